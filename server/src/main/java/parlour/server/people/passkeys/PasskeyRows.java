package parlour.server.people.passkeys;

import com.yubico.webauthn.CredentialRepository;
import com.yubico.webauthn.RegisteredCredential;
import com.yubico.webauthn.data.ByteArray;
import com.yubico.webauthn.data.PublicKeyCredentialDescriptor;
import com.yubico.webauthn.data.exception.Base64UrlException;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/** The stored keys, as the library looks them up. A user name, for it, is a person's id, and so is a user handle. */
final class PasskeyRows implements CredentialRepository {

    private static final String SELECT = "select id, person, public_key, signature_count from passkeys where ";

    private final Database database;

    PasskeyRows(Database database) {
        this.database = database;
    }

    static ByteArray handle(String person) {
        return new ByteArray(person.getBytes(StandardCharsets.UTF_8));
    }

    static String person(ByteArray handle) {
        return new String(handle.getBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public Set<PublicKeyCredentialDescriptor> getCredentialIdsForUsername(String person) {
        return new HashSet<>(database.read(connection -> Sql.all(
                connection,
                row -> PublicKeyCredentialDescriptor.builder()
                        .id(bytes(row.getString(1)))
                        .build(),
                SELECT + "person = ?",
                person)));
    }

    @Override
    public Optional<ByteArray> getUserHandleForUsername(String person) {
        return Optional.of(handle(person));
    }

    @Override
    public Optional<String> getUsernameForUserHandle(ByteArray handle) {
        return Optional.of(person(handle));
    }

    @Override
    public Optional<RegisteredCredential> lookup(ByteArray id, ByteArray handle) {
        return database.read(connection -> Sql.first(
                connection,
                PasskeyRows::credential,
                SELECT + "id = ? and person = ?",
                id.getBase64Url(),
                person(handle)));
    }

    @Override
    public Set<RegisteredCredential> lookupAll(ByteArray id) {
        return new HashSet<>(database.read(
                connection -> Sql.all(connection, PasskeyRows::credential, SELECT + "id = ?", id.getBase64Url())));
    }

    private static RegisteredCredential credential(ResultSet row) throws SQLException {
        return RegisteredCredential.builder()
                .credentialId(bytes(row.getString("id")))
                .userHandle(handle(row.getString("person")))
                .publicKeyCose(bytes(row.getString("public_key")))
                .signatureCount(row.getLong("signature_count"))
                .build();
    }

    private static ByteArray bytes(String base64Url) {
        try {
            return ByteArray.fromBase64Url(base64Url);
        } catch (Base64UrlException damaged) {
            throw new IllegalStateException("damaged passkey", damaged);
        }
    }
}
