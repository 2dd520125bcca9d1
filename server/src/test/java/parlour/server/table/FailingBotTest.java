package parlour.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.conan.Conan;
import parlour.conquest.Conquest;
import parlour.domination.Domination;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.match.Command;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.Phase;
import parlour.match.Player;

/** However a bot fails, its table does not wait for ever. */
final class FailingBotTest {

    /** Reached only when an expected event never occurs. */
    private static final long NEVER_SECONDS = 90;

    @TempDir
    private Path data;

    /** Chooses a bot's move. */
    interface Answering {
        String move(InformationState state);
    }

    private record Scripted(Answering answering) implements Bot {

        @Override
        public String name() {
            return "scripted";
        }

        @Override
        public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
            String move = answering.move(state);
            return new ScoredMove(move, 0, List.of(move), 0, 1);
        }
    }

    private static String firstMove(InformationState state) {
        Position position = state.sample(new SeededRandom(1));
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return position.text(moves.get(0));
    }

    static Stream<Arguments> failures() {
        List<Arguments> failures = List.of(
                Arguments.of("throws", (Answering) state -> {
                    throw new IllegalStateException("thrown by a bot in a test");
                }),
                Arguments.of("overflows the stack", (Answering) state -> {
                    throw new StackOverflowError("thrown by a bot in a test");
                }),
                Arguments.of("plays no move", (Answering) state -> "nonsense"),
                Arguments.of("plays an illegal move", (Answering) state -> "a1-a9"));
        return Stream.of(Conquest.CONQUEST, Domination.DOMINATION, Conan.CONAN)
                .flatMap(game ->
                        failures.stream().map(failure -> Arguments.of(game, failure.get()[0], failure.get()[1])));
    }

    /** Runs tables whose bots share one thread. */
    private void play(BotPool.BotFactory bots, Play play) throws InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        try (Tables tables = new Tables(data);
                BotsAndClocks staff = new BotsAndClocks(
                        tables.clock::get, new BotPool(bots, tables.peers, 1, 8, 1, granted -> {}), events -> {
                            if (events.stream().anyMatch(event -> event instanceof Event.Ended)) {
                                ended.countDown();
                            }
                        })) {
            play.with(tables, tables.registry(staff), ended);
        }
    }

    private interface Play {
        void with(Tables tables, TableRegistry registry, CountDownLatch ended) throws InterruptedException;
    }

    @ParameterizedTest(name = "{0}: a bot that {1}")
    @MethodSource("failures")
    void gameOfFailingBotsIsPlayedToTheEnd(Game game, String how, Answering answering) throws InterruptedException {
        play((ignored, level, seed) -> new Scripted(answering), (tables, registry, ended) -> {
            String id = tables.openForBots(game);
            registry.resume(id);
            assertTrue(ended.await(NEVER_SECONDS, TimeUnit.SECONDS), () -> how + ": " + moves(registry, id));
            assertEquals(
                    Phase.ENDED,
                    registry.with(id, table -> table.match().phase()).orElseThrow());
        });
    }

    private static List<String> moves(TableRegistry registry, String id) {
        return registry.with(id, table -> table.match().moves()).orElseThrow();
    }

    @Test
    void botThatFailsOnceIsRetried() throws InterruptedException {
        AtomicInteger asked = new AtomicInteger();
        BotPool.BotFactory unsteady = (game, level, seed) -> new Scripted(state -> {
            if (asked.incrementAndGet() % 2 == 1) {
                throw new IllegalStateException("thrown by a bot in a test");
            }
            return firstMove(state);
        });
        play(unsteady, (tables, registry, ended) -> {
            String id = tables.openForBots(Domination.DOMINATION);
            registry.resume(id);
            assertTrue(ended.await(NEVER_SECONDS, TimeUnit.SECONDS));
            Match match = registry.with(id, table -> table.match().copy()).orElseThrow();
            assertEquals(firstMoves(match), match.moves());
            assertEquals(0, asked.get() % 2);
        });
    }

    /** The moves of the match if every seat had always played its first legal move. */
    private static List<String> firstMoves(Match match) {
        Position position = match.settings().start();
        MoveList moves = new MoveList();
        List<String> texts = new ArrayList<>();
        for (String made : match.moves()) {
            moves.clear();
            position.legalMoves(moves);
            String text = position.turn() == Position.CHANCE ? made : position.text(moves.get(0));
            texts.add(text);
            position.play(legal(position, text));
        }
        return texts;
    }

    private static int legal(Position position, String text) {
        try {
            return ((ParseResult.Legal) position.parseMove(text)).move();
        } catch (NotationException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    /** Opens a table where a bot of level 1 is to move against Ada. */
    private static String botToMove(Tables tables, TableRegistry registry) {
        String id = tables.open(Conquest.CONQUEST, 1);
        registry.with(id, table -> {
            Position position = table.match().position();
            if (position.turn() == 0) {
                MoveList moves = new MoveList();
                position.legalMoves(moves);
                table.submit(new Command.Play(new Player.Person("ada"), position.text(moves.get(0))));
            }
            return true;
        });
        return id;
    }

    private static int number(TableRegistry registry, String id) {
        return registry.with(id, table -> table.match().eventCount()).orElseThrow();
    }

    @Test
    void moveAfterTheEndIsDropped() throws InterruptedException {
        Semaphore asked = new Semaphore(0);
        Semaphore mayAnswer = new Semaphore(0);
        BotPool.BotFactory slow = (game, level, seed) -> new Scripted(state -> {
            asked.release();
            await(mayAnswer);
            return firstMove(state);
        });
        play(slow, (tables, registry, ended) -> {
            String id = botToMove(tables, registry);
            asked.acquire();
            int number = registry.with(
                            id, table -> table.submit(new Command.Resign("ada")).seq())
                    .orElseThrow();
            mayAnswer.release();
            // There is only one thread: when it serves another table, it has finished with this one.
            botToMove(tables, registry);
            asked.acquire();
            assertEquals(number, number(registry, id));
            assertEquals(0, asked.availablePermits(), "asked once at each table");
        });
    }

    /** The bot moves after the restart; no substitute move is played. */
    @Test
    void botInterruptedByShutdownDoesNotMove() throws InterruptedException {
        SynchronousQueue<Thread> asked = new SynchronousQueue<>();
        BotPool.BotFactory endless = (game, level, seed) -> new Scripted(state -> {
            try {
                asked.put(Thread.currentThread());
                return asked.take().getName();
            } catch (InterruptedException closing) {
                throw new IllegalStateException(closing);
            }
        });
        try (Tables tables = new Tables(data)) {
            BotsAndClocks bots = new BotsAndClocks(
                    tables.clock::get, new BotPool(endless, tables.peers, 1, 8, 1, granted -> {}), events -> {});
            TableRegistry registry = tables.registry(bots);
            String id = botToMove(tables, registry);
            Thread thread = asked.take();
            int number = number(registry, id);
            bots.close();
            thread.join();
            assertEquals(number, number(registry, id));
        }
    }

    private static void await(Semaphore permit) {
        try {
            permit.acquire();
        } catch (InterruptedException closing) {
            throw new IllegalStateException(closing);
        }
    }
}
