package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import parlour.game.TestedGames.Table;

/**
 * What {@link Position} promises about secrets: each property a {@link Check}.
 *
 * <p>All rest on one idea. A sample changes everything a seat cannot see; so whatever the seat is told must stay the
 * same. That samples do change something is itself a property, or the others would prove nothing.
 */
final class SecretsContract {

    private static final int SAMPLES = 3;

    /** So many samples that agree would be a strange coincidence, if the secret had only two values. */
    private static final int MANY_SAMPLES = 40;

    private static final int MOVES_TRIED = 6;

    private SecretsContract() {}

    static void aSeatCannotTellASampleFromTheTruth(Table table, long seed) throws NotationException {
        everySample(table, seed, (truth, seat, sample, lots) -> {
            assertEquals(truth.view(seat).json(), sample.view(seat).json(), "view of seat " + seat);
            assertEquals(truth.seats(), sample.seats(), "seats");
            assertEquals(truth.turn(), sample.turn(), "turn");
            assertEquals(truth.round(), sample.round(), "round");
            assertEquals(truth.outcome(), sample.outcome(), "outcome");
        });
    }

    static void theSeatToMoveIsOfferedTheSameMoves(Table table, long seed) throws NotationException {
        everySample(table, seed, (truth, seat, sample, lots) -> {
            if (truth.turn() == seat) {
                assertEquals(Snapshot.texts(truth), Snapshot.texts(sample), "moves of seat " + seat);
                assertEquals(truth.count(), sample.count(), "count for seat " + seat);
                assertEquals(seen(truth, seat), seen(sample, seat), "what seat " + seat + " sees of its moves");
                assertEquals(Snapshot.texts(truth), seen(truth, seat), "seat " + seat + " sees its moves in full");
                assertEquals(described(truth), described(sample), "moves described to seat " + seat);
            }
        });
    }

    static void theSeatToMoveKnowsWhetherAMoveReveals(Table table, long seed) throws NotationException {
        everySample(table, seed, (truth, seat, sample, lots) -> {
            if (truth.turn() == seat) {
                assertEquals(revealing(truth), revealing(sample), "what seat " + seat + " may take back");
            }
        });
    }

    /**
     * Two positions that look the same to somebody, and the same move made in both, told in the same words: if they look
     * different afterwards, the move has shown something that was hidden.
     */
    static void whatAMoveShowsIsAnnounced(Table table, long seed) throws NotationException {
        everySample(table, seed, (truth, seat, sample, lots) -> {
            if (truth.turn() < 0) {
                return;
            }
            for (int move : some(RandomPlay.listed(truth), lots)) {
                String text = truth.text(move);
                boolean isPossible = sample.read(text) instanceof Reading.Legal;
                if (isPossible && !truth.reveals(move)) {
                    for (int viewer : Snapshot.viewers(truth)) {
                        checkNothingShown(truth, sample, text, viewer);
                    }
                }
            }
        });
    }

    private static void checkNothingShown(Position truth, Position sample, String text, int viewer)
            throws NotationException {
        int here = ((Reading.Legal) truth.read(text)).move();
        int there = ((Reading.Legal) sample.read(text)).move();
        boolean alike = truth.view(viewer).equals(sample.view(viewer))
                && truth.seen(here, viewer).equals(sample.seen(there, viewer));
        if (alike) {
            truth.play(here);
            sample.play(there);
            String told = truth.view(viewer).json();
            String otherwise = sample.view(viewer).json();
            truth.undo();
            sample.undo();
            assertEquals(told, otherwise, text + " shows viewer " + viewer + " something, and does not say so");
        }
    }

    static void whereNothingIsHiddenNothingIsRevealed(Table table, long seed) throws NotationException {
        boolean[] hides = {false};
        Set<String> revealing = new HashSet<>();
        Walk.hereAndThere(table, seed, (position, lots) -> {
            hides[0] |= hidesSomething(position, lots);
            if (position.turn() >= 0) {
                for (int move : RandomPlay.listed(position).toArray()) {
                    if (position.reveals(move)) {
                        revealing.add(position.text(move));
                    }
                }
            }
        });
        assertTrue(hides[0] || revealing.isEmpty(), "nothing is hidden, but these reveal something: " + revealing);
    }

    private static boolean hidesSomething(Position position, Lots lots) {
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int i = 0; i < SAMPLES; i++) {
                if (!position.sample(seat, lots).notation().equals(position.notation())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Where moves are shown before they count, everybody may know which moves there are and read them in full. */
    static void movesThatAreDeclaredHideNothing(Table table, long seed) throws NotationException {
        if (!table.game().declaresMoves()) {
            return;
        }
        everySample(table, seed, (truth, seat, sample, lots) -> {
            if (truth.turn() >= 0) {
                assertEquals(
                        Snapshot.texts(truth), Snapshot.texts(sample), "moves, for all that seat " + seat + " knows");
                for (int viewer : Snapshot.viewers(truth)) {
                    assertEquals(Snapshot.texts(truth), seen(truth, viewer), "what viewer " + viewer + " reads");
                }
            }
        });
    }

    static void theSeatToMoveGetsTheSameAnswers(Table table, long seed) throws NotationException {
        everySample(table, seed, (truth, seat, sample, lots) -> {
            if (truth.turn() == seat) {
                for (String text : Words.batch(table, truth, lots)) {
                    assertEquals(Words.answer(truth, text), Words.answer(sample, text), "answer to \"" + text + "\"");
                }
            }
        });
    }

    static void aSampleIsAPositionOfTheGame(Table table, long seed) throws NotationException {
        everySample(table, seed, (truth, seat, sample, lots) -> {
            Position parsed = table.game().parse(sample.notation(), table.options());
            Snapshot.checkSameButForOrder(Snapshot.of(sample), Snapshot.of(parsed), "a sample, read from notation");
            Snapshot before = Snapshot.of(truth);
            Position end = sample.copy();
            RandomPlay.playOn(end, lots, Walk.LONGEST);
            assertTrue(end.isOver(), "a sample cannot be played to its end");
            RandomPlay.playOn(sample, lots, 1);
            Snapshot.checkSame(before, Snapshot.of(truth), "the truth after play on the sample");
        });
    }

    /** Two moves that leave a viewer in the dark about which it was are told to that viewer in the same words. */
    static void whatIsHiddenIsToldAlike(Table table, long seed) throws NotationException {
        Walk.hereAndThere(table, seed, (position, lots) -> {
            for (int viewer : Snapshot.viewers(position)) {
                for (List<Integer> alike : secretMoves(position, viewer, lots)) {
                    Set<String> told = new HashSet<>();
                    for (int move : alike) {
                        told.add(position.seen(move, viewer));
                    }
                    assertEquals(1, told.size(), "viewer " + viewer + " is told apart " + told);
                }
            }
        });
    }

    static void whatIsHiddenIsGuessed(Table table, long seed) throws NotationException {
        Walk.hereAndThere(table, seed, (position, lots) -> {
            for (int seat = 0; seat < position.seats(); seat++) {
                for (List<Integer> alike : secretMoves(position, seat, lots)) {
                    position.play(alike.getFirst());
                    Set<String> guesses = new HashSet<>();
                    for (int i = 0; i < MANY_SAMPLES; i++) {
                        guesses.add(position.sample(seat, lots).notation());
                    }
                    position.undo();
                    assertTrue(guesses.size() > 1, "samples for seat " + seat + " always tell " + guesses);
                }
            }
        });
    }

    /** The moves that look the same afterwards to a viewer although they are not, together in lists. */
    private static List<List<Integer>> secretMoves(Position position, int viewer, Lots lots) {
        Map<String, Map<String, Integer>> byView = new LinkedHashMap<>();
        for (int move : some(RandomPlay.listed(position), lots)) {
            position.play(move);
            byView.computeIfAbsent(position.view(viewer).json(), view -> new LinkedHashMap<>())
                    .putIfAbsent(position.notation(), move);
            position.undo();
        }
        List<List<Integer>> secrets = new ArrayList<>();
        for (Map<String, Integer> alike : byView.values()) {
            if (alike.size() > 1) {
                secrets.add(List.copyOf(alike.values()));
            }
        }
        return secrets;
    }

    /** All moves if they are few, otherwise enough to find secrets among them sooner or later. */
    private static int[] some(MoveList moves, Lots lots) {
        int size = Math.min(moves.size(), MOVES_TRIED);
        for (int i = 0; i < size; i++) {
            int other = i + lots.below(moves.size() - i);
            int move = moves.get(other);
            moves.set(other, moves.get(i));
            moves.set(i, move);
        }
        return Arrays.copyOf(moves.toArray(), size);
    }

    private static List<String> seen(Position position, int viewer) {
        List<String> seen = new ArrayList<>();
        for (int move : RandomPlay.listed(position).toArray()) {
            seen.add(position.seen(move, viewer));
        }
        return seen;
    }

    private static List<View> described(Position position) {
        List<View> described = new ArrayList<>();
        for (int move : RandomPlay.listed(position).toArray()) {
            described.add(position.described(move));
        }
        return described;
    }

    private static List<Boolean> revealing(Position position) {
        List<Boolean> revealing = new ArrayList<>();
        for (int move : RandomPlay.listed(position).toArray()) {
            revealing.add(position.reveals(move));
        }
        return revealing;
    }

    @FunctionalInterface
    private interface Comparison {
        void of(Position truth, int seat, Position sample, Lots lots) throws NotationException;
    }

    private static void everySample(Table table, long seed, Comparison comparison) throws NotationException {
        Walk.hereAndThere(table, seed, (position, lots) -> {
            for (int seat = 0; seat < position.seats(); seat++) {
                comparison.of(position, seat, position.sample(seat, lots), lots);
                for (int i = 1; i < SAMPLES; i++) {
                    Position sample = position.sample(seat, lots);
                    // A sample that is the truth has been tried; another would only take time.
                    if (!sample.notation().equals(position.notation())) {
                        comparison.of(position, seat, sample, lots);
                    }
                }
            }
        });
    }
}
