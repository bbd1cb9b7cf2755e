package handbook.core.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import handbook.core.cache.SsdCache.Array;
import handbook.core.cache.SsdCache.Cache;
import handbook.core.cache.SsdCache.Input;
import handbook.core.cache.SsdCache.Rates;
import handbook.core.cache.SsdCache.Result;
import handbook.core.raid.RaidLayout;
import handbook.core.raid.RaidLevel;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class SsdCacheTest {

    private static final double GB = 1e9;
    private static final double FAST = 1e12;

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "effective-iops.csv", useHeadersInDisplayName = true)
    void hitsAndMissesMixHarmonically(
            String id, double hits, double cache, double array, double serial, double parallel, double tolerance) {
        var single = new Cache(new RaidLayout(RaidLevel.RAID_0, 1, 2), GB, new Rates(cache, cache), FAST);
        var behind = new Array(new Rates(array, array), 100 * GB);
        var in = new Input(behind, single, new Rates(1000, 0), GB, hits / 100, 0, 0, false, 4096, 24);
        Result result = SsdCache.calculate(in);
        assertThat(result.warm()).isCloseTo(serial, within(serial * tolerance));
        assertThat(result.parallel()).isCloseTo(parallel, within(parallel * tolerance));
        assertThat(result.cold()).isCloseTo(array, within(array * 1e-12));
    }

    @ParameterizedTest(name = "{arguments}")
    @CsvFileSource(resources = "backend.csv", useHeadersInDisplayName = true)
    void missesCostTheArrayItsWritePenalty(
            String id,
            double reads,
            double writes,
            double hits,
            int drives,
            int penalty,
            double work,
            double needed,
            double most) {
        var behind = new Array(new Rates(drives * 250, drives * 250.0 / penalty), 1800 * GB);
        var in = new Input(
                behind, mirror(2, FAST), new Rates(reads, writes), GB, hits / 100, hits / 100, 0, true, 4096, 24);
        Result result = SsdCache.calculate(in);
        assertThat(result.arrayLoad()).isCloseTo(work, within(1e-12));
        assertThat(result.hitNeeded()).isCloseTo(needed, within(1e-12));
        assertThat(result.parallel()).isCloseTo(most, within(most * 1e-6));
    }

    private static Cache mirror(int drives, double iops) {
        RaidLevel level = drives == 2 ? RaidLevel.RAID_1 : RaidLevel.RAID_10;
        return new Cache(new RaidLayout(level, drives, 2), 200 * GB, new Rates(iops, iops), 512 * GB);
    }

    /** 200 GB in a mirror hold two thirds of 300 GB; 4000 writes of 4 KiB are 1.4156 TB a day, 7.08 times 200 GB. */
    @Test
    void aMirrorOfTheExampleHoldsTwoThirdsOfTheHotData() {
        var behind = new Array(new Rates(1500, 750), 1800 * GB);
        var in = new Input(behind, mirror(2, 36_000), new Rates(20_000, 4000), 300 * GB, 0.9, 0.9, 0, true, 4096, 24);
        Result result = SsdCache.calculate(in);
        assertThat(result.usable()).isEqualTo(200 * GB);
        assertThat(result.coverage()).isCloseTo(2 / 3.0, within(1e-15));
        assertThat(result.readHit()).isCloseTo(0.6, within(1e-15));
        // writes that hit: 4000 × 0.6
        assertThat(result.daily()).isCloseTo(2400.0 * 4096 * 86_400, within(1.0));
        Result all = SsdCache.calculate(
                new Input(behind, mirror(4, 36_000), new Rates(20_000, 4000), 300 * GB, 1, 1, 0, true, 4096, 24));
        assertThat(all.daily() * 2 / (200 * GB)).isCloseTo(7.077888, within(1e-9));
    }

    /** 20 million sectors of 512 bytes in blocks of 4096 at 2000 misses a second: 2,500,000 ÷ 2000 = 1250 s. */
    @Test
    void warmingUpTakesOneMissForEachBlock() {
        var behind = new Array(new Rates(2000, 2000), 3000 * GB);
        var in = new Input(behind, mirror(2, 38_000), new Rates(1, 1), 10.24 * GB, 1, 1, 1, true, 4096, 24);
        assertThat(SsdCache.calculate(in).fillTime()).isCloseTo(1250, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({
        // array GB, 5 %, 10 %, of S-CACHE-07 and -08
        "10000, 500, 1000",
        "3000, 150, 300"
    })
    void theRuleOfThumbIsFiveToTenPerCent(double array, double low, double high) {
        assertThat(array * SsdCache.RULE_LOW).isCloseTo(low, within(1e-9));
        assertThat(array * SsdCache.RULE_HIGH).isCloseTo(high, within(1e-9));
    }

    /** Each miss is written once more: 1000 reads, half of them misses, all copied. */
    @Test
    void fillsWearTheCache() {
        var behind = new Array(new Rates(1000, 500), 1000 * GB);
        var in = new Input(behind, mirror(2, 1e5), new Rates(1000, 0), GB, 0.5, 0.5, 1, true, 4096, 24);
        assertThat(SsdCache.calculate(in).daily()).isCloseTo(500.0 * 4096 * 86_400, within(1.0));
        var readOnly = new Input(behind, mirror(2, 1e5), new Rates(500, 500), GB, 0.5, 0, 1, false, 4096, 12);
        assertThat(SsdCache.calculate(readOnly).daily()).isCloseTo(250.0 * 4096 * 43_200, within(1.0));
    }

    @Test
    void writesAloneMayBeTooManyForAReadCache() {
        var behind = new Array(new Rates(1000, 500), 1000 * GB);
        var tooMany = new Input(behind, mirror(2, 1e5), new Rates(1000, 600), GB, 1, 0, 1, false, 4096, 24);
        assertThat(SsdCache.calculate(tooMany).hitNeeded()).isEqualTo(-1);
        // writes take 0.5 of the array, the reads would take 1: half of them must hit
        var half = new Input(behind, mirror(2, 1e5), new Rates(1000, 250), GB, 1, 0, 1, false, 4096, 24);
        assertThat(SsdCache.calculate(half).hitNeeded()).isCloseTo(0.5, within(1e-12));
    }

    @Property
    void aCacheOfFasterDrivesNeverSlowsDown(
            @ForAll @DoubleRange(min = 0, max = 1) double reads,
            @ForAll @DoubleRange(min = 0, max = 1) double hits,
            @ForAll @DoubleRange(min = 1, max = 1000) double faster,
            @ForAll @IntRange(min = 1, max = 1000) int array) {
        var behind = new Array(new Rates(array, array / 2.0), 1000 * GB);
        var in = new Input(
                behind, mirror(2, array * faster), new Rates(reads, 1 - reads), GB, hits, hits, 0, true, 4096, 24);
        Result result = SsdCache.calculate(in);
        assertThat(result.warm()).isGreaterThanOrEqualTo(result.cold() * (1 - 1e-12));
        assertThat(result.parallel()).isGreaterThanOrEqualTo(result.warm() * (1 - 1e-12));
    }

    @Property
    void moreHitsNeverMeanFewerIopsOrMoreWork(
            @ForAll @DoubleRange(min = 0, max = 1) double reads,
            @ForAll @DoubleRange(min = 0, max = 0.9) double hits,
            @ForAll @DoubleRange(min = 0, max = 0.1) double more) {
        var behind = new Array(new Rates(1500, 750), 1000 * GB);
        var load = new Rates(1000 * reads, 1000 * (1 - reads));
        Result fewer =
                SsdCache.calculate(new Input(behind, mirror(2, 36_000), load, GB, hits, hits, 1, true, 4096, 24));
        Result many = SsdCache.calculate(
                new Input(behind, mirror(2, 36_000), load, GB, hits + more, hits + more, 1, true, 4096, 24));
        assertThat(many.warm()).isGreaterThanOrEqualTo(fewer.warm() * (1 - 1e-12));
        assertThat(many.arrayLoad()).isLessThanOrEqualTo(fewer.arrayLoad() * (1 + 1e-12));
    }

    @Property
    void moreWritesNeverMeanLessWear(
            @ForAll @DoubleRange(min = 0, max = 1e5) double writes,
            @ForAll @DoubleRange(min = 0, max = 1e5) double more,
            @ForAll @DoubleRange(min = 0, max = 1) double hits) {
        var behind = new Array(new Rates(1500, 750), 1000 * GB);
        double less = SsdCache.calculate(
                        new Input(behind, mirror(2, 36_000), new Rates(100, writes), GB, hits, hits, 1, true, 4096, 24))
                .daily();
        double wear = SsdCache.calculate(new Input(
                        behind, mirror(2, 36_000), new Rates(100, writes + more), GB, hits, hits, 1, true, 4096, 24))
                .daily();
        assertThat(wear).isGreaterThanOrEqualTo(less * (1 - 1e-12));
    }

    /** With the hits that are needed the array has exactly as much to do as it can. */
    @Property
    void theHitsNeededAreJustEnough(
            @ForAll @DoubleRange(min = 1, max = 1e5) double reads,
            @ForAll @DoubleRange(min = 1, max = 1e5) double writes) {
        var behind = new Array(new Rates(1500, 750), 1000 * GB);
        double needed = SsdCache.calculate(
                        new Input(behind, mirror(2, FAST), new Rates(reads, writes), GB, 0, 0, 0, true, 4096, 24))
                .hitNeeded();
        double work = SsdCache.calculate(new Input(
                        behind, mirror(2, FAST), new Rates(reads, writes), GB, needed, needed, 0, true, 4096, 24))
                .arrayLoad();
        assertThat(work).isLessThanOrEqualTo(1 + 1e-9);
        assertThat(needed == 0 || work > 1 - 1e-9).isTrue();
    }
}
