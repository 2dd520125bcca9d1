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

/**
 * A whole game as text that people can paste and compare, similar to PGN in chess: tags in square brackets, then
 * numbered moves, then the result.
 *
 * <pre>
 * [Game "conquest"]
 * [Options "first=white"]
 * [White "Ada"]
 * [Black "Charles"]
 * [Date "2026-03-01"]
 * [Result "*"]
 *
 * 1. d1-d5-f5=1 f8-f2=4 2. Ke1-d1 *
 * </pre>
 *
 * <p>An instance is only known to be well-formed: {@link #replay} checks that the game exists and its moves are legal.
 * Move numbers are ignored when reading. {@code *} claims nothing about the result. Moves written in full reveal every
 * secret, so such a file of an unfinished game is for the host only.
 *
 * <pre>{@code
 * String text = GameFile.of(game, options, start, moves).with("Date", "2026-03-01").write();
 * Replay replay = GameFile.read(text).replay(GameRegistry.all());
 * while (replay.forward()) {
 *     System.out.println(replay.position());
 * }
 * }</pre>
 */
public final class GameFile {

    public static final String GAME = "Game";
    public static final String OPTIONS = "Options";
    public static final String POSITION = "Position";
    public static final String DATE = "Date";

    /** The program that wrote the file, and its version. */
    public static final String PROGRAM = "Program";

    public static final String RESULT = "Result";
    public static final String TERMINATION = "Termination";

    /** The result of an unfinished game. */
    public static final String UNFINISHED = "*";

    private static final int WIDTH = 80;

    /** One line at the top of the file. Characters that would break the line are replaced by spaces. */
    public record Tag(String name, String value) {

        public Tag {
            if (!GameFileReader.isTagName(name)) {
                throw new IllegalArgumentException("not the name of a tag: " + name);
            }
            value = value.replace('\n', ' ').replace('\r', ' ');
        }

        @Override
        public String toString() {
            return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
        }
    }

    /**
     * A move as written in the file.
     *
     * @param number the text before it, {@code 12.} or {@code 12...}, or empty
     */
    public record Move(String number, String text) {

        public Move {
            if (!number.isEmpty() && !GameFileReader.isNumber(number)) {
                throw new IllegalArgumentException("not the number of a move: " + number);
            }
            if (!GameFileReader.isMove(text)) {
                throw new IllegalArgumentException("cannot stand as a move in a file: " + text);
            }
        }

        @Override
        public String toString() {
            return number.isEmpty() ? text : number + " " + text;
        }
    }

    private final List<Tag> tags;
    private final List<Move> moves;
    private final String result;

    /** The text this was read from, so that error messages can name the line; empty if it was not read from text. */
    private final String source;

    GameFile(List<Tag> tags, List<Move> moves, String result, String source) {
        this.tags = List.copyOf(tags);
        this.moves = List.copyOf(moves);
        this.result = result;
        this.source = source;
        if (!GameFileReader.isResult(result) || !tag(RESULT).orElse(result).equals(result)) {
            throw new IllegalArgumentException("result " + result + ", tag " + tag(RESULT));
        }
    }

    // ---- Creating ----

    /**
     * The file of a played game.
     *
     * @param start the starting position: its tag is omitted if it is the game's usual start
     * @param moves every move, including chance moves; written in full even if given in short form
     * @throws NotationException if one of the moves cannot be played
     */
    public static GameFile of(Game game, Options options, Position start, List<String> moves) throws NotationException {
        List<Tag> tags = new ArrayList<>();
        tags.add(new Tag(GAME, game.id()));
        if (!options.chosen().isEmpty()) {
            tags.add(new Tag(OPTIONS, String.join(" ", options.chosen())));
        }
        if (!start.notation().equals(game.start(options).notation())) {
            tags.add(new Tag(POSITION, start.notation()));
        }
        List<Move> written = new ArrayList<>();
        Position position = start.copy();
        MoveNumbers numbers = new MoveNumbers();
        for (String text : moves) {
            int move = switch (position.parseMove(text)) {
                case ParseResult.Legal legal -> legal.move();
                case Refusal refusal -> throw new NotationException(text, 0, refusal.message());
            };
            written.add(numbers.next(position.round(), position.turn(), position.text(move)));
            position.play(move);
        }
        String result = position.outcome().map(Outcome::result).orElse(UNFINISHED);
        tags.add(new Tag(RESULT, result));
        position.outcome().ifPresent(outcome -> tags.add(new Tag(TERMINATION, outcome.reason())));
        return new GameFile(tags, written, result, "");
    }

    /**
     * A well-formed file with unchecked contents: for moves that a viewer may read only in part.
     *
     * @throws IllegalArgumentException if {@code result} is malformed, or differs from the tag {@link #RESULT}
     */
    public static GameFile of(List<Tag> tags, List<Move> moves, String result) {
        return new GameFile(tags, moves, result, "");
    }

    /**
     * Parses the syntax of a file: tags, moves and result.
     *
     * @throws NotationException naming the line that cannot be read
     */
    public static GameFile read(String text) throws NotationException {
        return new GameFileReader(text).read();
    }

    /** The same file with a tag added before the result, or with a new value for an existing tag. */
    public GameFile with(String name, String value) {
        Tag tag = new Tag(name, value);
        List<Tag> changed = new ArrayList<>(tags);
        int place = place(name);
        if (place < tags.size()) {
            changed.set(place, tag);
        } else {
            changed.add(place(RESULT), tag);
        }
        return new GameFile(changed, moves, result, "");
    }

    /** The same file with a result that is not on the board: a resignation or a timeout. */
    public GameFile ended(String claimed, String termination) {
        List<Tag> changed = new ArrayList<>(tags);
        changed.removeIf(tag -> tag.name().equals(RESULT) || tag.name().equals(TERMINATION));
        changed.add(new Tag(RESULT, claimed));
        changed.add(new Tag(TERMINATION, termination));
        return new GameFile(changed, moves, claimed, "");
    }

    private int place(String name) {
        int place = 0;
        while (place < tags.size() && !tags.get(place).name().equals(name)) {
            place++;
        }
        return place;
    }

    // ---- Contents ----

    /** The tag that names a seat's player: the seat's English name without spaces, {@code White} or {@code Seat1}. */
    public static String seatTag(Game game, int seat) {
        StringBuilder letters = new StringBuilder();
        String name = game.seatNames().get(seat).en();
        for (int i = 0; i < name.length(); i++) {
            if (GameFileReader.isTagName(name.substring(i, i + 1))) {
                letters.append(name.charAt(i));
            }
        }
        return letters.isEmpty() ? "Seat" + (seat + 1) : letters.toString();
    }

    public List<Tag> tags() {
        return tags;
    }

    public Optional<String> tag(String name) {
        int place = place(name);
        return place < tags.size() ? Optional.of(tags.get(place).value()) : Optional.empty();
    }

    public List<Move> moves() {
        return moves;
    }

    /** A share for each seat as {@link Outcome#result} writes it, or {@link #UNFINISHED}. */
    public String result() {
        return result;
    }

    /**
     * Replays the game from the first move to the last.
     *
     * @param games the games that the file may name
     * @throws NotationException naming line and move if the file is not a valid game of one of these
     */
    public Replay replay(List<? extends Game> games) throws NotationException {
        return new GameFileReplayer(this, source.isEmpty() ? write() : source).replay(games);
    }

    // ---- Writing ----

    public String write() {
        StringBuilder text = new StringBuilder();
        for (Tag tag : tags) {
            text.append(tag).append('\n');
        }
        if (!tags.isEmpty()) {
            text.append('\n');
        }
        int column = 0;
        for (Move move : moves) {
            column = append(text, column, move.toString());
        }
        append(text, column, result);
        return text.append('\n').toString();
    }

    /** Keeps a move number on the line of its move. */
    private static int append(StringBuilder text, int column, String word) {
        if (column == 0) {
            text.append(word);
            return word.length();
        }
        if (column + 1 + word.length() > WIDTH) {
            text.append('\n').append(word);
            return word.length();
        }
        text.append(' ').append(word);
        return column + 1 + word.length();
    }

    /** Equal contents, regardless of line breaks. */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameFile that
                && tags.equals(that.tags)
                && moves.equals(that.moves)
                && result.equals(that.result);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * tags.hashCode() + moves.hashCode()) + result.hashCode();
    }

    @Override
    public String toString() {
        return write();
    }
}
