package parlour.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import parlour.bot.SeededRandom;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.puzzle.Puzzle;
import parlour.puzzle.Puzzles;
import parlour.registry.GameRegistry;

/**
 * Writes the engine's answers on a JVM, along seeded random games of every kind, to a file: the browser tests send the
 * same requests to the compiled engine and compare every byte. {@code scripts/test-browser} runs it.
 */
final class EngineAnswers {

    private static final long SEED = 20_260_301;
    private static final int GAMES = 2;
    private static final int POSITIONS = 6;

    private final Engine engine = new Engine(() -> 0, progress -> {});
    private final List<View> exchanges = new ArrayList<>();

    private EngineAnswers() {}

    public static void main(String[] words) throws IOException, NotationException, MalformedFieldException {
        EngineAnswers same = new EngineAnswers();
        same.askAll();
        Files.writeString(
                Path.of(words[0]), new View().with("exchanges", same.exchanges).json());
    }

    private void askAll() throws NotationException, MalformedFieldException {
        along("conquest", List.of(), 3);
        along("sixfaces", List.of(), 3);
        for (int seats = 2; seats <= 4; seats++) {
            along("domination", List.of("seats=" + seats), 2);
            along("conan", List.of("seats=" + seats), 2);
        }
        refusals();
        puzzles();
        reviews();
        companion();
        alone();
        commands();
    }

    private void along(String id, List<String> settings, int depth) throws NotationException {
        Game game = GameRegistry.find(id).orElseThrow();
        Options options = Options.of(game, settings);
        for (int round = 0; round < GAMES; round++) {
            List<Position> path = path(game, options, SeededRandom.mix(SEED, round));
            for (int i = 0; i < POSITIONS; i++) {
                about(game, settings, path.get((path.size() - 1) * i / (POSITIONS - 1)), depth, 6 * round + i);
            }
        }
    }

    private static List<Position> path(Game game, Options options, long seed) {
        SeededRandom random = new SeededRandom(seed);
        Position position = game.start(options);
        List<Position> path = new ArrayList<>();
        while (!position.isOver() && path.size() < 400) {
            path.add(position.copy());
            position.play(
                    position.turn() == Position.CHANCE
                            ? random.drawOutcome(position)
                            : position.legalMoveAt(random.nextInt(position.legalMoveCount())));
        }
        path.add(position);
        return path;
    }

    private void about(Game game, List<String> settings, Position position, int depth, int index) {
        exchange(at("position", game, settings, position));
        exchange(at("moves", game, settings, position));
        exchange(at("perft", game, settings, position).with("depth", depth));
        exchange(at("view", game, settings, position).with("seat", index % position.seats()));
        if (position.turn() >= 0) {
            for (int level : new int[] {1 + index % 7, 8}) {
                exchange(at("think", game, settings, position)
                        .with("level", level)
                        .with("seed", SEED + index)
                        .with("nodes", 3_000));
                // Less than a look at every move, which is finished in any case.
                exchange(at("think", game, settings, position)
                        .with("level", level)
                        .with("seed", SEED + index)
                        .with("nodes", 1));
            }
        }
    }

    private static View at(String type, Game game, List<String> settings, Position position) {
        return Requests.request(type, game.id()).with("options", settings).with("position", position.notation());
    }

    private String exchange(View request) {
        String answer = engine.answer(request.json());
        exchanges.add(new View().with("request", request.json()).with("answer", answer));
        return answer;
    }

    private void refusals() {
        exchange(Requests.request("position", "chess"));
        exchange(Requests.request("play", "conan").with("move", "?"));
        exchange(Requests.request("position", "domination").with("position", "nonsense"));
        exchange(Requests.request("position", "conquest").with("options", List.of("first=green")));
    }

    /** Puzzles with attempts and hints, and analyses of positions with several lines. */
    private void puzzles() {
        exchange(Requests.request("puzzles"));
        for (int day = 1; day <= 8; day++) {
            Puzzle puzzle = Puzzles.daily(2026, 11, day);
            exchange(Requests.request("puzzle").with("date", "2026-11-0" + day));
            exchange(Requests.request("attempt")
                    .with("id", puzzle.id())
                    .with("move", puzzle.line().getFirst().move()));
            exchange(Requests.request("attempt").with("id", puzzle.id()).with("move", "a1-a2"));
            exchange(Requests.request("hint").with("id", puzzle.id()).with("n", 1 + day % 3));
            exchange(Requests.request("solution").with("id", puzzle.id()));
            exchange(Requests.request("analyse", puzzle.game().id())
                    .with("position", puzzle.position())
                    .with("lines", 1 + day % 3)
                    .with("nodes", 3_000));
        }
    }

    /** Reviews of turns of finished games: some where much is hidden, one where nothing is. */
    private void reviews() {
        for (String setting : List.of("seats=2", "seats=3")) {
            for (String id : List.of("domination", "conan")) {
                PlayedFiles played = PlayedFiles.random(id, setting, SEED);
                int turns = played.turns().size();
                for (int i = 1; i <= 4; i++) {
                    exchange(Requests.request("review")
                            .with("file", played.text())
                            .with("ply", played.turns().get((turns - 2) * i / 4))
                            .with("nodes", 2_000));
                }
                exchange(Requests.request("review")
                        .with("file", played.cut(played.turns().getFirst(), "*"))
                        .with("ply", 0)
                        .with("nodes", 2_000));
            }
        }
    }

    /** Requests of the companions for physical games. */
    private void companion() {
        for (int face = 1; face <= 6; face++) {
            exchange(Requests.request("tumble", "conquest")
                    .with("options", List.of("first=white"))
                    .with("from", "d1")
                    .with("to", "f5")
                    .with("face", face));
        }
        exchange(Requests.request("opening", "sixfaces").with("moves", List.of("a1-a3-d3")));
        exchange(Requests.request("observe-dominoes", "domination")
                .with("options", List.of("seats=3"))
                .with("moves", List.of("lot:seat2")));
        View hero = new View()
                .with("hero", "tesk")
                .with("pg", 12)
                .with("bid", 5)
                .with("cards", List.of("second-wind"))
                .with("partner", new View().with("hero", "ilme").with("pg", 9).with("win", 40));
        View other = new View().with("hero", "marrec").with("pg", 15).with("bid", 5);
        for (String attribute : List.of("strength", "cunning", "spirit")) {
            exchange(Requests.request("contest")
                    .with("sides", List.of(hero, other))
                    .with("challenge", "tipping-slab")
                    .with("attribute", attribute));
        }
        exchange(Requests.request("contest").with("sides", List.of(hero, other)).with("withdraws", 1));
        View treaty = new View()
                .with("what", "treaty")
                .with("glory", List.of(-1, 1))
                .with("terms", "1>2:1pg;2!duel:1@r3;1=2:50/50/50/own");
        exchange(Requests.request("ledger").with("lines", List.of(treaty, new View().with("glory", List.of(16, -3)))));
        exchange(Requests.request("loot").with("card", "buried-city").with("share", 50));
    }

    /** A table is opened, chance is drawn, a bot moves, and the game file is written. */
    private void alone() {
        exchange(Requests.request("games"));
        for (String id : List.of("domination", "conan")) {
            exchange(Requests.request("open", id)
                    .with("table", id)
                    .with("you", new View().with("id", "me").with("name", "Ada"))
                    .with("bots", List.of(new View().with("seat", 0).with("level", 3)))
                    .with("secret", "5e".repeat(32))
                    .with("seatBytes", "0102"));
            exchange(Requests.request("send")
                    .with(
                            "message",
                            new View()
                                    .with("type", "subscribe")
                                    .with("id", 1)
                                    .with("table", id)
                                    .with("afterSeq", 0)));
            exchange(Requests.request("file").with("table", id).with("date", "2026-03-01"));
        }
    }

    /**
     * Commands of a player at a table, and the moves of its bot. {@code web/e2e/transports.spec.ts} compares such
     * messages with those of the socket.
     */
    private void commands() throws MalformedFieldException {
        for (String id : List.of("conquest", "domination", "conan")) {
            String table = id + "played";
            String answer = exchange(Requests.request("open", id)
                    .with("table", table)
                    .with("you", new View().with("id", "me").with("name", "Ada"))
                    .with("bots", List.of(new View().with("seat", 1).with("level", 3)))
                    .with("secret", "6f".repeat(32))
                    .with("seatBytes", "0102"));
            for (String type : List.of(
                    "offer-draw", "declare", "play", "request-takeback", "play", "dance", "resign", "offer-rematch")) {
                while (JsonFields.read(answer).has("think")) {
                    answer = botMoves(JsonFields.read(answer).record("think"));
                }
                JsonFields now = JsonFields.read(say(message("subscribe", table).with("afterSeq", 0)))
                        .records("messages")
                        .getFirst();
                List<JsonFields> moves = now.record("state").records("moves");
                View message = message(type, table).with("seq", now.number("seq"));
                answer = say(
                        switch (type) {
                            case "play" -> message.with("move", moves.getFirst().text("text"));
                            case "declare" -> message.with("text", "");
                            case "offer-rematch" -> message.with("seatBytes", "0304");
                            default -> message;
                        });
            }
        }
    }

    private String botMoves(JsonFields think) throws MalformedFieldException {
        JsonFields thought = JsonFields.read(exchange(Requests.request("think", think.text("game"))
                .with("options", think.texts("options"))
                .with("position", think.text("position"))
                .with("level", think.number("level"))
                .with("seed", think.longValue("seed"))
                .with("nodes", 500)));
        return exchange(Requests.request("bot-move")
                .with("table", think.text("table"))
                .with("seq", think.number("seq"))
                .with("move", thought.text("move"))
                .with("score", thought.number("score")));
    }

    private static View message(String type, String table) {
        return Requests.request(type).with("id", 1).with("table", table);
    }

    private String say(View message) {
        return exchange(Requests.request("send").with("message", message));
    }
}
