package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The proxy that visitors connect to: haproxy where it is installed, else {@link TcpProxy}. */
final class ProxyProcess {

    private static final long START_MILLIS = 60_000;

    private final Path folder;
    private final int port;
    private final boolean isHaproxy;
    private List<Integer> nodes = List.of();
    private @Nullable ChildProcess process;

    ProxyProcess(Path folder, boolean isHaproxy) {
        this.folder = folder;
        this.port = Commands.freePort();
        this.isHaproxy = isHaproxy;
    }

    int port() {
        return port;
    }

    ChildProcess process() {
        ChildProcess running = process;
        if (running == null) {
            throw new IllegalStateException("the proxy was not started");
        }
        return running;
    }

    void start(List<Integer> nodePorts) {
        nodes = List.copyOf(nodePorts);
        start();
    }

    /** Starts it, or starts it again, and waits until it accepts connections. */
    void start() {
        process = ChildProcess.start(isHaproxy ? haproxy() : builtIn(), Map.of(), folder.resolve("proxy.log"));
        Commands.requireSoon("the proxy accepts connections", this::answers, START_MILLIS);
    }

    private boolean answers() {
        if (!process().isAlive()) {
            throw new IllegalStateException("the proxy has stopped; see " + folder.resolve("proxy.log"));
        }
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("localhost", port), 1_000);
            return true;
        } catch (IOException away) {
            return false;
        }
    }

    private List<String> builtIn() {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx128m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                TcpProxy.class.getName(),
                Integer.toString(port)));
        nodes.forEach(node -> command.add(Integer.toString(node)));
        return command;
    }

    private List<String> haproxy() {
        StringBuilder servers = new StringBuilder();
        for (int i = 0; i < nodes.size(); i++) {
            servers.append("    server node")
                    .append(i)
                    .append(" 127.0.0.1:")
                    .append(nodes.get(i))
                    .append('\n');
        }
        String settings = """
                global
                    maxconn 4000
                defaults
                    mode tcp
                    timeout connect 1s
                    timeout client 90s
                    timeout server 90s
                    timeout check 1s
                    retries 3
                    option redispatch 1
                frontend visitors
                    bind 127.0.0.1:%d
                    default_backend nodes
                backend nodes
                    balance roundrobin
                    option httpchk
                    http-check send meth GET uri /health ver HTTP/1.1 hdr Host localhost
                    default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
                """.formatted(port) + servers;
        Path file = folder.resolve("haproxy.cfg");
        try {
            Files.writeString(file, settings);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return List.of("haproxy", "-db", "-f", file.toString());
    }

    void stop() {
        if (process != null) {
            process.kill();
        }
    }
}
