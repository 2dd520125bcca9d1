package parlour.bot.host;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Reading;
import parlour.game.Refusal;
import parlour.game.Text;

/**
 * Another program as a bot, for one seat in one game; the protocol is described in {@code docs/bot-protocol.md}.
 *
 * <p>The program is told what its seat may see and nothing else. Whatever it does wrong ends in a {@link Forfeit}, and
 * the program with it.
 */
public final class ExternalBot implements Bot, AutoCloseable {

    private static final Duration A_SECOND = Duration.ofSeconds(1);

    private final String name;
    private final List<String> command;
    private final Game game;
    private final Options options;
    private final long seed;
    private final Patience patience;
    private final SeededLots lots;
    private @Nullable ExternalProgram program;

    /**
     * A bot that is not running yet.
     *
     * @param name what to call it in sentences and tables
     * @param command the program and its arguments; started when the first move is asked for
     * @param seed told to the program, so that its games can be repeated
     */
    public ExternalBot(String name, List<String> command, Game game, Options options, long seed, Patience patience) {
        this.name = name;
        this.command = List.copyOf(command);
        this.game = game;
        this.options = options;
        this.seed = seed;
        this.patience = patience;
        this.lots = new SeededLots(seed);
    }

    @Override
    public String name() {
        return name;
    }

    /** @throws Forfeit if the program gives no legal move */
    @Override
    public Thought think(Knowledge knowledge, Budget budget, Consumer<Thought> progress) {
        try {
            Thought thought = ask(knowledge, budget, progress);
            progress.accept(thought);
            return thought;
        } catch (Forfeit forfeit) {
            if (program != null) {
                program.kill();
            }
            throw forfeit;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw forfeit("interrupted", "was interrupted", "a été interrompu");
        }
    }

    private Thought ask(Knowledge knowledge, Budget budget, Consumer<Thought> progress) throws InterruptedException {
        ExternalProgram running = program == null ? begin() : program;
        program = running;
        // Only drawn lots tell whether anything is hidden: without them the sample is all known to the seat.
        boolean[] hidden = {false};
        Position position = knowledge.sample(bound -> {
            hidden[0] |= bound > 1;
            return lots.below(bound);
        });
        running.tell("seat " + knowledge.seat());
        if (!hidden[0]) {
            running.tell("position " + position.notation());
        }
        running.tell("view " + knowledge.view().json());
        running.tell("moves" + moves(position));
        // A budget that nobody wrote down cannot be told; a second is a polite guess.
        Allowance allowance =
                budget instanceof Allowance.Granted granted ? granted.allowance() : new Allowance.Time(A_SECOND);
        running.tell(go(allowance));
        return answer(
                running,
                position,
                System.nanoTime() + patience.answer(allowance).toNanos(),
                progress);
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

    private static String moves(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        StringBuilder texts = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            texts.append(' ').append(position.text(moves.get(i)));
        }
        return texts.toString();
    }

    private static String go(Allowance allowance) {
        return switch (allowance) {
            case Allowance.Time limit -> "go time " + Math.max(1, limit.time().toMillis());
            case Allowance.Nodes limit -> "go nodes " + limit.nodes();
            case Allowance.Depth limit -> "go depth " + limit.depth();
        };
    }

    private Thought answer(ExternalProgram running, Position position, long deadline, Consumer<Thought> progress)
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

    /** The full text of the move, if it is one. */
    private String legal(Position position, String text) {
        try {
            return switch (position.read(text)) {
                case Reading.Legal legal -> position.text(legal.move());
                case Refusal refusal -> throw illegal(text, refusal.sentence());
            };
        } catch (NotationException unreadable) {
            throw illegal(text, unreadable.sentence());
        }
    }

    private Forfeit illegal(String move, Text why) {
        String shown = shortened(move);
        return new Forfeit(
                "illegal-move",
                new Text(
                        name + " answered with \"" + shown + "\": " + why.en(),
                        name + " a répondu « " + shown + " » : " + why.fr()));
    }

    private Forfeit garbled(String expected, String line) {
        String shown = shortened(line);
        return forfeit(
                "program-garbled",
                "wrote \"" + shown + "\" where \"" + expected + "\" was expected",
                "a écrit « " + shown + " » au lieu de « " + expected + " »");
    }

    private Forfeit forfeit(String reason, String en, String fr) {
        return new Forfeit(reason, new Text(name + " " + en + ".", name + " " + fr + "."));
    }

    /** What a program wrote may be anything: only a little of it, and nothing that would upset a terminal. */
    private static String shortened(String text) {
        String plain = text.replaceAll("\\p{Cntrl}", "?");
        return plain.length() <= 60 ? plain : plain.substring(0, 60) + "…";
    }

    /** Ends the program; a bot that is closed plays no more. */
    @Override
    public void close() {
        if (program != null) {
            program.close();
        }
    }

    /** Whether its program is running. */
    boolean isRunning() {
        return program != null && program.isAlive();
    }
}
