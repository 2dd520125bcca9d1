package parlour.domination;

import java.util.List;
import java.util.Optional;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Text;

/**
 * The options chosen for a game.
 *
 * @param first the seat that begins, or {@link #BY_LOT}
 * @param isMirrored whether a second game is played, with seats exchanged and the same dominoes in the same order
 */
public record DominationRules(int seats, Layout layout, int first, boolean isMirrored) {

    static final int BY_LOT = -1;

    /** The number of dominoes each player draws before play, and holds until the stock is empty. */
    public static final int RACK = 7;

    private static final String SEAT = "seat";

    private static final Option LAYOUT = Option.choice(
                    "layout", new Text("The numbers on the board", "Les chiffres du plateau"), "A", "B", "C", "D", "E")
            .or(Layouts.SEED, Layouts.MIN_SEED, Layouts.MAX_SEED)
            .or(new Option.Code(Layouts.ROWS, Board.CELLS, "0123456"));
    private static final Option FIRST = Option.choice(
            "first", new Text("Who goes first", "Qui commence"), "lot", SEAT + 1, SEAT + 2, SEAT + 3, SEAT + 4);
    private static final Option MATCH = Option.choice(
            "match",
            new Text(
                    "One game, or two with seats exchanged and the same dominoes (two players)",
                    "Une partie, ou deux en échangeant les places, avec les mêmes dominos (à deux)"),
            "single",
            "mirrored");

    static final List<Option> OPTIONS = List.of(LAYOUT, FIRST, MATCH);

    static DominationRules of(Options options) {
        String first = options.value("first");
        return new DominationRules(
                options.seats(),
                Layouts.named(options.value("layout")),
                first.equals("lot") ? BY_LOT : seat(first),
                options.value("match").equals("mirrored"));
    }

    /** As spelled in options and lots, counted from 1. */
    static String code(int seat) {
        return SEAT + (seat + 1);
    }

    private static int seat(String code) {
        return code.charAt(SEAT.length()) - '1';
    }

    static Optional<Text> optionConflict(Options options) {
        int seats = options.seats();
        if (options.value("match").equals("mirrored") && seats != 2) {
            return Optional.of(new Text(
                    "match=mirrored exchanges two seats: it needs exactly 2 players, not " + seats + ".",
                    "match=mirrored échange deux places : il faut exactement 2 joueurs, pas " + seats + "."));
        }
        if (options.value("match").equals("mirrored")
                && !Layouts.named(options.value("layout")).isExact()) {
            return Optional.of(new Text(
                    "match=mirrored needs an exact board: where players may have to pass, the second game cannot repeat"
                            + " the draws of the first.",
                    "match=mirrored demande un plateau exact : là où il faut parfois passer, la seconde partie ne peut"
                            + " pas reprendre les pioches de la première."));
        }
        String first = options.value("first");
        if (!first.equals("lot") && seat(first) >= seats) {
            return Optional.of(new Text(
                    "first=" + first + " names a seat that is not there: there are " + seats + " players.",
                    "first=" + first + " désigne une place qui n’existe pas : il y a " + seats + " joueurs."));
        }
        return Optional.empty();
    }
}
