package handbook.core.form;

import handbook.core.text.Message;

/**
 * A sentence beside the result.
 *
 * @param warning something that can cost the reader money, not just an explanation
 */
public record Note(Message message, boolean warning) {}
