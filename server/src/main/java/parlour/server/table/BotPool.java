package parlour.server.table;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import parlour.bot.Bot;
import parlour.bot.InformationState;
import parlour.bot.RetryingBot;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.runtime.TimeBudget;
import parlour.game.Game;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.match.Command;
import parlour.match.Match;
import parlour.match.Phase;
import parlour.match.Player;
import parlour.match.protocol.DrawPolicy;
import parlour.server.limits.LruMap;
import parlour.server.store.Lease;
import parlour.server.store.StoreException;

/**
 * Runs the server's bots on a few threads, first come first served. A table has at most one bot thinking at a time, so
 * no table can starve the others; the longer the queue, the less time each move gets. A bot that fails is replaced as
 * {@link RetryingBot} describes, so that no table waits for ever.
 */
public final class BotPool implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);

    private static final Duration RETRY = Duration.ofSeconds(1);

    /** About as many as a thread can move for in a second, each in its shortest time. */
    private static final int QUEUE_PER_THREAD = 32;

    /** Tables that are always let in, since the clock of one may have run out. */
    public static final int MIN_ROOM = 8;

    /** Creates the bot for a seat. */
    @FunctionalInterface
    public interface BotFactory {
        Bot bot(Game game, int level, long seed);
    }

    private final BotFactory engagement;
    private final Peers peers;
    private final ThreadPoolExecutor threads;
    private final Set<String> thinking = ConcurrentHashMap.newKeySet();
    private final Map<String, SeatedBot> seated;
    private final AtomicLong seeds;
    private final ThinkingTime time;
    private final Consumer<Duration> onGranted;

    /** A bot and the score of its last move, kept between its moves. */
    private static final class SeatedBot {
        final Bot bot;
        volatile Optional<Integer> score = Optional.empty();

        SeatedBot(Bot bot) {
            this.bot = bot;
        }
    }

    /**
     * A pool with {@code threads} threads.
     *
     * @param max number of bots that keep their search results between moves; the least recently used is dropped
     * @param onGranted receives the thinking time of each move when the bot begins to think
     */
    public BotPool(BotFactory engagement, Peers peers, int threads, int max, long seed, Consumer<Duration> onGranted) {
        this.engagement = engagement;
        this.peers = peers;
        this.seeds = new AtomicLong(seed);
        this.time = new ThinkingTime(threads, System::nanoTime);
        this.onGranted = onGranted;
        this.threads =
                new ThreadPoolExecutor(threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
                    Thread thread = new Thread(work, "bot");
                    thread.setDaemon(true);
                    return thread;
                });
        this.seated = Collections.synchronizedMap(new LruMap<>(max));
    }

    /** Tables waiting for a bot to begin thinking. */
    public int queued() {
        return threads.getQueue().size();
    }

    // ---- Queueing ----

    /** Called with the table locked. */
    void onTurn(TableRegistry tables, String tableId, Match match) {
        if (match.phase() != Phase.PLAYING) {
            return;
        }
        answerDraw(tables, tableId, match);
        if (turn(match).isPresent() && thinking.add(tableId)) {
            // Acquiring the lease may query the database, which must not happen while the table is locked.
            Thread.ofVirtual().name("lease " + tableId).start(() -> queue(tables, tableId));
        }
    }

    /** If the lease cannot be acquired, another node moves, or the table is found due again. */
    private void queue(TableRegistry tables, String tableId) {
        boolean isQueued = false;
        try {
            Optional<Lease> lease = peers.acquireLease(tableId);
            if (lease.isPresent()) {
                isQueued = isQueued(tables, tableId, lease.get());
            }
        } finally {
            if (!isQueued) {
                thinking.remove(tableId);
            }
        }
    }

    private boolean isQueued(TableRegistry tables, String tableId, Lease lease) {
        try {
            threads.execute(() -> move(tables, tableId, lease));
            return true;
        } catch (RejectedExecutionException closing) {
            // The bot moves when the server starts again.
            peers.releaseLease(lease);
            return false;
        }
    }

    /** How many more tables the pool can take now without making them wait for long. */
    public int room() {
        return Math.max(MIN_ROOM, QUEUE_PER_THREAD * threads.getMaximumPoolSize() - thinking.size());
    }

    private record BotTurn(int seat, int level, int number, int boardNumber) {}

    private static Optional<BotTurn> turn(Match match) {
        return match.turn() >= 0 && match.player(match.turn()).orElseThrow() instanceof Player.Bot(int level)
                ? Optional.of(new BotTurn(match.turn(), level, match.eventCount(), match.lastBoardEvent()))
                : Optional.empty();
    }

    /** The turn and position a bot is to move in. */
    private record Asked(BotTurn turn, Game game, Position position) {}

    // ---- Moving ----

    private void move(TableRegistry tables, String tableId, Lease lease) {
        boolean isStale = false;
        boolean isFailed = false;
        try {
            Optional<Asked> asked = asked(tables, tableId, lease);
            if (asked.isPresent()) {
                String move = choose(tableId, asked.get());
                isStale = !isPlayed(tables, tableId, asked.get().turn(), move, lease);
            }
        } catch (RuntimeException | Error failure) {
            if (!threads.isShutdown()) {
                logFailure(tableId, failure);
                isFailed = true;
            }
        } finally {
            peers.releaseLease(lease);
        }
        if (isFailed) {
            resumeLater(tables, tableId);
        } else if (isStale) {
            resume(tables, tableId);
        }
    }

    /** Failures of the database are logged where they happen, once. */
    private static void logFailure(String tableId, Throwable failure) {
        LOG.atLevel(failure instanceof StoreException ? Level.DEBUG : Level.WARN)
                .addKeyValue("table", tableId)
                .setCause(failure)
                .log("A bot could not move, trying again");
    }

    private Optional<Asked> asked(TableRegistry tables, String tableId, Lease lease) {
        try {
            return tables.work(tableId, table -> asked(table, lease)).flatMap(it -> it);
        } catch (RuntimeException failure) {
            thinking.remove(tableId);
            throw failure;
        }
    }

    /**
     * Empty if it is not a bot's turn any more. The table is then unmarked while still locked, so that the next turn is
     * not missed.
     */
    private Optional<Asked> asked(LiveTable table, Lease lease) {
        if (lease.isShared()) {
            // Another node may have moved just before.
            table.refresh();
        }
        Match match = table.match();
        Optional<BotTurn> turn = turn(match);
        if (turn.isEmpty()) {
            thinking.remove(table.id());
        }
        return turn.map(
                it -> new Asked(it, match.settings().game(), match.position().copy()));
    }

    /** False if the table has changed while the bot was thinking, so that it must be asked again. */
    private boolean isPlayed(TableRegistry tables, String tableId, BotTurn turn, String move, Lease lease) {
        return tables.work(tableId, table -> {
                    Command command = new Command.Play(new Player.Bot(turn.level()), move);
                    CommandResult result = table.submit(command, turn.number(), Optional.of(lease));
                    if (result instanceof CommandResult.Refused(Refusal refusal, int number)) {
                        boolean isSameTurn = turn(table.match())
                                .filter(now -> now.boardNumber() == turn.boardNumber() && now.seat() == turn.seat())
                                .isPresent();
                        if (isSameTurn) {
                            throw new IllegalStateException(move + " was refused: " + refusal.code());
                        }
                        return false;
                    }
                    peers.leaseEnded(lease);
                    return true;
                })
                .orElse(true);
    }

    /** Tries again later: the database may be unreachable for a while. */
    private void resumeLater(TableRegistry tables, String tableId) {
        CompletableFuture.delayedExecutor(
                        RETRY.toMillis(),
                        TimeUnit.MILLISECONDS,
                        work -> Thread.ofVirtual().name("retry " + tableId).start(work))
                .execute(() -> resume(tables, tableId));
    }

    private void resume(TableRegistry tables, String tableId) {
        try {
            tables.resume(tableId);
        } catch (RuntimeException failure) {
            if (!threads.isShutdown()) {
                LOG.atDebug().addKeyValue("table", tableId).setCause(failure).log("A table cannot be resumed yet");
                resumeLater(tables, tableId);
            }
        }
    }

    // ---- Thinking ----

    /** Chooses a legal move, then unmarks the table so that its next turn can be queued. */
    private String choose(String tableId, Asked asked) {
        try {
            return chosen(tableId, asked);
        } finally {
            thinking.remove(tableId);
        }
    }

    private String chosen(String tableId, Asked asked) {
        int seat = asked.turn().seat();
        SeatedBot player = seated.computeIfAbsent(key(tableId, seat), absent -> new SeatedBot(bot(tableId, asked)));
        Duration granted = time.granted(queued());
        onGranted.accept(granted);
        ScoredMove scored = player.bot.chooseMove(
                new InformationState(asked.position(), seat), new TimeBudget(granted), progress -> {});
        player.score = Optional.of(scored.score());
        return scored.move();
    }

    private Bot bot(String tableId, Asked asked) {
        int level = asked.turn().level();
        return new RetryingBot(
                () -> engagement.bot(asked.game(), level, seeds.incrementAndGet()),
                new SeededRandom(seeds.incrementAndGet()),
                (failure, isGivenUp) -> {
                    if (threads.isShutdown()) {
                        // Interrupted by shutdown: the bot moves when the server starts again.
                        throw new CancellationException();
                    }
                    LOG.atError()
                            .addKeyValue("table", tableId)
                            .addKeyValue("bot", level)
                            .setCause(failure)
                            .log("A bot failed");
                });
    }

    private static String key(String tableId, int seat) {
        return tableId + "#" + seat;
    }

    /** Runs on another thread, because the table is locked. */
    private void answerDraw(TableRegistry tables, String tableId, Match match) {
        List<Command> answers = DrawPolicy.answers(
                match,
                seat -> Optional.ofNullable(seated.get(key(tableId, seat))).flatMap(bot -> bot.score));
        if (!answers.isEmpty()) {
            Thread.ofVirtual().name("draw " + tableId).start(() -> answerDraw(tables, tableId, answers));
        }
    }

    private void answerDraw(TableRegistry tables, String tableId, List<Command> answers) {
        try {
            answers.forEach(answer -> tables.work(tableId, table -> table.submit(answer)));
        } catch (RuntimeException failure) {
            if (!threads.isShutdown()) {
                logFailure(tableId, failure);
                resumeLater(tables, tableId);
            }
        }
    }

    /** Interrupts thinking bots; they move when the server starts again. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
