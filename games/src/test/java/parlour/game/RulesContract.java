package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.game.TestedGames.Table;

/** What {@link Position} promises about play: each property a {@link Check}. */
final class RulesContract {

    private RulesContract() {}

    // ---- Copies and undoing ----

    static void copiesAreIndependent(Table table, long seed) throws NotationException {
        Walk.hereAndThere(table, seed, (position, lots) -> {
            Snapshot here = Snapshot.of(position);
            Position copy = position.copy();
            Snapshot.checkSame(here, Snapshot.of(copy), "the copy");
            int played = RandomPlay.playOn(copy, lots, 6).size();
            Snapshot.checkSame(here, Snapshot.of(position), "the original after play on the copy");
            undo(copy, played);
            Snapshot.checkSame(here, Snapshot.of(copy), "the copy after undoing");
            played = RandomPlay.playOn(position, lots, 6).size();
            Snapshot.checkSame(here, Snapshot.of(copy), "the copy after play on the original");
            undo(position, played);
            Snapshot.checkSame(here, Snapshot.of(position), "the original after undoing");
        });
    }

    static void undoingRestoresEverything(Table table, long seed) throws NotationException {
        Walk.hereAndThere(table, seed, (position, lots) -> {
            Snapshot here = Snapshot.of(position);
            for (int move : RandomPlay.listed(position).toArray()) {
                position.play(move);
                position.undo();
                assertEquals(here.notation(), position.notation(), "after undoing a move");
            }
            Snapshot.checkSame(here, Snapshot.of(position), "after undoing every move");
            if (!position.isOver()) {
                position.play(RandomPlay.move(position, lots));
                Snapshot.of(position);
                position.undo();
                Snapshot.checkSame(here, Snapshot.of(position), "after looking round and undoing");
            }
        });
    }

    static void aWholeGameCanBeTakenBack(Table table, long seed) {
        Position position = table.start();
        Lots lots = RandomPlay.lots(seed);
        Deque<String> notations = new ArrayDeque<>();
        Deque<Long> hashes = new ArrayDeque<>();
        Snapshot start = Snapshot.of(position);
        while (!position.isOver()) {
            notations.push(position.notation());
            hashes.push(position.hash());
            position.play(RandomPlay.move(position, lots));
        }
        while (!notations.isEmpty()) {
            position.undo();
            assertEquals(notations.pop(), position.notation());
            assertEquals(hashes.pop(), position.hash());
        }
        Snapshot.checkSame(start, Snapshot.of(position), "the start");
    }

    private static void undo(Position position, int moves) {
        for (int i = 0; i < moves; i++) {
            position.undo();
        }
    }

    // ---- Notation ----

    static void notationRoundTrips(Table table, long seed) throws NotationException {
        Walk.everywhere(table, seed, (position, lots) -> {
            Position parsed = table.game().parse(position.notation(), table.options());
            assertEquals(position.notation(), parsed.notation());
            assertEquals(position.hash(), parsed.hash(), "hash of " + position.notation());
            assertEquals(position.turn(), parsed.turn(), "turn in " + position.notation());
        });
        Walk.hereAndThere(table, seed, (position, lots) -> {
            Position parsed = table.game().parse(position.notation(), table.options());
            Snapshot.checkSameButForOrder(Snapshot.of(position), Snapshot.of(parsed), "read from notation");
        });
    }

    static void replayingTheTextsGivesTheSameGame(Table table, long seed) throws NotationException {
        Position played = table.start();
        List<String> texts = RandomPlay.playOn(played, RandomPlay.lots(seed), Walk.LONGEST);
        Position again = table.start();
        for (String text : texts) {
            again.play(legal(again, text));
        }
        Snapshot.checkSame(Snapshot.of(played), Snapshot.of(again), "replayed");
    }

    // ---- Moves ----

    static void everyListedMoveIsAccepted(Table table, long seed) throws NotationException {
        Walk.hereAndThere(table, seed, (position, lots) -> {
            Set<Integer> moves = new HashSet<>();
            Set<String> texts = new HashSet<>();
            for (int move : RandomPlay.listed(position).toArray()) {
                String text = position.text(move);
                assertTrue(moves.add(move), "listed twice: " + text);
                assertTrue(texts.add(text), "two moves read " + text);
                assertEquals(text, new GameFile.Move("", text).text());
                assertEquals(move, legal(position, text), text);
            }
        });
    }

    static void aMoveIsDescribedWithItsText(Table table, long seed) throws NotationException {
        Walk.hereAndThere(table, seed, (position, lots) -> {
            if (position.turn() >= 0) {
                Snapshot here = Snapshot.of(position);
                for (int move : RandomPlay.listed(position).toArray()) {
                    View described = position.described(move);
                    assertEquals(position.text(move), described.fields().get("text"), described.json());
                    assertEquals(described.json(), position.described(move).json());
                }
                Snapshot.checkSame(here, Snapshot.of(position), "after describing every move");
            }
        });
    }

    static void nothingElseIsAcceptedAndNothingChanges(Table table, long seed) throws NotationException {
        Walk.hereAndThere(table, seed, (position, lots) -> {
            MoveList listed = RandomPlay.listed(position);
            Snapshot here = Snapshot.of(position);
            for (String text : Words.batch(table, position, lots)) {
                try {
                    switch (position.read(text)) {
                        case Reading.Legal legal ->
                            assertTrue(
                                    listed.contains(legal.move()) || TestedGames.isUnlisted(table.game(), text),
                                    "read as legal but not listed: " + text);
                        case Refusal refusal -> Words.checkRefusal(refusal);
                    }
                } catch (NotationException unreadable) {
                    Words.checkUnreadable(unreadable, text);
                }
            }
            Snapshot.checkSame(here, Snapshot.of(position), "after reading");
        });
    }

    static void countingAndChoosingAgreeWithTheList(Table table, long seed) throws NotationException {
        Walk.everywhere(table, seed, (position, lots) -> {
            MoveList listed = RandomPlay.listed(position);
            assertEquals(listed.size(), position.count(), position.notation());
            for (int i = 0; i < listed.size(); i++) {
                assertEquals(listed.get(i), position.nth(i), "move " + i + " of " + position.notation());
            }
        });
    }

    static void perftCountsEveryMoveOnce(Table table, long seed) throws NotationException {
        Perft perft = new Perft();
        Walk.hereAndThere(table, seed, (position, lots) -> {
            Snapshot here = Snapshot.of(position);
            long sum = 0;
            for (int move : RandomPlay.listed(position).toArray()) {
                position.play(move);
                sum += RandomPlay.listed(position).size();
                position.undo();
            }
            assertEquals(1, perft.count(position, 0));
            assertEquals(here.moves().size(), perft.count(position, 1));
            assertEquals(sum, perft.count(position, 2));
            assertEquals(sum, position.replies());
            Snapshot.checkSame(here, Snapshot.of(position), "after counting");
        });
    }

    static void chanceDrawsOnlyWhatIsInTheBag(Table table, long seed) throws NotationException {
        Walk.everywhere(table, seed, (position, lots) -> {
            if (position.turn() == Position.CHANCE) {
                MoveList outcomes = RandomPlay.listed(position);
                int lot = 0;
                for (int outcome : outcomes.toArray()) {
                    assertTrue(position.weight(outcome) > 0, "weight of " + position.text(outcome));
                    for (int i = 0; i < position.weight(outcome); i++) {
                        assertEquals(outcome, position.drawn(lot++), "a lot of " + position.text(outcome));
                    }
                }
                assertEquals(lot, position.bag(), "lots in the bag");
                assertTrue(outcomes.contains(lots.outcome(position)));
            }
        });
    }

    private static int legal(Position position, String text) throws NotationException {
        return switch (position.read(text)) {
            case Reading.Legal legal -> legal.move();
            case Refusal refusal -> throw new AssertionError(text + " is refused: " + refusal);
        };
    }

    // ---- Turns and the end ----

    static void turnsAndRoundsMakeSense(Table table, long seed) throws NotationException {
        int[] round = {0};
        Walk.everywhere(table, seed, (position, lots) -> {
            assertEquals(table.options().seats(), position.seats());
            assertTrue(position.turn() >= Position.NOBODY && position.turn() < position.seats(), "turn");
            assertTrue(position.round() >= round[0], "the round falls at " + position.notation());
            round[0] = position.round();
        });
    }

    static void aGameIsOverOrHasMoves(Table table, long seed) throws NotationException {
        Walk.everywhere(table, seed, (position, lots) -> {
            assertEquals(position.turn() == Position.NOBODY, position.isOver(), "turn and isOver");
            assertEquals(position.isOver(), RandomPlay.listed(position).isEmpty(), "over and moves");
            assertEquals(position.isOver(), position.outcome().isPresent(), "over and outcome");
            position.outcome().ifPresent(RulesContract::checkOutcome);
        });
    }

    private static void checkOutcome(Outcome outcome) {
        double sum = 0;
        for (int seat = 0; seat < outcome.shares().size(); seat++) {
            sum += outcome.share(seat);
        }
        assertEquals(1, sum, 1e-9, "shares " + outcome.shares());
        assertTrue(outcome.reason().matches("[a-z0-9]+(-[a-z0-9]+)*"), outcome.reason());
        Words.checkSet(outcome.sentence());
    }

    static void randomGamesEnd(Table table, long seed) {
        Position position = table.start();
        RandomPlay.playOn(position, RandomPlay.lots(seed), Walk.LONGEST);
        assertTrue(position.isOver(), "still going on after " + Walk.LONGEST + " moves: " + position.notation());
    }

    // ---- Looking ----

    static void everybodyCanLook(Table table, long seed) throws NotationException {
        Walk.hereAndThere(table, seed, (position, lots) -> {
            List<String> seen = new ArrayList<>();
            for (int viewer : Snapshot.viewers(position)) {
                assertFalse(position.view(viewer).fields().isEmpty(), "nothing to see for " + viewer);
                assertEquals(position.view(viewer).json(), position.view(viewer).json());
                for (int move : RandomPlay.listed(position).toArray()) {
                    seen.add(position.seen(move, viewer));
                }
            }
            for (String text : seen) {
                assertEquals(text, new GameFile.Move("", text).text(), "seen, and written in a file");
            }
        });
    }
}
