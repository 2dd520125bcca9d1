package parlour.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.kuhn.Kuhn;

final class ProvableDrawTest {

    private static final SeatBytes SEATS = SeatBytes.read("0123 -").orElseThrow();

    private static Secret secret(int seed) {
        return Secret.read(String.format("%064x", seed)).orElseThrow();
    }

    @ParameterizedTest
    @CsvFileSource(resources = "vectors.txt", delimiter = '|', maxCharsPerColumn = 10_000)
    void numbersMatchAnIndependentImplementation(String secret, String seats, long draw, int bound, String numbers) {
        ProvableDraw drawing = new ProvableDraw(
                Secret.read(secret).orElseThrow(), SeatBytes.read(seats).orElseThrow(), draw);
        String drawn = Arrays.stream(numbers.split(" ", -1))
                .map(ignored -> Integer.toString(drawing.nextInt(bound)))
                .collect(Collectors.joining(" "));
        assertEquals(numbers, drawn);
    }

    /** The last number that is accepted, and the first that is rejected, computed by hand. */
    @ParameterizedTest
    @CsvSource({
        "1, 0000000000000000, 0",
        "1, ffffffffffffffff, 0",
        "2, ffffffffffffffff, 1",
        "3, 0000000000000002, 2",
        "3, 0000000000000003, 0",
        "3, fffffffffffffffe, 2",
        "3, ffffffffffffffff, again",
        "6, fffffffffffffffb, 5",
        "6, fffffffffffffffc, again",
        "7, fffffffffffffffd, 6",
        "7, fffffffffffffffe, again",
        "2147483647, 000000007fffffff, 0",
        "2147483647, fffffffffffffffb, 2147483646",
        "2147483647, fffffffffffffffc, again",
        "1073741825, fffffffffffffff0, again",
        "1073741825, ffffffffffffffef, 1073741824",
        "1073741824, ffffffffffffffff, 1073741823",
    })
    void numberThatWouldFavourSmallRemaindersIsRejected(int bound, String number, String drawn) {
        Iterator<Long> numbers = List.of(Long.parseUnsignedLong(number, 16), 0L).iterator();
        int result = ProvableDraw.below(bound, numbers::next);
        boolean again = drawn.equals("again");
        assertEquals(again, !numbers.hasNext());
        assertEquals(again ? 0 : Integer.parseInt(drawn), result);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 28, 55})
    void everyNumberBelowASmallBoundIsEquallyLikely(int bound) {
        int[] times = new int[bound];
        for (int draw = 1; draw <= 2_000; draw++) {
            ProvableDraw drawing = new ProvableDraw(secret(bound), SEATS, draw);
            for (int i = 0; i < 50; i++) {
                times[drawing.nextInt(bound)]++;
            }
        }
        assertUniform(times);
    }

    /** Just above a power of two, a plain remainder of few bits would hit the lower half twice as often. */
    @ParameterizedTest
    @ValueSource(ints = {Integer.MAX_VALUE, (1 << 30) + 1, 3 << 29})
    void everyPartOfALargeRangeIsEquallyLikely(int bound) {
        int[] times = new int[64];
        for (int draw = 1; draw <= 1_000; draw++) {
            ProvableDraw drawing = new ProvableDraw(secret(7), SEATS, draw);
            for (int i = 0; i < 64; i++) {
                times[(int) (drawing.nextInt(bound) * 64L / bound)]++;
            }
        }
        assertUniform(times);
    }

    /**
     * The secrets are fixed, so this cannot fail by chance: the actual deviations are far below 4.5 standard
     * deviations.
     */
    private static void assertUniform(int[] times) {
        double expected = Arrays.stream(times).sum() / (double) times.length;
        double chiSquare = Arrays.stream(times)
                .mapToDouble(seen -> (seen - expected) * (seen - expected) / expected)
                .sum();
        double freedom = times.length - 1.0;
        assertTrue(chiSquare < freedom + 4.5 * Math.sqrt(2 * freedom), chiSquare + " for " + freedom);
    }

    /** Three cards, two dealt: six deals, and the third card follows. */
    @Test
    void dealingWithoutReplacementIsAShuffle() {
        Map<String, Integer> deals = new TreeMap<>();
        for (int seed = 0; seed < 6_000; seed++) {
            Position position = Kuhn.KUHN.start(Options.defaults(Kuhn.KUHN));
            for (int draw = 1; position.turn() == Position.CHANCE; draw++) {
                position.play(new ProvableDraw(secret(seed), SEATS, draw).drawOutcome(position));
            }
            deals.merge(position.notation(), 1, Integer::sum);
        }
        assertEquals(6, deals.size());
        assertUniform(deals.values().stream().mapToInt(Integer::intValue).toArray());
    }

    /** Two 1s, two 2s and one 3 are left in the pack. */
    @Test
    void outcomesAreDrawnByWeight() throws NotationException {
        Position position = Kuhn.KUHN.parse("3/", Options.of(Kuhn.KUHN, List.of("suits=2")));
        int[] times = new int[5];
        for (int draw = 1; draw <= 10_000; draw++) {
            int drawn = new ProvableDraw(secret(1), SEATS, draw).drawOutcome(position);
            // Alternates between two equal cards: five cards, equally likely.
            times[drawn == 3 ? 4 : 2 * (drawn - 1) + draw % 2]++;
        }
        assertUniform(times);
    }

    @Test
    void drawDoesNotDependOnListingOrder() throws NotationException {
        Position position = Kuhn.KUHN.start(Options.of(Kuhn.KUHN, List.of("seats=4", "spare=3", "suits=2")));
        Position turned = turned(position);
        List<Integer> drawn = new ArrayList<>();
        for (int draw = 1; draw <= 100; draw++) {
            int outcome = new ProvableDraw(secret(2), SEATS, draw).drawOutcome(position);
            assertEquals(outcome, new ProvableDraw(secret(2), SEATS, draw).drawOutcome(turned));
            drawn.add(outcome);
        }
        assertEquals(7, drawn.stream().distinct().count());
    }

    /** The same position with its moves listed in reverse order. */
    private static Position turned(Position position) {
        return (Position) Proxy.newProxyInstance(
                Position.class.getClassLoader(), new Class<?>[] {Position.class}, (self, method, arguments) -> {
                    if (!method.getName().equals("moves")) {
                        return method.invoke(position, arguments);
                    }
                    MoveList moves = new MoveList();
                    position.legalMoves(moves);
                    for (int i = moves.size() - 1; i >= 0; i--) {
                        ((MoveList) arguments[0]).add(moves.get(i));
                    }
                    return null;
                });
    }

    @Test
    void invalidDrawThrows() throws NotationException {
        ProvableDraw drawing = new ProvableDraw(secret(1), SEATS, 1);
        Position dealt = Kuhn.KUHN.parse("12/", Options.defaults(Kuhn.KUHN));
        assertThrows(IllegalArgumentException.class, () -> drawing.nextInt(0));
        assertThrows(IllegalArgumentException.class, () -> drawing.drawOutcome(dealt));
        assertThrows(IllegalArgumentException.class, () -> new ProvableDraw(secret(1), SEATS, 0));
    }

    @Test
    void nothingPrintsTheSecret() {
        Secret secret = secret(0x5eed);
        ProvableDraw drawing = new ProvableDraw(secret, SEATS, 1);
        assertFalse(secret.toString().contains(secret.reveal().substring(60)), secret.toString());
        assertFalse(drawing.toString().contains(secret.reveal().substring(60)), drawing.toString());
    }
}
