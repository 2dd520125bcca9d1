package parlour.cli;

import java.util.concurrent.Callable;
import parlour.game.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program: wires the commands together and turns what goes wrong into one sentence and an exit code. */
@Command(
        name = "parlour",
        resourceBundle = "parlour.cli.Messages",
        mixinStandardHelpOptions = true,
        version = "Parlour 0.1",
        synopsisSubcommandLabel = "COMMAND")
public final class Main implements Callable<Integer> {

    /** Everything went as asked. */
    static final int OK = 0;

    /** A refusal: the request was understood, and the answer is no. */
    static final int REFUSED = 1;

    /** The command line itself was wrong. */
    static final int USAGE = 2;

    private final Console console;

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in
    private CommandLine.Model.CommandSpec spec;

    @CommandLine.Mixin
    private final ServeOptions options = new ServeOptions();

    private Main(Console console) {
        this.console = console;
    }

    @Option(names = "--lang", paramLabel = "en|fr", scope = ScopeType.INHERIT)
    void language(String tag) {
        if (!tag.equals("en") && !tag.equals("fr")) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), Sentences.languageUnknown(tag).in(console.language()));
        }
        console.speak(Language.of(tag));
    }

    /** Without a command, tables are what people want. */
    @Override
    public Integer call() {
        return ServeCommand.serve(console, options, System.getenv());
    }

    public static void main(String[] arguments) {
        Console console = Console.ofProcess(System.getenv());
        int code = run(console, arguments);
        console.out().flush();
        System.exit(code);
    }

    /** Runs one command line; for tests, with a console that remembers what was printed. */
    static int run(Console console, String... arguments) {
        languageOf(arguments, console);
        CommandLine line = new CommandLine(new Main(console))
                .addSubcommand(new ServeCommand(console))
                .addSubcommand(new BackupCommand(console))
                .addSubcommand(new GamesCommand(console))
                .addSubcommand(new PlayCommand(console))
                .addSubcommand(new ReplayCommand(console))
                .addSubcommand(new VerifyCommand(console))
                .addSubcommand(new MovesCommand(console))
                .addSubcommand(new PerftCommand(console))
                .addSubcommand(new SolveCommand(console))
                .addSubcommand(new BestCommand(console))
                .addSubcommand(new ArenaCommand(console))
                .addSubcommand(new ChartsCommand(console))
                .setOut(console.out())
                .setErr(console.err())
                .setResourceBundle(Sentences.bundle(console.language()))
                .setParameterExceptionHandler((wrong, given) -> Failures.usage(console, wrong))
                .setExecutionExceptionHandler((failure, command, parsed) -> Failures.during(console, failure));
        return line.execute(arguments);
    }

    /** Help and complaints about the command line are printed before options are acted upon: look ahead for --lang. */
    private static void languageOf(String[] arguments, Console console) {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].startsWith("--lang=")) {
                console.speak(Language.of(arguments[i].substring("--lang=".length())));
            } else if (arguments[i].equals("--lang") && i + 1 < arguments.length) {
                console.speak(Language.of(arguments[i + 1]));
            }
        }
    }
}
