/**
 * Small versions of some classes of Java's library, for the browser. TeaVM looks for {@code java.util.ArrayList} under
 * the name {@code org.teavm.classlib.java.util.TArrayList} and takes the first one on the class path: these instead of
 * its own. They let the browser's strings and numbers do the work, check nothing and hold only what the calculators use.
 */
package org.teavm.classlib;
