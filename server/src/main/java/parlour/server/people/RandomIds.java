package parlour.server.people;

import java.security.SecureRandom;

/** Unguessable ids, codes and keys. */
public final class RandomIds {

    /** Lower-case letters and digits that are not easily confused: five bits each. */
    public static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

    private static final int ID_LENGTH = 16;

    private static final SecureRandom RANDOM = new SecureRandom();

    private RandomIds() {}

    public static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    /** {@code count} random characters of the {@link #ALPHABET}. */
    public static String letters(int count) {
        StringBuilder letters = new StringBuilder();
        for (byte b : bytes(count)) {
            letters.append(ALPHABET.charAt(b & 31));
        }
        return letters.toString();
    }

    /** 80 random bits: collisions are not expected. */
    public static String id() {
        return letters(ID_LENGTH);
    }

    static int nextInt(int bound) {
        return RANDOM.nextInt(bound);
    }
}
