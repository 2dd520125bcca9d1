package parlour.game.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;

/** Checks a {@link GameFile} beyond its syntax: that the game is known and its moves are legal. */
final class GameFileReplayer {

    private final GameFile file;
    private final String source;
    private final GameFileReader places;

    /** @param source the text to which places refer */
    GameFileReplayer(GameFile file, String source) throws NotationException {
        this.file = file;
        this.source = source;
        this.places = new GameFileReader(source);
        places.read();
    }

    Replay replay(List<? extends Game> games) throws NotationException {
        Game game = game(games);
        Options options = options(game);
        Position start = start(game, options);
        Position position = start.copy();
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < file.moves().size(); i++) {
            int move = move(position, i);
            texts.add(position.text(move));
            position.play(move);
        }
        checkResult(position);
        return new Replay(game, options, start, texts, position.outcome());
    }

    private Game game(List<? extends Game> games) throws NotationException {
        StringBuilder known = new StringBuilder();
        String id = file.tag(GameFile.GAME).orElse("");
        for (Game game : games) {
            if (game.id().equals(id)) {
                return withMaterial(game);
            }
            known.append(known.isEmpty() ? "" : ", ").append(game.id());
        }
        if (id.isEmpty()) {
            throw places.fail(
                    0,
                    "the file does not say which game it is: it needs a tag [Game \"name\"]; known games are " + known,
                    "le fichier ne dit pas de quel jeu il s’agit : il faut une étiquette [Game \"nom\"] ; les jeux connus"
                            + " sont " + known);
        }
        throw places.fail(
                places.tagPlace(GameFile.GAME),
                "there is no game \"" + GameFileReader.quoted(id) + "\"; known games are " + known,
                "il n’y a pas de jeu « " + GameFileReader.quoted(id) + " » ; les jeux connus sont " + known);
    }

    private Game withMaterial(Game game) throws NotationException {
        Optional<String> material = file.tag(GameFile.MATERIAL);
        if (material.isEmpty()) {
            return game;
        }
        try {
            return game.withMaterial(material.get());
        } catch (NotationException unreadable) {
            throw inTag(GameFile.MATERIAL, unreadable);
        }
    }

    private Options options(Game game) throws NotationException {
        List<String> settings = new ArrayList<>();
        for (String setting : file.tag(GameFile.OPTIONS).orElse("").split(" ", -1)) {
            if (!setting.isEmpty()) {
                settings.add(setting);
            }
        }
        try {
            return Options.of(game, settings);
        } catch (NotationException unreadable) {
            throw inTag(GameFile.OPTIONS, unreadable);
        }
    }

    private Position start(Game game, Options options) throws NotationException {
        Optional<String> notation = file.tag(GameFile.POSITION);
        if (notation.isEmpty()) {
            return game.start(options);
        }
        try {
            return game.parse(notation.get(), options);
        } catch (NotationException unreadable) {
            throw inTag(GameFile.POSITION, unreadable);
        }
    }

    private NotationException inTag(String name, NotationException unreadable) {
        Text sentence = unreadable.sentence();
        return GameFileReader.failure(
                source, places.tagPlace(name), ", " + name, ", " + name, sentence.en(), sentence.fr());
    }

    private int move(Position position, int index) throws NotationException {
        String text = file.moves().get(index).text();
        if (position.isOver()) {
            Outcome outcome = position.outcome().orElseThrow();
            throw inMove(
                    position,
                    index,
                    new Text(
                            "The game has ended, " + outcome.result() + ", and no move may follow: "
                                    + outcome.sentence().en(),
                            "La partie est finie, " + outcome.result() + ", et aucun coup ne peut suivre : "
                                    + outcome.sentence().fr()));
        }
        ParseResult reading;
        try {
            reading = position.parseMove(text);
        } catch (NotationException unreadable) {
            throw inMove(position, index, unreadable.sentence());
        }
        return switch (reading) {
            case ParseResult.Legal legal -> legal.move();
            case Refusal refusal -> throw inMove(position, index, refusal.message());
        };
    }

    private NotationException inMove(Position position, int index, Text sentence) {
        String text = GameFileReader.quoted(file.moves().get(index).text());
        String number =
                position.turn() == Position.CHANCE ? "" : MoveNumbers.number(position.round(), position.turn()) + " ";
        String which = (index + 1) + " (" + number + text + ")";
        return GameFileReader.failure(
                source, places.movePlace(index), ", move " + which, ", coup " + which, sentence.en(), sentence.fr());
    }

    /** A result on the board must match; a resignation or timeout is known only from the file. */
    private void checkResult(Position position) throws NotationException {
        String claimed = file.result();
        int shares = GameFileReader.shares(claimed);
        if (shares == 0) {
            return;
        }
        if (shares != position.seats()) {
            throw places.fail(
                    places.resultPlace(),
                    "the result " + claimed + " is for " + shares + " seats, but " + position.seats() + " play",
                    "le résultat " + claimed + " compte " + shares + " places, mais il y a " + position.seats()
                            + " joueurs");
        }
        Optional<Outcome> outcome = position.outcome();
        if (outcome.isPresent() && !outcome.get().result().equals(claimed)) {
            String board = outcome.get().result();
            throw GameFileReader.failure(
                    source,
                    places.resultPlace(),
                    "",
                    "",
                    "the file says " + claimed + ", but the moves end with " + board + ": "
                            + outcome.get().sentence().en(),
                    "le fichier dit " + claimed + ", mais les coups mènent à " + board + " : "
                            + outcome.get().sentence().fr());
        }
    }
}
