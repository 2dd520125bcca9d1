package parlour.cli.play;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.game.Game;
import parlour.game.GameFile;
import parlour.game.Language;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Replay;

/** A game as far as it has been played, on the board and off it. */
public final class Table {

    /** Tags that follow from the game itself; the others belong to the people and are kept as they were. */
    private static final Set<String> OWN_TAGS =
            Set.of(GameFile.GAME, GameFile.OPTIONS, GameFile.POSITION, GameFile.RESULT, GameFile.TERMINATION);

    /**
     * A move that was made.
     *
     * @param seat who made it, or {@link Position#CHANCE}
     * @param seen what each seat may read of it
     */
    private record Ply(String text, int seat, List<String> seen, String seenByAll) {}

    private final Game game;
    private final Options options;
    private final Position start;
    private final Position position;
    private final List<Ply> plies = new ArrayList<>();
    private final List<GameFile.Tag> tags = new ArrayList<>();
    private Optional<Outcome> settled = Optional.empty();
    private boolean changed;

    public Table(Game game, Options options, Position start) {
        this.game = game;
        this.options = options;
        this.start = start.copy();
        this.position = start.copy();
    }

    /**
     * A game that goes on from where a file ends.
     *
     * @throws NotationException naming line and move where the file is not a game
     */
    public static Table of(GameFile file, List<Game> games) throws NotationException {
        Replay replay = file.replay(games);
        Table table = new Table(replay.game(), replay.options(), replay.position());
        for (String text : replay.texts()) {
            if (table.position.read(text) instanceof parlour.game.Reading.Legal legal) {
                table.play(legal.move());
            }
        }
        if (!table.position.isOver() && !file.result().equals(GameFile.UNFINISHED)) {
            table.settled = Optional.of(Settlement.read(
                    file.result(), file.tag(GameFile.TERMINATION).orElse("")));
        }
        file.tags().stream().filter(tag -> !OWN_TAGS.contains(tag.name())).forEach(table.tags::add);
        table.changed = false;
        return table;
    }

    public Game game() {
        return game;
    }

    public Options options() {
        return options;
    }

    /** The true position, secrets included: for the rules, never for the screen. */
    Position position() {
        return position;
    }

    /** The seat to move, {@link Position#CHANCE}, or {@link Position#NOBODY}. */
    int turn() {
        return settled.isPresent() ? Position.NOBODY : position.turn();
    }

    Optional<Outcome> outcome() {
        return settled.isPresent() ? settled : position.outcome();
    }

    /** Whether people at this table see different things. */
    boolean hasSecrets() {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (!position.view(seat).equals(position.view(Position.SPECTATOR))) {
                return true;
            }
        }
        return false;
    }

    String name(int seat, Language language) {
        return game.seatNames().get(seat).in(language);
    }

    /** The moves of the one whose turn it is, as they may read them, sorted. */
    List<String> moves() {
        MoveList list = new MoveList();
        position.moves(list);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            texts.add(position.text(list.get(i)));
        }
        texts.sort(null);
        return texts;
    }

    // ---- What has been played ----

    public int plies() {
        return plies.size();
    }

    /** The last move that somebody made, whatever was drawn after it, as a viewer may read it. */
    Optional<Seen> lastPlayed(int viewer) {
        for (int i = plies.size() - 1; i >= 0; i--) {
            if (plies.get(i).seat() != Position.CHANCE) {
                return Optional.of(new Seen(plies.get(i).seat(), seen(plies.get(i), viewer)));
            }
        }
        return Optional.empty();
    }

    /** Who made a move, counted from 0: a seat, or {@link Position#CHANCE}. */
    int mover(int ply) {
        return plies.get(ply).seat();
    }

    /** The last move as a viewer may read it, or nothing. */
    String lastMove(int viewer) {
        return plies.isEmpty() ? "" : seen(plies.getLast(), viewer);
    }

    /** The moves since a seat's own last one, as it may read them, each with who made it. */
    List<Seen> since(int seat) {
        List<Seen> news = new ArrayList<>();
        for (int i = plies.size() - 1; i >= 0 && plies.get(i).seat() != seat; i--) {
            news.addFirst(new Seen(plies.get(i).seat(), seen(plies.get(i), seat)));
        }
        return news;
    }

    /** A move somebody made, as somebody else may read it. */
    record Seen(int seat, String text) {}

    private static String seen(Ply ply, int viewer) {
        return viewer < 0 ? ply.seenByAll() : ply.seen().get(viewer);
    }

    // ---- What happens to it ----

    void play(int move) {
        List<String> seen = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            seen.add(position.seen(move, seat));
        }
        plies.add(new Ply(
                position.text(move), position.turn(), List.copyOf(seen), position.seen(move, Position.SPECTATOR)));
        position.play(move);
        changed = true;
    }

    /** Takes the last move back. */
    void takeBack() {
        position.undo();
        plies.removeLast();
        changed = true;
    }

    /** Ends the game by something that is not on the board. */
    void settle(Outcome outcome) {
        settled = Optional.of(outcome);
        changed = true;
    }

    /** Whether there is something that no file holds yet. */
    public boolean isChanged() {
        return changed;
    }

    public void saved() {
        changed = false;
    }

    /** Who sits at a seat, for the file. */
    public void name(int seat, String player) {
        String name = GameFile.seatTag(game, seat);
        tags.removeIf(tag -> tag.name().equals(name));
        tags.add(new GameFile.Tag(name, player));
    }

    public GameFile file(LocalDate today) {
        GameFile file;
        try {
            file = GameFile.of(
                    game, options, start, plies.stream().map(Ply::text).toList());
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
        for (GameFile.Tag tag : tags) {
            file = file.with(tag.name(), tag.value());
        }
        if (file.tag(GameFile.DATE).isEmpty()) {
            file = file.with(GameFile.DATE, today.toString());
        }
        return settled.isPresent()
                ? file.ended(settled.get().result(), settled.get().reason())
                : file;
    }
}
