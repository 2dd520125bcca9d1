package parlour.server.thoughts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.game.Refusal;
import parlour.game.Text;

/**
 * Questions wait here for few threads to think about them, first come first served. The same question is thought about once,
 * however many ask it, and is answered from memory for a while afterwards. Nobody thinks about what nobody asks after any
 * more.
 *
 * <p>Everything is done under one lock, which is never held while somebody thinks.
 */
public final class Thoughts implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Thoughts.class);

    /** Whoever does not ask after a thought for so long does not want it. */
    public static final long SILENCE_MILLIS = 30_000;

    private static final int REMEMBERED = 512;
    private static final int MOST_EACH = 6;
    private static final int AGAIN_SECONDS = 5;

    /**
     * How much the house thinks.
     *
     * @param threads 0 if it does not think at all
     * @param waiting questions that may wait, besides those that are thought about
     */
    public record Room(int threads, int waiting) {
        public static final Room USUAL = new Room(1, 24);
    }

    /** Hears what comes of questions, for those who count. */
    public interface Listener {

        /** For whoever does not want to know. */
        Listener NONE = new Listener() {
            @Override
            public void thought(long nanos) {}

            @Override
            public void refused() {}
        };

        /** Somebody has thought for so long. */
        void thought(long nanos);

        /** There was no room for a question. */
        void refused();
    }

    /** Somebody who wants to know what comes of a thought. */
    private static final class Asker {
        final String client;
        final Thought thought;
        long lastHeard;

        Asker(String client, Thought thought, long now) {
            this.client = client;
            this.thought = thought;
            this.lastHeard = now;
        }
    }

    private final Room room;
    private final LongSupplier clock;
    private final RandomGenerator random;
    private final Listener listener;
    private final Deque<Mind> idle = new ArrayDeque<>();
    private final @Nullable ExecutorService threads;
    private final Map<String, Asker> askers = new HashMap<>();

    /** Waiting or thought about, by question, in the order of their coming. */
    private final Map<String, Thought> underWay = new LinkedHashMap<>();

    private final Map<String, String> answers = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > REMEMBERED;
        }
    };

    /**
     * A queue with nobody in it.
     *
     * @param clock milliseconds, by which silence is measured
     * @param stopwatch milliseconds that never run backwards, by which the time for a thought is measured
     * @param random for names of thoughts that nobody can guess
     * @param isWantedElsewhere whether somebody at a table waits for the machine: thoughts step back then
     */
    // Most systems pass over a thread's priority: what games can rely on is that thoughts step back.
    @SuppressWarnings("ThreadPriorityCheck")
    public Thoughts(
            Room room,
            LongSupplier clock,
            LongSupplier stopwatch,
            RandomGenerator random,
            BooleanSupplier isWantedElsewhere,
            Listener listener) {
        this.room = room;
        this.clock = clock;
        this.random = random;
        this.listener = listener;
        for (int i = 0; i < room.threads(); i++) {
            idle.add(new Mind(stopwatch, isWantedElsewhere, this::tell));
        }
        this.threads = room.threads() == 0
                ? null
                : Executors.newFixedThreadPool(
                        room.threads(),
                        Thread.ofPlatform()
                                .daemon()
                                .name("thought")
                                .priority(Thread.MIN_PRIORITY)
                                .factory());
    }

    /** Asks a question for somebody; whoever asks what is known already is answered at once. */
    public synchronized Report ask(String client, Question question) {
        tidy();
        String known = answers.get(question.text());
        if (known != null) {
            return new Report.Done(known);
        }
        Optional<Report.Refused> refusal = refusal(client, underWay.containsKey(question.text()));
        if (refusal.isPresent()) {
            listener.refused();
            return refusal.get();
        }
        Thought thought = underWay.computeIfAbsent(question.text(), text -> begun(question));
        thought.join();
        String id = name();
        askers.put(id, new Asker(client, thought, clock.getAsLong()));
        return report(id, thought);
    }

    private Thought begun(Question question) {
        if (threads != null) {
            threads.execute(this::thinkOfNext);
        }
        return new Thought(question);
    }

    private Optional<Report.Refused> refusal(String client, boolean isUnderWay) {
        if (threads == null) {
            return refused(0, "no-thoughts", "The house does not think here.", "Ici, la maison ne réfléchit pas.");
        }
        long asked = askers.values().stream()
                .filter(asker ->
                        asker.client.equals(client) && asker.thought.answer().isEmpty())
                .count();
        if (asked >= MOST_EACH) {
            return refused(
                    AGAIN_SECONDS,
                    "too-many",
                    "The house thinks about " + MOST_EACH + " questions of yours already. Please wait for an answer.",
                    "La maison réfléchit déjà à " + MOST_EACH + " de vos questions. Veuillez attendre une réponse.");
        }
        if (threads.isShutdown() || (!isUnderWay && underWay.size() >= room.threads() + room.waiting())) {
            return refused(
                    AGAIN_SECONDS,
                    "thoughts-full",
                    "Too many questions are waiting for the house. Please try again in a moment.",
                    "Trop de questions attendent la maison. Veuillez réessayer dans un instant.");
        }
        return Optional.empty();
    }

    private static Optional<Report.Refused> refused(int seconds, String code, String en, String fr) {
        return Optional.of(new Report.Refused(new Refusal(code, new Text(en, fr)), seconds));
    }

    /** How far a thought has got; nothing if there is none of that name, or nobody asked after it for too long. */
    public synchronized Optional<Report> report(String id) {
        tidy();
        Asker asker = askers.get(id);
        if (asker == null) {
            return Optional.empty();
        }
        asker.lastHeard = clock.getAsLong();
        return Optional.of(report(id, asker.thought));
    }

    private Report report(String id, Thought thought) {
        if (thought.answer().isPresent()) {
            return new Report.Done(thought.answer().get());
        }
        return thought.isThinking()
                ? new Report.Thinking(id, thought.progress())
                : new Report.Waiting(id, place(thought));
    }

    private int place(Thought wanted) {
        int place = 1;
        for (Thought thought : underWay.values()) {
            if (thought == wanted) {
                break;
            }
            place += thought.isThinking() ? 0 : 1;
        }
        return place;
    }

    /** Somebody does not want to know any more. */
    public synchronized void forget(String id) {
        Asker asker = askers.remove(id);
        if (asker != null) {
            leave(asker.thought);
        }
    }

    /** Forgets those who have not asked for too long. */
    public synchronized void tidy() {
        long now = clock.getAsLong();
        List<String> silent = new ArrayList<>();
        askers.forEach((id, asker) -> {
            if (now - asker.lastHeard > SILENCE_MILLIS) {
                silent.add(id);
            }
        });
        silent.forEach(this::forget);
    }

    private void leave(Thought thought) {
        thought.leave();
        if (thought.askers() == 0 && thought.answer().isEmpty()) {
            thought.drop();
            underWay.remove(thought.question().text(), thought);
        }
    }

    public synchronized int waiting() {
        return (int) underWay.values().stream().filter(it -> !it.isThinking()).count();
    }

    public synchronized int running() {
        return (int) underWay.values().stream().filter(Thought::isThinking).count();
    }

    // ---- Thinking ----

    /** Once for every thought that was begun; finds nothing for those that were dropped. */
    private void thinkOfNext() {
        next().ifPresent(this::think);
    }

    private void think(Thought thought) {
        Mind mind = mind();
        long begun = System.nanoTime();
        String answer = OUR_FAULT;
        try {
            answer = mind.answer(thought);
        } catch (RuntimeException failure) {
            // Not what was asked: it may hold somebody's whole game.
            LOG.error("A thought failed", failure);
        } finally {
            listener.thought(System.nanoTime() - begun);
            end(thought, answer, mind);
        }
    }

    /** There are as many as threads. */
    private synchronized Mind mind() {
        return idle.removeFirst();
    }

    private static final String OUR_FAULT = Mind.refused(new Refusal(
            "our-fault", new Text("Something went wrong on our side.", "Une erreur s’est produite de notre côté.")));

    private synchronized Optional<Thought> next() {
        Optional<Thought> next =
                underWay.values().stream().filter(it -> !it.isThinking()).findFirst();
        next.ifPresent(Thought::begin);
        return next;
    }

    private synchronized void tell(Thought thought, String so) {
        thought.tell(so);
    }

    private synchronized void end(Thought thought, String answer, Mind mind) {
        idle.addFirst(mind);
        if (thought.isDropped()) {
            return;
        }
        thought.end(answer);
        underWay.remove(thought.question().text(), thought);
        if (!answer.equals(OUR_FAULT) && !answer.equals(Mind.TOO_LONG)) {
            answers.put(thought.question().text(), answer);
        }
    }

    private String name() {
        byte[] bytes = new byte[16];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Ends what is thought about, and waits for nothing. */
    @Override
    public synchronized void close() {
        underWay.values().forEach(Thought::drop);
        underWay.clear();
        if (threads != null) {
            threads.shutdownNow();
        }
    }
}
