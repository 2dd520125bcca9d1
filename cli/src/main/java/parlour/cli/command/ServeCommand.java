package parlour.cli.command;

import java.net.BindException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import parlour.cli.arguments.ServeOptions;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.sheets.ChartSheet;
import parlour.cli.sheets.SheetFormat;
import parlour.conquest.Handedness;
import parlour.game.Language;
import parlour.game.Text;
import parlour.server.Environment;
import parlour.server.Server;
import parlour.server.ServerConfig;
import parlour.server.store.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour serve}, and {@code parlour} alone: the web server. */
@Command(name = "serve")
public final class ServeCommand extends ConsoleCommand {

    @CommandLine.Mixin
    private final ServeOptions options = new ServeOptions();

    public ServeCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        return serve(console, options, System.getenv());
    }

    /** Serves until the program is stopped. */
    public static int serve(Console console, ServeOptions options, Map<String, String> environment) {
        options.startLog();
        return serve(console, options.settings(environment), server -> {});
    }

    /**
     * Serves until the program is stopped.
     *
     * @param opened called once people can connect
     */
    public static int serve(Console console, ServerConfig config, Consumer<Server> opened) {
        CompletableFuture<Server> started = new CompletableFuture<>();
        CountDownLatch stopped = new CountDownLatch(1);
        // Registered before the start: a signal that arrives while the server starts must close it cleanly too.
        Runtime.getRuntime()
                .addShutdownHook(Thread.ofPlatform().name("shutdown").unstarted(() -> {
                    started.thenAccept(Server::close)
                            .exceptionally(neverStarted -> null)
                            .join();
                    stopped.countDown();
                }));
        Server server;
        try {
            server = start(config);
            started.complete(server);
        } finally {
            // Ends the wait above if the start failed.
            started.cancel(false);
        }
        String address = server.address().toString();
        console.say(new Text(
                "Parlour is open: " + address + " (Ctrl+C closes it)",
                "Parlour est ouvert : " + address + " (Ctrl+C pour fermer)"));
        console.out().flush();
        opened.accept(server);
        try {
            stopped.await();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
        return ExitCode.OK;
    }

    static Server start(ServerConfig config) {
        try {
            return Server.start(config, Environment.system(config.data()), ServeCommand::chart);
        } catch (StoreException refused) {
            throw new CommandException(refused.sentence());
        } catch (RuntimeException failure) {
            if (isTaken(failure)) {
                throw new CommandException(
                        "The port " + config.port() + " is taken: stop the other program, or choose one with --port.",
                        "Le port " + config.port()
                                + " est occupé : arrêtez l’autre programme, ou choisissez-en un avec --port.");
            }
            throw failure;
        }
    }

    private static Optional<byte[]> chart(int top, Language language) {
        ChartSheet sheet = top == 0
                ? ChartSheet.ofAll(Handedness.RIGHT, language)
                : ChartSheet.ofOne(top, Handedness.RIGHT, language);
        return Optional.of(sheet.as(SheetFormat.PDF));
    }

    private static boolean isTaken(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return true;
            }
        }
        return false;
    }
}
