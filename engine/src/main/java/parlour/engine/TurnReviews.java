package parlour.engine;

import java.util.function.Consumer;
import parlour.bot.registry.BotRegistry;
import parlour.bot.review.Reviewer;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestFile;
import parlour.engine.request.RequestPosition;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.game.file.Replay;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.registry.GameRegistry;

/**
 * Reviews turns of finished games, from a complete game file. Games in progress are refused: a review would reveal
 * hidden information to their players.
 */
final class TurnReviews {

    private TurnReviews() {}

    /**
     * Reviews the turn after {@code ply} moves: what its player could know, and the true value of the move with all
     * cards known.
     */
    static View review(JsonFields fields, Consumer<String> progress) throws MalformedFieldException, RefusedException {
        Replay replay = finished(fields.text("file"));
        int last = replay.texts().size();
        int ply = (int) fields.longValue("ply", 0, last, last);
        long nodes = fields.longValue("nodes", 1, Integer.MAX_VALUE, Long.MIN_VALUE);
        long seed = fields.longValue("seed", Long.MIN_VALUE, Long.MAX_VALUE, 0);
        replay.to(ply);
        Position position = replay.position();
        new RequestPosition(replay.game(), replay.options(), position).mustHaveMover();
        if (ply == last) {
            throw new RefusedException("nobody-to-move", "No move was made there.", "Aucun coup n’a été joué là.");
        }
        Reviewer reviewer = BotRegistry.reviewer(replay.game(), nodes, seed)
                .orElseThrow(() -> new RefusedException(
                        "no-review",
                        "Nothing is hidden in this game: analyse it instead.",
                        "Rien n’est caché dans ce jeu : analysez plutôt la partie."));
        String played = replay.texts().get(ply);
        View view = new View().with("type", "review").with("ply", ply);
        if (Reviewer.isForced(position, played)) {
            return view.with("forced", true).with("seat", position.turn()).with("played", played);
        }
        return reviewer.review(position, played, so -> progress.accept(told(so)))
                .into(view.with("forced", false));
    }

    private static String told(Reviewer.Progress so) {
        return new View()
                .with("type", "reviewing")
                .with("done", so.done())
                .with("of", so.of())
                .json();
    }

    private static Replay finished(String text) throws RefusedException {
        try {
            GameFile file = RequestFile.read(text);
            Replay replay = file.replay(GameRegistry.all());
            if (replay.outcome().isEmpty() && file.result().equals(GameFile.UNFINISHED)) {
                throw new RefusedException(
                        "not-over",
                        "This game is not over: hands stay hidden until its end.",
                        "Cette partie n’est pas finie : les mains restent cachées jusqu’à la fin.");
            }
            return replay;
        } catch (NotationException unreadable) {
            throw new RefusedException("bad-file", unreadable);
        }
    }
}
