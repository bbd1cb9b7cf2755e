package handbook.generator.check;

import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The kinds of pictures browsers show, told by their first bytes.
 *
 * <p>Source: the specifications of the formats, as far as beginning, size and end go.
 */
enum PictureKind {
    PNG("\u0089PNG\r\n\u001a\n") {
        @Override
        String fault(byte[] bytes) {
            boolean whole = text(bytes, bytes.length - END, END).contains("IEND");
            return whole && bytes.length > 24 ? null : CUT_OFF;
        }

        @Override
        int widestSide(byte[] bytes) {
            return Math.max(
                    ByteBuffer.wrap(bytes).getInt(16), ByteBuffer.wrap(bytes).getInt(20));
        }
    },
    JPEG("\u00ff\u00d8\u00ff") {
        @Override
        String fault(byte[] bytes) {
            return text(bytes, bytes.length - END, END).contains("\u00ff\u00d9") ? null : CUT_OFF;
        }

        @Override
        int widestSide(byte[] bytes) {
            return jpegSide(ByteBuffer.wrap(bytes));
        }
    },
    GIF("GIF8") {
        @Override
        String fault(byte[] bytes) {
            return bytes.length > 13 && bytes[bytes.length - 1] == ';' ? null : CUT_OFF;
        }

        @Override
        int widestSide(byte[] bytes) {
            return Math.max(
                    Short.toUnsignedInt(
                            Short.reverseBytes(ByteBuffer.wrap(bytes).getShort(6))),
                    Short.toUnsignedInt(
                            Short.reverseBytes(ByteBuffer.wrap(bytes).getShort(8))));
        }
    },
    WEBP("RIFF") {
        @Override
        String fault(byte[] bytes) {
            boolean whole = bytes.length >= 12
                    && Integer.reverseBytes(ByteBuffer.wrap(bytes).getInt(4)) + 8L <= bytes.length;
            return whole ? null : CUT_OFF;
        }
    },
    AVIF("\u0000\u0000\u0000") {
        @Override
        String fault(byte[] bytes) {
            return text(bytes, 4, 4).equals("ftyp") ? null : "no file type at its beginning";
        }
    },
    SVG("<") {
        @Override
        String fault(byte[] bytes) {
            return svgFault(bytes);
        }
    };

    private static final String CUT_OFF = "it is cut off";

    /** How many of the last bytes may hold the mark of the end. */
    private static final int END = 64;

    private final String beginning;

    PictureKind(String beginning) {
        this.beginning = beginning;
    }

    /** Returns what is wrong with the bytes, or null. */
    abstract String fault(byte[] bytes);

    /** Returns the pixels of the longer side, 0 where that is not looked at. */
    int widestSide(byte[] bytes) {
        return 0;
    }

    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the kind a file claims to be. */
    static PictureKind ofExtension(String extension) {
        return extension.equals("jpg") ? JPEG : valueOf(extension.toUpperCase(Locale.ROOT));
    }

    /** Returns the kind a file is, or null. */
    static PictureKind ofContent(byte[] bytes) {
        boolean marked = bytes.length > 2 && text(bytes, 0, 3).equals("\u00ef\u00bb\u00bf");
        String text = text(bytes, marked ? 3 : 0, END);
        return Arrays.stream(values())
                .filter(kind -> (kind == SVG ? text.stripLeading() : text).startsWith(kind.beginning))
                .findFirst()
                .orElse(null);
    }

    private static String text(byte[] bytes, int start, int length) {
        int from = Math.max(0, Math.min(start, bytes.length));
        int to = Math.min(bytes.length, from + length);
        return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    /** Goes from segment to segment up to the frame header, which holds height and width. */
    private static int jpegSide(ByteBuffer jpeg) {
        int at = 2;
        while (at + 9 < jpeg.limit() && (jpeg.get(at) & 0xff) == 0xff) {
            int marker = jpeg.get(at + 1) & 0xff;
            boolean frame = marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
            if (frame) {
                return Math.max(Short.toUnsignedInt(jpeg.getShort(at + 5)), Short.toUnsignedInt(jpeg.getShort(at + 7)));
            }
            at += 2 + Short.toUnsignedInt(jpeg.getShort(at + 2));
        }
        return 0;
    }

    private static String svgFault(byte[] bytes) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try {
            XMLStreamReader reader = factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
            reader.nextTag();
            if (!reader.getLocalName().equals("svg")) {
                return "its first element is " + reader.getLocalName();
            }
            while (reader.hasNext()) {
                reader.next();
            }
            return null;
        } catch (XMLStreamException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
            return "it is no XML from line " + line + " on";
        }
    }
}
