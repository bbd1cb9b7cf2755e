package handbook.generator.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.raid.RaidIops;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The formulas and numbers that readers see against the calculators themselves. */
class RaidLevelFactsTest {

    private static final FactTable<RaidLevel> TABLE = RaidLevelFacts.TABLE;

    private static String cell(RaidLevel level, String column) {
        return TABLE.columns().stream()
                .filter(one -> one.name().equals(column))
                .findFirst()
                .orElseThrow()
                .cell()
                .apply(level, null);
    }

    private static Stream<RaidLayout> layouts(RaidLevel level) {
        return IntStream.rangeClosed(1, 48)
                .boxed()
                .flatMap(drives -> Stream.of(2, 3, 4).map(groups -> new RaidLayout(level, drives, groups)))
                .filter(layout -> layout.problem() == null);
    }

    private static double value(String formula, RaidLayout layout) {
        return Formula.value(formula, Map.of('n', (double) layout.drives(), 'g', (double) layout.spans()));
    }

    @ParameterizedTest
    @EnumSource
    void formulasOfCapacityAreThoseOfTheLayouts(RaidLevel level) {
        assertThat(layouts(level)).isNotEmpty().allSatisfy(layout -> {
            double data = layout.dataDrives();
            assertThat(value(cell(level, "data_drives"), layout)).isEqualTo(data);
            assertThat(value(cell(level, "usable_share"), layout)).isCloseTo(data / layout.drives(), within(1e-12));
        });
    }

    @ParameterizedTest
    @EnumSource
    void formulasOfIopsAreThoseOfTheCalculator(RaidLevel level) {
        for (double reads : new double[] {0, 0.25, 0.7, 1}) {
            assertThat(layouts(level)).allSatisfy(layout -> {
                double host = RaidIops.calculate(new RaidIops.Input(layout, 170, 170, reads))
                        .match(RaidIops.Result::hostIops, problems -> Double.NaN);
                Map<Character, Double> values =
                        Map.of('n', (double) layout.drives(), 'I', 170.0, 'R', reads, 'W', 1 - reads);
                assertThat(Formula.value(cell(level, "host_iops"), values)).isCloseTo(host, within(1e-9));
                if (reads == 0 || reads == 1) {
                    String column = reads == 0 ? "write_iops" : "read_iops";
                    assertThat(Formula.value(cell(level, column), values)).isCloseTo(host, within(1e-9));
                }
            });
        }
    }

    /** A stripe of n drives holds the data of some; all n are written. */
    @ParameterizedTest
    @EnumSource
    void fullStripesCostTheirShareOfParityOrTheCopies(RaidLevel level) {
        assertThat(layouts(level))
                .allSatisfy(layout -> assertThat(value(cell(level, "full_stripe"), layout))
                        .isCloseTo((double) layout.drives() / layout.dataDrives(), within(1e-12)));
    }

    /** Worked out by failing every set of drives of a small array. */
    @ParameterizedTest
    @EnumSource
    void failuresSurvivedAreCountedBySimulation(RaidLevel level) {
        RaidLayout layout = RaidLayout.smallest(level, 2, level == RaidLevel.RAID_1 ? 2 : 8);
        int drives = layout.drives();
        int certain = drives;
        int atBest = 0;
        for (int failed = 0; failed < 1 << drives; failed++) {
            boolean alive = survives(layout, failed);
            int count = Integer.bitCount(failed);
            atBest = alive ? Math.max(atBest, count) : atBest;
            certain = alive ? certain : Math.min(certain, count - 1);
        }
        assertThat(cell(level, "survives")).isEqualTo("" + certain);
        assertThat(value(cell(level, "survives_at_best"), layout)).isEqualTo(atBest);
    }

    /** Mirrors are pairs of neighbours, groups stand one after another. */
    private static boolean survives(RaidLayout layout, int failed) {
        int size = layout.level().copies() > 1 ? 2 : layout.drivesPerGroup();
        int mayFail = layout.level().copies() > 1 ? 1 : layout.level().parityDrives();
        for (int first = 0; first < layout.drives(); first += size) {
            if (Integer.bitCount(failed >> first & (1 << size) - 1) > mayFail) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @EnumSource
    void anEmptyShareMeansNoSuchArray(RaidLevel level) {
        List<Integer> drives = List.of(4, 8, 12, 24);
        assertThat(drives).allSatisfy(count -> {
            var layout = new RaidLayout(level, count, 2);
            String share = cell(level, "share_" + count);
            if (layout.problem() == null) {
                assertThat(Double.parseDouble(share)).isCloseTo((double) layout.dataDrives() / count, within(1e-6));
            } else {
                assertThat(share).isEmpty();
            }
        });
    }

    /** Works out a formula as it is printed: 1 − 2g ÷ n. */
    private static final class Formula {

        private final String text;
        private final Map<Character, Double> values;
        private int at;

        private Formula(String text, Map<Character, Double> values) {
            this.text = text.replace(" ", "");
            this.values = values;
        }

        static double value(String text, Map<Character, Double> values) {
            var formula = new Formula(text, values);
            double value = formula.sum();
            assertThat(formula.at).as(text).isEqualTo(formula.text.length());
            return value;
        }

        private boolean take(char sign) {
            boolean here = at < text.length() && text.charAt(at) == sign;
            at += here ? 1 : 0;
            return here;
        }

        private double sum() {
            double value = product();
            while (true) {
                if (take('+')) {
                    value += product();
                } else if (take('−')) {
                    value -= product();
                } else {
                    return value;
                }
            }
        }

        private double product() {
            double value = factor();
            while (true) {
                if (take('×')) {
                    value *= factor();
                } else if (take('÷')) {
                    value /= factor();
                } else {
                    return value;
                }
            }
        }

        /** A bracket, a letter, a number, or a number with a letter behind it. */
        private double factor() {
            if (take('(')) {
                double value = sum();
                assertThat(take(')')).as(text).isTrue();
                return value;
            }
            int start = at;
            while (at < text.length() && Character.isDigit(text.charAt(at))) {
                at++;
            }
            double number = at > start ? Double.parseDouble(text.substring(start, at)) : 1;
            boolean letter = at < text.length() && values.containsKey(text.charAt(at));
            return letter ? number * values.get(text.charAt(at++)) : number;
        }
    }
}
