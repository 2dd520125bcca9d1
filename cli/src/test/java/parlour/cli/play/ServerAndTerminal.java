package parlour.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.chance.Secret;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Event;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.NewTable;
import parlour.match.TableSettings;
import parlour.match.TimeControl;
import parlour.match.view.EventView;
import parlour.match.view.Viewer;
import parlour.registry.GameRegistry;
import parlour.server.Environment;
import parlour.server.Server;
import parlour.server.ServerConfig;
import parlour.server.table.ChanceSource;

/**
 * A real server and the terminal's game loop, both with known chance, bots and time, for
 * {@code web/e2e/transports.spec.ts}, which starts this program and compares both with the engine in a browser.
 *
 * <p>The argument is an empty folder for the server's data. The first line printed is the server's address. Then each
 * line of standard input is a request in JSON, answered by a line: {@code {"type":"advance","ms":25}} advances the
 * server's clock; {@code {"type":"terminal", …}} plays a game at a terminal from typed lines and answers with its
 * events, as its player may see them.
 */
final class ServerAndTerminal {

    private static final Secret SECRET = Secret.read("5e".repeat(32)).orElseThrow();
    private static final long START = 1_790_000_000_000L;

    private final AtomicLong now = new AtomicLong(START);

    private ServerAndTerminal() {}

    public static void main(String[] arguments) throws Exception {
        new ServerAndTerminal().run(Path.of(arguments[0]));
    }

    private void run(Path data) throws Exception {
        Files.createDirectories(data);
        ManualClock clock = new ManualClock();
        Environment environment = new Environment(
                GameRegistry.all(),
                (game, level, seed) -> new FirstMoveBot(level),
                new KnownSecrets(),
                clock,
                clock::millis,
                () -> 0,
                new SecureRandom());
        try (Server server = Server.start(ServerConfig.in(data, 0), environment);
                BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            System.out.println(server.address());
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                System.out.println(answer(JsonFields.read(line)).json());
            }
        }
    }

    private View answer(JsonFields request) throws MalformedFieldException, NotationException, IOException {
        if (request.text("type").equals("advance")) {
            return new View().with("now", now.addAndGet(request.number("ms")));
        }
        return new View().with("events", playAtTerminal(request));
    }

    // ---- The terminal ----

    private List<View> playAtTerminal(JsonFields request) throws MalformedFieldException, NotationException {
        Game game = GameRegistry.find(request.text("game")).orElseThrow();
        Options options = Options.of(game, request.texts("options"));
        String person = request.text("person");
        Map<Integer, Integer> bots = new HashMap<>();
        for (int seat = 1; seat < options.seats(); seat++) {
            bots.put(seat, request.number("level"));
        }
        NewTable newTable = new NewTable(
                new TableSettings(game, options, Optional.empty(), new TimeControl.None(), false),
                person,
                SECRET.reveal(),
                SECRET.commitment(),
                bots,
                List.of(new NewTable.SeatedPerson(0, person, request.text("seatBytes"))),
                Optional.empty());
        TypedTerminal terminal = new TypedTerminal(request.texts("typed"));
        Screen screen = new Screen(terminal, Map.of(), true);
        GameSaver saver = TypedTerminal.NoSaver.INSTANCE;
        TerminalGame played = TerminalGame.open(newTable, new TerminalClockHost());
        new GameLoop(
                        played,
                        screen,
                        saver,
                        seat -> new KeyboardPlayer(seat, screen, saver, new KeyboardPlayer.Habits(true, false)),
                        (any, seat, level) -> new BotPlayer(
                                seat, level, () -> new FirstMoveBot(level), new SeededRandom(1), Duration.ZERO, screen))
                .run();
        return eventsFor(person, played.events());
    }

    private static List<View> eventsFor(String person, List<Event> events) {
        Match match = new Match();
        List<View> views = new ArrayList<>();
        for (Event event : events) {
            match.apply(event, START);
            views.add(EventView.of(event, match, Viewer.of(match, person).perspective()));
        }
        return views;
    }

    private static final class TerminalClockHost implements Host {

        @Override
        public long now() {
            return START;
        }

        @Override
        public String newMatchId() {
            throw new UnsupportedOperationException("the terminal has no return games");
        }
    }

    // ---- The server's environment ----

    private final class ManualClock implements InstantSource {

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(now.get());
        }
    }

    /** The secrets that the engine is given, or derives for a rematch. */
    private static final class KnownSecrets implements ChanceSource {

        @Override
        public Secret secret(SecureRandom random) {
            return SECRET;
        }

        @Override
        public Secret rematchSecret(SecureRandom random) {
            return SECRET.derive("parlour return game");
        }

        @Override
        public String draw(Match match) {
            return ChanceSource.provable().draw(match);
        }
    }

    /** Plays its first move in alphabetical order. Its score is ahead on level 1 and even on all other levels. */
    private record FirstMoveBot(int level) implements Bot {

        @Override
        public String name() {
            return "first";
        }

        @Override
        public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
            Position position = state.sample(new SeededRandom(1));
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            List<String> texts = new ArrayList<>();
            for (int move : moves.toArray()) {
                texts.add(position.text(move));
            }
            String first = texts.stream().min(String::compareTo).orElseThrow();
            return new ScoredMove(first, level == 1 ? 10 : 0, List.of(first), 1, 1);
        }
    }
}
