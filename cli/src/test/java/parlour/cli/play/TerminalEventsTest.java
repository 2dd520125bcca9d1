package parlour.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.match.Command;
import parlour.match.Decision;
import parlour.match.Event;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.NewTable;
import parlour.match.Phase;
import parlour.match.Player;
import parlour.match.TableSettings;
import parlour.match.TimeControl;
import parlour.registry.GameRegistry;

/** Input at the terminal leads to the same events as the same commands given to a match. */
final class TerminalEventsTest {

    /** Plays its first move in alphabetical order, and always reports the same score. */
    private record FirstMoveBot(int score) implements Bot {

        @Override
        public String name() {
            return "first";
        }

        @Override
        public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
            String move = first(state.sample(bound -> 0));
            return new ScoredMove(move, score, List.of(move), 1, 1);
        }
    }

    private static String first(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Set<String> texts = new TreeSet<>();
        for (int move : moves.toArray()) {
            texts.add(position.text(move));
        }
        return texts.iterator().next();
    }

    private final Host host = new TerminalHost();

    /** A match without a terminal, its events so far, and the lines to type for the same. */
    private final class Script {

        private final Match match = new Match();
        private final List<Event> events = new ArrayList<>();
        private final List<String> typed = new ArrayList<>();
        private final int botScore;

        Script(NewTable newTable, int botScore) {
            this.botScore = botScore;
            apply(Match.open(newTable, host));
        }

        private void apply(List<Event> decided) {
            for (Event event : decided) {
                match.apply(event, 0);
                events.add(event);
            }
        }

        boolean submit(Command command) {
            Decision decision = match.decide(command, host);
            apply(decision.events());
            return decision instanceof Decision.Accepted;
        }

        private String person() {
            return match.player(match.turn()).orElseThrow() instanceof Player.Person(String id) ? id : "";
        }

        /** Until it is a person's turn, or the end. */
        void botsMove() {
            while (match.turn() >= 0 && match.player(match.turn()).orElseThrow() instanceof Player.Bot bot) {
                assertTrue(submit(new Command.Play(bot, first(match.position()))));
            }
        }

        boolean isPersonsTurn() {
            return match.turn() >= 0 && !person().isEmpty();
        }

        void play() {
            String move = first(match.position());
            typed.add("play " + move);
            assertTrue(submit(new Command.Play(new Player.Person(person()), move)));
        }

        /** Requested by the person who moved last, granted by all others. */
        void takeBack() {
            typed.add("undo");
            String asking = lastPerson();
            if (submit(new Command.RequestTakeback(asking))) {
                for (String other : match.people()) {
                    if (match.takebackBy().isPresent() && !other.equals(asking)) {
                        typed.add("yes");
                        submit(new Command.RequestTakeback(other));
                    }
                }
            }
        }

        private String lastPerson() {
            String last = person();
            int undone = 0;
            for (Event event : events.reversed()) {
                if (event instanceof Event.TakenBack) {
                    undone++;
                } else if (event instanceof Event.ChancePlayed || event instanceof Event.Played) {
                    if (undone > 0) {
                        undone--;
                    } else if (event instanceof Event.Played played
                            && match.player(played.seat()).orElseThrow() instanceof Player.Person(String id)) {
                        return id;
                    }
                }
            }
            return last;
        }

        void offerDraw() {
            typed.add("draw");
            submit(new Command.OfferDraw(person()));
            for (int seat = 0; seat < match.seats(); seat++) {
                if (match.player(seat).orElseThrow() instanceof Player.Bot) {
                    boolean hasMoved = hasMoved(seat);
                    submit(new Command.AnswerDraw(seat, hasMoved && botScore < -50));
                }
            }
            for (String other : match.people()) {
                boolean isAsked = match.phase() == Phase.PLAYING
                        && !match.drawOffers().isEmpty()
                        && !match.drawOffers().containsAll(match.seatsOf(other));
                if (isAsked) {
                    typed.add("no");
                    submit(new Command.DeclineDraw(other));
                }
            }
        }

        private boolean hasMoved(int seat) {
            return events.stream().anyMatch(event -> event instanceof Event.Played played && played.seat() == seat);
        }

        void resign() {
            typed.add("resign");
            assertTrue(submit(new Command.Resign(person())));
            if (match.people().isEmpty() && match.phase() == Phase.PLAYING) {
                typed.add("no");
            }
        }
    }

    private static NewTable opening(String id, int people, List<String> settings) throws NotationException {
        Game game = GameRegistry.find(id).orElseThrow();
        Options options = Options.of(game, settings);
        TerminalChance.Source chance = TerminalChance.random(options.seats());
        Map<Integer, Integer> bots = new HashMap<>();
        List<NewTable.SeatedPerson> sitting = new ArrayList<>();
        for (int seat = 0; seat < options.seats(); seat++) {
            if (seat < people) {
                sitting.add(new NewTable.SeatedPerson(
                        seat, "player-" + seat, chance.seatBytes().get(seat)));
            } else {
                bots.put(seat, 3);
            }
        }
        TableSettings tableSettings = new TableSettings(game, options, Optional.empty(), new TimeControl.None(), false);
        return new NewTable(
                tableSettings, "player-0", chance.secret(), chance.commitment(), bots, sitting, Optional.empty());
    }

    /** Moves, moves taken back, draws offered, and a resignation at the end, in games with chance, secrets and bots. */
    @ParameterizedTest
    @CsvSource({
        "conquest, 2, '', 1",
        "conquest, 1, '', 1",
        "conquest, 1, '', -100",
        "sixfaces, 2, first=black, 1",
        "domination, 1, seats=2, 1",
        "domination, 1, seats=3, 1",
        "domination, 1, seats=3, -100",
        "conan, 1, seats=2, 1",
        "conan, 1, seats=4, 1",
    })
    void typedLinesLeadToTheEventsOfTheSameCommands(String id, int people, String setting, int botScore)
            throws NotationException {
        NewTable newTable = opening(id, people, setting.isEmpty() ? List.of() : List.of(setting));
        Script script = new Script(newTable, botScore);
        script.botsMove();
        for (int step = 1; step <= 30 && script.isPersonsTurn(); step++) {
            if (step == 30) {
                script.resign();
                break;
            } else if (step % 7 == 3) {
                script.takeBack();
            } else if (step % 11 == 6) {
                script.offerDraw();
            } else {
                script.play();
            }
            script.botsMove();
        }
        TypedTerminal terminal = new TypedTerminal(script.typed);
        Screen screen = new Screen(terminal, Map.of(), true);
        GameSaver saver = TypedTerminal.NoSaver.INSTANCE;
        TerminalGame game = TerminalGame.open(newTable, host);
        new GameLoop(
                        game,
                        screen,
                        saver,
                        seat -> new KeyboardPlayer(seat, screen, saver, new KeyboardPlayer.Habits(true, false)),
                        (playing, seat, level) -> new BotPlayer(
                                seat,
                                level,
                                () -> new FirstMoveBot(botScore),
                                new SeededRandom(1),
                                java.time.Duration.ZERO,
                                screen))
                .run();
        assertEquals(script.events, game.events(), terminal::printed);
        assertEquals(
                newTable.settings().game().allowsDrawOffers(),
                script.events.stream().anyMatch(event -> event instanceof Event.DrawOffered),
                "a draw was offered");
    }

    @Test
    void aFailingBotIsReplacedByRandomMovesAndAnnouncedOnce() throws NotationException {
        NewTable newTable = opening("domination", 1, List.of());
        List<String> typed = List.of("1", "1", "1", "resign");
        TypedTerminal terminal = new TypedTerminal(
                typed.stream().flatMap(line -> Stream.of("moves", line)).toList());
        Screen screen = new Screen(terminal, Map.of(), true);
        GameSaver saver = TypedTerminal.NoSaver.INSTANCE;
        TerminalGame game = TerminalGame.open(newTable, host);
        Bot failing = new Bot() {
            @Override
            public String name() {
                return "failing";
            }

            @Override
            public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
                throw new IllegalStateException("thrown by a bot in a test");
            }
        };
        new GameLoop(
                        game,
                        screen,
                        saver,
                        seat -> new KeyboardPlayer(seat, screen, saver, new KeyboardPlayer.Habits(true, false)),
                        (playing, seat, level) -> new BotPlayer(
                                seat, level, () -> failing, new SeededRandom(1), java.time.Duration.ZERO, screen))
                .run();
        long moves = game.events().stream()
                .filter(event -> event instanceof Event.Played(int seat, String _, long _) && seat == 1)
                .count();
        assertTrue(moves >= 3, terminal::printed);
        assertEquals(2, terminal.printed().split("the computer failed twice", -1).length, terminal::printed);
    }
}
