package handbook.generator.cache;

import handbook.generator.check.PageFacts;
import java.util.Map;

/**
 * A page of the site as it was written.
 *
 * @param model hash of what its template was given
 * @param used what the template took besides: name → value
 * @param size of the file, bytes
 * @param modified time of the file, nanoseconds
 */
public record WrittenPage(String model, Map<String, String> used, PageFacts facts, long size, long modified) {}
