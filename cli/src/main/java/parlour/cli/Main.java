package parlour.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import parlour.cli.admin.AdminCommand;
import parlour.cli.arguments.ServeOptions;
import parlour.cli.club.ClubCommand;
import parlour.cli.command.ArenaCommand;
import parlour.cli.command.BackupCommand;
import parlour.cli.command.BestCommand;
import parlour.cli.command.BotCommand;
import parlour.cli.command.ChartsCommand;
import parlour.cli.command.CopyCommand;
import parlour.cli.command.GamesCommand;
import parlour.cli.command.MovesCommand;
import parlour.cli.command.PerftCommand;
import parlour.cli.command.PrintCommand;
import parlour.cli.command.ServeCommand;
import parlour.cli.command.SolveCommand;
import parlour.cli.command.VerifyCommand;
import parlour.cli.console.CliMessages;
import parlour.cli.console.Console;
import parlour.cli.doctor.DoctorCommand;
import parlour.cli.explorer.ExplorerCommand;
import parlour.cli.play.PlayCommand;
import parlour.cli.play.ReplayCommand;
import parlour.cli.puzzle.PuzzlesCommand;
import parlour.game.Language;
import parlour.server.Server;
import parlour.server.version.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program: assembles the commands and turns failures into one sentence and an exit code. */
@Command(
        name = "parlour",
        resourceBundle = "parlour.cli.Messages",
        mixinStandardHelpOptions = true,
        versionProvider = Main.ProgramVersion.class,
        synopsisSubcommandLabel = "COMMAND")
public final class Main implements Callable<Integer> {

    /** In the order of the help text. */
    private static final Map<String, Function<Console, Object>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("serve", ServeCommand::new);
        COMMANDS.put("club", ClubCommand::new);
        COMMANDS.put("doctor", DoctorCommand::new);
        COMMANDS.put("admin", AdminCommand::with);
        COMMANDS.put("backup", BackupCommand::new);
        COMMANDS.put("copy", CopyCommand::new);
        COMMANDS.put("games", GamesCommand::new);
        COMMANDS.put("play", PlayCommand::new);
        COMMANDS.put("puzzles", PuzzlesCommand::with);
        COMMANDS.put("explorer", ExplorerCommand::with);
        COMMANDS.put("replay", ReplayCommand::new);
        COMMANDS.put("verify", VerifyCommand::new);
        COMMANDS.put("moves", MovesCommand::new);
        COMMANDS.put("perft", PerftCommand::new);
        COMMANDS.put("solve", SolveCommand::new);
        COMMANDS.put("best", BestCommand::new);
        COMMANDS.put("arena", ArenaCommand::new);
        COMMANDS.put("bot", BotCommand::new);
        COMMANDS.put("charts", ChartsCommand::new);
        COMMANDS.put("print", PrintCommand::new);
    }

    private final Console console;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @CommandLine.Mixin
    private final ServeOptions options = new ServeOptions();

    /** For {@code --version}. */
    static final class ProgramVersion implements CommandLine.IVersionProvider {

        @Override
        public String[] getVersion() {
            return new String[] {Version.CURRENT.program()};
        }
    }

    private Main(Console console) {
        this.console = console;
    }

    @Option(names = "--lang", paramLabel = "en|fr", scope = ScopeType.INHERIT)
    void language(String tag) {
        if (!tag.equals("en") && !tag.equals("fr")) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), CliMessages.languageUnknown(tag).in(console.language()));
        }
        console.speak(Language.of(tag));
    }

    /** Without a command, starts the server. */
    @Override
    public Integer call() {
        return ServeCommand.serve(console, options, System.getenv());
    }

    public static void main(String[] arguments) {
        if (arguments.length == 0 || arguments[0].equals("serve") || arguments[0].equals("club")) {
            Server.prepare();
        }
        Console console = Console.ofProcess(System.getenv());
        int code = run(console, arguments);
        console.out().flush();
        System.exit(code);
    }

    /** Runs one command line; tests pass a console that records the output. */
    static int run(Console console, String... arguments) {
        languageOf(arguments, console);
        CommandLine line = new CommandLine(new Main(console));
        wanted(arguments).forEach((name, command) -> line.addSubcommand(name, command.apply(console)));
        line.setOut(console.out())
                .setErr(console.err())
                .setResourceBundle(CliMessages.bundle(console.language()))
                .setParameterExceptionHandler((wrong, given) -> ErrorReporter.usage(console, wrong))
                .setExecutionExceptionHandler((failure, command, parsed) -> ErrorReporter.during(console, failure));
        return line.execute(arguments);
    }

    /** Inspecting every command takes a quarter of a second, so if the line names one, only that one is added. */
    private static Map<String, Function<Console, Object>> wanted(String... arguments) {
        if (arguments.length == 0) {
            return Map.of();
        }
        Function<Console, Object> named = COMMANDS.get(arguments[0]);
        return named == null ? COMMANDS : Map.of(arguments[0], named);
    }

    /** Help and usage errors are printed before options take effect: look ahead for --lang. */
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
