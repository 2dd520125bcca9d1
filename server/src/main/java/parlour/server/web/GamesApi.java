package parlour.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bot.shelf.Catalogue;
import parlour.bot.shelf.LookingBack;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.TableView;

/** What needs no table: the games, positions, and files played through again. */
final class GamesApi {

    private static final int LONGEST_FILE = 256 * 1024;
    private static final int LONGEST_BODY = 8_192;

    private final List<? extends Game> games;

    GamesApi(List<? extends Game> games) {
        this.games = games;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/games", this::list);
        routes.post("/api/positions", this::position);
        routes.post("/api/replays", this::replay);
    }

    // ---- The games ----

    private void list(Context context) {
        Json.answer(context, Catalogue.of(games));
    }

    Game game(String id) {
        for (Game game : games) {
            if (game.id().equals(id)) {
                return game;
            }
        }
        throw new RefusedException(
                RefusedException.NOT_FOUND, "no-game", "There is no such game here.", "Ce jeu n’existe pas ici.");
    }

    static RefusedException unreadable(NotationException cause) {
        return new RefusedException(
                RefusedException.UNREADABLE, new parlour.game.Refusal("unreadable", cause.sentence()));
    }

    Options options(Game game, JsonFields fields) throws MalformedFieldException {
        List<String> settings = fields.has("options") ? fields.texts("options", 32, 100) : List.of();
        try {
            return Options.of(game, settings);
        } catch (NotationException cause) {
            throw unreadable(cause);
        }
    }

    // ---- Positions ----

    private void position(Context context) throws MalformedFieldException {
        JsonFields fields = Json.body(context, LONGEST_BODY);
        Game game = game(fields.text("game", 64));
        Options options = options(game, fields);
        Optional<String> notation = fields.optionalText("position", 2_000);
        Position position;
        try {
            position = notation.isPresent() ? game.parse(notation.get(), options) : game.start(options);
        } catch (NotationException cause) {
            throw unreadable(cause);
        }
        // A game with secrets would tell them here: whoever wrote the position knows it, but it is drawn for everybody.
        View view = new View()
                .with("notation", position.notation())
                .with("turn", position.turn())
                .with("position", position.view(Position.SPECTATOR))
                .with("moves", moves(position));
        position.outcome().ifPresent(outcome -> view.with("result", TableView.result(outcome)));
        Json.answer(context, view);
    }

    private static List<View> moves(Position position) {
        MoveList legal = new MoveList();
        position.moves(legal);
        List<View> moves = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            moves.add(position.described(legal.get(i)));
        }
        return moves;
    }

    // ---- Files ----

    private void replay(Context context) {
        Json.answer(context, replay(Json.text(context, LONGEST_FILE)));
    }

    /** Every position of a game, each with the move that led to it. */
    View replay(String text) {
        try {
            return LookingBack.at(text, games);
        } catch (NotationException cause) {
            throw unreadable(cause);
        }
    }
}
