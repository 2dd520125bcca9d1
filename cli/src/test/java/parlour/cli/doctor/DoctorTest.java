package parlour.cli.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.KeyStore;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.cli.CommandRun;
import parlour.server.Environment;
import parlour.server.Server;
import parlour.server.ServerConfig;
import parlour.server.store.DatabaseLocation;

/** Faults are planted one at a time; each is reported with what to do, in both languages. */
final class DoctorTest {

    private static final URI PUBLIC = URI.create("http://play.example.org");

    @TempDir
    private static Path served;

    private static Server server;

    @TempDir
    private Path folder;

    @BeforeAll
    static void serve() {
        server = Server.start(
                ServerConfig.in(served).publicUrl(Optional.of(PUBLIC)).build(), Environment.system(served));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static CommandRun doctor(String... options) {
        List<String> line = new ArrayList<>(List.of("doctor"));
        line.addAll(List.of(options));
        return CommandRun.parlour(line.toArray(String[]::new));
    }

    private ServerConfig.Builder config() {
        return ServerConfig.in(folder.resolve("data")).port(0);
    }

    private static void assertFault(String check, String en, String fr, ServerConfig.Builder config) {
        Finding found = DoctorCommand.findings(config.build()).stream()
                .filter(finding -> finding.check().equals(check))
                .findFirst()
                .orElseThrow();
        assertEquals(Finding.Status.FAULT, found.status(), found::toString);
        assertTrue(found.message().en().contains(en), found::toString);
        assertTrue(found.message().fr().contains(fr), found::toString);
        assertTrue(!found.advice().en().isEmpty() && !found.advice().fr().isEmpty(), found::toString);
    }

    @Test
    void nothingIsWrongWithAFreshFolder() {
        CommandRun ran = doctor("--data", folder.resolve("data").toString(), "--port", "0");
        assertEquals(0, ran.code(), ran.out());
        assertTrue(ran.out().contains("No problems: a server can run here."), ran.out());
        assertTrue(!Files.exists(folder.resolve("data")), "and nothing was created");
    }

    @Test
    void theRunningServerIsRecognized() {
        CommandRun ran = doctor("--data", served.toString(), "--port", Integer.toString(server.port()), "--json");
        assertEquals(0, ran.code(), ran.out());
        assertTrue(ran.out().startsWith("{\"ok\":true,\"checks\":[{\"check\":\"disk\",\"status\":\"ok\""), ran.out());
        assertTrue(ran.out().contains("A Parlour server answers on port"), ran.out());
    }

    @Test
    void fullDisk() {
        assumeTrue(Files.isDirectory(Path.of("/proc")), "elsewhere there is no file system without space");
        assertFault(
                "disk",
                "0 MB free on the disk",
                "0 Mo libres sur le disque",
                ServerConfig.in(Path.of("/proc/parlour")));
    }

    @Test
    void fileInPlaceOfTheFolder() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertFault("database", "is not writable", "pas accessible en écriture", ServerConfig.in(file));
    }

    @Test
    void damagedDatabase() throws IOException {
        Files.writeString(folder.resolve("parlour.db"), "Dear reader, ".repeat(1_000));
        assertFault("database", "is not a Parlour database", "n’est pas une base de données", ServerConfig.in(folder));
        CommandRun ran = doctor("--data", folder.toString(), "--port", "0", "--lang", "fr");
        assertEquals(1, ran.code(), ran.out());
        assertTrue(ran.out().contains("DÉFAUT     " + folder), ran.out());
        assertTrue(ran.out().contains("→ Restaurez la dernière sauvegarde"), ran.out());
    }

    @Test
    void databaseOfANewerVersion() throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("parlour.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("create table flyway_schema_history (version text, success integer)");
            statement.execute("insert into flyway_schema_history values ('9999', 1)");
        }
        assertFault("database", "A newer version of Parlour", "Une version plus récente", ServerConfig.in(folder));
    }

    @Test
    void unreachableDatabase() throws IOException {
        int unused;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            unused = socket.getLocalPort();
        }
        assertFault(
                "database",
                "cannot be used: it does not answer",
                "ne peut pas être utilisée : il ne répond pas",
                config().database(
                                DatabaseLocation.Postgres.at("postgresql://localhost:" + unused + "/parlour", "", "")));
    }

    @Test
    void clockBehindTheLastWrite() throws IOException {
        Path file = Files.createFile(folder.resolve("parlour.db"));
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plus(Duration.ofDays(2))));
        assertFault("clock", "The clock is 1727", "L’horloge retarde de 1727", ServerConfig.in(folder));
    }

    @Test
    void takenPort() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Thread answering = Thread.ofVirtual().start(() -> hangUp(other));
            assertFault(
                    "port",
                    "Another program is using port",
                    "Un autre programme utilise le port",
                    config().host("127.0.0.1").port(other.getLocalPort()));
            answering.interrupt();
        }
    }

    private static void hangUp(ServerSocket other) {
        while (!other.isClosed()) {
            try {
                other.accept().close();
            } catch (IOException closed) {
                return;
            }
        }
    }

    @Test
    void addressOfAnotherMachine() {
        assertFault(
                "port", "This machine has no address", "Cette machine n’a pas l’adresse", config().host("203.0.113.9"));
    }

    // ---- The proxy ----

    @Test
    void proxyThatPassesOnForgedAddresses() {
        assertFault(
                "proxy",
                "anyone can pretend",
                "n’importe qui peut se donner une autre adresse",
                config().publicUrl(Optional.of(URI.create("http://localhost:" + server.port()))));
    }

    private void assertProxyFault(String en, String fr, Map<String, String> headers) throws IOException {
        try (PlainProxy proxy = new PlainProxy(Optional.empty(), server.port(), headers)) {
            assertFault("proxy", en, fr, config().publicUrl(Optional.of(proxy.url())));
        }
    }

    @Test
    void proxyThatHidesAddresses() throws IOException {
        assertProxyFault(
                "sends no X-Forwarded-For", "n’envoie pas de X-Forwarded-For", Map.of("Host", "play.example.org"));
    }

    @Test
    void proxyThatHidesTheName() throws IOException {
        assertProxyFault(
                "does not pass on the Host header",
                "ne transmet pas l’en-tête Host",
                Map.of("Host", "backend.example"));
    }

    @Test
    void proxyWithoutWebSockets() throws IOException {
        assertProxyFault(
                "does not pass on WebSockets",
                "ne transmet pas les WebSockets",
                Map.of("Host", "play.example.org", "X-Forwarded-For", "198.51.100.1"));
    }

    @Test
    void proxyThatDoesNotAnswer() throws IOException {
        PlainProxy proxy = new PlainProxy(Optional.empty(), 1, Map.of());
        proxy.close();
        assertFault("proxy", "cannot be reached", "est injoignable", config().publicUrl(Optional.of(proxy.url())));
    }

    @Test
    void expiredCertificate() throws Exception {
        SSLContext expired = certificate("expired.p12");
        try (PlainProxy proxy = new PlainProxy(Optional.of(expired), server.port(), Map.of())) {
            assertFault("certificate", "has expired", "a expiré", config().publicUrl(Optional.of(proxy.url())));
        }
    }

    @Test
    void certificateThatNobodyTrusts() throws Exception {
        SSLContext own = certificate("unsigned.p12");
        try (PlainProxy proxy = new PlainProxy(Optional.of(own), server.port(), Map.of())) {
            assertFault(
                    "certificate",
                    "Browsers do not accept",
                    "n’acceptent pas",
                    config().publicUrl(Optional.of(proxy.url())));
        }
    }

    /** The file holds a key and a certificate for localhost that nobody has signed. */
    private static SSLContext certificate(String file) throws Exception {
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream stored = DoctorTest.class.getResourceAsStream(file)) {
            keys.load(stored, "changeit".toCharArray());
        }
        KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(keys, "changeit".toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(managers.getKeyManagers(), null, null);
        return context;
    }

    // ---- The process ----

    /** Few files, little memory and a cache that does not fit, in a process of its own. */
    @Test
    void limitsOfTheProcess() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Path cache = Files.writeString(folder.resolve("parlour.aot"), "no cache");
        Process process = new ProcessBuilder(
                        "/bin/sh",
                        "-c",
                        "ulimit -n 300; exec \"$@\"",
                        "sh",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx24m",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:AOTCache=" + cache,
                        "-Xlog:aot=off",
                        "-Xlog:cds=off",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "parlour.cli.Main",
                        "doctor",
                        "--data",
                        folder.toString(),
                        "--port",
                        "0",
                        "--lang",
                        "en")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals(1, process.exitValue(), said);
        assertTrue(said.contains("FAULT      A process may open 300 files"), said);
        assertTrue(said.contains("FAULT      The program may use "), said);
        assertTrue(said.contains("FAULT      The JVM rejects the cache"), said);
    }

    @Test
    void wrongUsageIsTwo() {
        assertEquals(2, doctor("--thorough").code());
    }
}
