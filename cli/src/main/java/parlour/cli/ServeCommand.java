package parlour.cli;

import java.net.BindException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import parlour.cli.sheets.ChartSheet;
import parlour.cli.sheets.SheetFormat;
import parlour.conquest.Handedness;
import parlour.game.Language;
import parlour.game.Text;
import parlour.server.Server;
import parlour.server.Settings;
import parlour.server.Surroundings;
import parlour.server.store.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour serve}, and {@code parlour} alone: tables for everybody with a browser. */
@Command(name = "serve", mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

    private final Console console;

    @CommandLine.Mixin
    private final ServeOptions options = new ServeOptions();

    ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return serve(console, options, System.getenv());
    }

    /** Serves until somebody stops the program. */
    static int serve(Console console, ServeOptions options, Map<String, String> environment) {
        Server server = start(options.settings(environment));
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(Thread.ofPlatform().name("shutdown").unstarted(() -> {
                    server.close();
                    stopped.countDown();
                }));
        String address = server.address().toString();
        console.say(new Text(
                "Parlour is open: " + address + " (Ctrl+C closes it)",
                "Parlour est ouvert : " + address + " (Ctrl+C pour fermer)"));
        console.out().flush();
        try {
            stopped.await();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
        return Main.OK;
    }

    static Server start(Settings settings) {
        try {
            return Server.start(settings, Surroundings.real(settings.data()), ServeCommand::chart);
        } catch (StoreException refused) {
            throw new Refused(refused.sentence());
        } catch (RuntimeException failure) {
            if (isTaken(failure)) {
                throw new Refused(
                        "The port " + settings.port() + " is taken: stop the other program, or choose one with --port.",
                        "Le port " + settings.port()
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
