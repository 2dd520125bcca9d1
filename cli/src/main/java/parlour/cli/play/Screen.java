package parlour.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import parlour.cli.board.BoardRenderer;
import parlour.cli.board.BoardScene;
import parlour.cli.console.Terminal;
import parlour.cli.console.TerminalSize;
import parlour.game.Game;
import parlour.game.Language;
import parlour.game.Text;
import parlour.game.View;

/** Prints boards and sentences and reads lines. Prompts are for people: scripts do not see them. */
public final class Screen {

    private static final Pattern COLOURS = Pattern.compile("\033\\[[0-9;]*m");

    /** The lines needed under a board: the status, a declared move, a question. */
    private static final int LINES_BELOW = 3;

    private final Terminal console;
    private final Map<String, String> environment;
    private final boolean compact;
    private boolean flipped;

    public Screen(Terminal console, Map<String, String> environment, boolean compact) {
        this.console = console;
        this.environment = environment;
        this.compact = compact;
    }

    public Language language() {
        return console.language();
    }

    public boolean isTyped() {
        return console.inIsTerminal();
    }

    public void flip() {
        flipped = !flipped;
    }

    // ---- Talking ----

    public void say(Text text) {
        print(console.in(text));
    }

    public void print(List<String> lines) {
        lines.forEach(console.out()::println);
    }

    public void print(String line) {
        console.out().println(line);
    }

    /** Reads a line; empty at the end of the input. */
    public Optional<String> ask(Text question) {
        return ask(console.in(question));
    }

    Optional<String> ask(String question) {
        if (console.inIsTerminal()) {
            console.out().print(question + " ");
        }
        console.out().flush();
        try {
            Optional<String> line = Optional.ofNullable(console.in().readLine());
            if (line.isEmpty() && console.inIsTerminal()) {
                console.out().println();
            }
            // Arrow keys and the like leave control characters behind.
            return line.map(typed -> typed.replaceAll("\\p{Cntrl}", "").strip());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A line that the next one replaces; only on a terminal. */
    public void showStatus(Text text) {
        if (console.outIsTerminal()) {
            console.out().print("\r" + console.in(text) + "\033[K");
            console.out().flush();
        }
    }

    /** Removes the line of {@link #showStatus}. */
    public void clearStatus() {
        if (console.outIsTerminal()) {
            console.out().print("\r\033[K");
            console.out().flush();
        }
    }

    /** Removes what one player saw before the next one looks. */
    public void clear() {
        if (console.outIsTerminal()) {
            console.out().print("\033[2J\033[3J\033[H");
            console.out().flush();
        }
    }

    // ---- Boards ----

    public BoardScene scene(View view, String lastMove) {
        return new BoardScene(view, lastMove, flipped, compact, console.colours(), console.language());
    }

    public BoardScene scene(TerminalGame game, int viewer) {
        return scene(game.position().view(viewer), game.lastMove(viewer));
    }

    /** The scene, compact if it would not fit. */
    public BoardScene fitting(BoardScene scene, BoardRenderer renderer) {
        TerminalSize size = TerminalSize.of(console, environment);
        List<String> lines = renderer.board(scene);
        int width = lines.stream()
                .mapToInt(line -> COLOURS.matcher(line).replaceAll("").length())
                .max()
                .orElse(0);
        return lines.size() + LINES_BELOW > size.lines() || width > size.columns() ? scene.compactly() : scene;
    }

    public void board(Game game, BoardScene scene) {
        BoardRenderer renderer = BoardRenderers.of(game);
        print(renderer.board(fitting(scene, renderer)));
    }

    /** Prints the board and one line about whose turn it is, as a viewer sees it. */
    void table(TerminalGame game, int viewer) {
        BoardRenderer renderer = BoardRenderers.of(game.game());
        BoardScene scene = scene(game, viewer);
        print("");
        board(game.game(), scene);
        StringBuilder line = new StringBuilder();
        if (game.match().turn() >= 0) {
            line.append(console.in(PlayMessages.turn(
                    game.position().round(),
                    game.seatName(game.match().turn()),
                    renderer.sign(game.match().turn()))));
        }
        game.lastPlayed(viewer).ifPresent(last -> {
            Text mover = game.seatName(last.seat());
            line.append(line.isEmpty() ? "" : "  ").append(console.in(PlayMessages.last(mover, last.text())));
        });
        String tally = renderer.tally(scene);
        line.append(line.isEmpty() || tally.isEmpty() ? "" : "  ").append(tally);
        print(line.toString());
    }

    /** Prints a long list in as many columns as fit, read downwards. */
    public void columns(List<String> items) {
        int widest = items.stream().mapToInt(String::length).max().orElse(0) + 2;
        int across = Math.max(1, 78 / widest);
        int down = (items.size() + across - 1) / across;
        for (int row = 0; row < down; row++) {
            StringBuilder line = new StringBuilder();
            for (int i = row; i < items.size(); i += down) {
                line.append(items.get(i))
                        .append(" ".repeat(widest - items.get(i).length()));
            }
            print(" " + line.toString().stripTrailing());
        }
    }
}
