package parlour.cli.board.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.cli.board.BoardRenderer;
import parlour.cli.board.BoardScene;
import parlour.cli.board.PieceDetails;
import parlour.cli.board.ViewFields;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.View;

/** Conquest and 6 Faces at a terminal: every die with its top and its four side faces. */
public final class ConquestRenderer implements BoardRenderer {

    /** Many routes may lead to one square: a warning names at most this many. */
    private static final int MAX_NAMED = 3;

    private final Palette palette;

    public ConquestRenderer(Palette palette) {
        this.palette = palette;
    }

    @Override
    public Text typed() {
        return new Text("""
                A move               see it square by square; then Enter plays it, no cancels it
                A square such as d1  the die there: its faces, its moves, what it lands on
                chart SQUARE         where a die can go, drawn on the board""", """
                Un coup              le voir case par case ; Entrée le joue, non l’annule
                Une case comme d1    le dé qui s’y trouve : ses faces, ses coups, sur quoi il tombe
                tableau CASE         où un dé peut aller, dessiné sur le plateau""");
    }

    @Override
    public List<String> board(BoardScene scene) {
        return new ConquestBoard(scene, palette).paint();
    }

    @Override
    public String sign(int seat) {
        return seat == 0 ? "[ ]" : "( )";
    }

    @Override
    public String tally(BoardScene scene) {
        int[] dice = new int[2];
        Die.all(scene.view()).forEach(die -> dice[die.seat()]++);
        return sign(0) + " " + dice[0] + "  " + sign(1) + " " + dice[1];
    }

    @Override
    public Optional<PieceDetails> details(BoardScene scene, String place, List<String> moves) {
        if (!BoardGrid.isSquare(place)) {
            return Optional.empty();
        }
        Optional<Die> there = Die.on(scene.view(), place);
        if (there.isEmpty()) {
            Text empty = new Text("There is no die on " + place + ".", "Il n’y a pas de dé en " + place + ".");
            return Optional.of(new PieceDetails(List.of(empty.in(scene.language())), List.of()));
        }
        Die die = there.get();
        List<PieceDetails.Choice> choices = new ArrayList<>();
        for (String move : movesFrom(place, moves)) {
            choices.add(new PieceDetails.Choice(move, remark(scene, die, Route.of(move))));
        }
        List<String> net = RoutePreview.of(scene, die, new Route(place, List.of(), false), palette);
        return Optional.of(new PieceDetails(net, choices));
    }

    private static List<String> movesFrom(String place, List<String> moves) {
        return moves.stream()
                .filter(move -> Route.of(move).from().equals(place))
                .toList();
    }

    /** The route, the face that comes up on each square, and how the die lies at the end. */
    private static String remark(BoardScene scene, Die die, Route route) {
        List<Die> stops = route.tumble(die);
        String arrows = route.arrows(scene.flipped());
        if (die.key()) {
            return arrows;
        }
        StringBuilder tops = new StringBuilder();
        stops.forEach(stop -> tops.append(tops.isEmpty() ? "" : " ").append(stop.top()));
        Die last = stops.getLast();
        String west = new Text("W", "O").in(scene.language());
        return padded(arrows, 6) + "  " + padded(tops.toString(), 13) + "  N" + last.north() + " E" + last.east() + " S"
                + last.south() + " " + west + last.west();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    @Override
    public Optional<List<String>> chart(BoardScene scene, String place, List<String> moves) {
        if (!BoardGrid.isSquare(place) || Die.on(scene.view(), place).isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new ConquestBoard(scene.still(), palette).paintChart(place, movesFrom(place, moves)));
    }

    @Override
    public List<String> preview(BoardScene scene, String move) {
        Route route = Route.of(move);
        return Die.on(scene.view(), route.from())
                .map(die -> RoutePreview.of(scene, die, route, palette))
                .orElse(List.of());
    }

    /** On the seat's own turn, the position is parsed again with the other side to move. */
    @Override
    public List<String> threats(Game game, Options options, Position position, int seat) {
        if (position.turn() != seat) {
            return wins(position);
        }
        View view = position.view(Position.SPECTATOR);
        String notation = ViewFields.text(view, "position");
        String passed = notation.contains(" w ") ? notation.replace(" w ", " b ") : notation.replace(" b ", " w ");
        try {
            return wins(game.parse(passed, options));
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static List<String> wins(Position position) {
        return position.legalMoveTexts().stream()
                .filter(move -> move.endsWith("#"))
                .toList();
    }

    @Override
    public Text warning(List<String> threats) {
        String more = threats.size() > MAX_NAMED ? "…" : ".";
        String all = String.join(", ", threats.subList(0, Math.min(threats.size(), MAX_NAMED))) + more;
        return new Text(
                "Careful: the other side could win with " + all, "Attention : l’autre camp pourrait gagner par " + all);
    }

    @Override
    public Optional<Text> drawn(Game game, String outcome) {
        Text beginner = game.seatNames().get(outcome.endsWith("white") ? 0 : 1);
        return Optional.of(new Text(
                "Drawn by lot: " + beginner.en() + " goes first.",
                "Tirage au sort : les " + beginner.fr() + " commencent."));
    }

    @Override
    public Optional<Text> legend() {
        return Optional.of(new Text("""
                On the board 6[5]1 is a White die, 6(5)1 one of the other side; K is the Key die.
                The top face is in the brackets, the side faces are around it; ◇ marks a Key square.
                Arrows show the last move, * where it ended. Small boards show the top, right and near faces.""", """
                Sur le damier 6[5]1 est un dé blanc, 6(5)1 un dé de l’autre camp ; K est le dé clef.
                Entre crochets la face du dessus, autour les faces latérales ; ◇ marque un carré clef.
                Les flèches montrent le dernier coup, * son arrivée. En petit : faces du dessus, de droite et de devant."""));
    }
}
