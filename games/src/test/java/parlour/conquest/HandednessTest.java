package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.conquest.naive.Die;
import parlour.conquest.naive.Heading;

/** Faces of a die: the 24 orientations, and which face comes up when it tumbles. */
class HandednessTest {

    @Test
    void aRightHandedDieWithOneUpAndTwoTowardsYouHasThreeOnYourRight() {
        assertEquals(3, Handedness.RIGHT.east(Handedness.orientation(1, 2)));
    }

    @Test
    void aLeftHandedDieWithOneUpAndTwoTowardsYouHasThreeOnYourLeft() {
        assertEquals(7 - 3, Handedness.LEFT.east(Handedness.orientation(1, 2)));
    }

    @Test
    void dieHas24NumberedOrientations() {
        Set<Integer> ways = new TreeSet<>();
        for (int top = 1; top <= 6; top++) {
            for (int south = 1; south <= 6; south++) {
                if (south != top && south + top != 7) {
                    int orientation = Handedness.orientation(top, south);
                    assertEquals(top, Handedness.top(orientation));
                    assertEquals(south, Handedness.south(orientation));
                    ways.add(orientation);
                }
            }
        }
        assertEquals(Handedness.ORIENTATIONS, ways.size());
        assertTrue(ways.stream().allMatch(orientation -> orientation >= 0 && orientation < Handedness.ORIENTATIONS));
    }

    @Test
    void equalAndOppositeFacesAreNotNeighbours() {
        for (int top = 1; top <= 6; top++) {
            int same = top;
            int opposite = 7 - top;
            assertThrows(IllegalArgumentException.class, () -> Handedness.orientation(same, same));
            assertThrows(IllegalArgumentException.class, () -> Handedness.orientation(same, opposite));
        }
    }

    @ParameterizedTest
    @EnumSource
    void allSixFacesOccurAndOppositeOnesAddUpToSeven(Handedness hand) {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            Die die = die(orientation, hand);
            assertEquals(7, die.top() + die.bottom());
            assertEquals(7, die.north() + die.south());
            assertEquals(7, die.east() + die.west());
            assertEquals(die.east(), hand.east(orientation), () -> "east of " + die);
            assertEquals(
                    Set.of(1, 2, 3, 4, 5, 6),
                    new TreeSet<>(List.of(die.top(), die.bottom(), die.north(), die.east(), die.south(), die.west())));
        }
    }

    @ParameterizedTest
    @EnumSource
    void tumbleMovesAllSixFacesAsOnARealDie(Handedness hand) {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            for (Heading heading : Heading.values()) {
                Die die = die(orientation, hand);
                for (int turns = 0; turns <= 6; turns++) {
                    int newOrientation = hand.tumbled(orientation, direction(heading), turns);
                    Die expected = die;
                    assertEquals(
                            expected,
                            die(newOrientation, hand),
                            () -> "from way " + Handedness.top(newOrientation) + " going " + heading);
                    die = die.tumble(heading);
                }
            }
        }
    }

    /** As worded in the rule sheet. */
    @ParameterizedTest
    @EnumSource
    void tumblingBringsUpTheOppositeSideFace(Handedness hand) {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            int south = Handedness.south(orientation);
            int east = hand.east(orientation);
            assertEquals(south, Handedness.top(hand.tumbled(orientation, Board.NORTH, 1)));
            assertEquals(7 - south, Handedness.top(hand.tumbled(orientation, Board.SOUTH, 1)));
            assertEquals(7 - east, Handedness.top(hand.tumbled(orientation, Board.EAST, 1)));
            assertEquals(east, Handedness.top(hand.tumbled(orientation, Board.WEST, 1)));
            assertEquals(7 - Handedness.top(orientation), Handedness.top(hand.tumbled(orientation, Board.EAST, 2)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void fourQuarterTurnsRestoreTheOrientation(Handedness hand) {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            for (int direction = 0; direction < 4; direction++) {
                int newOrientation = orientation;
                for (int turn = 0; turn < 4; turn++) {
                    newOrientation = hand.tumbled(newOrientation, direction, 1);
                }
                assertEquals(orientation, newOrientation);
                assertEquals(orientation, hand.tumbled(orientation, direction, 4));
                assertEquals(hand.tumbled(orientation, direction, 1), hand.tumbled(orientation, direction, 5));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void tumblingBackUndoesATumble(Handedness hand) {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            for (int direction = 0; direction < 4; direction++) {
                assertEquals(
                        orientation, hand.tumbled(hand.tumbled(orientation, direction, 1), (direction + 2) % 4, 1));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void keyDieOrientationNeverChanges(Handedness hand) {
        for (int direction = 0; direction < 4; direction++) {
            assertEquals(Handedness.KEY, hand.tumbled(Handedness.KEY, direction, 1));
        }
    }

    /** A mirrored game: east and west are exchanged, and so is the handedness. */
    @Test
    void handednessesMirrorEachOther() {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            assertEquals(Handedness.RIGHT.east(orientation), 7 - Handedness.LEFT.east(orientation));
            assertEquals(
                    Handedness.RIGHT.tumbled(orientation, Board.EAST, 1),
                    Handedness.LEFT.tumbled(orientation, Board.WEST, 1));
            assertEquals(
                    Handedness.RIGHT.tumbled(orientation, Board.NORTH, 1),
                    Handedness.LEFT.tumbled(orientation, Board.NORTH, 1));
        }
    }

    @ParameterizedTest
    @EnumSource
    void startMatchesTheRuleSheet(Handedness hand) {
        String setting = "handedness=" + (hand == Handedness.RIGHT ? "right" : "left");
        ConquestPosition start = new Edition("sixfaces", List.of(setting)).start();
        assertEquals(List.of("5", "1", "2", "6", "Key", "6", "2", "1", "5"), tops(start, 0));
        assertEquals(List.of("5", "1", "2", "6", "Key", "6", "2", "1", "5"), tops(start, 7));
        for (int file = 0; file < Board.FILES; file++) {
            int white = Board.square(file, 0);
            int black = Board.square(file, 7);
            assertEquals(ConquestPosition.WHITE, start.owner(white));
            assertEquals(ConquestPosition.BLACK, start.owner(black));
            if (file != 4) {
                assertEquals(3, Handedness.south(start.orientation(white)), "3 towards White");
                assertEquals(4, Handedness.south(start.orientation(black)), "4 inwards, so 3 towards Black");
            }
            for (int rank = 1; rank < 7; rank++) {
                assertTrue(start.isEmpty(Board.square(file, rank)));
            }
        }
        // Found with a real die: right-handed, 1 up and 3 towards you, the 5 is on your right.
        assertEquals(hand == Handedness.RIGHT ? 5 : 2, hand.east(start.orientation(Board.square(1, 0))));
    }

    private static List<String> tops(ConquestPosition position, int rank) {
        List<String> tops = new ArrayList<>();
        for (int file = 0; file < Board.FILES; file++) {
            int on = Board.square(file, rank);
            tops.add(position.holdsKey(on) ? "Key" : "" + Handedness.top(position.orientation(on)));
        }
        return tops;
    }

    private static int direction(Heading heading) {
        return switch (heading) {
            case NORTH -> Board.NORTH;
            case EAST -> Board.EAST;
            case SOUTH -> Board.SOUTH;
            case WEST -> Board.WEST;
        };
    }

    private static Die die(int orientation, Handedness hand) {
        return Die.lying('w', Handedness.top(orientation), Handedness.south(orientation), hand == Handedness.RIGHT);
    }
}
