package parlour.cli.doctor;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;
import parlour.game.Text;

/** The proxy in front of the server, seen from outside: what it passes on, its certificate, its clock. */
final class PublicAddress {

    private static final Duration PATIENCE = Duration.ofSeconds(8);
    private static final Duration RENEWAL = Duration.ofDays(14);

    /** From a range that is reserved for documents: nobody has it. */
    private static final String FORGED = "203.0.113.77";

    private static final Text SEE_EXAMPLES = new Text(
            "Compare the proxy’s settings with the examples in docs/operating.md.",
            "Comparez les réglages du proxy avec les exemples de docs/operating.fr.md.");

    private final Optional<URI> base;

    PublicAddress(Optional<URI> base) {
        this.base = base;
    }

    // ---- The proxy ----

    Finding proxy() {
        if (base.isEmpty()) {
            return Finding.skipped(
                    "proxy",
                    "No public address was given (--base-url): no proxy to check.",
                    "Aucune adresse publique n’est donnée (--base-url) : pas de proxy à vérifier.");
        }
        try (HttpClient client = client()) {
            try {
                return proxy(client, base.get());
            } finally {
                client.shutdownNow();
            }
        }
    }

    private static Finding proxy(HttpClient client, URI url) {
        HttpResponse<String> answer;
        try {
            answer = get(client, url.resolve("/api/connection"));
        } catch (IOException unreachable) {
            return fault(
                    url + " cannot be reached.",
                    url + " est injoignable.",
                    new Text(
                            "Check the name, the proxy and the firewall.",
                            "Vérifiez le nom, le proxy et le pare-feu."));
        }
        String body = answer.body();
        if (answer.statusCode() == 421) {
            return fault(
                    "The proxy does not pass on the Host header.",
                    "Le proxy ne transmet pas l’en-tête Host.",
                    SEE_EXAMPLES);
        }
        if (answer.statusCode() != 200 || !body.contains("\"forwarded\"")) {
            return fault(
                    "No Parlour server answers behind " + url + " (status " + answer.statusCode() + ").",
                    "Aucun serveur Parlour ne répond derrière " + url + " (statut " + answer.statusCode() + ").",
                    new Text(
                            "Start the server, and check where the proxy sends requests.",
                            "Démarrez le serveur, et vérifiez où le proxy envoie les requêtes."));
        }
        if (body.contains(FORGED)) {
            return fault(
                    "The proxy passes on the visitor’s own X-Forwarded-For: anyone can pretend to have another address.",
                    "Le proxy transmet le X-Forwarded-For du visiteur : n’importe qui peut se donner une autre adresse.",
                    SEE_EXAMPLES);
        }
        if (body.contains("\"forwarded\":false")) {
            return fault(
                    "The proxy sends no X-Forwarded-For: all visitors share the limits of one address.",
                    "Le proxy n’envoie pas de X-Forwarded-For : tous les visiteurs partagent les limites d’une adresse.",
                    SEE_EXAMPLES);
        }
        if (body.contains("\"trusted\":false")) {
            return fault(
                    "The server does not trust the proxy’s X-Forwarded-For.",
                    "Le serveur ne se fie pas au X-Forwarded-For du proxy.",
                    new Text(
                            "Start the server with --base-url " + url
                                    + ", and run the proxy on this machine or in its network.",
                            "Démarrez le serveur avec --base-url " + url
                                    + ", et placez le proxy sur cette machine ou dans son réseau."));
        }
        if (!isSocketOpened(client, url)) {
            return fault(
                    "The proxy does not pass on WebSockets.", "Le proxy ne transmet pas les WebSockets.", SEE_EXAMPLES);
        }
        return Finding.ok(
                "proxy",
                "The proxy at " + url + " passes on the name, the address and WebSockets.",
                "Le proxy de " + url + " transmet le nom, l’adresse et les WebSockets.");
    }

    private static Finding fault(String en, String fr, Text advice) {
        return Finding.fault("proxy", new Text(en, fr), advice);
    }

    private static HttpResponse<String> get(HttpClient client, URI url) throws IOException {
        try {
            return client.send(
                    HttpRequest.newBuilder(url)
                            .timeout(PATIENCE)
                            .header("X-Forwarded-For", FORGED)
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException(stopped);
        }
    }

    private static boolean isSocketOpened(HttpClient client, URI url) {
        URI socket = URI.create(url.resolve("/socket").toString().replaceFirst("^http", "ws"));
        try {
            WebSocket opened = client.newWebSocketBuilder()
                    .connectTimeout(PATIENCE)
                    .buildAsync(socket, new WebSocket.Listener() {})
                    .get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            opened.abort();
            return true;
        } catch (ExecutionException | TimeoutException refused) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** How far our clock is ahead of the one at the public address. */
    Optional<Duration> clockAhead() {
        if (base.isEmpty()) {
            return Optional.empty();
        }
        try (HttpClient client = client()) {
            Optional<String> date =
                    get(client, base.get().resolve("/health")).headers().firstValue("Date");
            client.shutdownNow();
            return date.map(text -> Duration.between(
                    ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME)
                            .toInstant(),
                    Instant.now()));
        } catch (IOException | DateTimeParseException unknown) {
            return Optional.empty();
        }
    }

    // ---- The certificate ----

    Finding certificate() {
        if (base.isEmpty() || !"https".equals(base.get().getScheme())) {
            return Finding.skipped(
                    "certificate",
                    "No address with https was given (--base-url): no certificate to check.",
                    "Aucune adresse en https n’est donnée (--base-url) : pas de certificat à vérifier.");
        }
        URI url = base.get();
        try {
            X509Certificate certificate = certificate(url, trustingAll());
            Instant end = certificate.getNotAfter().toInstant();
            String date = end.toString().substring(0, 10);
            if (end.isBefore(Instant.now())) {
                return badCertificate(
                        "The certificate of " + url + " has expired (" + date + ").",
                        "Le certificat de " + url + " a expiré (" + date + ").");
            }
            try {
                certificate(url, SSLContext.getDefault());
            } catch (IOException refused) {
                return badCertificate(
                        "Browsers do not accept the certificate of " + url
                                + ": it is for another name, or not signed by an authority they trust.",
                        "Les navigateurs n’acceptent pas le certificat de " + url
                                + " : il est pour un autre nom, ou n’est pas signé par une autorité reconnue.");
            }
            if (end.isBefore(Instant.now().plus(RENEWAL))) {
                return Finding.warning(
                        "certificate",
                        new Text(
                                "The certificate of " + url + " expires soon (" + date + ").",
                                "Le certificat de " + url + " expire bientôt (" + date + ")."),
                        RENEW);
            }
            return Finding.ok(
                    "certificate",
                    "The certificate of " + url + " is valid until " + date + ".",
                    "Le certificat de " + url + " est valable jusqu’au " + date + ".");
        } catch (IOException | GeneralSecurityException failure) {
            return badCertificate(
                    "No certificate could be read at " + url + ".",
                    "Aucun certificat n’a pu être lu à l’adresse " + url + ".");
        }
    }

    private static final Text RENEW = new Text(
            "Renew it: certbot renew, for example; Caddy does it on its own.",
            "Renouvelez-le : certbot renew, par exemple ; Caddy le fait de lui-même.");

    private static Finding badCertificate(String en, String fr) {
        return Finding.fault("certificate", new Text(en, fr), RENEW);
    }

    private static X509Certificate certificate(URI url, SSLContext context) throws IOException {
        int port = url.getPort() < 0 ? 443 : url.getPort();
        try (Socket plain = new Socket()) {
            plain.connect(new java.net.InetSocketAddress(url.getHost(), port), (int) PATIENCE.toMillis());
            plain.setSoTimeout((int) PATIENCE.toMillis());
            try (SSLSocket socket =
                    (SSLSocket) context.getSocketFactory().createSocket(plain, url.getHost(), port, true)) {
                SSLParameters parameters = socket.getSSLParameters();
                parameters.setEndpointIdentificationAlgorithm("HTTPS");
                socket.setSSLParameters(parameters);
                socket.startHandshake();
                return (X509Certificate) socket.getSession().getPeerCertificates()[0];
            }
        }
    }

    /** Accepts any certificate, so that the proxy can be checked besides it. Nothing secret is sent. */
    private static HttpClient client() {
        try {
            return HttpClient.newBuilder()
                    .connectTimeout(PATIENCE)
                    .sslContext(trustingAll())
                    .build();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static SSLContext trustingAll() throws GeneralSecurityException {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, new TrustManager[] {new TrustAll()}, null);
        return context;
    }

    private static final class TrustAll extends X509ExtendedTrustManager {

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind, Socket socket)
                throws CertificateException {
            throw new CertificateException("no client is expected");
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind, Socket socket) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind, SSLEngine engine)
                throws CertificateException {
            throw new CertificateException("no client is expected");
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind, SSLEngine engine) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind) throws CertificateException {
            throw new CertificateException("no client is expected");
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
