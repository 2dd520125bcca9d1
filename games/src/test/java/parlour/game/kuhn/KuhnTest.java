package parlour.game.kuhn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Perft;
import parlour.game.Position;
import parlour.game.Refusal;

class KuhnTest {

    @ParameterizedTest
    @CsvSource({
        "2, 1, 31/xx,     1-0",
        "2, 1, 13/bf,     1-0",
        "2, 1, 13/bc,     0-1",
        "2, 1, 13/xbf,    0-1",
        "2, 2, 33/xbc,    1/2-1/2",
        "3, 1, 234/xbfc,  0-1-0",
        "3, 1, 432/xxbff, 0-0-1",
        "4, 2, 3535/xxxx, 0-1/2-0-1/2",
        "4, 1, 1234/xxxbccc, 0-0-0-1",
    })
    void theHighestCardThatHasNotFoldedWins(int seats, int suits, String notation, String result)
            throws NotationException {
        Position position = parse(seats, suits, notation);
        assertEquals(result, position.outcome().map(Outcome::result).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "12/xb,  0, '{\"turn\":0,\"cards\":[\"1\",\"?\"],\"said\":[\"check\",\"bet\"]}'",
        "12/xb, -3, '{\"turn\":0,\"cards\":[\"?\",\"?\"],\"said\":[\"check\",\"bet\"]}'",
        "12/bf,  0, '{\"turn\":-2,\"cards\":[\"1\",\"?\"],\"said\":[\"bet\",\"fold\"],\"result\":\"1-0\"}'",
        "12/bc,  0, '{\"turn\":-2,\"cards\":[\"1\",\"2\"],\"said\":[\"bet\",\"call\"],\"result\":\"0-1\"}'",
    })
    void cardIsShownToOthersOnlyAtAShowdown(String notation, int viewer, String json) throws NotationException {
        assertEquals(json, parse(2, 1, notation).view(viewer).json());
    }

    @ParameterizedTest
    @CsvSource({
        "2, 12/,     check, false",
        "2, 12/x,    check, true",
        "2, 12/x,    bet,   false",
        "2, 12/b,    call,  true",
        "2, 12/b,    fold,  false",
        "3, 123/bf,  fold,  false",
        "3, 123/bf,  call,  true",
        "3, 123/bc,  fold,  true",
        "3, 123/b,   call,  false",
    })
    void lastMoveRevealsWhenTwoOrMoreAreLeft(int seats, String notation, String word, boolean reveals)
            throws NotationException {
        Position position = parse(seats, 1, notation);
        int move = ((ParseResult.Legal) position.parseMove(word)).move();
        assertEquals(reveals, position.reveals(move));
        assertEquals(notation, position.notation());
    }

    @Test
    void twoPlayersAndThreeCardsMakeThirtyGames() throws NotationException {
        // Three cards for the first, two for the second, and five sequences of words: xx, xbf, xbc, bf, bc.
        Position start = parse(2, 1, "/");
        Perft perft = new Perft();
        assertEquals(6 * 4, perft.count(start, 4));
        assertEquals(6 * 2, perft.count(start, 5));
        assertEquals(0, perft.count(start, 6));
    }

    @Test
    void weightIsTheNumberOfCardsLeft() throws NotationException {
        Position position = parse(2, 2, "3/");
        assertEquals(2, position.weight(1));
        assertEquals(2, position.weight(2));
        assertEquals(1, position.weight(3));
    }

    /** Own card 3 of 1 1 2 2 3 3: the other holds 1, 1, 2, 2 or 3. */
    @Test
    void sampleDealsUnseenCardsWithEqualProbability() throws NotationException {
        Position position = parse(2, 2, "31/x");
        Map<String, Integer> times = new TreeMap<>();
        for (int lot = 0; lot < 5; lot++) {
            int drawn = lot;
            times.merge(position.sample(0, bound -> drawn).notation(), 1, Integer::sum);
        }
        assertEquals(Map.of("31/x", 2, "32/x", 2, "33/x", 1), times);
    }

    @ParameterizedTest
    @CsvSource({
        "12/b, check, bet-made",
        "12/x, fold, no-bet",
        "12/xx, check, game-over",
        "1/, check, not-dealt",
        "1/, deal:1, no-such-card",
        "12/, deal:3, all-dealt",
    })
    void illegalMoveIsRefused(String notation, String text, String reason) throws NotationException {
        assertEquals(reason, ((Refusal) parse(2, 1, notation).parseMove(text)).code());
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "12, 0", "1/x, 1", "11/, 1", "14/, 1", "123/, 2", "12/f, 3", "12/xxx, 5", "12/?, 3", "1?/, 1"})
    void malformedPositionIsRefusedByPlace(String notation, int place) {
        NotationException refused = assertThrows(NotationException.class, () -> parse(2, 1, notation));
        assertEquals(place, refused.place());
    }

    private static Position parse(int seats, int suits, String notation) throws NotationException {
        return Kuhn.KUHN.parse(notation, Options.of(Kuhn.KUHN, List.of("seats=" + seats, "suits=" + suits)));
    }
}
