package parlour.cli.doctor;

import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import parlour.game.Text;

/** Whether the server can listen on its port, or is listening there already. */
final class PortCheck {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private PortCheck() {}

    static Finding of(String host, int port) {
        InetSocketAddress address = new InetSocketAddress(host, port);
        if (address.isUnresolved()) {
            return noAddress(host);
        }
        try (ServerSocket socket = new ServerSocket()) {
            // As the server does: a connection that was closed a moment ago does not keep the port.
            socket.setReuseAddress(true);
            socket.bind(address);
            return Finding.ok(
                    "port",
                    "Port " + port + " of " + host + " is free.",
                    "Le port " + port + " de " + host + " est libre.");
        } catch (BindException taken) {
            return String.valueOf(taken.getMessage()).contains("assign") ? noAddress(host) : taken(host, port);
        } catch (IOException refused) {
            return Finding.fault(
                    "port",
                    new Text(
                            "Port " + port + " cannot be used: " + refused.getMessage() + ".",
                            "Le port " + port + " ne peut pas servir : " + refused.getMessage() + "."),
                    new Text(
                            "Ports below 1024 are reserved for the system: choose another one with --port.",
                            "Les ports inférieurs à 1024 sont réservés au système : choisissez-en un autre avec --port."));
        }
    }

    private static Finding noAddress(String host) {
        return Finding.fault(
                "port",
                new Text("This machine has no address " + host + ".", "Cette machine n’a pas l’adresse " + host + "."),
                new Text(
                        "Choose with --host: localhost, 0.0.0.0, or an address of this machine.",
                        "Choisissez avec --host : localhost, 0.0.0.0, ou une adresse de cette machine."));
    }

    private static Finding taken(String host, int port) {
        String name = host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
        if (isParlour(
                URI.create("http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + port + "/health"))) {
            return Finding.ok(
                    "port",
                    "A Parlour server answers on port " + port + ".",
                    "Un serveur Parlour répond sur le port " + port + ".");
        }
        return Finding.fault(
                "port",
                new Text(
                        "Another program is using port " + port + ".",
                        "Un autre programme utilise le port " + port + "."),
                new Text(
                        "Stop it, or choose another port with --port.",
                        "Arrêtez-le, ou choisissez un autre port avec --port."));
    }

    private static boolean isParlour(URI health) {
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(health).timeout(PATIENCE).build(), HttpResponse.BodyHandlers.ofString());
            client.shutdownNow();
            return answer.body().contains("\"status\":\"ok\"") || answer.body().contains("\"write-failed\"");
        } catch (IOException | IllegalArgumentException other) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
