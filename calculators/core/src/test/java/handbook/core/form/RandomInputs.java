package handbook.core.form;

import handbook.core.unit.DataUnit;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** Inputs as nobody and as everybody types them, the same for the same random numbers. */
public final class RandomInputs {

    private static final String[] ODD = {
        "",
        " ",
        "-1",
        "0",
        "1e9",
        "NaN",
        "Infinity",
        "99999999999999999999999",
        "0.0000001",
        "5,000",
        "1 000",
        "1,5",
        "−7",
        "<script>",
        "170 IOPS",
        "%",
        "20%",
        "½",
        "\u0000",
        "1.2.3",
        "4 KiB",
        "4 Kb",
        "3,84 ТБ",
        "RAID5",
        "raid 6"
    };

    private static final String[] WORDS = {
        "read",
        "write, randread;randrw",
        "randwrite",
        "rw",
        "4k",
        "4K,16k 1m",
        "512",
        "1,2,4",
        "64",
        "/dev/sdb",
        "/dev/sdb",
        "/srv/диск/a b:c.dat",
        "C:\\test\\fio.dat",
        "\\\\.\\PhysicalDrive1",
        "a, a",
        "\"<b>'#$;\ud83d\ude00"
    };

    private RandomInputs() {}

    /** Returns texts for all fields; about one in thirty is odd, fewer where there are many fields. */
    public static Map<String, String> of(Calculator calculator, Random random) {
        var inputs = new LinkedHashMap<String, String>();
        int oneIn = Math.max(30, 4 * calculator.fields().size());
        for (Field field : calculator.fields()) {
            boolean odd = random.nextInt(oneIn) == 0;
            inputs.put(field.name(), odd ? ODD[random.nextInt(ODD.length)] : good(field, random));
        }
        return inputs;
    }

    private static String good(Field field, Random random) {
        if (field.optional() && random.nextBoolean()) {
            return "";
        }
        // rules tie layouts to counts: with all of them at random hardly any array would exist
        boolean tied = field.kind() == Field.Kind.CHOICE || field.kind() == Field.Kind.WHOLE_NUMBER;
        if (tied && !field.optional() && random.nextInt(5) < 4) {
            return field.initial();
        }
        return switch (field.kind()) {
            case CHOICE -> field.of().get(random.nextInt(field.of().size()));
            case WHOLE_NUMBER -> Integer.toString((int) magnitude(field.least(), Math.min(field.most(), 400), random));
            case NUMBER -> decimal(magnitude(field.least(), field.most(), random), random);
            case SHARE -> decimal(random.nextInt(4) == 0 ? random.nextDouble() * 100 : random.nextInt(101), random);
            case SIZE -> size(field, random);
            case TEXT -> random.nextInt(20) > 0 ? field.initial() : WORDS[random.nextInt(WORDS.length)];
            case DATE -> (2000 + random.nextInt(50)) + "-0" + (1 + random.nextInt(9)) + "-" + (10 + random.nextInt(19));
        };
    }

    private static String size(Field field, Random random) {
        DataUnit unit = field.sizeUnits().get(random.nextInt(field.sizeUnits().size()));
        double perFirst = unit.bytes() / field.sizeUnits().get(0).bytes();
        double amount = magnitude(field.least() / perFirst, field.most() / perFirst, random);
        return decimal(amount, random) + (random.nextBoolean() ? " " : "") + unit.symbol();
    }

    /** A value whose logarithm is spread evenly, so that small and huge ones are equally likely. */
    private static double magnitude(double least, double most, Random random) {
        double low = Math.max(least, 0.001);
        return low * Math.pow(most / low, random.nextDouble());
    }

    private static String decimal(double value, Random random) {
        String text = rounded(value, value < 1 ? 3 : random.nextInt(4));
        return random.nextInt(3) == 0 ? text.replace('.', ',') : text;
    }

    /** As String.format does, which would take most of the time of a test with millions of inputs. */
    private static String rounded(double value, int decimals) {
        long power = (long) Math.pow(10, decimals);
        if (value * power > 1e17) {
            return String.format(Locale.ROOT, "%." + decimals + "f", value);
        }
        long scaled = Math.round(value * power);
        String rest = Long.toString(scaled % power + power).substring(1);
        return scaled / power + (decimals == 0 ? "" : "." + rest);
    }
}
