package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.domination.naive.NaiveDomination;
import parlour.game.Lots;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.RandomPlay;

/** The engine and the naive rules play the same random games and say the same about every position. */
class AgreementTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "seats=2 layout=A",
                "seats=2 layout=seed:5",
                "seats=3 layout=B",
                "seats=3 layout=C",
                "seats=4 layout=D",
                "seats=4 layout=E"
            })
    void they_agree_on_every_position(String settings) {
        DominationPosition position = House.start(settings.split(" ", -1));
        Lots lots = RandomPlay.lots(settings.hashCode());
        position.play(lots.outcome(position));
        NaiveDomination naive = new NaiveDomination(position.layout().rows(), position.seats(), position.first());
        compare(position, naive, lots, settings);
    }

    /** Two games of the naive rules, the second with the order of the first. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void they_agree_on_a_mirrored_match(long seed) {
        DominationPosition position = House.start("match=mirrored");
        Lots lots = RandomPlay.lots(seed);
        position.play(lots.outcome(position));
        int first = position.first();
        List<String> rows = position.layout().rows();
        int[] sum = new int[2];
        for (int game = 0; game < 2; game++) {
            NaiveDomination naive = new NaiveDomination(rows, 2, game == 0 ? first : 1 - first);
            while (!naive.isOver()) {
                assertEquals(game, position.game());
                assertEquals(naive.first(), position.first());
                int move = RandomPlay.move(position, lots);
                String text = position.text(move);
                naive = position.turn() == Position.CHANCE ? naive.draw(text.substring(5)) : after(naive, text);
                position.play(move);
            }
            for (int seat = 0; seat < 2; seat++) {
                sum[seat] += 100 * naive.territories(seat) + naive.border(seat);
            }
        }
        Outcome outcome = position.outcome().orElseThrow();
        String expected = sum[0] > sum[1] ? "1-0" : sum[0] < sum[1] ? "0-1" : "1/2-1/2";
        assertEquals(expected, outcome.result(), "seed " + seed);
    }

    private static void compare(DominationPosition position, NaiveDomination start, Lots lots, String what) {
        NaiveDomination naive = start;
        while (true) {
            String here = what + ": " + position;
            assertEquals(position.layout().name() + " " + naive.notation(), position.notation(), here);
            assertEquals(naive.isOver(), position.isOver(), here);
            compareTokens(position, naive, here);
            if (position.isOver()) {
                break;
            }
            if (position.turn() == Position.CHANCE) {
                assertEquals(naive.drawer(), position.drawer(), here);
                assertEquals(naive.draws(), draws(position), here);
            } else {
                assertEquals(-1, naive.drawer(), here);
                assertEquals(naive.turn(), position.turn(), here);
                assertEquals(new TreeSet<>(naive.moves().keySet()), House.moves(position), here);
            }
            int move = RandomPlay.move(position, lots);
            String text = position.text(move);
            naive = position.turn() == Position.CHANCE ? naive.draw(text.substring(5)) : after(naive, text);
            position.play(move);
        }
        Outcome outcome = position.outcome().orElseThrow();
        for (int seat = 0; seat < position.seats(); seat++) {
            assertEquals(naive.winners().contains(seat), outcome.share(seat) > 0, what);
        }
    }

    private static void compareTokens(DominationPosition position, NaiveDomination naive, String here) {
        Map<String, Integer> tokens = new TreeMap<>();
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            if (position.owner(territory) >= 0) {
                tokens.put(Board.territoryName(territory), position.owner(territory));
            }
        }
        assertEquals(naive.tokens(), tokens, here);
        for (int seat = 0; seat < position.seats(); seat++) {
            assertEquals(naive.territories(seat), position.territories(seat), here);
            assertEquals(naive.border(seat), position.border(seat), here);
        }
    }

    private static Map<String, Integer> draws(DominationPosition position) {
        Map<String, Integer> draws = new TreeMap<>();
        for (int move : RandomPlay.listed(position).toArray()) {
            draws.put(position.text(move).substring(5), position.weight(move));
        }
        return draws;
    }

    private static NaiveDomination after(NaiveDomination naive, String text) {
        NaiveDomination after = naive.moves().get(text);
        assertTrue(after != null, () -> "the naive rules have no move " + text);
        return after;
    }
}
