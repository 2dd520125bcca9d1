package parlour.game.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.View;

/**
 * Checks the requirements of {@link Position} for secrets, a function for each {@link Property}.
 *
 * <p>All are based on one idea: a sample changes everything hidden from a seat, so everything that the seat is shown
 * must stay the same. That samples do change something is itself a property, as otherwise the others would prove
 * nothing.
 */
final class SecretsContract {

    /** It is very unlikely that this many samples agree, even if the secret has only two values. */
    private static final int MANY_SAMPLES = 40;

    private static final int MOVES_TRIED = 6;

    private SecretsContract() {}

    @FunctionalInterface
    private interface Comparison {
        void of(Position truth, int seat, Position sample) throws NotationException;
    }

    private static void everySample(Visit visit, Comparison comparison) throws NotationException {
        for (Visit.Sample sample : visit.samples()) {
            comparison.of(visit.position(), sample.seat(), sample.position());
        }
    }

    /** For properties of the seat to move: checks its samples. */
    private static void everySampleOfTheMover(Visit visit, Comparison comparison) throws NotationException {
        if (visit.position().turn() >= 0) {
            for (Visit.Sample sample : visit.samples()) {
                if (sample.seat() == visit.position().turn()) {
                    comparison.of(visit.position(), sample.seat(), sample.position());
                }
            }
        }
    }

    static void aSeatCannotTellASampleFromTheTruth(Visit visit) throws NotationException {
        everySample(visit, (truth, seat, sample) -> {
            assertEquals(visit.here().view(seat), sample.view(seat).json(), "view of seat " + seat);
            assertEquals(truth.seats(), sample.seats(), "seats");
            assertEquals(truth.turn(), sample.turn(), "turn");
            assertEquals(truth.round(), sample.round(), "round");
            assertEquals(truth.outcome(), sample.outcome(), "outcome");
        });
    }

    /**
     * With the same random numbers, positions that look the same to a seat have the same sample. Otherwise whoever knows
     * the random numbers could tell them apart by their samples.
     */
    static void aSampleDependsOnlyOnWhatIsKnown(Visit visit) throws NotationException {
        everySample(visit, (truth, seat, sample) -> {
            long seed = visit.random().nextInt(1 << 20);
            assertEquals(sampled(truth, seat, seed), sampled(sample, seat, seed), "sample for seat " + seat);
        });
    }

    private static String sampled(Position position, int seat, long seed) {
        return position.sample(seat, new Random(seed)::nextInt).notation();
    }

    static void theSeatToMoveIsOfferedTheSameMoves(Visit visit) throws NotationException {
        everySampleOfTheMover(visit, (truth, seat, sample) -> {
            List<String> texts = Snapshot.texts(truth);
            List<String> seen = seen(truth, seat);
            assertEquals(texts, Snapshot.texts(sample), "moves of seat " + seat);
            assertEquals(truth.legalMoveCount(), sample.legalMoveCount(), "count for seat " + seat);
            assertEquals(seen, seen(sample, seat), "what seat " + seat + " sees of its moves");
            assertEquals(texts, seen, "seat " + seat + " sees its moves in full");
            assertEquals(described(truth), described(sample), "moves described to seat " + seat);
        });
    }

    static void theSeatToMoveKnowsWhetherAMoveReveals(Visit visit) throws NotationException {
        everySampleOfTheMover(
                visit,
                (truth, seat, sample) ->
                        assertEquals(revealing(truth), revealing(sample), "what seat " + seat + " may take back"));
    }

    /**
     * The same move is made in two positions that look the same to a viewer, and its text is the same: if they look
     * different afterwards, the move has revealed something hidden.
     */
    static void whatAMoveShowsIsAnnounced(Visit visit) throws NotationException {
        if (visit.position().turn() < 0) {
            return;
        }
        everySample(visit, (truth, seat, sample) -> {
            List<Integer> viewers = new ArrayList<>(Snapshot.viewers(truth));
            viewers.removeIf(viewer ->
                    !visit.here().view(viewer).equals(sample.view(viewer).json()));
            for (int move : some(RandomPlay.listed(truth), visit.random())) {
                String text = truth.text(move);
                if (!truth.reveals(move) && sample.parseMove(text) instanceof ParseResult.Legal(int there)) {
                    checkNothingShown(truth, move, sample, there, viewers);
                }
            }
        });
    }

    /** @param viewers those to whom both positions look the same */
    private static void checkNothingShown(Position truth, int here, Position sample, int there, List<Integer> viewers) {
        List<Integer> toldAlike = new ArrayList<>(viewers);
        toldAlike.removeIf(viewer -> !truth.textFor(here, viewer).equals(sample.textFor(there, viewer)));
        String text = truth.text(here);
        truth.play(here);
        sample.play(there);
        for (int viewer : toldAlike) {
            assertEquals(
                    truth.view(viewer).json(),
                    sample.view(viewer).json(),
                    () -> text + " shows viewer " + viewer + " something, and does not say so");
        }
        truth.undo();
        sample.undo();
    }

    static void whereNothingIsHiddenNothingIsRevealed(Visit visit) {
        Position position = visit.position();
        if (position.turn() >= 0) {
            List<String> revealing = new ArrayList<>();
            for (int move : RandomPlay.listed(position).toArray()) {
                if (position.reveals(move)) {
                    revealing.add(position.text(move));
                }
            }
            assertTrue(
                    revealing.isEmpty() || hidesSomething(visit.walk()),
                    () -> "nothing is hidden, but these reveal something: " + revealing);
        }
    }

    /** Whether the game hides anything from a seat. */
    private static boolean hidesSomething(RandomWalk walk) {
        Position position = walk.table().start();
        for (int ply = 0; ply < walk.length(); ply++) {
            for (Visit.Sample sample : new Visit(walk, ply, position).samples()) {
                if (!sample.position().notation().equals(position.notation())) {
                    return true;
                }
            }
            position.play(walk.move(ply));
        }
        return false;
    }

    /** Where moves are declared before they count, every viewer may know the legal moves and read them in full. */
    static void movesThatAreDeclaredHideNothing(Visit visit) throws NotationException {
        if (!visit.table().game().declaresMoves() || visit.position().turn() < 0) {
            return;
        }
        List<String> texts = Snapshot.texts(visit.position());
        everySample(
                visit,
                (truth, seat, sample) ->
                        assertEquals(texts, Snapshot.texts(sample), "moves, for all that seat " + seat + " knows"));
        for (int viewer : Snapshot.viewers(visit.position())) {
            assertEquals(texts, seen(visit.position(), viewer), "what viewer " + viewer + " reads");
        }
    }

    static void theSeatToMoveGetsTheSameAnswers(Visit visit) throws NotationException {
        everySampleOfTheMover(visit, (truth, seat, sample) -> {
            for (String text : TextChecks.batch(visit.table(), truth, visit.random())) {
                assertEquals(
                        TextChecks.answer(truth, text),
                        TextChecks.answer(sample, text),
                        () -> "answer to \"" + text + "\"");
            }
        });
    }

    static void aSampleIsAPositionOfTheGame(Visit visit) throws NotationException {
        Game game = visit.table().game();
        Snapshot here = visit.here();
        everySample(visit, (truth, seat, sample) -> {
            Position parsed = game.parse(sample.notation(), visit.table().options());
            Snapshot.checkSameButForOrder(Snapshot.of(sample), Snapshot.of(parsed), "a sample, read from notation");
            RandomPlay.playOn(parsed, visit.random(), RandomWalk.MAX_LENGTH);
            assertTrue(parsed.isOver(), "a sample cannot be played to its end");
        });
        if (!visit.position().isOver()) {
            everySample(visit, (truth, seat, sample) -> RandomPlay.playOn(sample, visit.random(), 1));
            Snapshot.checkSame(here, Snapshot.of(visit.position()), "the truth after play on the samples");
            everySample(visit, (truth, seat, sample) -> sample.undo());
        }
    }

    /** Moves that a viewer cannot tell apart by their result have the same text for that viewer. */
    static void hiddenInformationLooksTheSame(Visit visit) {
        Position position = visit.position();
        for (int viewer : Snapshot.viewers(position)) {
            for (List<Integer> alike : secretMoves(position, viewer, visit.random())) {
                Set<String> told = new HashSet<>();
                for (int move : alike) {
                    told.add(position.textFor(move, viewer));
                }
                assertEquals(1, told.size(), () -> "viewer " + viewer + " is told apart " + told);
            }
        }
    }

    static void samplesVaryAfterASecretMove(Visit visit) {
        Position position = visit.position();
        for (int seat = 0; seat < position.seats(); seat++) {
            for (List<Integer> alike : secretMoves(position, seat, visit.random())) {
                position.play(alike.getFirst());
                String guess = position.sample(seat, visit.random()).notation();
                boolean guessesAnother = false;
                for (int i = 1; i < MANY_SAMPLES && !guessesAnother; i++) {
                    guessesAnother =
                            !position.sample(seat, visit.random()).notation().equals(guess);
                }
                position.undo();
                assertTrue(guessesAnother, "samples for seat " + seat + " always tell " + guess);
            }
        }
    }

    /** Groups of different moves whose results look the same to a viewer. */
    private static List<List<Integer>> secretMoves(Position position, int viewer, RandomSource random) {
        Map<String, Map<String, Integer>> byView = new LinkedHashMap<>();
        for (int move : some(RandomPlay.listed(position), random)) {
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

    /** All moves if there are few, otherwise a random selection that eventually finds secrets. */
    private static int[] some(MoveList moves, RandomSource random) {
        int size = Math.min(moves.size(), MOVES_TRIED);
        for (int i = 0; i < size; i++) {
            int other = i + random.nextInt(moves.size() - i);
            int move = moves.get(other);
            moves.set(other, moves.get(i));
            moves.set(i, move);
        }
        return Arrays.copyOf(moves.toArray(), size);
    }

    private static List<String> seen(Position position, int viewer) {
        List<String> seen = new ArrayList<>();
        for (int move : RandomPlay.listed(position).toArray()) {
            seen.add(position.textFor(move, viewer));
        }
        return seen;
    }

    private static List<View> described(Position position) {
        List<View> described = new ArrayList<>();
        for (int move : RandomPlay.listed(position).toArray()) {
            described.add(position.moveView(move));
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
}
