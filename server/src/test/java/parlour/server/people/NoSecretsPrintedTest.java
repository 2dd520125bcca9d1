package parlour.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.chance.Secret;
import parlour.server.people.accounts.BotTokens.NewToken;
import parlour.server.people.accounts.NewAccount;
import parlour.server.people.accounts.People;
import parlour.server.people.accounts.PeopleFixture;
import parlour.server.people.credentials.Argon2Hash;
import parlour.server.people.credentials.PasswordsTest;
import parlour.server.people.credentials.RecoveryCodes;
import parlour.server.people.credentials.SealedCookies;
import parlour.server.people.rows.AccountRows;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.Sql;

/** {@code toString} and the database reveal no secrets. */
final class NoSecretsPrintedTest {

    private static final Pattern SECRET =
            Pattern.compile("secret|password|cookie|codes?|key|salt|hash|digest", Pattern.CASE_INSENSITIVE);

    /** A record's {@code toString} prints all components, so secret ones must be {@link SecretText}. */
    @ParameterizedTest
    @ValueSource(classes = {People.class, Secret.class})
    void secretRecordComponentsAreSecretText(Class<?> inPackage) throws Exception {
        List<Class<?>> records =
                classes(inPackage).stream().filter(Class::isRecord).toList();
        assertFalse(records.isEmpty());
        for (Class<?> record : records) {
            for (RecordComponent component : record.getRecordComponents()) {
                boolean isSecret = SECRET.matcher(component.getName()).matches();
                boolean isHidden = component.getGenericType().getTypeName().contains(SecretText.class.getName());
                assertTrue(!isSecret || isHidden, record.getSimpleName() + "." + component.getName());
                assertFalse(component.getType().isArray(), record.getSimpleName() + "." + component.getName());
            }
        }
    }

    private static List<Class<?>> classes(Class<?> inPackage)
            throws IOException, URISyntaxException, ClassNotFoundException {
        Path folder = Path.of(Objects.requireNonNull(inPackage.getResource(inPackage.getSimpleName() + ".class"))
                        .toURI())
                .getParent();
        List<Class<?>> classes = new ArrayList<>();
        try (Stream<Path> files = Files.list(Objects.requireNonNull(folder))) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(".class") && !name.equals("package-info.class")) {
                    String simple = name.substring(0, name.length() - ".class".length());
                    classes.add(Class.forName(inPackage.getPackageName() + "." + simple));
                }
            }
        }
        return classes;
    }

    @Test
    void resultsDoNotPrintSecrets() {
        PeopleFixture hall = PeopleFixture.on(TestDatabase.SQLITE);
        Result<Session> visit = hall.people.createGuest("Ada");
        Result<NewAccount> account =
                hall.accounts.create(visit.granted().orElseThrow().person(), "Ada", PeopleFixture.HORSE);
        NewAccount made = account.granted().orElseThrow();
        Result<NewToken> token = hall.tokens.make(made.visit().person(), "Hans");
        var kept = hall.database.read(connection ->
                AccountRows.byPerson(connection, made.visit().person().id()));

        String printed = String.join(
                "\n",
                visit.toString(),
                account.toString(),
                token.toString(),
                hall.tokens.list(made.visit().person()).toString(),
                kept.toString(),
                new SealedCookies(new byte[] {77, 78}, hall.clock).toString(),
                Argon2Hash.of(PeopleFixture.HORSE, PasswordsTest.CHEAP).toString());
        List<String> secrets = new ArrayList<>();
        secrets.add(PeopleFixture.HORSE);
        secrets.add("argon2id");
        secrets.add("[77, 78]");
        secrets.add(visit.granted().orElseThrow().cookie().reveal());
        secrets.add(made.visit().cookie().reveal());
        secrets.add(token.granted().orElseThrow().secret().reveal());
        made.codes().forEach(code -> secrets.add(code.reveal()));
        assertEquals(14, secrets.size());
        for (String secret : secrets) {
            assertFalse(printed.contains(secret), "a secret is printed");
        }
    }

    /** A backup reveals no password, recovery code or token. */
    @Test
    void databaseHoldsNoUsableCredentials() {
        PeopleFixture hall = PeopleFixture.on(TestDatabase.SQLITE);
        NewAccount made = hall.accounts
                .create(hall.guest("Ada"), "Ada", PeopleFixture.HORSE)
                .granted()
                .orElseThrow();
        NewToken token =
                hall.tokens.make(made.visit().person(), "Hans").granted().orElseThrow();
        List<String> cells = hall.database.read(connection -> Sql.all(connection, row -> row.getString(1), """
                select password from accounts union all select digest from recovery_codes
                union all select digest from tokens union all select id from people
                """));
        String tables = String.join("\n", cells);
        assertFalse(tables.contains(PeopleFixture.HORSE));
        assertFalse(tables.contains(token.secret().reveal()));
        made.codes().forEach(code -> assertFalse(tables.contains(code.reveal())));
        assertTrue(tables.contains("$argon2id$"));
        assertTrue(tables.contains(RecoveryCodes.digest(made.codes().getFirst().reveal())));
    }
}
