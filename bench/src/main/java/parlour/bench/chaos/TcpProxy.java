package parlour.bench.chaos;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A proxy for machines without haproxy, run as a process of its own: passes bytes on to the nodes in turn, leaves out
 * those that are not healthy and drops their connections.
 */
final class TcpProxy {

    private static final int CONNECT_MILLIS = 1_000;
    private static final int CHECK_MILLIS = 500;
    private static final int BACKLOG = 4_096;
    private static final int BUFFER = 16_384;

    /** A node, as seen from here. */
    private static final class Backend {
        final int port;
        final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
        volatile boolean isHealthy = true;

        Backend(int port) {
            this.port = port;
        }
    }

    private final List<Backend> backends = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();

    private TcpProxy(List<Integer> ports) {
        ports.forEach(port -> backends.add(new Backend(port)));
    }

    /** Listens on the first port and passes on to the others. */
    public static void main(String[] ports) throws IOException {
        List<Integer> numbers = List.of(ports).stream().map(Integer::valueOf).toList();
        new TcpProxy(numbers.subList(1, numbers.size())).serve(numbers.getFirst());
    }

    private void serve(int port) throws IOException {
        backends.forEach(backend -> Thread.startVirtualThread(() -> watch(backend)));
        try (ServerSocket server = new ServerSocket(port, BACKLOG, InetAddress.getByName("localhost"))) {
            while (true) {
                Socket client = server.accept();
                Thread.startVirtualThread(() -> connect(client));
            }
        }
    }

    private static void watch(Backend backend) {
        while (true) {
            boolean isHealthy = HealthCheck.isHealthy(backend.port, 2 * CHECK_MILLIS);
            if (!isHealthy && !backend.isHealthy) {
                backend.sockets.forEach(TcpProxy::close);
            }
            backend.isHealthy = isHealthy;
            Commands.sleep(CHECK_MILLIS);
        }
    }

    private void connect(Socket client) {
        for (int tries = 0; tries < backends.size(); tries++) {
            Backend backend = choose();
            Socket server = new Socket();
            try {
                server.connect(new InetSocketAddress("localhost", backend.port), CONNECT_MILLIS);
                server.setTcpNoDelay(true);
                client.setTcpNoDelay(true);
                join(backend, client, server);
                return;
            } catch (IOException away) {
                close(server);
            }
        }
        close(client);
    }

    private Backend choose() {
        for (int tries = 0; tries < backends.size(); tries++) {
            Backend backend = backends.get(Math.floorMod(next.getAndIncrement(), backends.size()));
            if (backend.isHealthy) {
                return backend;
            }
        }
        return backends.get(Math.floorMod(next.getAndIncrement(), backends.size()));
    }

    private static void join(Backend backend, Socket client, Socket server) {
        backend.sockets.add(client);
        backend.sockets.add(server);
        Runnable end = () -> {
            close(client);
            close(server);
            backend.sockets.remove(client);
            backend.sockets.remove(server);
        };
        Thread.startVirtualThread(() -> copy(client, server, end));
        Thread.startVirtualThread(() -> copy(server, client, end));
    }

    private static void copy(Socket from, Socket to, Runnable end) {
        byte[] buffer = new byte[BUFFER];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int size = in.read(buffer); size >= 0; size = in.read(buffer)) {
                out.write(buffer, 0, size);
            }
        } catch (IOException gone) {
            // Both are closed below.
        }
        end.run();
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException gone) {
            // Closed anyway.
        }
    }
}
