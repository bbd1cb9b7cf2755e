package handbook.generator.jbake;

import freemarker.core.ParseException;
import freemarker.template.TemplateException;
import freemarker.template.TemplateNotFoundException;
import handbook.generator.mistake.Mistake;

/** Finds file and line of the template in the exceptions that came through JBake's renderer. */
final class TemplateMistake {

    private TemplateMistake() {}

    /**
     * @param folder of the templates, for the message
     * @param page that was being written
     */
    static Mistake of(Throwable thrown, String folder, String page) {
        for (Throwable e = thrown; e != null; e = e.getCause()) {
            if (e instanceof ParseException parse) {
                return mistake(folder, parse.getTemplateName(), parse.getLineNumber(), parse.getEditorMessage());
            }
            if (e instanceof TemplateException template) {
                return mistake(folder, template.getTemplateSourceName(), template.getLineNumber(), message(template));
            }
            if (e instanceof TemplateNotFoundException missing) {
                return mistake(folder, missing.getTemplateName(), 1, "template is missing");
            }
        }
        return new Mistake(page, 1, "page could not be written: " + thrown.getMessage());
    }

    private static String message(TemplateException template) {
        for (Throwable e = template.getCause(); e != null; e = e.getCause()) {
            if (e instanceof ParseException parse) {
                return "includes a template with an error: " + parse.getMessage();
            }
            if (e instanceof TemplateNotFoundException missing) {
                return "template " + missing.getTemplateName() + " is missing";
            }
        }
        return template.getMessageWithoutStackTop();
    }

    private static Mistake mistake(String folder, String template, Integer line, String message) {
        int end = message.indexOf("\n----");
        String first = (end < 0 ? message : message.substring(0, end))
                .replaceAll("\\s+", " ")
                .strip();
        return new Mistake(folder + "/" + template, line == null || line < 1 ? 1 : line, "template: " + first);
    }
}
