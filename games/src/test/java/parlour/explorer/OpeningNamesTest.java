package parlour.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Symmetry;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Text;

final class OpeningNamesTest {

    /** The moves of a line of names.txt, which must be legal, and the name. */
    private record Named(List<String> moves, Text name) {

        ConquestPosition position(String hand) throws NotationException {
            ConquestPosition position =
                    Conquest.SIX_FACES.start(Options.of(Conquest.SIX_FACES, List.of("handedness=" + hand)));
            for (String move : moves) {
                position.play(position.legalMove(hand.equals("right") ? move : mirrored(move)));
            }
            return position;
        }

        private static String mirrored(String move) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < move.length(); i++) {
                char c = move.charAt(i);
                text.append(c >= 'a' && c <= 'i' ? (char) ('a' + 'i' - c) : c);
            }
            return text.toString();
        }
    }

    private static List<Named> named() {
        List<Named> named = new ArrayList<>();
        for (String line : BundledOpenings.names().lines().toList()) {
            if (!line.startsWith("#")) {
                String[] parts = line.split(" ; ", -1);
                named.add(new Named(List.of(parts[0].split(" ", -1)), new Text(parts[1], parts[2])));
            }
        }
        return named;
    }

    @Test
    void everyNameIsFoundWithBothKindsOfDice() throws NotationException {
        for (Named one : named()) {
            for (String hand : List.of("right", "left")) {
                assertEquals(one.name, OpeningNames.of(one.position(hand)).orElseThrow());
            }
        }
        assertTrue(OpeningNames.of(Conquest.SIX_FACES.start(Options.defaults(Conquest.SIX_FACES)))
                .isEmpty());
    }

    @Test
    void namesAndPositionsAreAllDifferent() throws NotationException {
        Set<String> english = new HashSet<>();
        Set<String> french = new HashSet<>();
        Set<Long> keys = new HashSet<>();
        for (Named one : named()) {
            ConquestPosition position = one.position("right");
            assertTrue(english.add(one.name.en()), one.name.en());
            assertTrue(french.add(one.name.fr()), one.name.fr());
            assertTrue(keys.add(Symmetry.of(position).key(position)), one.moves.toString());
        }
    }

    @Test
    void theFirstMovesThatArePlayedMostHaveNames() throws NotationException {
        ConquestPosition start = Conquest.SIX_FACES.start(Options.defaults(Conquest.SIX_FACES));
        for (Conquest edition : Conquest.values()) {
            OpeningTable table = BundledOpenings.table(edition);
            for (MoveResults move : table.moves(Symmetry.of(start).key(start))) {
                if (move.games() > table.games() / 20) {
                    start.play(move.route());
                    assertTrue(OpeningNames.of(start).isPresent(), start.notation());
                    start.undo();
                }
            }
        }
    }
}
