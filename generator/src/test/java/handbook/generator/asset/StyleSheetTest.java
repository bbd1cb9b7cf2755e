package handbook.generator.asset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StyleSheetTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            a { color: red; }                     | a{color:red}
            a, b > c { d: e f; g: h }             | a,b>c{d:e f;g:h}
            a ~ b { c: d !important }             | a~b{c:d!important}
            [a="b-c"] + [d~="e"] { f: "g=\\"h\\"]" }| [a=b-c] + [d~=e]{f:"g=\\"h\\"]"}
            [a="b c"][d="1"], [e=""] { f: '[a="b"]' }| [a="b c"][d="1"],[e=""]{f:'[a="b"]'}
            nav a :hover { x: y;; }               | nav a :hover{x:y}
            li:not(.a):hover { x: y }             | li:not(.a):hover{x:y}
            a { w: calc(1rem + 2px - 3px) }       | a{w:calc(1rem + 2px - 3px)}
            a::after { content: " ; , } /* x */" }| a::after{content:" ; , } /* x */"}
            a { b: 'it\\'s { : }' }               | a{b:'it\\'s { : }'}
            a /* why */ { b: c } /* ; */ d { e: f}| a{b:c}d{e:f}
            @media (min-width: 3em) and (x) { a { b: c; } } | @media (min-width:3em) and (x){a{b:c}}
            a { b: url(data:image/png;base64,AA) }| a{b:url(data:image/png;base64,AA)}
            """)
    void takesOutOnlyWhatDoesNotMatter(String css, String shorter) {
        assertThat(StyleSheet.shrink(css)).isEqualTo(shorter);
    }
}
