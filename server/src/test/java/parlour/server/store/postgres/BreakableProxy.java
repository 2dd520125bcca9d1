package parlour.server.store.postgres;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import parlour.server.store.DatabaseLocation;

/** A TCP proxy to PostgreSQL that can be cut and restored, and can drop the server's answers. */
final class BreakableProxy implements AutoCloseable {

    private final DatabaseLocation.Postgres far;
    private final int farPort;
    private final ServerSocket near;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean isCut;
    private volatile boolean isMute;

    BreakableProxy(DatabaseLocation location) throws IOException {
        far = (DatabaseLocation.Postgres) location;
        farPort = Integer.parseInt(far.url().replaceAll("^.*//localhost:([0-9]+)/.*$", "$1"));
        near = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.startVirtualThread(this::acceptAll);
    }

    /** The address of the database through this proxy. */
    DatabaseLocation place() {
        return new DatabaseLocation.Postgres(
                far.url().replace(":" + farPort + "/", ":" + near.getLocalPort() + "/"), far.user(), far.password());
    }

    /** From now on drops the server's answers. */
    void mute() {
        isMute = true;
    }

    void cut() {
        isCut = true;
        open.forEach(BreakableProxy::drop);
        open.clear();
    }

    void mend() {
        isMute = false;
        isCut = false;
    }

    @Override
    public void close() throws IOException {
        near.close();
        cut();
    }

    private void acceptAll() {
        try {
            while (true) {
                Socket here = near.accept();
                open.add(here);
                if (isCut) {
                    drop(here);
                    continue;
                }
                Socket there = new Socket(InetAddress.getLoopbackAddress(), farPort);
                open.add(there);
                Thread.startVirtualThread(() -> pump(here, there, false));
                Thread.startVirtualThread(() -> pump(there, here, true));
            }
        } catch (IOException closed) {
            cut();
        }
    }

    private void pump(Socket from, Socket into, boolean answers) {
        try (from;
                into) {
            InputStream input = from.getInputStream();
            OutputStream output = into.getOutputStream();
            byte[] some = new byte[8192];
            for (int length = input.read(some); length >= 0; length = input.read(some)) {
                if (!(answers && isMute)) {
                    output.write(some, 0, length);
                }
            }
        } catch (IOException gone) {
            drop(from);
            drop(into);
        }
    }

    private static void drop(Socket socket) {
        try {
            socket.close();
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
    }
}
