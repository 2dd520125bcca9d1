package parlour.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import parlour.server.store.DatabaseLocation;

/** A server in a process of its own, with the real clock, that can be stopped and continued. */
final class ServerProcess implements AutoCloseable {

    private final Process process;
    private final URI address;

    private ServerProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    static ServerProcess start(DatabaseLocation location, Path data) throws IOException {
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-Xmx256m",
                        "-Dparlour.log.level=warn",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerProcess.class.getName(),
                        location.toString(),
                        data.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output = process.inputReader();
        String line = output.readLine();
        if (line == null) {
            throw new AssertionError("the server did not start");
        }
        return new ServerProcess(process, URI.create(line));
    }

    ApiClient guest(String name) {
        ApiClient visitor = new ApiClient(() -> address, () -> {});
        visitor.comesInAs(name);
        return visitor;
    }

    /** Stops it as a debugger, a full machine or a long pause of the garbage collector would. */
    void stop() throws IOException, InterruptedException {
        signal("STOP");
    }

    void resume() throws IOException, InterruptedException {
        signal("CONT");
    }

    private void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .start()
                .waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }

    public static void main(String[] arguments) {
        Path data = Path.of(arguments[1]);
        ServerConfig config = ServerConfig.in(data)
                .database(DatabaseLocation.of(arguments[0], "postgres", "secret"))
                .botThreads(1)
                .maxConnections(100)
                .socketsPerAddress(100)
                .build();
        System.out.println(Server.start(config, Environment.system(data)).address());
    }
}
