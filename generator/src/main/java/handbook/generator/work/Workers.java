package handbook.generator.work;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Does something with every element of a list, on all cores. A parallel stream on two cores cuts a list into four
 * pieces, and one core waits while the other has the longest piece to itself; here each takes a few at a time.
 */
public final class Workers {

    private static final int PIECE = 16;

    private Workers() {}

    /** Returns the results in the order of the list. */
    public static <T, R> List<R> map(List<T> list, Function<T, R> work) {
        var results = new ArrayList<R>(Collections.nCopies(list.size(), null));
        run(list.size(), i -> results.set(i, work.apply(list.get(i))));
        return results;
    }

    public static <T> void each(List<T> list, Consumer<T> work) {
        run(list.size(), i -> work.accept(list.get(i)));
    }

    private static void run(int size, Consumer<Integer> work) {
        var next = new AtomicInteger();
        var tasks = new ArrayList<ForkJoinTask<?>>();
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            tasks.add(ForkJoinPool.commonPool().submit(() -> {
                for (int from = next.getAndAdd(PIECE); from < size; from = next.getAndAdd(PIECE)) {
                    for (int at = from; at < Math.min(size, from + PIECE); at++) {
                        work.accept(at);
                    }
                }
            }));
        }
        // a thread that waits for a task does it itself if nobody else has begun
        tasks.forEach(ForkJoinTask::join);
    }
}
