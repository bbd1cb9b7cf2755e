// Called by Katex.java. What LaTeX would not take is a mistake here too.
(function (tex, display) {
    try {
        return {html: katex.renderToString(tex, {
            output: 'mathml',
            displayMode: display,
            maxSize: 10,
            // KaTeX itself forgets to say that these are large
            macros: {'\\dfrac': '{\\displaystyle\\frac{#1}{#2}}'},
            strict: function (code) {
                return code === 'newLineInDisplayMode' ? 'ignore' : 'error';
            }
        })};
    } catch (e) {
        return {message: String(e.message), position: typeof e.position === 'number' ? e.position : 0};
    }
})
