package parlour.conan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.conan.Conan;
import parlour.conan.ConanFixtures;
import parlour.conan.ConanPosition;
import parlour.conan.card.CardSet;
import parlour.conan.card.CardSets;
import parlour.conan.text.PositionReader;
import parlour.game.NotationException;

/** Players' memory of cards in other hands. */
class MemoryTest {

    /** Where the remembered cards are: in a hand, face down in the contest, laid as a challenge; or nowhere. */
    @ParameterizedTest
    @CsvSource({
        // hands of seats 1, 2, 3; laid by seat 3 in the contest; remembered; where it is
        "-, second-wind, second-wind, -, 1.2.second-wind, hand 2",
        "-, second-wind, second-wind, -, 1.3.second-wind, hand 3",
        "-, feint, -, feint, 1.3.feint, down",
        "-, feint, -, feint, 1.2.feint, hand 2",
        "-, -, second-wind, second-wind, 1.3.second-wind, hand 3",
        "-, -, second-wind, second-wind, 1.3.second-wind+1.3.second-wind, hand 3+down",
        "-, -, feint, -, 1.2.feint, hand 3",
        "feint, -, -, -, 1.2.feint, nowhere",
        "-, -, feint, -, 1.3.feint+2.3.feint, hand 3+hand 3",
        "-, second-wind, second-wind, -, 1.2.second-wind+1.2.second-wind, hand 2+hand 3",
    })
    void rememberedCopyIsAssumedAtTheMostLikelyPlace(
            String first, String second, String third, String laid, String known, String where)
            throws NotationException {
        String text =
                "laying r1 1 1.0.0.0.0 orsa,15,a1,0,-,-,-," + held(first) + "/garane,15,a2,0,-,-,-," + held(second)
                        + "/jorin,15,a2,0,-,-,-," + held(third)
                        + " - a1:lantern-wood:two-mawed-hound.3.u3.0.0.0/a2:buried-city:- - - 1,3,a1.1,1,1,0,strength:"
                        + (laid.equals("-") ? "-" : laid + ".1.0.0.0") + " - -,0.0.0,0 - - " + known + " 0";
        for (String firstOfSet : List.of("orsa", "feint", "second-wind")) {
            ConanRules rules = ConanRules.of(ConanFixtures.options("seats=3"), CardSets.withFirst(firstOfSet));
            assertEquals(where, places(PositionReader.read(text, rules)), firstOfSet);
        }
    }

    private static String held(String card) {
        return card.equals("-") ? "-" : card + ".0.0";
    }

    private static String places(ConanState state) {
        List<String> places = new ArrayList<>();
        for (int card : state.board().memory.cards()) {
            int zone = card < 0 ? PackedState.NONE : state.packed().zone(card);
            places.add(
                    switch (zone) {
                        case PackedState.NONE -> "nowhere";
                        case PackedState.DOWN -> "down";
                        case PackedState.CHALLENGES -> "challenge";
                        default -> "hand " + (zone - PackedState.HAND + 1);
                    });
        }
        return String.join("+", places);
    }

    /** The bundled set has one copy of each challenge; other sets may have more. */
    private static CardSet twoReavers() throws NotationException {
        return CardSets.withTwo("moor-reavers", "one-eyed-headhunter");
    }

    /** Seat 2 has laid one of two copies and holds the other; seat 1 remembers one in that hand. */
    private static String reavers(String step, String facing) {
        return step + " r1 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,rockfall.0.0/garane,15,a2,0,-,-,-,moor-reavers.0.0 -"
                + " a1:lantern-wood:moor-reavers.2." + facing
                + ".0.0.0/a2:buried-city:- - - - - -,0.0,0 - - 1.2.moor-reavers 0";
    }

    @ParameterizedTest
    @CsvSource({"d2, hand 2", "d12, challenge"})
    void peekedChallengeIsTheRememberedOne(String facing, String where) throws NotationException {
        assertEquals(
                where,
                places(PositionReader.read(
                        reavers("cards", facing), ConanRules.of(ConanFixtures.options(), twoReavers()))));
    }

    @ParameterizedTest
    @CsvSource({
        "heroes, d2, face:a1.1, -",
        "cards, d2, play:rockfall remove:a1.1, -",
        "cards, u2, play:rockfall remove:a1.1, 1.2.moor-reavers",
    })
    void newlyShownChallengeMayBeTheRememberedOne(String step, String facing, String moves, String known)
            throws NotationException {
        ConanPosition position = Conan.with(twoReavers()).parse(reavers(step, facing), ConanFixtures.options());
        ConanFixtures.play(position, moves.split(" ", -1));
        assertEquals(known, position.notation().split(" ", -1)[14]);
    }
}
