package parlour.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a database is. */
public sealed interface DatabaseLocation {

    /** A SQLite file. Its folder is created if missing; while it is open, no other server may use the file. */
    record SqliteFile(Path file) implements DatabaseLocation {

        /** The default file name, when only a folder is given. */
        private static final String NAME = "parlour.db";

        public static SqliteFile in(Path folder) {
            return new SqliteFile(folder.resolve(NAME));
        }

        @Override
        public String toString() {
            return file.toString();
        }
    }

    /**
     * A database on a PostgreSQL server, or on a primary and its standbys: whichever accepts writes is used.
     *
     * @param url a JDBC URL, without user and password
     */
    record Postgres(String url, String user, String password) implements DatabaseLocation {

        private static final String JDBC = "jdbc:";

        /** Only the hosts can be several; a URI has one. */
        private static final Pattern HOSTS = Pattern.compile("(?<scheme>[a-z]+://)(?<hosts>[^/?#]*)(?<rest>.*)");

        /**
         * Parses an address.
         *
         * @param url {@code postgresql://host:port/name}, perhaps with several hosts
         *     ({@code postgresql://one:5432,other:5432/name}), or the same after {@code jdbc:}
         * @throws StoreException if it is neither, or contains a user or a password
         */
        public static Postgres at(String url, String user, String password) {
            String bare = url.startsWith(JDBC) ? url.substring(JDBC.length()) : url;
            if (bare.startsWith("postgres:")) {
                bare = "postgresql:" + bare.substring("postgres:".length());
            }
            Matcher hosts = HOSTS.matcher(bare);
            if (!hosts.matches()) {
                throw bad(bare.contains("@"), url);
            }
            for (String host : hosts.group("hosts").split(",", -1)) {
                requireWhole(hosts.group("scheme") + host + hosts.group("rest"), url);
            }
            return new Postgres(JDBC + bare, user, password);
        }

        /** Checks an address with a single host. */
        private static void requireWhole(String bare, String url) {
            URI read;
            try {
                read = new URI(bare);
            } catch (URISyntaxException malformed) {
                throw bad(url.contains("@"), url);
            }
            if (read.getRawUserInfo() != null || namesSecrets(read)) {
                throw withSecrets();
            }
            String path = read.getRawPath();
            boolean whole = "postgresql".equals(read.getScheme())
                    && read.getHost() != null
                    && path != null
                    && path.length() > 1
                    && path.indexOf('/', 1) < 0;
            if (!whole) {
                throw bad(bare.contains("@"), url);
            }
        }

        /** Whether the address names a primary and its standbys. */
        public boolean hasSeveralHosts() {
            Matcher hosts = HOSTS.matcher(toString());
            return hosts.matches() && hosts.group("hosts").contains(",");
        }

        private static boolean namesSecrets(URI read) {
            String query = read.getRawQuery();
            return query != null
                    && List.of(query.split("&", -1)).stream()
                            .anyMatch(part -> part.startsWith("user=") || part.startsWith("password="));
        }

        private static StoreException bad(boolean perhapsSecret, String url) {
            String shown = perhapsSecret ? "" : ": " + url;
            String montre = perhapsSecret ? "" : " : " + url;
            return new StoreException(
                    StoreException.Reason.BAD_ADDRESS,
                    "That is not the address of a database" + shown
                            + ". It should look like postgresql://host:5432/name.",
                    "Ce n’est pas l’adresse d’une base de données" + montre
                            + ". Elle devrait ressembler à postgresql://hote:5432/nom.",
                    null);
        }

        private static StoreException withSecrets() {
            return new StoreException(
                    StoreException.Reason.BAD_ADDRESS,
                    "The address of the database must not name the user or the password: others could read"
                            + " them. Put them in PARLOUR_DATABASE_USER and PARLOUR_DATABASE_PASSWORD.",
                    "L’adresse de la base ne doit contenir ni l’utilisateur ni le mot de passe : d’autres"
                            + " pourraient les lire. Mettez-les dans PARLOUR_DATABASE_USER et"
                            + " PARLOUR_DATABASE_PASSWORD.",
                    null);
        }

        /** Without user and password. */
        @Override
        public String toString() {
            return url.substring(JDBC.length());
        }
    }

    /**
     * Parses the {@code data} setting: the address of a PostgreSQL database, a folder, or a file. A path that does not
     * exist yet is a file if it ends in {@code .db}, otherwise a folder.
     *
     * @throws StoreException if it is not a valid address or path
     */
    static DatabaseLocation of(String data, String user, String password) {
        if (data.startsWith("jdbc:") || data.startsWith("postgres:") || data.startsWith("postgresql:")) {
            return Postgres.at(data, user, password);
        }
        Path path;
        try {
            path = Path.of(data);
        } catch (InvalidPathException malformed) {
            throw Postgres.bad(false, data);
        }
        boolean isFile = Files.isRegularFile(path) || (!Files.isDirectory(path) && data.endsWith(".db"));
        return isFile ? new SqliteFile(path) : SqliteFile.in(path);
    }
}
