package handbook.generator.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Units that mean something else than their author thinks, or nothing: {@code Kb}, {@code mb/s}, {@code GBs}.
 * A capital B is bytes, bits are written out; kB is 1000 bytes and KiB 1024.
 */
public final class UnitSpelling {

    /**
     * A unit and how it is written.
     *
     * @param start offset in the text
     */
    public record Finding(int start, String written, String right) {

        @Override
        public String toString() {
            return "unit \"" + written + "\" is written " + right;
        }
    }

    private static final Pattern BYTES =
            Pattern.compile("([kKmMgGtTpP])(i?)([bB])(s|ps|/s|/sec|/second)?|([кКмМгГтТпП])(и?)([бБ])(/с|/сек|/s)?");
    private static final Pattern BITS =
            Pattern.compile("([kKmMgGtT])[bB]its?(ps|/s|/sec)?|([кКмМгГтТ])[бБ]ит(/с|/сек)?");

    private static final int MOST_LETTERS = 10;

    private UnitSpelling() {}

    /** Returns what is wrong in a text, in its order. */
    public static List<Finding> in(String text) {
        var findings = new ArrayList<Finding>();
        int end = 0;
        for (int i = 1; i < text.length(); i++) {
            if (i >= end && isLikely(text.charAt(i))) {
                int start = start(text, i);
                end = end(text, i);
                check(text, start, end, findings);
            }
        }
        return findings;
    }

    /** Returns the right form of a unit, or null if nothing is wrong with it or it is none. */
    public static String right(String unit) {
        if (unit.equalsIgnoreCase("iops")) {
            return unit.equals("IOPS") ? null : "IOPS";
        }
        if (!isLikely(unit)) {
            return null;
        }
        Matcher bits = BITS.matcher(unit);
        Matcher bytes = BYTES.matcher(unit);
        String right = bits.matches() ? bits(bits) : bytes.matches() ? bytes(bytes) : unit;
        return right.equals(unit) ? null : right;
    }

    private static String bits(Matcher unit) {
        boolean latin = unit.group(1) != null;
        String prefix = (latin ? unit.group(1) : unit.group(3)).toUpperCase(Locale.ROOT);
        boolean rate = unit.group(latin ? 2 : 4) != null;
        String small = prefix.replace('K', 'k').replace('К', 'к');
        return small + (latin ? "bit" : "бит") + rate(rate, latin);
    }

    private static String bytes(Matcher unit) {
        boolean latin = unit.group(1) != null;
        String prefix = (latin ? unit.group(1) : unit.group(5)).toUpperCase(Locale.ROOT);
        String binary = latin ? unit.group(2) : unit.group(6);
        String b = latin ? unit.group(3) : unit.group(7);
        String end = latin ? unit.group(4) : unit.group(8);
        String rate = rate(end != null && !end.equals("s"), latin);
        boolean plural = "s".equals(end);
        if (!binary.isEmpty()) {
            return prefix + binary + (latin ? "B" : "Б") + rate;
        }
        boolean kilo = prefix.equals("K") || prefix.equals("К");
        String small = kilo ? latin ? "k" : "к" : prefix;
        String bytes = small + (latin ? "B" : "Б");
        if (b.equals("b") || b.equals("б")) {
            return bytes + rate + " (bytes) or " + small + (latin ? "bit" : "бит") + rate + " (bits)";
        }
        if (kilo && !unit.group().startsWith(small)) {
            String kibi = latin ? "KiB" : "КиБ";
            return bytes + rate + " (1000 bytes) or " + kibi + rate + " (1024 bytes)";
        }
        return plural ? bytes + ", or " + bytes + "/s if it is a rate" : bytes + rate;
    }

    private static String rate(boolean rate, boolean latin) {
        return rate ? latin ? "/s" : "/с" : "";
    }

    /** Every unit but IOPS begins with a prefix, then has an i or a b. */
    private static boolean isLikely(String unit) {
        return unit.length() > 1
                && "kKmMgGtTpPкКмМгГтТпП".indexOf(unit.charAt(0)) >= 0
                && "ibBибБ".indexOf(unit.charAt(1)) >= 0;
    }

    /** Every unit we look for has one of these in it, and not as its first letter. */
    private static boolean isLikely(char c) {
        return c == 'b' || c == 'B' || c == 'б' || c == 'Б' || c == 'o' || c == 'O';
    }

    private static int start(String text, int inside) {
        int start = inside;
        while (start > 0 && Character.isLetter(text.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    private static int end(String text, int inside) {
        int end = inside;
        while (end < text.length() && (Character.isLetter(text.charAt(end)) || isRate(text, end))) {
            end++;
        }
        return end;
    }

    private static boolean isRate(String text, int i) {
        return text.charAt(i) == '/'
                && i + 1 < text.length()
                && (text.charAt(i + 1) == 's' || text.charAt(i + 1) == 'с');
    }

    private static void check(String text, int start, int end, List<Finding> findings) {
        boolean digitBehind = end < text.length() && Character.isDigit(text.charAt(end));
        if (digitBehind || end - start > MOST_LETTERS || isNamePart(text, start - 1, -1) || isNamePart(text, end, 1)) {
            return;
        }
        String written = text.substring(start, end);
        String right = right(written);
        if (right != null) {
            findings.add(new Finding(start, written, right));
        }
    }

    /** Tells whether a sign makes what stands before and behind it one name: size_gb, raid-iops, /mnt/gb. */
    private static boolean isNamePart(String text, int i, int step) {
        if (i < 0 || i >= text.length()) {
            return false;
        }
        int next = i + step;
        boolean letter = next >= 0 && next < text.length() && Character.isLetter(text.charAt(next));
        return "_/\\@#".indexOf(text.charAt(i)) >= 0 || text.charAt(i) == '-' && letter;
    }
}
