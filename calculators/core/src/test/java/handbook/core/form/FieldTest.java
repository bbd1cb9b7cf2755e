package handbook.core.form;

import static org.assertj.core.api.Assertions.assertThat;

import handbook.core.Calculators;
import handbook.core.raid.RaidLevel;
import handbook.core.unit.DataUnit;
import handbook.core.unit.Unit;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FieldTest {

    static Stream<Calculator> calculators() {
        return Calculators.all().stream();
    }

    @Test
    void aLineOfTheTableIsAField() {
        List<Field> fields =
                Field.table("load CHOICE total total,split 0 0\nsize  SIZE 4_KiB KiB,MiB 0.5 16 load=total\n");
        assertThat(fields)
                .containsExactly(
                        new Field("load", "CHOICE", "total", List.of("total", "split"), 0, 0, null),
                        new Field(
                                "size",
                                "SIZE",
                                "4 KiB",
                                List.of("KiB", "MiB"),
                                0.5,
                                16,
                                new Field.Condition("load", List.of("total"))));
        assertThat(fields.get(1).sizeUnits()).containsExactly(DataUnit.KIB, DataUnit.MIB);
        assertThat(fields.get(1).optional()).isFalse();
    }

    @Test
    void hyphensStandForNothing() {
        Field field = Field.table("outstanding WHOLE_NUMBER - - 1 100").get(0);
        assertThat(field.optional()).isTrue();
        assertThat(field.initial()).isEmpty();
        assertThat(field.unit()).isNull();
    }

    @ParameterizedTest
    @MethodSource("calculators")
    void tablesOfTheCalculatorsMakeSense(Calculator calculator) {
        var names = new HashSet<String>();
        for (Field field : calculator.fields()) {
            assertThat(names.add(field.name())).as(field.name()).isTrue();
            switch (field.kind()) {
                case CHOICE -> assertThat(field.of()).contains(field.initial()).doesNotHaveDuplicates();
                case SIZE ->
                    assertThat(field.sizeUnits()).hasSameSizeAs(field.of()).doesNotContainNull();
                case SHARE -> assertThat(field.unit()).isEqualTo(Unit.SHARE);
                case NUMBER, WHOLE_NUMBER ->
                    assertThat(field.unit() != null || field.of().equals(List.of("-")))
                            .as(field.name())
                            .isTrue();
                case DATE -> assertThat(field.optional()).isTrue();
            }
            assertThat(field.least()).as(field.name()).isLessThanOrEqualTo(field.most());
            if (field.onlyWhen() != null) {
                Field choice =
                        Answers.find(calculator.fields(), field.onlyWhen().field());
                assertThat(choice.of()).containsAll(field.onlyWhen().values());
            }
        }
    }

    static Stream<Calculator> calculatorsWithLevels() {
        return calculators().filter(calculator -> Answers.find(calculator.fields(), "level") != null);
    }

    @ParameterizedTest
    @MethodSource("calculatorsWithLevels")
    void everyLevelCanBeChosenWhereThereIsAChoice(Calculator calculator) {
        Field level = Answers.find(calculator.fields(), "level");
        assertThat(level.of())
                .containsAll(
                        Arrays.stream(RaidLevel.values()).map(RaidLevel::id).toList());
    }
}
