package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static parlour.server.ApiClient.BYTES;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.chance.Secret;
import parlour.engine.Engine;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Match;
import parlour.match.protocol.MatchChance;
import parlour.registry.GameRegistry;
import parlour.server.table.ChanceSource;

/**
 * The same commands, sent over a real server's WebSocket and to a table of the engine, are answered byte for byte the same:
 * every event, every state and every refusal. {@code web/e2e/engine.spec.ts} asks the compiled engine the same as the engine
 * on a JVM, so that all three agree.
 *
 * <p>Both tables have the same name, person, secret, bots and clock, so that nothing has to be left out of the comparison but
 * two things. The name of a return game is replaced, because the server draws it at random and the engine derives it, so that
 * a game restored from the page's storage has the same again. And the order between replies (with an {@code id}) and events is
 * not compared, because bots answer a draw on another thread of the server; the order of the replies and that of the events is.
 */
final class SameMessagesTest {

    private static final Secret SECRET = Secret.read("5e".repeat(32)).orElseThrow();

    /** Milliseconds between two commands, so that the server does not find them too frequent. */
    private static final long PAUSE = 25;

    @TempDir
    private Path data;

    /** Its first move in the alphabet. On level 1 it thinks itself ahead, on every other it does not. */
    private record FirstMove(int level) implements Bot {

        @Override
        public String name() {
            return "first";
        }

        @Override
        public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
            String move = move(state.sample(new SeededRandom(1)));
            return new ScoredMove(move, score(level), List.of(move), 1, 1);
        }

        static int score(int level) {
            return level == 1 ? 10 : 0;
        }

        static String move(Position position) {
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            List<String> texts = new ArrayList<>();
            for (int move : moves.toArray()) {
                texts.add(position.text(move));
            }
            return texts.stream().min(String::compareTo).orElseThrow();
        }
    }

    /** The secrets that the engine would have. */
    private static final class EngineSecrets implements ChanceSource {

        @Override
        public Secret secret(byte[] key, String match) {
            return match.startsWith("return of ") ? SECRET.derive("parlour return game") : SECRET;
        }

        @Override
        public String draw(Match match) {
            return MatchChance.draw(match);
        }
    }

    /** A table of the engine: what its person is told, and its bots, which move at once. */
    private static final class EngineTable {

        private final Engine engine;
        private final String table;
        private String rematch = "";

        EngineTable(Engine engine, String table) {
            this.engine = engine;
            this.table = table;
        }

        List<String> ask(View request) throws NotationException {
            List<String> told = new ArrayList<>();
            JsonNode answer = ApiClient.read(engine.answer(request.json()));
            assertEquals("reply", answer.path("type").asText(), answer.toString());
            take(answer, told);
            while (answer.has("think")) {
                JsonNode think = answer.path("think");
                answer = ApiClient.read(engine.answer(new View()
                        .with("type", "bot-move")
                        .with("table", table)
                        .with("seq", think.path("seq").asLong())
                        .with("move", FirstMove.move(position(think)))
                        .with("score", FirstMove.score(think.path("level").asInt()))
                        .json()));
                take(answer, told);
            }
            return told;
        }

        private void take(JsonNode answer, List<String> told) {
            for (JsonNode message : answer.path("messages")) {
                told.add(message.toString());
                if (message.at("/event/kind").asText().equals("rematch-agreed")) {
                    rematch = message.at("/event/table").asText();
                }
            }
        }

        private static Position position(JsonNode think) throws NotationException {
            Game game = GameRegistry.find(think.path("game").asText()).orElseThrow();
            List<String> options = new ArrayList<>();
            think.path("options").forEach(option -> options.add(option.asText()));
            return game.parse(think.path("position").asText(), Options.of(game, options));
        }

        /** Sends a message of the socket's protocol. */
        List<String> send(String message) throws NotationException {
            return ask(new View().with("type", "send").with("message", view(message)));
        }

        private static View view(String message) {
            try {
                return JsonFields.read(message).view();
            } catch (MalformedFieldException wrong) {
                throw new AssertionError(message, wrong);
            }
        }

        /** The table as it is now. Looking at it changes nothing. */
        JsonNode now() throws NotationException {
            return ApiClient.read(send("{\"type\":\"subscribe\",\"id\":0,\"table\":\"" + table + "\",\"afterSeq\":0}")
                    .getFirst());
        }
    }

    /** Both tables, and everything they have said. */
    private static final class Both {

        private final TestServer server;
        private final SocketClient line;
        private final EngineTable local;
        private final String table;
        private final List<String> fromEngine = new ArrayList<>();
        private final int begin;
        private int ids;

        Both(TestServer server, SocketClient line, EngineTable local, String table) {
            this.server = server;
            this.line = line;
            this.local = local;
            this.table = table;
            this.begin = line.count();
        }

        /** Sends the same to both, and waits until the server has told as much as the engine. */
        void send(String type, String fields) throws Exception {
            server.clock().advance(PAUSE);
            String message =
                    "{\"type\":\"" + type + "\",\"id\":" + ++ids + ",\"table\":\"" + table + "\"" + fields + "}";
            fromEngine.addAll(local.send(message));
            line.send(message);
            line.awaitMany(begin, fromEngine.size(), any -> true);
            compare();
        }

        /** A command that knows the latest number. */
        void command(String type, String fields) throws Exception {
            send(type, ",\"seq\":" + number() + fields);
        }

        int number() throws NotationException {
            return local.now().path("seq").asInt();
        }

        private JsonNode moves() throws NotationException {
            return local.now().at("/state/moves");
        }

        boolean mayMove() throws NotationException {
            return !moves().isEmpty();
        }

        String move(int choice) throws NotationException {
            return moves().path(choice % moves().size()).path("text").asText();
        }

        private void compare() {
            List<String> fromServer = line.received().subList(begin, line.count());
            String rematch = fromServer.stream()
                    .map(ApiClient::read)
                    .map(message -> message.at("/event/table").asText())
                    .filter(name -> !name.isEmpty())
                    .findFirst()
                    .orElse(local.rematch);
            List<String> renamed = fromServer.stream()
                    .map(text -> rematch.isEmpty() ? text : text.replace(rematch, local.rematch))
                    .toList();
            for (boolean isReply : List.of(true, false)) {
                List<String> expected = only(isReply, fromEngine);
                List<String> actual = only(isReply, renamed);
                for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
                    assertEquals(expected.get(i), actual.get(i));
                }
                assertEquals(expected.size(), actual.size());
            }
        }

        private static List<String> only(boolean isReply, List<String> messages) {
            return messages.stream()
                    .filter(text -> ApiClient.read(text).has("id") == isReply)
                    .toList();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "conquest,2,1,fr",
        "conquest,2,2,en",
        "sixfaces,2,1,en",
        "domination,2,2,fr",
        "domination,4,1,en",
        "conan,3,2,fr",
    })
    void theSocketAndTheEngineTellTheSame(String game, int seats, int level, String language) throws Exception {
        try (TestServer server =
                        TestServer.in(data, (any, botLevel, seed) -> new FirstMove(botLevel), new EngineSecrets());
                ApiClient ada = new ApiClient(server::address, () -> {})) {
            ada.comesInAs("Ada");
            Both both = open(server, ada, game, seats, level, language);
            play(both);
            int told = both.line.count();
            both.line.settle();
            assertEquals(told + 1, both.line.count(), "the server says no more than the engine");
        }
    }

    private static Both open(TestServer server, ApiClient ada, String game, int seats, int level, String language)
            throws Exception {
        boolean isCounted = game.equals("domination") || game.equals("conan");
        List<String> options = isCounted ? List.of("seats=" + seats) : List.of("first=white");
        List<String> places = new ArrayList<>(List.of(ME));
        List<View> bots = new ArrayList<>();
        for (int seat = 1; seat < seats; seat++) {
            places.add(ApiClient.bot(level));
            bots.add(new View().with("seat", seat).with("level", level));
        }
        String table = ada.opensWith(
                "\"game\":\"" + game + "\",\"options\":[\"" + options.getFirst()
                        + "\"],\"clock\":{\"kind\":\"none\"},\"listed\":false",
                places.toArray(String[]::new));
        EngineTable local = new EngineTable(new Engine(server.clock()::millis, progress -> {}), table);
        local.ask(new View()
                .with("type", "open")
                .with("table", table)
                .with("game", game)
                .with("options", options)
                .with("you", new View().with("id", ada.id()).with("name", "Ada"))
                .with("bots", bots)
                .with("secret", SECRET.reveal())
                .with("seatBytes", BYTES));
        local.send("{\"type\":\"hello\",\"version\":1,\"language\":\"" + language + "\"}");
        // Ada is there already when she watches the table again: the server tells of people who come, the engine has
        // one.
        SocketClient first = ada.speaks(language);
        first.ask("subscribe", "\"table\":\"" + table + "\",\"afterSeq\":0");
        int number = local.now().path("seq").asInt();
        while (ada.get("/api/tables/" + table).json().path("seq").asInt() < number) {
            Thread.sleep(5);
        }
        return new Both(server, ada.speaks(language), local, table);
    }

    /** Every command, those that are refused too. */
    private static void play(Both both) throws Exception {
        both.send("subscribe", ",\"afterSeq\":0");
        both.send("threats", ",\"seat\":0");
        both.send("threats", ",\"seat\":9");
        both.send("play", ",\"seq\":1,\"move\":\"x\"");
        both.send("declare", ",\"seq\":1,\"text\":\"\"");
        both.send("play", ",\"seq\":9999,\"move\":\"x\"");
        both.send("play", ",\"move\":\"x\"");
        both.send("dance", "");
        both.command("play", ",\"move\":\"?\"");
        both.command("declare", ",\"text\":\"\"");
        both.command("declare", ",\"text\":\"z9\"");
        both.command("leave", "");
        both.command("sit", ",\"seatBytes\":\"00\"");
        both.command("vote-replace", ",\"seat\":1");
        both.command("offer-rematch", ",\"seatBytes\":\"00\"");
        both.command("decline-draw", "");
        both.command("decline-takeback", "");
        both.command("offer-draw", "");
        both.command("offer-draw", "");
        for (int turn = 0; turn < 6 && both.mayMove(); turn++) {
            both.command("play", ",\"move\":\"" + both.move(7 * turn) + "\"");
            both.command("request-takeback", "");
        }
        both.command("offer-draw", "");
        both.command("resign", "");
        both.command("resign", "");
        both.command("play", ",\"move\":\"?\"");
        both.command("offer-rematch", ",\"seatBytes\":\"zz\"");
        both.command("offer-rematch", ",\"seatBytes\":\"00\"");
        both.command("offer-rematch", ",\"seatBytes\":\"00\"");
        both.send("subscribe", ",\"afterSeq\":0");
        assertEquals("ended", both.local.now().at("/state/phase").asText());
        both.send("unsubscribe", "");
    }
}
