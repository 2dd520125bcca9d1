package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import parlour.server.store.DatabaseLocation;

/** Two nodes behind a proxy, on a PostgreSQL primary with a standby. */
final class Cluster implements AutoCloseable {

    private final ReplicatedPostgres postgres;
    private final ProxyProcess proxy;
    private final List<ParlourNode> nodes;

    private Cluster(ReplicatedPostgres postgres, ProxyProcess proxy, List<ParlourNode> nodes) {
        this.postgres = postgres;
        this.proxy = proxy;
        this.nodes = nodes;
    }

    /**
     * Starts the database; the others follow with {@link #startNodes}.
     *
     * @param wantsHaproxy whether to use haproxy, which must be installed
     * @param diskMegabytes the size of the file systems of their own on which to put the databases, which needs rights;
     *     0 for none
     */
    static Cluster start(Path folder, boolean isSynchronous, boolean wantsHaproxy, int diskMegabytes) {
        boolean hasHaproxy = wantsHaproxy && Haproxy.isInstalled();
        ReplicatedPostgres postgres = ReplicatedPostgres.start(folder, isSynchronous, diskMegabytes);
        ProxyProcess proxy = new ProxyProcess(folder, hasHaproxy);
        if (!(postgres.location() instanceof DatabaseLocation.Postgres location)) {
            throw new IllegalStateException();
        }
        List<ParlourNode> nodes = Stream.of("a", "b")
                .map(name -> new ParlourNode(name, folder, location, proxy.port()))
                .toList();
        return new Cluster(postgres, proxy, nodes);
    }

    /** Both at once, so that whichever is first creates the schema. */
    void startNodes() {
        nodes.forEach(ParlourNode::start);
        nodes.forEach(ParlourNode::awaitHealthy);
        proxy.start(nodes.stream().map(ParlourNode::port).toList());
    }

    ReplicatedPostgres postgres() {
        return postgres;
    }

    ProxyProcess proxy() {
        return proxy;
    }

    List<ParlourNode> nodes() {
        return nodes;
    }

    /** Opens a table through the proxy. */
    String openTable(HttpClient http, String cookie, String address, GameSlot slot) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + proxy.port() + "/api/tables"))
                .header("Content-Type", "application/json")
                .header("X-Parlour", "1")
                .header("X-Forwarded-For", address)
                .header("Cookie", "parlour=" + cookie)
                .POST(HttpRequest.BodyPublishers.ofString(slot.opening()))
                .build();
        HttpResponse<String> response = ask(http, request);
        if (response.statusCode() != 201) {
            throw new IllegalStateException(response.statusCode() + " " + response.body());
        }
        String before = "\"table\":\"";
        int at = response.body().indexOf(before) + before.length();
        return response.body().substring(at, response.body().indexOf('"', at));
    }

    /** Asks for the lobby, whatever the answer. */
    void getLobby(HttpClient http, String address) {
        ask(
                http,
                HttpRequest.newBuilder(URI.create("http://localhost:" + proxy.port() + "/api/tables"))
                        .header("X-Forwarded-For", address)
                        .build());
    }

    /** How many tables a node has in memory; -1 if it does not say. */
    long loadedTables(ParlourNode node) {
        try (HttpClient http = HttpClient.newHttpClient()) {
            URI metrics = URI.create("http://localhost:" + node.port() + "/metrics");
            return ask(http, HttpRequest.newBuilder(metrics).build())
                    .body()
                    .lines()
                    .filter(line -> line.startsWith("parlour_tables_loaded "))
                    .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                    .findFirst()
                    .orElse(-1);
        }
    }

    private static HttpResponse<String> ask(HttpClient http, HttpRequest request) {
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    void stopNodes() {
        proxy.stop();
        nodes.forEach(ParlourNode::stop);
    }

    @Override
    public void close() {
        stopNodes();
        postgres.close();
    }
}
