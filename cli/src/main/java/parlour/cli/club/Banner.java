package parlour.cli.club;

import java.util.List;
import java.util.Optional;
import parlour.cli.console.Console;
import parlour.game.Text;

/** What the terminal shows on a club evening. */
record Banner(List<String> urls, Optional<String> named, int port) {

    static Banner of(List<String> urls, Optional<String> machine, int port) {
        String end = port == 80 ? "" : ":" + port;
        return new Banner(urls, machine.map(name -> "http://" + name + end), port);
    }

    synchronized void print(Console console) {
        if (urls.isEmpty()) {
            console.say(
                    new Text(
                            "This machine is not on a network yet. Turn on its hotspot or join a Wi-Fi network: the address will appear here.",
                            "Cette machine n’est encore sur aucun réseau. Activez son point d’accès ou rejoignez un réseau Wi-Fi : l’adresse apparaîtra ici."));
            console.out().flush();
            return;
        }
        String first = urls.getFirst();
        console.out().println();
        BigDigits.lines(first.substring("http://".length())).forEach(console.out()::println);
        console.out().println();
        new TerminalQrCode(first).lines(console.colours()).forEach(console.out()::println);
        console.out().println();
        console.say(new Text(
                "Phones: scan the code, or open " + first, "Téléphones : scannez le code, ou ouvrez " + first));
        named.ifPresent(url -> console.say(new Text("Also: " + url, "Aussi : " + url)));
        urls.stream()
                .skip(1)
                .forEach(url -> console.say(new Text("On another network: " + url, "Sur un autre réseau : " + url)));
        console.say(new Text(
                "Projector: http://localhost:" + port + "/screen",
                "Projecteur : http://localhost:" + port + "/screen"));
        console.say(
                new Text(
                        "Without a certificate, browsers cannot install the page, play offline or use passkeys; everything else works. docs/club.md explains how to get one.",
                        "Sans certificat, les navigateurs ne peuvent ni installer la page, ni jouer hors ligne, ni utiliser de clés d’accès ; tout le reste marche. docs/club.fr.md explique comment en obtenir un."));
        console.say(new Text(
                "If a phone cannot connect, let TCP port " + port
                        + " (and UDP port 5353 for the name) through the firewall.",
                "Si un téléphone ne peut pas se connecter, ouvrez le port TCP " + port
                        + " (et le port UDP 5353 pour le nom) dans le pare-feu."));
        console.out().flush();
    }
}
