package handbook.generator.calc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnsTest {

    @Test
    void namesStandOnTheLeftNumbersOnTheRight() {
        var columns = new Columns();
        columns.add(List.of("Level", "IOPS"));
        columns.add(List.of("RAID 10", "5"));
        assertThat(columns.aligned(1)).isEqualTo("Level    IOPS\nRAID 10     5\n");
    }

    @Test
    void aRemarkAtTheEndOfAShortRowWidensNothing() {
        var columns = new Columns();
        columns.add(List.of("Level", "IOPS", "Drives"));
        columns.add(List.of("RAID 1", "not possible with this many drives"));
        assertThat(columns.aligned(1)).isEqualTo("Level   IOPS  Drives\nRAID 1  not possible with this many drives\n");
    }
}
