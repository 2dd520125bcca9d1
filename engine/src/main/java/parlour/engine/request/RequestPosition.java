package parlour.engine.request;

import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.file.Replay;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.registry.GameRegistry;

/** The subject of a request: a game, its options, and a position that only this request uses. */
public record RequestPosition(Game game, Options options, Position position) {

    /**
     * Reads {@code game}, {@code options} and any {@code material} of the players' own with a {@code position}, or a {@code file} with a {@code ply}, or neither
     * for the starting position; then plays the {@code moves}, chance moves included.
     */
    public static RequestPosition read(JsonFields fields) throws MalformedFieldException, RefusedException {
        RequestPosition place = fields.has("file") ? inFile(fields) : named(fields);
        for (String move : fields.texts("moves")) {
            place.play(move);
        }
        return place;
    }

    public static Game game(JsonFields fields) throws MalformedFieldException, RefusedException {
        String id = fields.text("game");
        Game game = GameRegistry.find(id)
                .orElseThrow(() -> new RefusedException(
                        "no-game", "There is no game \"" + id + "\".", "Il n’y a pas de jeu « " + id + " »."));
        Optional<String> material = fields.optionalText("material");
        try {
            return material.isEmpty() ? game : game.withMaterial(material.get());
        } catch (NotationException unreadable) {
            throw new RefusedException("bad-material", unreadable);
        }
    }

    public static Options options(Game game, JsonFields fields) throws MalformedFieldException, RefusedException {
        try {
            return Options.of(game, fields.texts("options"));
        } catch (NotationException unreadable) {
            throw new RefusedException("bad-options", unreadable);
        }
    }

    private static RequestPosition named(JsonFields fields) throws MalformedFieldException, RefusedException {
        Game game = game(fields);
        Options options = options(game, fields);
        Optional<String> notation = fields.optionalText("position");
        if (notation.isEmpty()) {
            return new RequestPosition(game, options, game.start(options));
        }
        try {
            return new RequestPosition(game, options, game.parse(notation.get(), options));
        } catch (NotationException unreadable) {
            throw new RefusedException("bad-position", unreadable);
        }
    }

    private static RequestPosition inFile(JsonFields fields) throws MalformedFieldException, RefusedException {
        try {
            Replay replay = RequestFile.read(fields.text("file")).replay(GameRegistry.all());
            int last = replay.texts().size();
            replay.to((int) fields.longValue("ply", 0, last, last));
            return new RequestPosition(replay.game(), replay.options(), replay.position());
        } catch (NotationException unreadable) {
            throw new RefusedException("bad-file", unreadable);
        }
    }

    /** Plays one move and returns its full text. */
    public String play(String text) throws RefusedException {
        try {
            return play(position, text);
        } catch (NotationException unreadable) {
            throw new RefusedException("unreadable-move", unreadable);
        }
    }

    /** Plays one move in {@code position} and returns its full text. */
    public static String play(Position position, String text) throws NotationException, RefusedException {
        return switch (position.parseMove(text)) {
            case ParseResult.Legal legal -> {
                String full = position.text(legal.move());
                position.play(legal.move());
                yield full;
            }
            case Refusal refusal -> throw new RefusedException(refusal);
        };
    }

    /** Refuses the request if chance is to move, or if the game is over. */
    public void mustHaveMover() throws RefusedException {
        if (position.turn() < 0) {
            throw new RefusedException(
                    "nobody-to-move", "It is nobody’s turn here.", "Ce n’est le tour de personne ici.");
        }
    }

    /** The chosen options, to be sent again with the position. */
    public List<String> chosen() {
        return options.chosen();
    }
}
