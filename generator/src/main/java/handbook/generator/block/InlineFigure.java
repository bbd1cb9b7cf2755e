package handbook.generator.block;

import handbook.core.form.Figure;

/** {@code {=id name=value … : figure=}} – a figure inside a sentence, worked out by the build. */
public final class InlineFigure {

    private static final String SEPARATOR = " : ";

    private InlineFigure() {}

    /**
     * Returns the figure as text, or nothing with a mistake noted.
     *
     * @param text between the braces and equals signs; {@code bare} behind the figure leaves the unit out
     * @param line in the Markdown, from 1
     */
    public static String text(String text, int line, PageContext page) {
        int separator = text.lastIndexOf(SEPARATOR);
        if (separator < 0) {
            page.mistake(line, "an inline value is {=calculator name=value … : figure=}; \" : \" is missing");
            return "";
        }
        Calculation calculation = Calculation.run(text.substring(0, separator), line, page);
        String wanted = text.substring(separator + SEPARATOR.length()).strip();
        boolean bare = wanted.endsWith(" bare");
        String name =
                bare ? wanted.substring(0, wanted.length() - " bare".length()).strip() : wanted;
        Figure figure = calculation == null ? null : calculation.figure(name, line, page);
        if (figure == null) {
            return "";
        }
        return bare
                ? Expectation.bare(figure.value(), page.texts())
                : page.texts().show(figure.value());
    }
}
