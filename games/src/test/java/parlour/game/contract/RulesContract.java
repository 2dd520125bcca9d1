package parlour.game.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.HashSet;
import java.util.Set;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Perft;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.game.contract.RandomWalk.Passed;
import parlour.game.file.GameFile;

/** Checks the requirements of {@link Position} for play, a function for each {@link Property}. */
final class RulesContract {

    private RulesContract() {}

    // ---- Copies and undoing ----

    static void copiesAreIndependent(Visit visit) {
        Position position = visit.position();
        Snapshot here = visit.here();
        Position copy = position.copy();
        Snapshot.checkSame(here, Snapshot.of(copy), "the copy");
        int played = RandomPlay.playOn(copy, visit.random(), 6).size();
        Snapshot.checkSame(here, Snapshot.of(position), "the original after play on the copy");
        undo(copy, played);
        Snapshot.checkSame(here, Snapshot.of(copy), "the copy after undoing");
        played = RandomPlay.playOn(position, visit.random(), 6).size();
        Snapshot.checkSame(here, Snapshot.of(copy), "the copy after play on the original");
        undo(position, played);
        Snapshot.checkSame(here, Snapshot.of(position), "the original after undoing");
    }

    static void undoingRestoresEverything(Visit visit) {
        Position position = visit.position();
        Snapshot here = visit.here();
        for (int move : RandomPlay.listed(position).toArray()) {
            position.play(move);
            position.undo();
            assertEquals(here.notation(), position.notation(), "after undoing a move");
        }
        Snapshot.checkSame(here, Snapshot.of(position), "after undoing every move");
        if (!position.isOver()) {
            position.play(RandomPlay.move(position, visit.random()));
            Snapshot.of(position);
            position.undo();
            Snapshot.checkSame(here, Snapshot.of(position), "after looking round and undoing");
        }
    }

    static void aWholeGameCanBeTakenBack(Visit end) {
        Position position = end.position();
        for (int ply = end.ply() - 1; ply >= 0; ply--) {
            position.undo();
            Passed then = end.walk().passed().get(ply);
            assertEquals(then.notation(), position.notation());
            assertEquals(then.hash(), position.hash());
        }
        Snapshot.checkSame(Snapshot.of(end.table().start()), Snapshot.of(position), "the start");
        for (int ply = 0; ply < end.ply(); ply++) {
            position.play(end.walk().move(ply));
        }
    }

    private static void undo(Position position, int moves) {
        for (int i = 0; i < moves; i++) {
            position.undo();
        }
    }

    // ---- Notation ----

    static void notationRoundTrips(Visit visit) throws NotationException {
        Position position = visit.position();
        String notation = position.notation();
        Position parsed = visit.table().game().parse(notation, visit.table().options());
        assertEquals(notation, parsed.notation());
        assertEquals(position.hash(), parsed.hash(), "hash of " + notation);
        assertEquals(position.turn(), parsed.turn(), "turn in " + notation);
        if (visit.isStop()) {
            Snapshot.checkSameButForOrder(visit.here(), Snapshot.of(parsed), "read from notation");
        }
    }

    static void replayingTheTextsGivesTheSameGame(Visit end) throws NotationException {
        Position again = end.table().start();
        for (String text : end.walk().texts()) {
            again.play(legal(again, text));
        }
        Snapshot.checkSame(end.here(), Snapshot.of(again), "replayed");
    }

    // ---- Moves ----

    static void everyListedMoveIsAccepted(Visit visit) throws NotationException {
        Position position = visit.position();
        Set<Integer> moves = new HashSet<>();
        Set<String> texts = new HashSet<>();
        for (int move : RandomPlay.listed(position).toArray()) {
            String text = position.text(move);
            assertTrue(moves.add(move), "listed twice: " + text);
            assertTrue(texts.add(text), "two moves read " + text);
            assertEquals(text, new GameFile.Move("", text).text());
            assertEquals(move, legal(position, text), text);
        }
    }

    static void aMoveIsDescribedWithItsText(Visit visit) {
        Position position = visit.position();
        if (position.turn() >= 0) {
            Snapshot here = visit.here();
            for (int move : RandomPlay.listed(position).toArray()) {
                View described = position.moveView(move);
                String json = described.json();
                assertEquals(position.text(move), described.fields().get("text"), json);
                assertEquals(json, position.moveView(move).json());
            }
            assertEquals(
                    new View().with("moves", position.legalMoveViews()).json(),
                    new View().with("moves", position.legalMovesJson()).json());
            Snapshot.checkSame(here, Snapshot.of(position), "after describing every move");
        }
    }

    static void nothingElseIsAcceptedAndNothingChanges(Visit visit) {
        Position position = visit.position();
        Snapshot here = visit.here();
        MoveList listed = RandomPlay.listed(position);
        for (String text : TextChecks.batch(visit.table(), position, visit.random())) {
            try {
                switch (position.parseMove(text)) {
                    case ParseResult.Legal legal ->
                        assertTrue(
                                listed.contains(legal.move())
                                        || TestedGames.isUnlisted(visit.table().game(), text),
                                "read as legal but not listed: " + text);
                    case Refusal refusal -> TextChecks.checkRefusal(refusal);
                }
            } catch (NotationException unreadable) {
                TextChecks.checkUnreadable(unreadable, text);
            }
        }
        Snapshot.checkSame(here, Snapshot.of(position), "after reading");
    }

    static void countingAndChoosingAgreeWithTheList(Visit visit) {
        Position position = visit.position();
        MoveList listed = RandomPlay.listed(position);
        assertEquals(listed.size(), position.legalMoveCount(), position::notation);
        for (int i = 0; i < listed.size(); i++) {
            int index = i;
            assertEquals(listed.get(i), position.legalMoveAt(i), () -> "move " + index + " of " + position.notation());
        }
    }

    static void perftCountsEveryMoveOnce(Visit visit) {
        Perft perft = new Perft();
        Position position = visit.position();
        Snapshot here = visit.here();
        long sum = 0;
        for (int move : RandomPlay.listed(position).toArray()) {
            position.play(move);
            sum += RandomPlay.listed(position).size();
            position.undo();
        }
        assertEquals(1, perft.count(position, 0));
        assertEquals(here.moves().size(), perft.count(position, 1));
        assertEquals(sum, perft.count(position, 2));
        assertEquals(sum, position.perft2());
        Snapshot.checkSame(here, Snapshot.of(position), "after counting");
    }

    static void chanceDrawsOnlyWhatIsInTheBag(Visit visit) {
        Position position = visit.position();
        if (position.turn() == Position.CHANCE) {
            MoveList outcomes = RandomPlay.listed(position);
            int lot = 0;
            for (int outcome : outcomes.toArray()) {
                int weight = position.weight(outcome);
                assertTrue(weight > 0, () -> "weight of " + position.text(outcome));
                for (int i = 0; i < weight; i++) {
                    assertEquals(outcome, position.outcomeAt(lot++), () -> "a lot of " + position.text(outcome));
                }
            }
            assertEquals(lot, position.totalWeight(), "lots in the bag");
            assertTrue(outcomes.contains(visit.random().drawOutcome(position)));
        }
    }

    private static int legal(Position position, String text) throws NotationException {
        return switch (position.parseMove(text)) {
            case ParseResult.Legal legal -> legal.move();
            case Refusal refusal -> throw new AssertionError(text + " is refused: " + refusal);
        };
    }

    // ---- Turns and the end ----

    static void turnsAndRoundsMakeSense(Visit visit) {
        Position position = visit.position();
        assertEquals(visit.table().options().seats(), position.seats());
        assertTrue(position.turn() >= Position.NOBODY && position.turn() < position.seats(), "turn");
        int before = visit.ply() == 0 ? 0 : visit.walk().passed().getLast().round();
        assertTrue(position.round() >= before, () -> "the round falls at " + position.notation());
    }

    static void aGameIsOverOrHasMoves(Visit visit) {
        Position position = visit.position();
        assertEquals(position.turn() == Position.NOBODY, position.isOver(), "turn and isOver");
        assertEquals(position.isOver(), RandomPlay.listed(position).isEmpty(), "over and moves");
        assertEquals(position.isOver(), position.outcome().isPresent(), "over and outcome");
        position.outcome().ifPresent(RulesContract::checkOutcome);
    }

    private static void checkOutcome(Outcome outcome) {
        double sum = 0;
        for (int seat = 0; seat < outcome.shares().size(); seat++) {
            sum += outcome.share(seat);
        }
        assertEquals(1, sum, 1e-9, "shares " + outcome.shares());
        assertTrue(outcome.reason().matches("[a-z0-9]+(-[a-z0-9]+)*"), outcome.reason());
        TextChecks.checkSet(outcome.sentence());
    }

    static void randomGamesEnd(Visit end) {
        Position position = end.position();
        end.walk().brokenBy().ifPresent(wrong -> fail("cannot be played on from " + position.notation(), wrong));
        assertTrue(position.isOver(), () -> "still going on after " + end.ply() + " moves: " + position.notation());
    }

    // ---- Views ----

    static void everybodyCanLook(Visit visit) {
        Position position = visit.position();
        int[] moves = RandomPlay.listed(position).toArray();
        for (int viewer : Snapshot.viewers(position)) {
            View view = position.view(viewer);
            assertFalse(view.fields().isEmpty(), "nothing to see for " + viewer);
            if (!visit.table().game().hasHiddenInformation()) {
                assertEquals(position.view(Position.SPECTATOR).json(), view.json(), "the view of " + viewer);
            }
            assertEquals(view.json(), position.view(viewer).json());
            for (int move : moves) {
                String text = position.textFor(move, viewer);
                assertEquals(text, new GameFile.Move("", text).text(), "seen, and written in a file");
            }
        }
    }
}
