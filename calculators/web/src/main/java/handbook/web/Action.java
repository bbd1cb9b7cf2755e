package handbook.web;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Something the browser calls back. */
@JSFunctor
interface Action extends JSObject {
    void run();
}
