package parlour.cli.club;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import parlour.cli.arguments.ServeOptions;
import parlour.cli.command.ServeCommand;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.game.Text;
import parlour.server.Server;
import parlour.server.ServerConfig;
import parlour.server.site.LocalNetwork;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour club}: a server for everybody on the local network, with its address as a QR code. */
@Command(name = "club")
public final class ClubCommand extends ConsoleCommand {

    private static final int LOOK_MILLIS = 2_000;

    @CommandLine.Mixin
    private final ServeOptions options = new ServeOptions();

    @CommandLine.Option(names = "--name", paramLabel = "NAME", defaultValue = "parlour", descriptionKey = "club.name")
    private String name;

    public ClubCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        if (!name.matches("[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?")) {
            throw badArgument(new Text(
                    "--name is made of small letters, digits and hyphens.",
                    "--name se compose de minuscules, de chiffres et de traits d’union."));
        }
        options.startLog();
        ServerConfig config = options.settings(System.getenv());
        Optional<NameAnnouncer> announcer = announcer();
        String machine = announcer.map(NameAnnouncer::name).orElse(name + ".local");
        ServerConfig club = config.change()
                .host(config.host().equals("localhost") ? "0.0.0.0" : config.host())
                .site(config.site().onLocalNetwork(machine))
                .build();
        try {
            return ServeCommand.serve(console, club, server -> watch(server, announcer.map(NameAnnouncer::name)));
        } finally {
            announcer.ifPresent(NameAnnouncer::close);
        }
    }

    private Optional<NameAnnouncer> announcer() {
        try {
            return Optional.of(NameAnnouncer.start(name, LocalNetwork::places));
        } catch (IOException refused) {
            console.complain(new Text(
                    "The name " + name + ".local cannot be announced (" + refused.getMessage()
                            + "). The address below works without it.",
                    "Le nom " + name + ".local ne peut pas être annoncé (" + refused.getMessage()
                            + "). L’adresse ci-dessous marche sans lui."));
            return Optional.empty();
        }
    }

    /** Shows the address now, and again whenever it changes: a hotspot may be switched on later. */
    private void watch(Server server, Optional<String> machine) {
        Thread.ofPlatform().daemon().name("club").start(() -> {
            List<String> shown = List.of("nothing yet");
            while (true) {
                List<String> urls = LocalNetwork.urls(Optional.empty(), server.port());
                if (!urls.equals(shown)) {
                    shown = urls;
                    Banner.of(urls, machine, server.port()).print(console);
                }
                try {
                    Thread.sleep(LOOK_MILLIS);
                } catch (InterruptedException stopped) {
                    return;
                }
            }
        });
    }
}
