package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestFile;
import parlour.engine.request.RequestPosition;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.Perft;
import parlour.game.Position;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.game.file.Replay;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.registry.GameRegistry;

/** Answers questions about positions by the rules alone. Stateless: each answer depends only on the request. */
final class PositionQueries {

    private static final int DEEPEST = 20;

    private PositionQueries() {}

    /** Whose turn it is, the position's notation, and the outcome if the game is over. */
    static View position(JsonFields fields) throws MalformedFieldException, RefusedException {
        return described(RequestPosition.read(fields));
    }

    /** The position after one more move. */
    static View play(JsonFields fields) throws MalformedFieldException, RefusedException {
        RequestPosition place = RequestPosition.read(fields);
        String played = place.play(fields.text("move"));
        return described(place).with("played", played);
    }

    private static View described(RequestPosition place) {
        Position position = place.position();
        View view = new View()
                .with("type", "position")
                .with("game", place.game().id())
                .with("options", place.chosen())
                .with("position", position.notation())
                .with("seats", position.seats())
                .with("turn", position.turn())
                .with("round", position.round())
                .with("hash", hexadecimal(position.hash()));
        position.outcome().ifPresent(outcome -> view.with("outcome", outcome(outcome)));
        return view;
    }

    private static View outcome(Outcome outcome) {
        return new View()
                .with("result", outcome.result())
                .with("reason", outcome.reason())
                .with("sentence", outcome.sentence());
    }

    /** What a seat may see. */
    static View view(JsonFields fields) throws MalformedFieldException, RefusedException {
        RequestPosition place = RequestPosition.read(fields);
        int last = place.position().seats() - 1;
        int seat = (int) fields.longValue("seat", Position.SPECTATOR, last, Position.SPECTATOR);
        if (seat < 0 && seat != Position.SPECTATOR) {
            throw fields.malformed(
                    "seat",
                    "a seat from 0 to " + last + ", or " + Position.SPECTATOR + " for a spectator",
                    "une place de 0 à " + last + ", ou " + Position.SPECTATOR + " pour un spectateur");
        }
        return new View()
                .with("type", "view")
                .with("seat", seat)
                .with("view", place.position().view(seat));
    }

    /** The legal moves of the seat to move, as at a table; if chance is to move, the outcomes and their weights. */
    static View moves(JsonFields fields) throws MalformedFieldException, RefusedException {
        Position position = RequestPosition.read(fields).position();
        List<View> moves = new ArrayList<>();
        for (int move : position.legalMoves().toArray()) {
            moves.add(
                    position.turn() == Position.CHANCE
                            ? new View().with("text", position.text(move)).with("weight", position.weight(move))
                            : position.moveView(move));
        }
        return new View().with("type", "moves").with("turn", position.turn()).with("moves", moves);
    }

    /** The number of move sequences, for every depth up to the one requested. */
    static View perft(JsonFields fields) throws MalformedFieldException, RefusedException {
        Position position = RequestPosition.read(fields).position();
        int depth = (int) fields.longValue("depth", 1, DEEPEST, 1);
        Perft perft = new Perft();
        List<Long> counts = new ArrayList<>();
        for (int i = 1; i <= depth; i++) {
            counts.add(perft.count(position, i));
        }
        return new View().with("type", "perft").with("counts", counts);
    }

    /** The contents of a game file: the starting position, every move with its seat, and the tags. */
    static View readFile(JsonFields fields) throws MalformedFieldException, RefusedException {
        try {
            GameFile file = RequestFile.read(fields.text("file"));
            Replay replay = file.replay(GameRegistry.all());
            List<View> moves = new ArrayList<>();
            for (String text : replay.texts()) {
                Position position = replay.position();
                moves.add(new View()
                        .with("seat", position.turn())
                        .with("text", text)
                        .with("round", position.round()));
                replay.forward();
            }
            List<View> tags = new ArrayList<>();
            for (GameFile.Tag tag : file.tags()) {
                tags.add(new View().with("name", tag.name()).with("value", tag.value()));
            }
            View view = new View()
                    .with("type", "read-file")
                    .with("game", replay.game().id())
                    .with("options", replay.options().chosen())
                    .with("moves", moves)
                    .with("tags", tags)
                    .with("result", file.result());
            file.tag(GameFile.POSITION).ifPresent(position -> view.with("position", position));
            return view;
        } catch (NotationException unreadable) {
            throw new RefusedException("bad-file", unreadable);
        }
    }

    private static String hexadecimal(long bits) {
        StringBuilder digits = new StringBuilder();
        for (int shift = 60; shift >= 0; shift -= 4) {
            digits.append(Character.forDigit((int) (bits >>> shift & 15), 16));
        }
        return digits.toString();
    }
}
