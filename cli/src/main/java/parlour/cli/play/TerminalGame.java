package parlour.cli.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import parlour.cli.board.ViewFields;
import parlour.game.Game;
import parlour.game.Language;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.match.Command;
import parlour.match.Decision;
import parlour.match.Event;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.NewTable;
import parlour.match.Phase;
import parlour.match.Player;
import parlour.match.view.EventView;
import parlour.match.view.TableField;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;

/**
 * A match played at this terminal. The same {@link Match} as on a server decides every command; this class applies and
 * records the resulting events, and reports those since the last call.
 */
public final class TerminalGame {

    /**
     * An event that was applied.
     *
     * @param text of the move as all may read it, or empty if it was no move
     * @param words the move in words, in games whose notation says too little
     */
    record Happened(Event event, String text, Optional<Text> words) {}

    /** A move as a viewer may read it; {@code seat} is {@link Position#CHANCE} for a draw. */
    record PlayedMove(int seat, String text) {}

    private final Match match = new Match();
    private final Host host;
    private final List<Event> events = new ArrayList<>();
    private final List<Happened> news = new ArrayList<>();

    /** Tags of a loaded file besides the game itself. */
    private final List<GameFile.Tag> tags;

    private final boolean isVerifiable;
    private int savedBoard;
    private Phase savedPhase = Phase.NEW;

    /**
     * A game without events yet.
     *
     * @param tags of the file it is continued from
     * @param isVerifiable whether all its draws follow from its secret
     */
    TerminalGame(Host host, List<GameFile.Tag> tags, boolean isVerifiable) {
        this.host = host;
        this.tags = List.copyOf(tags);
        this.isVerifiable = isVerifiable;
    }

    /** A new match. */
    public static TerminalGame open(NewTable newTable, Host host) {
        TerminalGame game = new TerminalGame(host, List.of(), true);
        Match.open(newTable, host).forEach(game::apply);
        return game;
    }

    /** Submits a command and applies the resulting events. Returns the refusal, if there is one. */
    public Optional<Refusal> submit(Command command) {
        Decision decision = match.decide(command, host);
        decision.events().forEach(this::apply);
        return switch (decision) {
            case Decision.Accepted _ -> Optional.empty();
            case Decision.Refused(Refusal refusal) -> Optional.of(refusal);
            case Decision.TooLate(Refusal refusal, List<Event> events) -> Optional.of(refusal);
        };
    }

    void apply(Event event) {
        Optional<Text> words = event instanceof Event.Played played
                ? BoardRenderers.of(game()).inWords(match.position(), played.move())
                : Optional.empty();
        match.apply(event, host.now());
        events.add(event);
        Object text = EventView.of(event, match, Position.SPECTATOR).fields().get("text");
        news.add(new Happened(event, Objects.requireNonNullElse(text, "").toString(), words));
    }

    /** All events, from the opening on. */
    public List<Event> events() {
        return Collections.unmodifiableList(events);
    }

    /** The events since the last call. */
    List<Happened> takeNews() {
        List<Happened> taken = List.copyOf(news);
        news.clear();
        return taken;
    }

    // ---- State ----

    /** Includes hidden information: for rules and bots, never for the screen. */
    Match match() {
        return match;
    }

    Game game() {
        return match.settings().game();
    }

    Position position() {
        return match.position();
    }

    Text seatName(int seat) {
        return game().seatNames().get(seat);
    }

    String seatName(int seat, Language language) {
        return seatName(seat).in(language);
    }

    boolean isPlaying() {
        return match.phase() == Phase.PLAYING;
    }

    boolean isPerson(int seat) {
        return match.player(seat).orElseThrow() instanceof Player.Person;
    }

    /** The id of the person who holds a seat. */
    String person(int seat) {
        return match.player(seat).orElseThrow() instanceof Player.Person(String id) ? id : "";
    }

    /** Whether players of this game see different things. */
    boolean hasSecrets() {
        for (int seat = 0; seat < match.seats(); seat++) {
            if (!position().view(seat).equals(position().view(Position.SPECTATOR))) {
                return true;
            }
        }
        return false;
    }

    /** The legal moves of the seat to move, sorted, numbers by their value. */
    List<String> legalMoves() {
        return position().legalMoveTexts().stream().sorted(TextOrder.BY_VALUE).toList();
    }

    // ---- Moves ----

    /** Moves made and not taken back, as a viewer may read them. */
    List<PlayedMove> history(int viewer) {
        Viewer looking = viewer < 0 ? Viewer.SPECTATOR : new Viewer(List.of(viewer), viewer);
        View state = new TableView(match, looking).state(EnumSet.of(TableField.HISTORY), host.now());
        List<PlayedMove> moves = new ArrayList<>();
        for (Object made : ViewFields.list(state, "history")) {
            View move = (View) made;
            moves.add(new PlayedMove(ViewFields.number(move, "seat"), ViewFields.text(move, "text")));
        }
        return moves;
    }

    /** The text of the last move as a viewer may read it, or empty. */
    String lastMove(int viewer) {
        List<PlayedMove> moves = history(viewer);
        return moves.isEmpty() ? "" : moves.getLast().text();
    }

    /** The last move of a player, ignoring later draws. */
    Optional<PlayedMove> lastPlayed(int viewer) {
        return history(viewer).reversed().stream()
                .filter(move -> move.seat() >= 0)
                .findFirst();
    }

    /** The last move of a person. */
    Optional<PlayedMove> lastByPerson(int viewer) {
        return history(viewer).reversed().stream()
                .filter(move -> move.seat() >= 0 && isPerson(move.seat()))
                .findFirst();
    }

    /** The moves since a seat's own last one, as it may read them. */
    List<PlayedMove> since(int seat) {
        return history(seat).reversed().stream()
                .takeWhile(move -> move.seat() != seat)
                .toList()
                .reversed();
    }

    // ---- Saving ----

    List<GameFile.Tag> tags() {
        return tags;
    }

    boolean isVerifiable() {
        return isVerifiable;
    }

    /** Whether there are unsaved moves. */
    boolean isUnsaved() {
        return match.lastBoardEvent() != savedBoard || match.phase() != savedPhase;
    }

    void markSaved() {
        savedBoard = match.lastBoardEvent();
        savedPhase = match.phase();
    }
}
