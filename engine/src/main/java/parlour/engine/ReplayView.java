package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bot.registry.BotRegistry;
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
     * The whole game.
     *
     * @throws NotationException naming line and move where the text is not a valid file of one of {@code games}
     */
    public static View at(String text, List<? extends Game> games) throws NotationException {
        GameFile file = GameFile.read(text);
        Replay replay = file.replay(games);
        Position start = replay.position().copy();
        List<Integer> moves = new ArrayList<>();
        List<View> plies = new ArrayList<>();
        plies.add(new View().with("position", full(replay.position())));
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
            plies.add(ply.with("position", full(replay.position())));
        }
        List<View> tags = file.tags().stream()
                .map(tag -> new View().with("name", tag.name()).with("value", tag.value()))
                .toList();
        View view = new View()
                .with("game", replay.game().id())
                .with("options", List.copyOf(replay.options().chosen()))
                .with("tags", tags)
                .with("plies", plies)
                .with("recordedResult", file.result());
        replay.outcome().ifPresent(outcome -> {
            view.with("result", TableView.result(outcome));
            List<View> endings = BotRegistry.endgameReviews(replay.game(), start, moves);
            if (!endings.isEmpty()) {
                view.with("endings", endings);
            }
        });
        return view;
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
    private static View full(Position position) {
        View view = new View().with("spectator", position.view(Position.SPECTATOR));
        List<View> seats = new ArrayList<>();
        boolean differ = false;
        for (int seat = 0; seat < position.seats(); seat++) {
            View seen = position.view(seat);
            differ |= !seen.equals(position.view(Position.SPECTATOR));
            seats.add(seen);
        }
        return differ ? view.with("seats", seats) : view;
    }
}
