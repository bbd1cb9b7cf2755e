package handbook.core.form;

import handbook.core.text.Message;
import java.util.Map;

/**
 * Values to fill in at once.
 *
 * @param values name of a field → its text; an empty text clears an optional field
 */
public record Preset(Message label, Map<String, String> values) {}
