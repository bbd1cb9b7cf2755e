package handbook.core.form;

import handbook.core.text.Message;

/**
 * One choice of a field.
 *
 * @param id what stands in links, blocks and on the command line
 */
public record Option(String id, Message label) {}
