package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import parlour.engine.GameCatalogue;
import parlour.game.Game;
import parlour.game.Material;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.view.TableView;

/** Requests that need no table: games, positions, and replays of game files. */
final class GamesApi {

    /** A card set takes at most two thirds of this, the moves of the longest file that is replayed much less. */
    private static final int MAX_FILE = 256 * 1024;

    private static final int MAX_BODY = 8_192;

    private final List<? extends Game> games;
    private final Material.Source material;
    private final ReplayTexts replays;
    private final RequestWork work;

    GamesApi(List<? extends Game> games, Material.Source material, RequestWork work) {
        this.games = games;
        this.material = material;
        this.replays = new ReplayTexts(games);
        this.work = work;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/games", this::list);
        routes.post("/api/positions", this::position);
        routes.post("/api/replays", this::replay);
    }

    // ---- The games ----

    private void list(Context context) {
        JsonBody.answer(context, GameCatalogue.of(games));
    }

    Game game(String id) {
        for (Game game : games) {
            if (game.id().equals(id)) {
                return game;
            }
        }
        throw new HttpRefusalException(
                HttpRefusalException.NOT_FOUND, "no-game", "There is no such game here.", "Ce jeu n’existe pas ici.");
    }

    static HttpRefusalException unreadable(NotationException cause) {
        return new HttpRefusalException(
                HttpRefusalException.BAD_REQUEST, new parlour.game.Refusal("malformed", cause.sentence()));
    }

    private static List<String> settings(JsonFields fields) throws MalformedFieldException {
        return fields.has("options") ? fields.texts("options", 32, 100) : List.of();
    }

    /** The game with the card set that its options name. */
    Game game(JsonFields fields) throws MalformedFieldException {
        try {
            return Material.find(game(fields.text("game", 64)), settings(fields), material);
        } catch (NotationException cause) {
            throw unreadable(cause);
        }
    }

    Options options(Game game, JsonFields fields) throws MalformedFieldException {
        List<String> settings = settings(fields);
        try {
            return Options.of(game, settings);
        } catch (NotationException cause) {
            throw unreadable(cause);
        }
    }

    // ---- Positions ----

    private void position(Context context) throws MalformedFieldException {
        JsonFields fields = JsonBody.body(context, MAX_BODY);
        Game game = game(fields);
        Options options = options(game, fields);
        Optional<String> notation = fields.optionalText("position", 2_000);
        JsonBody.answer(context, work.run(context, () -> position(game, options, notation)));
    }

    private static View position(Game game, Options options, Optional<String> notation) {
        Position position;
        try {
            position = notation.isPresent() ? game.parse(notation.get(), options) : game.start(options);
        } catch (NotationException cause) {
            throw unreadable(cause);
        }
        // Shown as to a spectator: a game with hidden information must not reveal it here.
        View view = new View()
                .with("notation", position.notation())
                .with("turn", position.turn())
                .with("position", position.view(Position.SPECTATOR))
                .with("moves", moves(position));
        position.outcome().ifPresent(outcome -> view.with("result", TableView.result(outcome)));
        return view;
    }

    private static List<View> moves(Position position) {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        List<View> moves = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            moves.add(position.moveView(legal.get(i)));
        }
        return moves;
    }

    // ---- Files ----

    private void replay(Context context) {
        String file = JsonBody.text(context, MAX_FILE);
        replay(context, () -> file);
    }

    /** Answers with all positions of a game, each with the move that led to it. */
    void replay(Context context, Supplier<String> file) {
        ReplayTexts.answer(context, work.run(context, () -> replays.compressed(file.get())));
    }
}
