package parlour.bot.runtime;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;

/**
 * An external program as a bot, for one seat in one game; the protocol is described in {@code docs/bot-protocol.md}.
 *
 * <p>The program is sent only what its seat may see. Any violation of the protocol throws {@link ForfeitException} and
 * ends the program.
 */
public final class ExternalBot implements Bot, AutoCloseable {

    private static final Duration A_SECOND = Duration.ofSeconds(1);

    private final String name;
    private final List<String> command;
    private final Game game;
    private final Options options;
    private final long seed;
    private final ProgramTimeouts patience;
    private final SeededRandom random;
    private @Nullable ExternalProgram program;

    /**
     * A bot that is not running yet.
     *
     * @param name used in messages and tables
     * @param command the program and its arguments; started when the first move is requested
     * @param seed sent to the program, so that its games can be repeated
     */
    public ExternalBot(
            String name, List<String> command, Game game, Options options, long seed, ProgramTimeouts patience) {
        this.name = name;
        this.command = List.copyOf(command);
        this.game = game;
        this.options = options;
        this.seed = seed;
        this.patience = patience;
        this.random = new SeededRandom(seed);
    }

    @Override
    public String name() {
        return name;
    }

    /** @throws ForfeitException if the program gives no legal move */
    @Override
    public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        try {
            ScoredMove scored = ask(state, budget, progress);
            progress.accept(scored);
            return scored;
        } catch (ForfeitException forfeit) {
            if (program != null) {
                program.kill();
            }
            throw forfeit;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw forfeit("interrupted", "was interrupted", "a été interrompu");
        }
    }

    private ScoredMove ask(InformationState state, Budget budget, Consumer<ScoredMove> progress)
            throws InterruptedException {
        ExternalProgram running = program == null ? begin() : program;
        program = running;
        // A sample that needs no random numbers hides nothing from the seat.
        boolean[] hidden = {false};
        Position position = state.sample(bound -> {
            hidden[0] |= bound > 1;
            return random.nextInt(bound);
        });
        running.tell("seat " + state.seat());
        // A sample depends only on what the seat knows, so it tells no more than the view.
        running.tell((hidden[0] ? "sample " : "position ") + position.notation());
        running.tell("view " + state.view().json());
        running.tell("moves " + String.join(" ", position.legalMoveTexts()));
        // Other budgets cannot be expressed in the protocol; a second is a reasonable default.
        SearchLimit limit =
                budget instanceof SearchLimit.Granted granted ? granted.limit() : new SearchLimit.Time(A_SECOND);
        running.tell(go(limit));
        return answer(
                running, position, System.nanoTime() + patience.answer(limit).toNanos(), progress);
    }

    private ExternalProgram begin() throws InterruptedException {
        ExternalProgram begun;
        try {
            begun = ExternalProgram.start(command);
        } catch (IOException impossible) {
            throw forfeit(
                    "program-not-started",
                    "could not be started (" + impossible.getMessage() + ")",
                    "n’a pas pu être lancé (" + impossible.getMessage() + ")");
        }
        program = begun;
        begun.tell("parlour 1");
        String first = line(begun, System.nanoTime() + patience.start().toNanos());
        if (!first.equals("ready")) {
            throw garbled("ready", first);
        }
        StringBuilder settings = new StringBuilder("game " + game.id() + " seats=" + options.seats());
        for (Option option : game.options()) {
            settings.append(' ').append(option.key()).append('=').append(options.value(option.key()));
        }
        begun.tell(settings.toString());
        begun.tell("seed " + seed);
        return begun;
    }

    private static String go(SearchLimit searchLimit) {
        return switch (searchLimit) {
            case SearchLimit.Time limit -> "go time " + Math.max(1, limit.time().toMillis());
            case SearchLimit.Nodes limit -> "go nodes " + limit.nodes();
            case SearchLimit.Depth limit -> "go depth " + limit.depth();
        };
    }

    private ScoredMove answer(ExternalProgram running, Position position, long deadline, Consumer<ScoredMove> progress)
            throws InterruptedException {
        ProgramInfo info = ProgramInfo.NONE;
        while (true) {
            String line = line(running, deadline);
            if (line.startsWith("info ")) {
                info = ProgramInfo.read(line);
                info.thought().ifPresent(progress);
            } else if (line.startsWith("move ")) {
                String move = legal(position, line.substring("move ".length()).strip());
                return info.with(move);
            } else {
                throw garbled("move …", line);
            }
        }
    }

    private String line(ExternalProgram running, long deadline) throws InterruptedException {
        return switch (running.hear(deadline)) {
            case ExternalProgram.Line line -> line.text();
            case ExternalProgram.Silence.TIMEOUT ->
                throw forfeit("program-silent", "did not answer in time", "n’a pas répondu à temps");
            case ExternalProgram.Silence.FLOOD ->
                throw forfeit("program-garbled", "wrote a line without end", "a écrit une ligne sans fin");
            case ExternalProgram.Silence.END -> {
                String words = running.lastWords();
                throw forfeit(
                        "program-ended",
                        "ended without an answer (exit code " + words + ")",
                        "s’est arrêté sans répondre (code de sortie " + words + ")");
            }
        };
    }

    /** The full text of the move, if it is legal. */
    private String legal(Position position, String text) {
        try {
            return switch (position.parseMove(text)) {
                case ParseResult.Legal legal -> position.text(legal.move());
                case Refusal refusal -> throw illegal(text, refusal.message());
            };
        } catch (NotationException unreadable) {
            throw illegal(text, unreadable.sentence());
        }
    }

    private ForfeitException illegal(String move, Text why) {
        String shown = shortened(move);
        return new ForfeitException(
                "illegal-move",
                new Text(
                        name + " answered with \"" + shown + "\": " + why.en(),
                        name + " a répondu « " + shown + " » : " + why.fr()));
    }

    private ForfeitException garbled(String expected, String line) {
        String shown = shortened(line);
        return forfeit(
                "program-garbled",
                "wrote \"" + shown + "\" where \"" + expected + "\" was expected",
                "a écrit « " + shown + " » au lieu de « " + expected + " »");
    }

    private ForfeitException forfeit(String reason, String en, String fr) {
        return new ForfeitException(reason, new Text(name + " " + en + ".", name + " " + fr + "."));
    }

    /** A program may write anything: keeps only a little of it, and no control characters. */
    private static String shortened(String text) {
        String plain = text.replaceAll("\\p{Cntrl}", "?");
        return plain.length() <= 60 ? plain : plain.substring(0, 60) + "…";
    }

    /** Ends the program; a closed bot plays no more. */
    @Override
    public void close() {
        if (program != null) {
            program.close();
        }
    }

    boolean isRunning() {
        return program != null && program.isAlive();
    }
}
