package handbook.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLElement;

/** What the page and the browser offer and TeaVM's own types lack. */
final class Browser {

    private Browser() {}

    @JSBody(script = "return typeof handbookTexts === 'object' ? handbookTexts.lang : null;")
    static native String textsLanguage();

    /** Returns a text of the page's language file, null if there is none. */
    @JSBody(
            params = "key",
            script =
                    "var t = handbookTexts.texts; return Object.prototype.hasOwnProperty.call(t, key) ? t[key] : null;")
    static native String text(String key);

    @JSBody(script = "return location.href.split('#')[0];")
    static native String address();

    /** Returns the fragment without the number sign, as it stands in the address. */
    @JSBody(script = "var at = location.href.indexOf('#'); return at < 0 ? '' : location.href.substring(at + 1);")
    static native String fragment();

    /** Puts a fragment into the address without a step in the history. */
    @JSBody(
            params = "fragment",
            script =
                    "history.replaceState(history.state, '', fragment ? '#' + fragment : location.href.split('#')[0]);")
    static native void setFragment(String fragment);

    /** Lets the other languages of the page open with the same inputs. */
    @JSBody(
            params = "fragment",
            script = "document.querySelectorAll('a[hreflang]').forEach(function (a) { a.hash = fragment; });")
    static native void setLanguageLinks(String fragment);

    @JSBody(params = "value", script = "return encodeURIComponent(value);")
    static native String encode(String value);

    /** Undoes {@link #encode}; what is not encoded well stays as it stands. */
    @JSBody(params = "value", script = "try { return decodeURIComponent(value); } catch (e) { return value; }")
    static native String decode(String value);

    /** Offers a text as a file. */
    @JSBody(
            params = {"text", "name"},
            script = "var a = document.createElement('a'); a.download = name;"
                    + "a.href = 'data:text/plain;charset=utf-8,' + encodeURIComponent(text); a.click();")
    static native void save(String text, String name);

    /**
     * Copies a text and says so. The clipboard does not exist on plain http, so an old command stands in
     * there.
     */
    @JSBody(
            params = {"text", "place", "copied", "failed"},
            script = "function old() {"
                    + "  var area = document.createElement('textarea'), had = document.activeElement, done = false;"
                    + "  area.value = text; area.className = 'off-screen'; document.body.appendChild(area); area.select();"
                    + "  try { done = document.execCommand('copy'); } catch (e) { done = false; }"
                    + "  area.remove(); had.focus(); place.textContent = done ? copied : failed; }"
                    + "if (navigator.clipboard) {"
                    + "  navigator.clipboard.writeText(text).then(function () { place.textContent = copied; }, old);"
                    + "} else { old(); }")
    static native void copy(String text, HTMLElement place, String copied, String failed);

    /** Returns what a calculator says as lines of text; while an input is wrong, only that. */
    @JSBody(
            params = "section",
            script = "var stale = section.querySelector('.stale');"
                    + "var found = section.querySelectorAll('legend,.lead' + (stale ? '' : ',.figures>div,.steps li,.notes p'));"
                    + "return Array.from(found, function (e) {"
                    + "  return Array.from(e.childNodes, function (n) { return n.textContent.trim(); }).filter(Boolean)"
                    + "    .join(e.firstChild.tagName === 'DT' ? ': ' : ' ');"
                    + "}).join('\\n');")
    static native String textOf(HTMLElement section);

    @JSBody(params = "form", script = "form.reset();")
    static native void reset(HTMLElement form);

    @JSBody(params = "control", script = "return control.value;")
    static native String value(HTMLElement control);

    /** Sets a field; a choice that lacks the value gets it, so that the reader sees what was asked for. */
    @JSBody(
            params = {"control", "value"},
            script =
                    "control.value = value;"
                            + "if (control.value !== value && control.add) { control.add(new Option(value)); control.value = value; }")
    static native void setValue(HTMLElement control, String value);

    /** Switches a field off or on: it does not count while the choice it depends on has other values. */
    @JSBody(
            params = {"field", "off"},
            script = "field.toggleAttribute('data-off', off); field.querySelector('[name]').disabled = off;")
    static native void setOff(HTMLElement field, boolean off);

    @JSBody(
            params = {"element", "name", "on"},
            script = "element.classList.toggle(name, on);")
    static native void setClass(HTMLElement element, String name, boolean on);

    /** Not in a frame: it would move the page around it. */
    @JSBody(params = "element", script = "if (parent === window) element.scrollIntoView();")
    static native void scrollTo(HTMLElement element);
}
