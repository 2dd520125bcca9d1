package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.engine.Requests.request;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.registry.BotRegistry;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Perft;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.registry.GameRegistry;

final class EngineTest {

    private final EngineClient asked = new EngineClient();

    @Test
    void aGameStartsAtItsStartingPosition() throws MalformedFieldException {
        for (Game game : GameRegistry.all()) {
            Position start = game.start(Options.defaults(game));
            JsonFields answer = asked.answer(request("position", game.id()));
            assertEquals(start.notation(), answer.text("position"));
            assertEquals(start.turn(), answer.number("turn"));
            assertEquals(start.seats(), answer.number("seats"));
            assertEquals(String.format("%016x", start.hash()), answer.text("hash"));
            assertFalse(answer.has("outcome"));
        }
    }

    @Test
    void aViewIsTheGamesOwnView() {
        for (Game game : GameRegistry.all()) {
            Position position = dealt(game);
            for (int seat = 0; seat < position.seats(); seat++) {
                String answer = asked.text(request("view", game.id())
                        .with("position", position.notation())
                        .with("seat", seat));
                assertTrue(answer.contains(position.view(seat).json()), game.id());
            }
            String answer = asked.text(request("view", game.id()).with("position", position.notation()));
            assertTrue(answer.contains(position.view(Position.SPECTATOR).json()), game.id());
        }
    }

    @Test
    void legalMovesAreListedAndPlayed() throws MalformedFieldException {
        for (Game game : GameRegistry.all()) {
            Position position = dealt(game);
            JsonFields answer = asked.answer(request("moves", game.id()).with("position", position.notation()));
            List<JsonFields> moves = answer.records("moves");
            assertEquals(position.legalMoveCount(), moves.size());
            String move = moves.getLast().text("text");
            JsonFields after = asked.answer(request("play", game.id())
                    .with("position", position.notation())
                    .with("move", move));
            assertEquals(move, after.text("played"));
            assertEquals(
                    after.text("position"),
                    asked.answer(request("position", game.id())
                                    .with("position", position.notation())
                                    .with("moves", List.of(move)))
                            .text("position"));
        }
    }

    @Test
    void chanceOutcomesAreListedWithTheirWeights() throws MalformedFieldException {
        List<JsonFields> lots = asked.answer(request("moves", "conquest")).records("moves");
        assertEquals(2, lots.size());
        assertEquals(1, lots.getFirst().number("weight"));
    }

    @Test
    void countsAreThoseOfPerft() {
        for (Game game : GameRegistry.all()) {
            Position position = dealt(game);
            Perft perft = new Perft();
            assertEquals(
                    "{\"type\":\"perft\",\"counts\":[" + perft.count(position, 1) + "," + perft.count(position, 2)
                            + "]}",
                    asked.text(request("perft", game.id())
                            .with("position", position.notation())
                            .with("depth", 2)));
        }
    }

    @Test
    void aFileIsReplayedAsFarAsAsked() throws MalformedFieldException, NotationException {
        Game game = GameRegistry.find("conquest").orElseThrow();
        Options options = Options.of(game, List.of("first=white"));
        Position start = game.start(options);
        String file = GameFile.of(game, options, start, List.of("d1-d5-f5=1")).write();
        assertEquals(
                start.notation(),
                asked.answer(request("position").with("file", file).with("ply", 0))
                        .text("position"));
        JsonFields end = asked.answer(request("position").with("file", file));
        assertEquals(1, end.number("turn"));
        assertEquals(List.of("first=white"), end.texts("options"));
        asked.refused("bad-field", request("position").with("file", file).with("ply", 2));
        asked.refused("bad-file", request("position").with("file", "[Game \"chess\"]\n\n*\n"));
    }

    @Test
    void aBotPlaysAsItDoesEverywhere() {
        for (Game game : GameRegistry.all()) {
            Position position = dealt(game);
            Bot bot = BotRegistry.bot(game, Level.SEASONED, 7).orElseThrow();
            ScoredMove scored = bot.chooseMove(
                    new InformationState(position, position.turn()), Budget.nodes(2_000), progress -> {});
            String answer = asked.text(request("think", game.id())
                    .with("position", position.notation())
                    .with("level", 6)
                    .with("seed", 7)
                    .with("nodes", 2_000));
            assertTrue(
                    answer.startsWith("{\"type\":\"thought\",\"move\":\"" + scored.move() + "\",\"score\":"
                            + scored.score() + ","),
                    answer + scored);
            assertEquals(answer, asked.thoughts().getLast());
        }
    }

    @Test
    void theSearchRespectsItsTimeLimit() throws MalformedFieldException {
        JsonFields answer = asked.answer(
                request("think", "conquest").with("moves", List.of("lot:white")).with("time", 100));
        assertTrue(answer.number("nodes") > 0);
    }

    /** As in a browser on a slow phone: every look at the clock finds that the time has run out. */
    @Test
    void aColdEngineWithoutTimeHasLookedAtEveryMove() throws MalformedFieldException {
        long[] now = {0};
        for (int level = 1; level <= 8; level++) {
            Engine cold = new Engine(() -> now[0] += 60_000, _ -> {});
            View asked = request("think", "conquest")
                    .with("position", "e4a4b41kf4b4a4e4/9/9/9/9/1A47/3a35/E3A3B3F3K1B3A3E3 w 2 2")
                    .with("level", level)
                    .with("time", 1);
            JsonFields answer = EngineClient.fields(cold.answer(asked.json()));
            assertEquals(1, answer.number("depth"), "level " + level);
            assertTrue(answer.number("nodes") > 10, "level " + level);
            assertTrue(answer.number("score") > -10_000, "level " + level + " plays " + answer.text("move"));
        }
    }

    @Test
    void onlyANamedBotKeepsItsMemory() throws MalformedFieldException {
        var first = request("think", "conquest")
                .with("moves", List.of("lot:white"))
                .with("nodes", 20_000)
                .with("player", "a");
        JsonFields fresh = asked.answer(first);
        JsonFields again = asked.answer(first);
        assertTrue(again.number("depth") >= fresh.number("depth"));
        assertEquals(
                new EngineClient().text(first),
                asked.text(request("think", "conquest")
                        .with("moves", List.of("lot:white"))
                        .with("nodes", 20_000)
                        .with("player", "b")));
    }

    @Test
    void invalidRequestsAreRefusedWithACode() throws MalformedFieldException {
        asked.refusedText("not-json", "perft");
        asked.refusedText("bad-field", "{}");
        asked.refused("unknown-type", request("dance"));
        asked.refused("bad-field", request("position"));
        asked.refused("no-game", request("position", "chess"));
        asked.refused("bad-options", request("position", "conquest").with("options", List.of("first=green")));
        asked.refused("bad-position", request("position", "conquest").with("position", "nonsense"));
        asked.refused("bad-field", request("position", "conquest").with("moves", "lot:white"));
        asked.refused("unreadable-move", request("play", "conquest").with("move", "?"));
        asked.refused("bad-field", request("view", "conquest").with("seat", 2));
        asked.refused("bad-field", request("view", "conquest").with("seat", -1));
        asked.refused("bad-field", request("perft", "conquest").with("depth", 0));
        asked.refused("nobody-to-move", request("think", "conquest").with("nodes", 10));
        asked.refused("bad-field", request("think", "conquest").with("moves", List.of("lot:white")));
        asked.refused(
                "bad-field",
                request("think", "conquest")
                        .with("moves", List.of("lot:white"))
                        .with("nodes", 10)
                        .with("level", 9));
    }

    @Test
    void aMoveAgainstTheRulesIsRefusedWithTheRule() throws MalformedFieldException, NotationException {
        Position position = dealt(GameRegistry.find("conquest").orElseThrow());
        if (!(position.parseMove("a1-a9=1") instanceof Refusal refusal)) {
            throw new AssertionError("nobody can tumble over his own dice");
        }
        JsonFields sentence = asked.refused(
                refusal.code(),
                request("play", "conquest")
                        .with("position", position.notation())
                        .with("move", "a1-a9=1"));
        assertEquals(refusal.message().fr(), sentence.text("fr"));
    }

    /** The first position in which a seat is to move and has a choice. */
    static Position dealt(Game game) {
        SeededRandom random = new SeededRandom(42);
        Position position = game.start(Options.defaults(game));
        while (position.turn() < 0 || position.legalMoveCount() < 2) {
            if (position.turn() == Position.CHANCE) {
                position.play(random.drawOutcome(position));
            } else {
                MoveList moves = new MoveList();
                position.legalMoves(moves);
                position.play(moves.get(0));
            }
        }
        return position;
    }
}
