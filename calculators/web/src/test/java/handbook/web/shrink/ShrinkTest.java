package handbook.web.shrink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The passes, on scripts in the manner of TeaVM's. */
class ShrinkTest {

    private static final String STRINGS = """
            let pool, text = s => s === null ? null : new JavaString(s), intern = s => s,
                fill = strings => {
                    pool = new Array(strings.length);
                    for (let i = 0; i < strings.length; ++i) { pool[i] = intern(text(strings[i])); }
                },
                at = index => pool[index];
            function JavaString(s) { this.s = s; }
            """;

    @Test
    void putsStringsWhereTheyAreUsed() {
        String small =
                shrunk(STRINGS + "fill(['one', 'unused', 'th' + 'r' + 'ee']); window.show(at(0), at(2), at(0));");

        assertThat(small).containsPattern("show\\(\\w\\(\"one\"\\),\\w\\(\"three\"\\),\\w\\(\"one\"\\)\\)");
        assertThat(small).doesNotContain("unused").doesNotContain("[a]");
    }

    @Test
    void saysWhenTheScriptIsNotWhatItExpects() {
        assertThatThrownBy(() -> shrunk("window.show('one');"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("TeaVM writes its scripts in another way");
        assertThatThrownBy(() -> shrunk("let = ;")).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void takesNamesFromConstantsThatDoNothingWithThem() {
        String small = shrunk(STRINGS + """
                  fill(['FIRST', 'SECOND', 'kept']);
                  let constant = (name, ordinal) => { window.log(ordinal); window.log(ordinal + 1); return { ordinal }; };
                  let label = (name, ordinal) => { window.log(ordinal); window.log(name); return { ordinal }; };
                  window.show(constant(at(0), 0), constant(at(1), 1), label(at(2), 0), label(at(2), 1));
                  """);

        assertThat(small).contains("kept").doesNotContain("FIRST").doesNotContain("SECOND");
    }

    @Test
    void dropsDescriptionsThatNobodyNeedsAndTheZerosOfRecords() {
        String small = shrunk(STRINGS + """
                  fill(['s']);
                  function Base() {}
                  function Rec() { Base.call(this); }
                  function Point() { let a = this; Rec.call(a); a.x = 0.0; a.y = null; }
                  function Size() { let a = this; Rec.call(a); a.w = 0.0; }
                  function Plain() { let a = this; Base.call(a); a.count = 0; }
                  function Helper() { Base.call(this); }
                  function Kind() { Base.call(this); }
                  window.describe([Base, 0, 0, [], 1, 0, 0, 0, Rec, 0, Base, [], 1025, 0, 0, 0,
                      Point, 0, Rec, [Kind], 17, 0, 0, 0, Size, 0, Rec, [], 17, 0, 0, 0,
                      Plain, 0, Base, [], 17, 0, 0, ['m', 1], Helper, 0, Base, [], 17, 0, 0, 0,
                      Kind, 0, Base, [], 1537, 0, 0, 0]);
                  window.show(at(0), new Point().x, new Point().y, new Size().w, new Plain().count);
                  """);

        assertThat(small)
                .containsPattern("this[.\\w=]*=0")
                .contains("[\"m\",1]")
                .doesNotContain("this.x", "this.y", "this.w", "1537");
        assertThat(small.split("function ")).as("Helper and Kind are gone").hasSize(7);
    }

    private static String shrunk(String script) {
        return Shrink.shrunk("(function() {" + script + "})();");
    }
}
