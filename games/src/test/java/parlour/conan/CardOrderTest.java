package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.conan.card.CardSets;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.Refusal;
import parlour.game.contract.RandomPlay;
import parlour.game.contract.TextTable.Row;

/** Card sets may be in any order: every rule must hold whichever card comes first. */
class CardOrderTest {

    private static final int TROPHIES = 6;
    private static final int HAND = 7;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tesk",
                "ravens-ford",
                "buried-city",
                "lantern-wood",
                "moor-reavers",
                "two-mawed-hound",
                "thorn-darts",
                "rotten-floor",
                "whispering-mist",
                "copper-masked-sellsword",
                "steppe-archer",
                "cliff-hermit",
                "second-wind",
                "cold-fury",
                "close-quarters",
                "unlooked-for-parry",
                "by-a-hair",
                "retreat-by-night",
                "rockfall",
                "false-trail",
                "cutpurse",
                "reading-the-ashes",
                "fire-in-the-camp",
                "boar-spear",
                "basalt-mace",
                "chroniclers-lute"
            })
    void theRulesHoldWhicheverCardComesFirst(String first) throws NotationException {
        Conan other = Conan.with(CardSets.withFirst(first));
        for (Row row : RuleTableTest.rules()) {
            String scene = "";
            List<String> settings = new ArrayList<>(row.words(1));
            for (Row it : RuleTableTest.scenes()) {
                if (it.cell(0).equals(row.cell(2))) {
                    scene = it.cell(2);
                    settings.addAll(it.words(1));
                }
            }
            if ((scene + " " + row.cell(3)).contains(first)) {
                String[] options = settings.toArray(new String[0]);
                ConanPosition usual = start(Conan.CONAN, scene, options);
                ConanPosition reordered = start(other, toFront(scene, first), options);
                String before = reordered.notation();
                int played = play(usual, reordered, row);
                compare(first, usual, reordered, row);
                assertEquals(
                        reordered.notation(),
                        other.parse(reordered.notation(), ConanFixtures.options(options))
                                .notation(),
                        row.toString());
                for (int i = 0; i < played; i++) {
                    reordered.undo();
                }
                assertEquals(before, reordered.notation(), row.toString());
            }
        }
    }

    private static ConanPosition start(Conan conan, String scene, String[] options) throws NotationException {
        return scene.isEmpty()
                ? conan.start(ConanFixtures.options(options))
                : conan.parse(scene, ConanFixtures.options(options));
    }

    /** Plays the moves of a row on both, and returns their number. */
    private static int play(ConanPosition usual, ConanPosition other, Row row) throws NotationException {
        int played = 0;
        for (String move : row.words(3)) {
            switch (usual.parseMove(move)) {
                case ParseResult.Legal legal -> {
                    usual.play(legal.move());
                    other.play(ConanFixtures.legal(other, move));
                    played++;
                }
                case Refusal refusal -> assertEquals(refusal, other.parseMove(move), row.toString());
            }
        }
        return played;
    }

    private static void compare(String first, ConanPosition usual, ConanPosition other, Row row) {
        assertEquals(toFront(usual.notation(), first), other.notation(), row.toString());
        assertEquals(ConanFixtures.moves(usual), ConanFixtures.moves(other), row.toString());
        for (int viewer = Position.SPECTATOR; viewer < usual.seats(); viewer++) {
            assertEquals(unordered(usual, viewer), unordered(other, viewer), row.toString());
        }
        RandomSource random = RandomPlay.random(1);
        for (int seat = 0; seat < other.seats(); seat++) {
            for (int attribute = 0; attribute < 3 && other.hero(seat) >= 0; attribute++) {
                assertEquals(
                        strength(usual, seat, first, attribute),
                        strength(other, seat, first, attribute),
                        row.toString());
            }
            assertEquals(
                    other.view(seat).json(),
                    other.sample(seat, random).view(seat).json(),
                    row.toString());
        }
    }

    /** The value a seat's hero brings into a contest with a challenge. */
    private static int strength(ConanPosition position, int seat, String challenge, int attribute) {
        int kind = position.set().kind(challenge);
        return position.set().kind(kind).role().isChallenge() ? position.strength(seat, kind, attribute) : 0;
    }

    /**
     * A position with a card moved to the front of hands, trophies and discard, which are written in the order of the
     * set.
     */
    private static String toFront(String position, String first) {
        if (position.isEmpty()) {
            return position;
        }
        String[] fields = position.split(" ", -1);
        String[] seats = fields[4].split("/", -1);
        for (int seat = 0; seat < seats.length; seat++) {
            String[] parts = seats[seat].split(",", -1);
            parts[TROPHIES] = listed(parts[TROPHIES], first);
            parts[HAND] = listed(parts[HAND], first);
            seats[seat] = String.join(",", parts);
        }
        fields[4] = String.join("/", seats);
        fields[7] = listed(fields[7], first);
        return String.join(" ", fields);
    }

    private static String listed(String list, String first) {
        List<String> front = new ArrayList<>();
        List<String> rest = new ArrayList<>();
        for (String item : list.split("\\+", -1)) {
            (item.equals(first) || item.startsWith(first + ".") ? front : rest).add(item);
        }
        front.addAll(rest);
        return String.join("+", front);
    }

    private static List<String> unordered(ConanPosition position, int viewer) {
        String[] parts = position.view(viewer).json().split("[\\[\\],]", -1);
        Arrays.sort(parts);
        return List.of(parts);
    }
}
