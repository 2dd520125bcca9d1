package parlour.server.table;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import parlour.bot.Thought;
import parlour.bot.host.TimeBudget;
import parlour.game.Game;
import parlour.game.Refusal;
import parlour.match.Command;
import parlour.match.Match;
import parlour.match.Phase;
import parlour.match.Sitter;
import parlour.match.protocol.BotTurn;
import parlour.match.protocol.DrawPolicy;
import parlour.match.protocol.Replies;

/**
 * The house's bots think here, on few threads of their own, first come first served. A table has at most one bot
 * thinking, so no table can keep the others waiting; and the longer the queue, the shorter each thought.
 */
public final class BotPool implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);

    private static final Duration USUAL = Duration.ofSeconds(1);
    private static final Duration LEAST = Duration.ofMillis(20);

    /** Who plays a seat. */
    @FunctionalInterface
    public interface Engagement {
        Bot bot(Game game, int level, long seed);
    }

    private final Engagement engagement;
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
    public BotPool(Engagement engagement, int threads, int most, long seed) {
        this.engagement = engagement;
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

    /** Called while the table is locked. */
    void attend(LiveTable table, Match match) {
        if (match.phase() != Phase.PLAYING) {
            return;
        }
        answerDraw(table, match);
        if (BotTurn.of(match).isPresent() && table.mayHost() && thinking.add(table.name())) {
            try {
                threads.execute(() -> think(table));
            } catch (RejectedExecutionException closing) {
                thinking.remove(table.name());
            }
        }
    }

    private void think(LiveTable table) {
        try {
            Optional<BotTurn> turn = table.look(BotTurn::of);
            if (turn.isPresent()) {
                play(table, turn.get());
            }
        } catch (RuntimeException failure) {
            LOG.error("A bot gave up at table {}", table.name(), failure);
            return;
        } finally {
            thinking.remove(table.name());
        }
        // It may be a bot's turn again: it queues behind the other tables.
        table.look(match -> {
            attend(table, match);
            return true;
        });
    }

    private void play(LiveTable table, BotTurn turn) {
        Seated player = seated.computeIfAbsent(
                key(table, turn.seat()),
                key -> new Seated(engagement.bot(turn.terms().game(), turn.level(), seeds.incrementAndGet())));
        Thought thought = player.bot.think(
                new Knowledge(turn.position(), turn.seat()), new TimeBudget(patience()), progress -> {});
        player.score = Optional.of(thought.score());
        Answer answer = table.submit(new Command.Play(new Sitter.Bot(turn.level()), thought.move()), turn.number());
        if (answer instanceof Answer.Refused(Refusal refusal, int number) && !refusal.equals(Replies.STALE)) {
            throw new IllegalStateException(thought.move() + " was refused: " + refusal.reason());
        }
    }

    private static String key(LiveTable table, int seat) {
        return table.name() + "#" + seat;
    }

    /** The more wait, the less time each has. */
    private Duration patience() {
        Duration fair = USUAL.dividedBy(1 + queued() / threads.getMaximumPoolSize());
        return fair.compareTo(LEAST) < 0 ? LEAST : fair;
    }

    /** Not at once, because the table is locked. */
    private void answerDraw(LiveTable table, Match match) {
        List<Command> answers = DrawPolicy.answers(
                match, seat -> Optional.ofNullable(seated.get(key(table, seat))).flatMap(bot -> bot.score));
        if (!answers.isEmpty()) {
            Thread.ofVirtual().name("draw " + table.name()).start(() -> answers.forEach(table::submit));
        }
    }

    /** Bots that are thinking are let go; they think again when the house opens. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
