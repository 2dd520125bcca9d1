package parlour.server.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
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
import parlour.engine.Engine;
import parlour.game.Refusal;
import parlour.match.protocol.Replies;
import parlour.server.limits.LruMap;

/**
 * Runs analyses on a few threads. Addresses take turns, however much each of them asks for, and one may have no more
 * places in the queue than are still free: whoever floods it leaves room for others. Equal requests are analysed once,
 * however many clients ask, and answered from a cache for a while afterwards. A job that no client polls any more is
 * dropped.
 *
 * <p>Guarded by one lock, which is never held during an analysis.
 */
public final class AnalysisQueue implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(AnalysisQueue.class);

    /** A client that has not polled for this long is dropped. */
    public static final long CLIENT_TTL_MILLIS = 30_000;

    private static final int REMEMBERED = 512;
    private static final int MAX_EACH = 6;
    private static final int AGAIN_SECONDS = 5;

    /**
     * Limits of the analysis queue.
     *
     * @param threads 0 to disable analyses
     * @param waiting maximum number of waiting requests, besides the running ones
     */
    public record AnalysisConfig(int threads, int waiting) {
        public static final AnalysisConfig DEFAULT = new AnalysisConfig(1, 24);
    }

    /** Called for metrics. */
    public interface Listener {

        /** An analysis has finished. */
        void finished(long nanos);

        /** A request was refused. */
        void refused();
    }

    /** A client that polls a job. */
    private static final class Client {
        final String client;
        final AnalysisJob job;
        long lastHeard;

        Client(String client, AnalysisJob job, long now) {
            this.client = client;
            this.job = job;
            this.lastHeard = now;
        }
    }

    private final AnalysisConfig config;
    private final LongSupplier clock;
    private final RandomGenerator random;
    private final Listener listener;
    private final Deque<AnalysisWorker> idle = new ArrayDeque<>();
    private final @Nullable ExecutorService threads;
    private final Map<String, Client> clients = new HashMap<>();

    /** Waiting or running jobs by request, in order of arrival. */
    private final Map<String, AnalysisJob> underWay = new LinkedHashMap<>();

    private final Map<String, String> answers = new LruMap<>(REMEMBERED);

    /** When the last job of each address began, counted in jobs; only addresses with jobs under way. */
    private final Map<String, Long> turns = new HashMap<>();

    private long begunJobs;

    /**
     * An empty queue.
     *
     * @param clock milliseconds, to measure how long clients have been silent
     * @param stopwatch monotonic milliseconds, to measure how long an analysis takes
     * @param random for unguessable ids
     * @param isWantedElsewhere whether games need the processor more: analyses pause again and again then
     */
    // Most systems ignore thread priorities: what games can rely on is that analyses pause.
    @SuppressWarnings("ThreadPriorityCheck")
    public AnalysisQueue(
            AnalysisConfig config,
            LongSupplier clock,
            LongSupplier stopwatch,
            RandomGenerator random,
            BooleanSupplier isWantedElsewhere,
            Listener listener) {
        this.config = config;
        this.clock = clock;
        this.random = random;
        this.listener = listener;
        for (int i = 0; i < config.threads(); i++) {
            idle.add(new AnalysisWorker(stopwatch, isWantedElsewhere, this::tell));
        }
        this.threads = config.threads() == 0
                ? null
                : Executors.newFixedThreadPool(
                        config.threads(),
                        Thread.ofPlatform()
                                .daemon()
                                .name("analysis")
                                .priority(Thread.MIN_PRIORITY)
                                .factory());
    }

    /** Queues a request for a client, or answers it at once from the cache. */
    public synchronized AnalysisStatus ask(String client, AnalysisRequest request) {
        evictIdle();
        String known = answers.get(request.text());
        if (known != null) {
            return new AnalysisStatus.Done(known);
        }
        Optional<AnalysisStatus.Refused> refusal = refusal(client, underWay.containsKey(request.text()));
        if (refusal.isPresent()) {
            listener.refused();
            return refusal.get();
        }
        AnalysisJob job = underWay.computeIfAbsent(request.text(), text -> begun(client, request));
        job.join();
        String id = name();
        clients.put(id, new Client(client, job, clock.getAsLong()));
        return status(id, job);
    }

    private AnalysisJob begun(String client, AnalysisRequest request) {
        if (threads != null) {
            threads.execute(this::runNext);
        }
        return new AnalysisJob(client, request);
    }

    private Optional<AnalysisStatus.Refused> refusal(String client, boolean isUnderWay) {
        if (threads == null) {
            return refused(
                    0,
                    "analysis-disabled",
                    "This server does not offer analysis.",
                    "Ce serveur ne propose pas d’analyse.");
        }
        long asked = clients.values().stream()
                .filter(asker ->
                        asker.client.equals(client) && asker.job.answer().isEmpty())
                .count();
        if (asked >= MAX_EACH) {
            return refused(
                    AGAIN_SECONDS,
                    "rate-limited",
                    "You already have " + MAX_EACH + " analyses under way. Wait until one is finished.",
                    "Vous avez déjà " + MAX_EACH + " analyses en cours. Attendez que l’une soit finie.");
        }
        int free = config.threads() + config.waiting() - underWay.size();
        if (threads.isShutdown() || (!isUnderWay && waiting(client).size() >= free)) {
            return refused(
                    AGAIN_SECONDS,
                    "analysis-queue-full",
                    "Too many analyses are waiting. Try again in a moment.",
                    "Trop d’analyses sont en attente. Réessayez dans un instant.");
        }
        return Optional.empty();
    }

    private static Optional<AnalysisStatus.Refused> refused(int seconds, String code, String en, String fr) {
        return Optional.of(new AnalysisStatus.Refused(new Refusal(code, en, fr), seconds));
    }

    /** The status of a job; empty if there is none with that id, or it was not polled for too long. */
    public synchronized Optional<AnalysisStatus> status(String id) {
        evictIdle();
        Client asker = clients.get(id);
        if (asker == null) {
            return Optional.empty();
        }
        asker.lastHeard = clock.getAsLong();
        return Optional.of(status(id, asker.job));
    }

    private AnalysisStatus status(String id, AnalysisJob job) {
        if (job.answer().isPresent()) {
            return new AnalysisStatus.Done(job.answer().get());
        }
        return job.isRunning()
                ? new AnalysisStatus.Running(id, job.progress())
                : new AnalysisStatus.Queued(id, queuePosition(job));
    }

    /** The waiting jobs of an address, in order of arrival. */
    private List<AnalysisJob> waiting(String client) {
        return underWay.values().stream()
                .filter(job -> !job.isRunning() && job.client().equals(client))
                .toList();
    }

    /** The addresses with waiting jobs, in the order of their turns. */
    private List<String> clientsInTurn() {
        return underWay.values().stream()
                .filter(job -> !job.isRunning())
                .map(AnalysisJob::client)
                .distinct()
                .sorted(Comparator.comparingLong(client -> turns.getOrDefault(client, 0L)))
                .toList();
    }

    private int queuePosition(AnalysisJob wanted) {
        int before = waiting(wanted.client()).indexOf(wanted);
        int place = before + 1;
        boolean isEarlier = true;
        for (String client : clientsInTurn()) {
            if (client.equals(wanted.client())) {
                isEarlier = false;
            } else {
                place += Math.min(waiting(client).size(), isEarlier ? before + 1 : before);
            }
        }
        return place;
    }

    /** Removes a client from its job; the job is dropped with its last client. */
    public synchronized void cancel(String id) {
        Client asker = clients.remove(id);
        if (asker != null) {
            leave(asker.job);
        }
    }

    /** Drops clients that have not polled for too long. */
    public synchronized void evictIdle() {
        long now = clock.getAsLong();
        List<String> silent = new ArrayList<>();
        clients.forEach((id, asker) -> {
            if (now - asker.lastHeard > CLIENT_TTL_MILLIS) {
                silent.add(id);
            }
        });
        silent.forEach(this::cancel);
    }

    private void leave(AnalysisJob job) {
        job.leave();
        if (job.clients() == 0 && job.answer().isEmpty()) {
            job.drop();
            underWay.remove(job.request().text(), job);
        }
    }

    public synchronized int waiting() {
        return (int) underWay.values().stream().filter(it -> !it.isRunning()).count();
    }

    public synchronized int running() {
        return (int) underWay.values().stream().filter(AnalysisJob::isRunning).count();
    }

    // ---- Running ----

    /** Runs once per queued job; finds nothing for jobs that were dropped. */
    private void runNext() {
        next().ifPresent(this::run);
    }

    private void run(AnalysisJob job) {
        AnalysisWorker worker = idleWorker();
        long begun = System.nanoTime();
        String answer = INTERNAL_ERROR;
        try {
            answer = worker.answer(job);
        } catch (RuntimeException failure) {
            // The request is not logged: it may hold a player's whole game.
            LOG.error("Analysis failed", failure);
        } finally {
            listener.finished(System.nanoTime() - begun);
            end(job, answer, worker);
        }
    }

    /** Never fails: there is one worker per thread. */
    private synchronized AnalysisWorker idleWorker() {
        return idle.removeFirst();
    }

    private static final String INTERNAL_ERROR =
            Engine.refused(Replies.INTERNAL_ERROR).json();

    private synchronized Optional<AnalysisJob> next() {
        turns.keySet()
                .removeIf(client ->
                        underWay.values().stream().noneMatch(job -> job.client().equals(client)));
        Optional<AnalysisJob> next = clientsInTurn().stream()
                .findFirst()
                .map(client -> waiting(client).getFirst());
        next.ifPresent(job -> {
            job.begin();
            turns.put(job.client(), ++begunJobs);
        });
        return next;
    }

    private synchronized void tell(AnalysisJob job, String so) {
        job.tell(so);
    }

    private synchronized void end(AnalysisJob job, String answer, AnalysisWorker worker) {
        idle.addFirst(worker);
        if (job.isDropped()) {
            return;
        }
        job.end(answer);
        underWay.remove(job.request().text(), job);
        if (!answer.equals(INTERNAL_ERROR) && !answer.equals(AnalysisWorker.TIMEOUT)) {
            answers.put(job.request().text(), answer);
        }
    }

    private String name() {
        byte[] bytes = new byte[16];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Drops all jobs, without waiting. */
    @Override
    public synchronized void close() {
        underWay.values().forEach(AnalysisJob::drop);
        underWay.clear();
        if (threads != null) {
            threads.shutdownNow();
        }
    }
}
