package handbook.core.text;

/** HTML as text, everything that comes from outside escaped. */
public final class Html {

    private final StringBuilder text = new StringBuilder();

    /** Appends markup as it stands. */
    public Html raw(String markup) {
        text.append(markup);
        return this;
    }

    /** Appends escaped text. */
    public Html text(String value) {
        escape(value);
        return this;
    }

    /** Appends an attribute with an escaped value, with a space before it. */
    public Html attribute(String name, String value) {
        text.append(' ').append(name).append("=\"");
        escape(value);
        text.append('"');
        return this;
    }

    /** Appends an element that holds escaped text only. */
    public Html element(String tag, String value) {
        text.append('<').append(tag).append('>');
        escape(value);
        text.append("</").append(tag).append('>');
        return this;
    }

    private void escape(String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append("&quot;");
                default -> text.append(c);
            }
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
