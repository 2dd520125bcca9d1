package parlour.server.people.credentials;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;
import parlour.server.people.RandomIds;

/**
 * A stored password: Argon2id with salt and cost, in the usual format {@code $argon2id$v=19$m=19456,t=2,p=1$salt$hash}.
 */
public final class Argon2Hash {

    /**
     * The cost parameters of Argon2.
     *
     * @param memory in KiB
     * @param passes number of passes over that memory
     * @param lanes degree of parallelism
     */
    public record Cost(int memory, int passes, int lanes) {

        /** The OWASP recommendation with 19 MiB of memory. */
        static final Cost DEFAULT = new Cost(19 * 1024, 2, 1);

        boolean isLessThan(Cost other) {
            return memory < other.memory || passes < other.passes || lanes < other.lanes;
        }
    }

    private static final int SALT = 16;
    private static final int HASH = 32;

    private static final Pattern SHAPE = Pattern.compile(
            "\\$argon2id\\$v=19\\$m=([0-9]{1,7}),t=([0-9]{1,3}),p=([0-9]{1,3})\\$([A-Za-z0-9+/]{11,88})\\$([A-Za-z0-9+/]{16,88})");

    private final Cost cost;
    private final byte[] salt;
    private final byte[] hash;

    private Argon2Hash(Cost cost, byte[] salt, byte[] hash) {
        this.cost = cost;
        this.salt = salt;
        this.hash = hash;
    }

    public static Argon2Hash of(String password, Cost cost) {
        byte[] salt = RandomIds.bytes(SALT);
        return new Argon2Hash(cost, salt, computed(password, cost, salt, HASH));
    }

    /**
     * A hash that no password matches, used when there is no account. Checking against it takes as long as against any
     * other; creating it is free.
     */
    static Argon2Hash ofNoPassword(Cost cost) {
        return new Argon2Hash(cost, RandomIds.bytes(SALT), RandomIds.bytes(HASH));
    }

    /**
     * Parses the format of {@link #text}.
     *
     * @throws IllegalStateException if it is malformed; the message does not contain the text
     */
    public static Argon2Hash read(String text) {
        Matcher parts = SHAPE.matcher(text);
        if (!parts.matches()) {
            throw new IllegalStateException("a password is not kept as it should be");
        }
        Cost cost = new Cost(
                Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)), Integer.parseInt(parts.group(3)));
        return new Argon2Hash(
                cost,
                Base64.getDecoder().decode(parts.group(4)),
                Base64.getDecoder().decode(parts.group(5)));
    }

    String text() {
        Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
        return "$argon2id$v=19$m=" + cost.memory + ",t=" + cost.passes + ",p=" + cost.lanes + "$"
                + base64.encodeToString(salt) + "$" + base64.encodeToString(hash);
    }

    public Cost cost() {
        return cost;
    }

    boolean matches(String password) {
        return Digests.areEqual(hash, computed(password, cost, salt, hash.length));
    }

    private static byte[] computed(String password, Cost cost, byte[] salt, int length) {
        Argon2BytesGenerator generator = new Argon2BytesGenerator();
        generator.init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                .withMemoryAsKB(cost.memory)
                .withIterations(cost.passes)
                .withParallelism(cost.lanes)
                .withSalt(salt)
                .build());
        byte[] hash = new byte[length];
        // Keyboards may compose accented letters differently.
        String composed = Normalizer.normalize(password, Normalizer.Form.NFC);
        generator.generateBytes(composed.getBytes(StandardCharsets.UTF_8), hash);
        return hash;
    }

    @Override
    public String toString() {
        return "Argon2[hidden]";
    }
}
