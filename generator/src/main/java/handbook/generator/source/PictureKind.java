package handbook.generator.source;

import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
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
public enum PictureKind {
    PNG("\u0089PNG\r\n\u001a\n") {
        @Override
        public String fault(byte[] bytes) {
            boolean whole = text(bytes, bytes.length - END, END).contains("IEND");
            return whole && bytes.length > 24 ? null : CUT_OFF;
        }

        @Override
        public Size size(byte[] bytes) {
            ByteBuffer png = ByteBuffer.wrap(bytes);
            return new Size(png.getInt(16), png.getInt(20));
        }
    },
    JPEG("\u00ff\u00d8\u00ff") {
        @Override
        public String fault(byte[] bytes) {
            return text(bytes, bytes.length - END, END).contains("\u00ff\u00d9") ? null : CUT_OFF;
        }

        @Override
        public Size size(byte[] bytes) {
            return jpegSize(ByteBuffer.wrap(bytes));
        }
    },
    GIF("GIF8") {
        @Override
        public String fault(byte[] bytes) {
            return bytes.length > 13 && bytes[bytes.length - 1] == ';' ? null : CUT_OFF;
        }

        @Override
        public Size size(byte[] bytes) {
            ByteBuffer gif = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            return new Size(Short.toUnsignedInt(gif.getShort(6)), Short.toUnsignedInt(gif.getShort(8)));
        }
    },
    WEBP("RIFF") {
        @Override
        public String fault(byte[] bytes) {
            boolean whole = bytes.length >= 12
                    && Integer.reverseBytes(ByteBuffer.wrap(bytes).getInt(4)) + 8L <= bytes.length;
            return whole ? null : CUT_OFF;
        }

        @Override
        public Size size(byte[] bytes) {
            return webpSize(bytes);
        }
    },
    AVIF("\u0000\u0000\u0000") {
        @Override
        public String fault(byte[] bytes) {
            return text(bytes, 4, 4).equals("ftyp") ? null : "no file type at its beginning";
        }

        @Override
        public Size size(byte[] bytes) {
            return avifSize(bytes);
        }
    },
    SVG("<") {
        @Override
        public String fault(byte[] bytes) {
            return svgFault(bytes);
        }

        @Override
        public Size size(byte[] bytes) {
            return svgSize(bytes);
        }
    };

    private static final String CUT_OFF = "it is cut off";
    private static final Size NONE = new Size(0, 0);

    /** How many of the last bytes may hold the mark of the end. */
    private static final int END = 64;

    private final String beginning;

    PictureKind(String beginning) {
        this.beginning = beginning;
    }

    /** Returns what is wrong with the bytes, or null. */
    public abstract String fault(byte[] bytes);

    /** Returns the size of a picture that has no fault, 0 × 0 where it does not say. */
    public abstract Size size(byte[] bytes);

    /** Width and height in pixels. */
    public record Size(int width, int height) {}

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the kind a file claims to be. */
    public static PictureKind ofExtension(String extension) {
        return extension.equals("jpg") ? JPEG : valueOf(extension.toUpperCase(Locale.ROOT));
    }

    /** Returns the kind a file is, or null. */
    public static PictureKind ofContent(byte[] bytes) {
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
    private static Size jpegSize(ByteBuffer jpeg) {
        int at = 2;
        while (at + 9 < jpeg.limit() && (jpeg.get(at) & 0xff) == 0xff) {
            int marker = jpeg.get(at + 1) & 0xff;
            boolean frame = marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
            if (frame) {
                return new Size(Short.toUnsignedInt(jpeg.getShort(at + 7)), Short.toUnsignedInt(jpeg.getShort(at + 5)));
            }
            at += 2 + Short.toUnsignedInt(jpeg.getShort(at + 2));
        }
        return NONE;
    }

    /** The three forms of WebP: simple, lossless, extended. */
    private static Size webpSize(byte[] bytes) {
        ByteBuffer webp = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (bytes.length < 30) {
            return NONE;
        }
        return switch (text(bytes, 12, 4)) {
            case "VP8 " -> new Size(webp.getShort(26) & 0x3fff, webp.getShort(28) & 0x3fff);
            case "VP8L" -> new Size((webp.getInt(21) & 0x3fff) + 1, (webp.getInt(21) >> 14 & 0x3fff) + 1);
            default -> new Size((webp.getInt(24) & 0xffffff) + 1, (webp.getInt(26) >>> 8) + 1);
        };
    }

    /** The largest of the sizes in it: the picture may be made of tiles and hold a small copy. */
    private static Size avifSize(byte[] bytes) {
        String avif = text(bytes, 0, bytes.length);
        Size largest = NONE;
        for (int at = avif.indexOf("ispe"); at >= 0 && at + 16 <= bytes.length; at = avif.indexOf("ispe", at + 4)) {
            ByteBuffer property = ByteBuffer.wrap(bytes);
            var size = new Size(property.getInt(at + 8), property.getInt(at + 12));
            largest = size.width() > largest.width() ? size : largest;
        }
        return largest;
    }

    private static Size svgSize(byte[] bytes) {
        try {
            XMLStreamReader reader = svg(bytes);
            reader.nextTag();
            String width = reader.getAttributeValue(null, "width");
            String height = reader.getAttributeValue(null, "height");
            if (isPixels(width) && isPixels(height)) {
                return new Size(pixels(width), pixels(height));
            }
            String box = reader.getAttributeValue(null, "viewBox");
            String[] sides = box == null ? new String[0] : box.strip().split("[\\s,]+");
            boolean whole = sides.length == 4 && isPixels(sides[2]) && isPixels(sides[3]);
            return whole ? new Size(pixels(sides[2]), pixels(sides[3])) : NONE;
        } catch (XMLStreamException e) {
            return NONE;
        }
    }

    private static boolean isPixels(String length) {
        return length != null && length.matches("\\d{1,6}(\\.\\d+)?(px)?");
    }

    private static int pixels(String length) {
        return (int) Math.ceil(Double.parseDouble(length.replace("px", "")));
    }

    private static String svgFault(byte[] bytes) {
        try {
            XMLStreamReader reader = svg(bytes);
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

    private static XMLStreamReader svg(byte[] bytes) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
    }
}
