package parlour.server.table;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.bot.Bot;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.bot.host.TimeBudget;
import parlour.game.Game;
import parlour.game.Lots;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.match.Command;
import parlour.match.Match;
import parlour.match.Phase;
import parlour.match.Sitter;
import parlour.match.protocol.DrawPolicy;

/**
 * The server's bots think here, on few threads of their own, first come first served. A table has at most one bot
 * thinking, so no table can keep the others waiting; and the longer the queue, the shorter each thought. A bot that fails
 * is asked once more; after the second failure a legal move is chosen without it, so that no table waits for ever.
 */
public final class BotPool implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);

    private static final Duration USUAL = Duration.ofSeconds(1);
    private static final Duration LEAST = Duration.ofMillis(20);
    private static final Duration RETRY = Duration.ofSeconds(1);
    private static final int MAX_TRIES = 2;

    /** Who plays a seat. */
    @FunctionalInterface
    public interface Engagement {
        Bot bot(Game game, int level, long seed);
    }

    private final Engagement engagement;
    private final Peers peers;
    private final ThreadPoolExecutor threads;
    private final Set<String> thinking = ConcurrentHashMap.newKeySet();
    private final Map<String, Seated> seated;
    private final AtomicLong seeds;

    /** A bot and what it last thought, between two of its moves. */
    private static final class Seated {
        final Bot bot;
        volatile Optional<Integer> score = Optional.empty();

        Seated(Bot bot) {
            this.bot = bot;
        }
    }

    /**
     * A pool with so many threads.
     *
     * @param most bots that may keep in mind what they thought about; the longest unused forgets
     */
    public BotPool(Engagement engagement, Peers peers, int threads, int most, long seed) {
        this.engagement = engagement;
        this.peers = peers;
        this.seeds = new AtomicLong(seed);
        this.threads =
                new ThreadPoolExecutor(threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
                    Thread thread = new Thread(work, "bot");
                    thread.setDaemon(true);
                    return thread;
                });
        this.seated = java.util.Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Seated> eldest) {
                return size() > most;
            }
        });
    }

    /** Tables waiting for a bot to begin thinking. */
    public int queued() {
        return threads.getQueue().size();
    }

    // ---- Asking ----

    /** Called with the table locked. */
    void onTurn(TableRegistry tables, String tableId, Match match) {
        if (match.phase() != Phase.PLAYING) {
            return;
        }
        answerDraw(tables, tableId, match);
        if (turn(match).isPresent() && thinking.add(tableId)) {
            // The lease may have to be asked of the database, for which a locked table cannot wait.
            Thread.ofVirtual().name("lease " + tableId).start(() -> queue(tables, tableId));
        }
    }

    private void queue(TableRegistry tables, String tableId) {
        boolean isQueued = false;
        try {
            if (peers.acquireLease(tableId)) {
                threads.execute(() -> move(tables, tableId));
                isQueued = true;
            }
        } catch (RejectedExecutionException closing) {
            // It is asked again when the server starts.
        } finally {
            if (!isQueued) {
                thinking.remove(tableId);
            }
        }
    }

    /** Nobody has to think for this table any more. */
    void release(String tableId) {
        Thread.ofVirtual().name("lease " + tableId).start(() -> peers.releaseLease(tableId));
    }

    private record Turn(int seat, int level, int number, int boardNumber) {}

    private static Optional<Turn> turn(Match match) {
        return match.turn() >= 0 && match.sitter(match.turn()).orElseThrow() instanceof Sitter.Bot(int level)
                ? Optional.of(new Turn(match.turn(), level, match.number(), match.boardNumber()))
                : Optional.empty();
    }

    /** What a bot is asked. */
    private record Asked(Turn turn, Game game, Position position) {}

    // ---- Moving ----

    private void move(TableRegistry tables, String tableId) {
        try {
            Optional<Asked> asked = asked(tables, tableId);
            if (asked.isPresent()) {
                choose(tableId, asked.get())
                        .ifPresent(move -> play(tables, tableId, asked.get().turn(), move));
            }
        } catch (RuntimeException | Error failure) {
            if (!threads.isShutdown()) {
                LOG.warn("Could not move for a bot at table {}, trying again", tableId, failure);
                resumeLater(tables, tableId);
            }
        }
    }

    private Optional<Asked> asked(TableRegistry tables, String tableId) {
        try {
            return tables.with(tableId, this::asked).flatMap(it -> it);
        } catch (RuntimeException failure) {
            thinking.remove(tableId);
            throw failure;
        }
    }

    /** Nothing if it is no bot's turn by now. The table is then let go while it is locked: the next turn must not be missed. */
    private Optional<Asked> asked(LiveTable table) {
        Match match = table.match();
        Optional<Turn> turn = turn(match);
        if (turn.isEmpty()) {
            thinking.remove(table.id());
        }
        if (match.phase() == Phase.ENDED) {
            // The lease may have been acquired after the end had released it.
            release(table.id());
        }
        return turn.map(
                it -> new Asked(it, match.terms().game(), match.position().copy()));
    }

    private static void play(TableRegistry tables, String tableId, Turn turn, String move) {
        var _ = tables.with(tableId, table -> {
            Command command = new Command.Play(new Sitter.Bot(turn.level()), move);
            if (table.submit(command, turn.number()) instanceof Answer.Refused(Refusal refusal, int number)) {
                boolean isSameTurn = turn(table.match())
                        .filter(now -> now.boardNumber() == turn.boardNumber() && now.seat() == turn.seat())
                        .isPresent();
                if (isSameTurn) {
                    throw new IllegalStateException(move + " was refused: " + refusal.reason());
                }
                // The table has changed while the bot was thinking.
                table.resume();
            }
            return true;
        });
    }

    /** The database may be away for a while. */
    private void resumeLater(TableRegistry tables, String tableId) {
        CompletableFuture.delayedExecutor(
                        RETRY.toMillis(),
                        TimeUnit.MILLISECONDS,
                        work -> Thread.ofVirtual().name("retry " + tableId).start(work))
                .execute(() -> {
                    try {
                        tables.resume(tableId);
                    } catch (RuntimeException failure) {
                        if (!threads.isShutdown()) {
                            LOG.warn("Table {} cannot be resumed yet: {}", tableId, failure.toString());
                            resumeLater(tables, tableId);
                        }
                    }
                });
    }

    // ---- Thinking ----

    /** A legal move; nothing if the server is closing. The table is let go, so that its next turn can be asked for. */
    private Optional<String> choose(String tableId, Asked asked) {
        try {
            return chosen(tableId, asked);
        } finally {
            thinking.remove(tableId);
        }
    }

    private Optional<String> chosen(String tableId, Asked asked) {
        for (int tries = 0; tries < MAX_TRIES && !threads.isShutdown(); tries++) {
            try {
                return Optional.of(think(key(tableId, asked.turn().seat()), asked));
            } catch (RuntimeException | Error failure) {
                if (!threads.isShutdown()) {
                    LOG.error(
                            "Bot failed at table {} (level {})",
                            tableId,
                            asked.turn().level(),
                            failure);
                }
                // Whatever it has in mind may be what made it fail.
                seated.remove(key(tableId, asked.turn().seat()));
            }
        }
        return threads.isShutdown() ? Optional.empty() : Optional.of(fallback(asked.position()));
    }

    private String think(String key, Asked asked) {
        Seated player = seated.computeIfAbsent(
                key,
                absent -> new Seated(engagement.bot(asked.game(), asked.turn().level(), seeds.incrementAndGet())));
        Thought thought = player.bot.think(
                new Knowledge(asked.position(), asked.turn().seat()), new TimeBudget(patience()), progress -> {});
        requireLegal(asked.position(), thought.move());
        player.score = Optional.of(thought.score());
        return thought.move();
    }

    private static void requireLegal(Position position, String move) {
        try {
            if (position.read(move) instanceof Refusal refusal) {
                throw new IllegalStateException(move + " is illegal: " + refusal.reason());
            }
        } catch (NotationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    /** Any listed move: which ones are listed, and in which order, tells a seat nothing that it may not know. */
    private String fallback(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        Lots lots = new SeededLots(seeds.incrementAndGet());
        return position.text(moves.get(lots.below(moves.size())));
    }

    private static String key(String tableId, int seat) {
        return tableId + "#" + seat;
    }

    /** The more wait, the less time each has. */
    private Duration patience() {
        Duration fair = USUAL.dividedBy(1 + queued() / threads.getMaximumPoolSize());
        return fair.compareTo(LEAST) < 0 ? LEAST : fair;
    }

    /** On another thread, because the table is locked. */
    private void answerDraw(TableRegistry tables, String tableId, Match match) {
        List<Command> answers = DrawPolicy.answers(
                match, seat -> Optional.ofNullable(seated.get(key(tableId, seat))).flatMap(bot -> bot.score));
        if (!answers.isEmpty()) {
            Thread.ofVirtual().name("draw " + tableId).start(() -> answers.forEach(answer ->
                    tables.with(tableId, table -> table.submit(answer))));
        }
    }

    /** Bots that are thinking are let go; they think again when the server starts. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
