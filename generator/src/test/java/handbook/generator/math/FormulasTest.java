package handbook.generator.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulasTest {

    private final Formulas formulas = new Formulas(Map.of());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            x_{\\max}           | <msub><mi>x</mi><mi>max</mi></msub>
            0{,}85              | <mn>0,85</mn>
            10{,}000            | <mn>10,000</mn>
            10\\,000            | <mn>10\u2009000</mn>
            f(1, 2)             | <mn>1</mn><mo separator="true">,</mo><mn>2</mn>
            a < b               | <mi>a</mi><mo>&lt;</mo><mi>b</mi>
            \\dfrac{1}{2}        | <mstyle scriptlevel="0" displaystyle="true"><mfrac><mn>1</mn><mn>2</mn></mfrac></mstyle>
            \\text{запись} \\% | <mi mathvariant="normal">запись</mi><mi mathvariant="normal">%</mi>
            """)
    void becomesMathmlThatIsValid(String tex, String part) throws TexException {
        assertThat(formulas.mathml(tex, false)).contains(part).startsWith("<math><semantics>");
    }

    @Test
    void keepsTheTexForThoseWhoCopy() throws TexException {
        assertThat(formulas.mathml("a & b".replace("& ", "< "), true))
                .startsWith("<math display=\"block\">")
                .endsWith("<annotation encoding=\"application/x-tex\">a &lt; b</annotation></semantics></math>");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a + \\frac{1}{    | 13 | Unexpected end of input in a macro argument, expected '}'
            a + \\foo         | 4  | Undefined control sequence: \\foo
            a + b}            | 5  | Expected 'EOF', got '}'
            скорость = 3      | 0  | words and letters that are not Latin stand in \\text{…}, but here "с"
            \\boxed{x}        | 0  | frames, lines through, tags, colours and links are not shown by all browsers
            \\color{red} x    | 0  | frames, lines through, tags, colours and links are not shown by all browsers
            \\href{http://a}x | 0  | frames, lines through, tags, colours and links are not shown by all browsers
            """)
    void saysWhatIsNoFormulaAndWhere(String tex, int position, String message) {
        TexException mistake = catchThrowableOfType(TexException.class, () -> formulas.mathml(tex, false));
        assertThat(mistake).hasMessage(message);
        assertThat(mistake.position()).isEqualTo(position);
    }

    @Test
    void whatIsKnownIsNotWorkedOutAgain() throws TexException {
        var names = new TreeSet<String>();
        formulas.noting(names::add).mathml("x", true);
        formulas.mathml("x", false);
        var later = new Formulas(formulas.known(names));
        assertThat(later.mathml("x", true)).isEqualTo(formulas.mathml("x", true));
        assertThat(later.made()).isZero();
        later.mathml("x", false);
        assertThat(later.made()).isOne();
        assertThat(formulas.known(Set.of())).isEmpty();
    }
}
