package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.conquest.naive.Die;
import parlour.conquest.naive.Heading;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.View;
import parlour.game.contract.FreshSeed;

/** Moves as sent to a client, so that it can roll the die square by square without knowing the rules. */
class DescribedMovesTest {

    private static final int POSITIONS = 500;

    /** Faces are top, south, east; found with a real die. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "right | k8/9/9/9/3A25/9/9/8K w 3 9   | d4-d5    | d4 d5    | 123 263     | false | false",
                "right | k8/9/9/9/3A25/9/9/8K w 3 9   | d4-e4    | d4 e4    | 123 421     | false | false",
                "left  | k8/9/9/9/3A25/9/9/8K w 3 9   | d4-e4    | d4 e4    | 124 321     | false | false",
                "right | k8/9/9/9/3B15/9/9/8K w 3 9   | d4-d5-e5 | d4 d5 e5 | 214 154 351 | false | false",
                "right | k8/9/9/9/3B15/9/9/8K w 3 9   | d4-d6    | d4 d5 d6 | 214 154 564 | false | false",
                "right | k8/9/9/9/3A2a24/9/9/8K w 3 9 | d4xe4    | d4 e4    | 123 421     | true  | false",
                "right | 9/9/9/9/3A2k4/9/9/8K w 3 9   | d4xe4    | d4 e4    | 123 421     | true  | true",
                "right | k8/9/9/9/9/9/9/7a2K w 3 9    | Ki1xh1   | i1 h1    |             | true  | false",
                "right | k8/3K5/9/9/9/9/9/9 w 3 9     | Kd7-d8   | d7 d8    |             | false | false",
                "right | k8/4K4/9/9/9/9/9/9 w 3 9     | Ke7-e8   | e7 e8    |             | false | true",
            })
    void moveViewHasPathAndFaces(
            String hand, String position, String move, String path, @Nullable String faces, boolean takes, boolean wins)
            throws NotationException {
        ConquestPosition board = new Edition("sixfaces", List.of("handedness=" + hand)).parse(position);
        int legal = ((ParseResult.Legal) board.parseMove(move)).move();
        View expected = new View().with("text", board.text(legal)).with("path", path);
        if (faces != null) {
            expected.with("faces", faces);
        }
        assertEquals(expected.with("takes", takes).with("wins", wins), board.moveView(legal));
    }

    @Test
    void lotViewHasOnlyItsText() {
        ConquestPosition start = new Edition("conquest", List.of()).start();
        assertEquals(Position.CHANCE, start.turn());
        for (int lot : Edition.moves(start).toArray()) {
            assertEquals(new View().with("text", start.text(lot)), start.moveView(lot));
        }
    }

    @Test
    @Tag("random")
    void tumblingSquareBySquareGivesTheDescribedFaces() {
        FreshSeed seed = new FreshSeed();
        RandomPositions tables = new RandomPositions(seed.value());
        int looked = 0;
        while (looked < POSITIONS) {
            Edition edition = tables.edition();
            ConquestPosition position = looked % 2 == 0 ? edition.start() : edition.parse(tables.setUp());
            for (int ply = 0; ply < 30 && !position.isOver() && looked < POSITIONS; ply++) {
                if (position.turn() >= 0) {
                    String where = seed + ", " + edition + ", " + position;
                    for (int move : Edition.moves(position).toArray()) {
                        check(position, move, where + ", " + position.text(move));
                    }
                    looked++;
                }
                position.play(tables.move(position));
            }
        }
    }

    private static void check(ConquestPosition position, int move, String where) {
        View told = position.moveView(move);
        List<String> path = words(told, "path");
        assertEquals(route(position.text(move)), path, where);
        int from = square(path.getFirst());
        boolean key = position.holdsKey(from);
        assertEquals(key, !told.fields().containsKey("faces"), where);
        Die die = key ? Die.key('w') : die(position, from);
        if (!key) {
            assertEquals(die.top(), path.size() - 1, where);
            assertEquals(tumbled(die, path), words(told, "faces"), where);
        }
        int to = square(path.getLast());
        assertEquals(position.owner(to) == 1 - position.turn(), told.fields().get("takes"), where);
        int mover = position.turn();
        position.play(move);
        if (!key) {
            assertEquals(faces(die(position, to)), words(told, "faces").getLast(), where);
        }
        boolean won = position.outcome().map(Outcome::result).equals(java.util.Optional.of(mover == 0 ? "1-0" : "0-1"));
        position.undo();
        assertEquals(won, told.fields().get("wins"), where);
    }

    /** The squares a move's text goes over, one step after the other. */
    private static List<String> route(String text) {
        String squares = text.replace("K", "").replaceAll("[=#].*", "");
        List<String> named = List.of(squares.split("[-x]", -1));
        List<String> path = new ArrayList<>(List.of(named.getFirst()));
        for (String corner : named.subList(1, named.size())) {
            while (!path.getLast().equals(corner)) {
                char file = step(path.getLast().charAt(0), corner.charAt(0));
                char rank = step(path.getLast().charAt(1), corner.charAt(1));
                path.add("" + file + rank);
            }
        }
        return path;
    }

    private static char step(char from, char to) {
        return (char) (from + Integer.signum(to - from));
    }

    private static List<String> tumbled(Die die, List<String> path) {
        List<String> faces = new ArrayList<>(List.of(faces(die)));
        Die orientation = die;
        for (int i = 1; i < path.size(); i++) {
            orientation = orientation.tumble(heading(path.get(i - 1), path.get(i)));
            faces.add(faces(orientation));
        }
        return faces;
    }

    private static Heading heading(String from, String to) {
        assertFalse(from.equals(to));
        if (from.charAt(0) == to.charAt(0)) {
            return to.charAt(1) > from.charAt(1) ? Heading.NORTH : Heading.SOUTH;
        }
        assertTrue(from.charAt(1) == to.charAt(1));
        return to.charAt(0) > from.charAt(0) ? Heading.EAST : Heading.WEST;
    }

    private static String faces(Die die) {
        return "" + die.top() + die.south() + die.east();
    }

    private static Die die(ConquestPosition position, int on) {
        int orientation = position.orientation(on);
        boolean right = position.rules().hand() == Handedness.RIGHT;
        return Die.lying('w', Handedness.top(orientation), Handedness.south(orientation), right);
    }

    private static int square(String name) {
        return Board.square(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    private static List<String> words(View view, String field) {
        return List.of(String.valueOf(view.fields().get(field)).split(" ", -1));
    }
}
