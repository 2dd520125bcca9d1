package parlour.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bot.Level;
import parlour.bot.shelf.Bots;
import parlour.game.Game;
import parlour.game.GameFile;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Reading;
import parlour.game.Replay;
import parlour.game.Text;
import parlour.game.View;
import parlour.match.TableView;
import parlour.server.wire.Fields;
import parlour.server.wire.Fields.Unreadable;

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
        List<View> all = games.stream().map(GamesApi::game).toList();
        List<View> levels = Level.all().stream()
                .map(level -> new View()
                        .with("level", level.number())
                        .with("title", text(level.title()))
                        .with("sentence", text(level.sentence())))
                .toList();
        Json.answer(context, new View().with("games", all).with("levels", levels));
    }

    static View text(Text text) {
        return new View().with("en", text.en()).with("fr", text.fr());
    }

    private static View game(Game game) {
        return new View()
                .with("id", game.id())
                .with("title", text(game.title()))
                .with("summary", text(game.summary()))
                .with(
                        "seats",
                        new View()
                                .with("least", game.seats().least())
                                .with("most", game.seats().most()))
                .with("seatNames", game.seatNames().stream().map(GamesApi::text).toList())
                .with("declaresMoves", game.declaresMoves())
                .with(
                        "options",
                        Options.declared(game).stream().map(GamesApi::option).toList());
    }

    private static View option(Option option) {
        View view = new View()
                .with("key", option.key())
                .with("label", text(option.label()))
                .with("values", option.words())
                .with("usual", option.usual());
        option.numbers().ifPresent(range -> {
            if (!range.prefix().isEmpty()) {
                view.with("prefix", range.prefix());
            }
            view.with("least", range.least()).with("most", range.most());
        });
        return view;
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

    Options options(Game game, Fields fields) throws Unreadable {
        List<String> settings = fields.has("options") ? fields.texts("options", 32, 100) : List.of();
        try {
            return Options.of(game, settings);
        } catch (NotationException cause) {
            throw unreadable(cause);
        }
    }

    // ---- Positions ----

    private void position(Context context) throws Unreadable {
        Fields fields = Json.body(context, LONGEST_BODY);
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
            GameFile file = GameFile.read(text);
            Replay replay = file.replay(games);
            Position start = replay.position().copy();
            List<Integer> moves = new ArrayList<>();
            List<View> plies = new ArrayList<>();
            plies.add(new View().with("position", full(replay.position())));
            for (String move : replay.texts()) {
                Position position = replay.position();
                if (position.read(move) instanceof Reading.Legal legal) {
                    moves.add(legal.move());
                }
                View ply = new View()
                        .with("seat", position.turn())
                        .with("round", position.round())
                        .with("move", described(position, move));
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
                    .with("claimed", file.result());
            replay.outcome().ifPresent(outcome -> {
                view.with("result", TableView.result(outcome));
                List<View> endings = Bots.endings(replay.game(), start, moves);
                if (!endings.isEmpty()) {
                    view.with("endings", endings);
                }
            });
            return view;
        } catch (NotationException cause) {
            throw unreadable(cause);
        }
    }

    private static View described(Position position, String move) throws NotationException {
        if (position.turn() >= 0 && position.read(move) instanceof Reading.Legal legal) {
            return position.described(legal.move());
        }
        return new View().with("text", move);
    }

    /** A file that is played through again hides nothing: each seat's view, for whoever wants to look over its shoulder. */
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
