package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.bot.registry.BotRegistry;
import parlour.engine.request.RequestFile;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.game.file.Replay;
import parlour.match.view.TableView;

/** A game file to step through: every position, with the move that led to it. */
public final class ReplayView {

    private ReplayView() {}

    /**
     * The whole game as JSON.
     *
     * @throws NotationException naming line and move where the text is not a valid file of one of {@code games}, or if
     *     it has more than {@link RequestFile#MAX_MOVES} moves
     */
    public static String json(String text, List<? extends Game> games) throws NotationException {
        StringBuilder json = new StringBuilder();
        write(RequestFile.read(text), games, json::append);
        return json.toString();
    }

    /**
     * Writes the whole game as JSON, one position at a time: a long game takes no more memory than a short one.
     *
     * @param out receives the parts of the text in order; nothing if the file is not valid
     * @throws NotationException naming line and move where the file is not a valid game of one of {@code games}
     */
    public static void write(GameFile file, List<? extends Game> games, Consumer<String> out) throws NotationException {
        Replay replay = file.replay(games);
        Position start = replay.position().copy();
        List<Integer> moves = new ArrayList<>();
        List<View> tags = file.tags().stream()
                .map(tag -> new View().with("name", tag.name()).with("value", tag.value()))
                .toList();
        View head = new View()
                .with("game", replay.game().id())
                .with("options", List.copyOf(replay.options().chosen()))
                .with("tags", tags);
        out.accept(withoutEnd(head) + ",\"plies\":[{\"position\":" + full(replay.position()) + "}");
        for (String move : replay.texts()) {
            Position position = replay.position();
            if (position.parseMove(move) instanceof ParseResult.Legal legal) {
                moves.add(legal.move());
            }
            View ply = new View()
                    .with("seat", position.turn())
                    .with("round", position.round())
                    .with("move", described(position, move));
            facts(position, move).ifPresent(facts -> ply.with("facts", facts));
            replay.forward();
            out.accept("," + withoutEnd(ply) + ",\"position\":" + full(replay.position()) + "}");
        }
        View rest = new View().with("recordedResult", file.result());
        replay.outcome().ifPresent(outcome -> {
            rest.with("result", TableView.result(outcome));
            List<View> endings = BotRegistry.endgameReviews(replay.game(), start, moves);
            if (!endings.isEmpty()) {
                rest.with("endings", endings);
            }
        });
        out.accept("]," + rest.json().substring(1));
    }

    /** The JSON of a view with fields, open for more. */
    private static String withoutEnd(View view) {
        String json = view.json();
        return json.substring(0, json.length() - 1);
    }

    /** What comes of a move; the position stays as it is. */
    private static Optional<View> facts(Position position, String move) {
        Optional<View> facts = position.playWithFacts(position.legalMove(move));
        position.undo();
        return facts;
    }

    private static View described(Position position, String move) throws NotationException {
        if (position.turn() >= 0 && position.parseMove(move) instanceof ParseResult.Legal legal) {
            return position.moveView(legal.move());
        }
        return new View().with("text", move);
    }

    /** A replay hides nothing: it includes the view of each seat. */
    private static String full(Position position) {
        String spectator = position.view(Position.SPECTATOR).json();
        List<String> seats = new ArrayList<>();
        boolean differ = false;
        for (int seat = 0; seat < position.seats(); seat++) {
            String seen = position.view(seat).json();
            differ |= !seen.equals(spectator);
            seats.add(seen);
        }
        String all = differ ? ",\"seats\":[" + String.join(",", seats) + "]" : "";
        return "{\"spectator\":" + spectator + all + "}";
    }
}
