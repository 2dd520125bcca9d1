package parlour.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.View;

/**
 * A position as plain data for one viewer. Fields, in this order:
 *
 * <ul>
 *   <li>{@code layout}, its name, and {@code rows}, its numbers: eight texts of eight digits, row 8 first;
 *   <li>{@code misfits}: only on a board that is not exact, the pairs that do not occur four times, with {@code pair}
 *       and {@code times};
 *   <li>{@code turn}: a seat, -1 for chance, -2 when the match is over; {@code drawing}: the seat that gets the next
 *       domino, only while one is to be drawn; {@code round};
 *   <li>{@code first}: the seat that began this game, -1 before the lot is drawn;
 *   <li>{@code match}: {@code single} or {@code mirrored}; {@code game}: 1 or 2;
 *   <li>{@code laid}: every domino on the board in the order laid, with {@code slot}, {@code pair} and {@code seat};
 *   <li>{@code last}: the last of them as a move, {@code 2-5@c3d3*}; only when there is one;
 *   <li>{@code passes}: only on a board that is not exact, every pass with {@code seat} and {@code after}, the number of
 *       dominoes laid before it; {@code dead}: the pairs without a free slot, which is all that somebody who has passed
 *       can hold;
 *   <li>{@code tokens}: every conquered territory with {@code territory} and {@code seat}, from {@code a1} row by row;
 *   <li>{@code scores}: by seat {@code territories} and, of these, {@code border};
 *   <li>{@code racks}: by seat the number of dominoes it holds; {@code stock}: the number left;
 *   <li>{@code unseen}: for each of the 28 pairs, {@code 0-0 0-1 … 6-6}, the number this viewer cannot see: neither
 *       laid nor on the viewer's own rack;
 *   <li>{@code rack}: the viewer's own rack, sorted; not for spectators;
 *   <li>{@code deduced}: with two players, the other's rack, sorted, if it follows from what this seat has seen: the
 *       stock is empty, or the seat drew these dominoes itself in the first of two mirrored games;
 *   <li>{@code firstGame}: in the second game, the result of the first: {@code first} and {@code scores};
 *   <li>{@code outcome}: {@code result} and {@code reason}, once the match is over.
 * </ul>
 */
final class DominationView {

    private DominationView() {}

    static View of(DominationPosition position, int viewer) {
        View view = new View()
                .with("layout", position.layout().name())
                .with("rows", position.layout().rows());
        boolean isExact = position.layout().isExact();
        if (!isExact) {
            view.with("misfits", misfits(position.layout()));
        }
        view.with("turn", position.turn());
        if (position.turn() == Position.CHANCE && position.isLotDrawn()) {
            view.with("drawing", position.drawer());
        }
        view.with("round", position.round())
                .with("first", position.first())
                .with("match", position.rules().isMirrored() ? "mirrored" : "single")
                .with("game", position.game() + 1)
                .with("laid", laid(position));
        if (position.laid() > 0) {
            view.with("last", last(position));
        }
        if (!isExact) {
            view.with("passes", passes(position)).with("dead", dead(position));
        }
        view.with("tokens", tokens(position)).with("scores", scores(position, position.game()));
        view.with("racks", rackSizes(position)).with("stock", position.stockSize());
        view.with("unseen", unseen(position, viewer));
        if (viewer >= 0) {
            view.with("rack", rack(position, viewer));
            if (knowsTheOther(position)) {
                view.with("deduced", rack(position, 1 - viewer));
            }
        }
        if (position.game() > 0) {
            view.with("firstGame", new View().with("first", position.first(0)).with("scores", scores(position, 0)));
        }
        position.outcome().ifPresent(outcome -> view.with("outcome", outcome(outcome)));
        return view;
    }

    /** With an empty stock, all unseen dominoes are the other's. In a second game the viewer drew them all before. */
    private static boolean knowsTheOther(DominationPosition position) {
        boolean isStockEmpty = position.isLotDrawn() && position.stockSize() == 0;
        return position.seats() == 2 && (isStockEmpty || position.game() > 0);
    }

    /** A move for display: the domino, its slot, and the territories it conquers. */
    static View described(DominationPosition position, int move) {
        View view = new View().with("text", position.text(move));
        if (move >= DominationPosition.DRAW) {
            return view;
        }
        return view.with("pair", Pairs.name(position.layout().pair(move)))
                .with("slot", position.layout().slotName(move))
                .with("conquers", conquered(position, move));
    }

    private static List<String> conquered(DominationPosition position, int move) {
        List<String> names = new ArrayList<>();
        for (int territory : position.layout().territories(move)) {
            if (position.sides(territory) == 3) {
                names.add(Board.territoryName(territory));
            }
        }
        return names;
    }

    private static List<View> laid(DominationPosition position) {
        List<View> laid = new ArrayList<>();
        for (int nth = 0; nth < position.laid(); nth++) {
            int slot = position.laid(nth);
            laid.add(new View()
                    .with("slot", position.layout().slotName(slot))
                    .with("pair", Pairs.name(position.layout().pair(slot)))
                    .with("seat", position.laidBy(nth)));
        }
        return laid;
    }

    private static List<View> misfits(Layout layout) {
        return layout.misfits().stream()
                .map(misfit ->
                        new View().with("pair", Pairs.name(misfit.pair())).with("times", misfit.times()))
                .toList();
    }

    private static List<View> passes(DominationPosition position) {
        List<View> passes = new ArrayList<>();
        for (int nth = 0; nth < position.passes(); nth++) {
            passes.add(new View().with("seat", position.passedBy(nth)).with("after", position.passedAfter(nth)));
        }
        return passes;
    }

    private static List<String> dead(DominationPosition position) {
        List<String> dead = new ArrayList<>();
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            if (!position.hasFreeSlot(pair)) {
                dead.add(Pairs.name(pair));
            }
        }
        return dead;
    }

    /** A closed territory next to the last domino was closed by it. */
    private static String last(DominationPosition position) {
        int slot = position.laid(position.laid() - 1);
        StringBuilder text = new StringBuilder(Pairs.name(position.layout().pair(slot)))
                .append('@')
                .append(position.layout().slotName(slot));
        for (int territory : position.layout().territories(slot)) {
            text.append(position.owner(territory) >= 0 ? "*" : "");
        }
        return text.toString();
    }

    private static List<View> tokens(DominationPosition position) {
        List<View> tokens = new ArrayList<>();
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            if (position.owner(territory) >= 0) {
                tokens.add(new View()
                        .with("territory", Board.territoryName(territory))
                        .with("seat", position.owner(territory)));
            }
        }
        return tokens;
    }

    private static List<View> scores(DominationPosition position, int game) {
        List<View> scores = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            scores.add(new View()
                    .with("territories", position.boardState(game).territories[seat])
                    .with("border", position.boardState(game).border[seat]));
        }
        return scores;
    }

    private static List<Integer> rackSizes(DominationPosition position) {
        List<Integer> sizes = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            sizes.add(position.rackSize(seat));
        }
        return sizes;
    }

    private static List<Integer> unseen(DominationPosition position, int viewer) {
        List<Integer> unseen = new ArrayList<>();
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            unseen.add(position.unseen(viewer, pair));
        }
        return unseen;
    }

    private static List<String> rack(DominationPosition position, int seat) {
        List<String> rack = new ArrayList<>();
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            for (int i = 0; i < position.held(seat, pair); i++) {
                rack.add(Pairs.name(pair));
            }
        }
        return rack;
    }

    private static View outcome(Outcome outcome) {
        return new View().with("result", outcome.result()).with("reason", outcome.reason());
    }
}
