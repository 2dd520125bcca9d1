package parlour.chance;

import java.util.Arrays;

/**
 * SHA-256 and HMAC over it (FIPS 180-4, RFC 2104), in plain Java: a page not loaded over HTTPS has no Web Crypto
 * digests, and the JDK's are not available to the compiled engine.
 */
final class Sha256 {

    private static final int BLOCK = 64;
    private static final int[] ROUNDS = new int[64];
    private static final int[] START = new int[8];

    static {
        // The first bits of the fractional parts of the square and cube roots of the first primes.
        int found = 0;
        for (int number = 2; found < 64; number++) {
            if (isPrime(number)) {
                ROUNDS[found] = fraction(Math.pow(number, 1 / 3.0));
                if (found < 8) {
                    START[found] = fraction(Math.sqrt(number));
                }
                found++;
            }
        }
    }

    private Sha256() {}

    private static boolean isPrime(int number) {
        for (int i = 2; i * i <= number; i++) {
            if (number % i == 0) {
                return false;
            }
        }
        return true;
    }

    /** The first 32 fractional bits: a double has twenty more for a root below 8. */
    private static int fraction(double root) {
        return (int) (long) ((root - (int) root) * (1L << 32));
    }

    static byte[] digest(byte[] message) {
        int padded = (message.length + 8) / BLOCK * BLOCK + BLOCK;
        byte[] blocks = Arrays.copyOf(message, padded);
        blocks[message.length] = (byte) 0x80;
        long bits = 8L * message.length;
        for (int i = 0; i < 8; i++) {
            blocks[padded - 1 - i] = (byte) (bits >>> (8 * i));
        }
        int[] state = START.clone();
        int[] words = new int[64];
        for (int block = 0; block < padded; block += BLOCK) {
            mix(state, words, blocks, block);
        }
        byte[] digest = new byte[32];
        for (int i = 0; i < digest.length; i++) {
            digest[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    private static void mix(int[] state, int[] words, byte[] bytes, int from) {
        for (int i = 0; i < 16; i++) {
            int at = from + 4 * i;
            words[i] = bytes[at] << 24
                    | (bytes[at + 1] & 0xff) << 16
                    | (bytes[at + 2] & 0xff) << 8
                    | (bytes[at + 3] & 0xff);
        }
        for (int i = 16; i < 64; i++) {
            int near = words[i - 2];
            int far = words[i - 15];
            words[i] = words[i - 16]
                    + words[i - 7]
                    + (Integer.rotateRight(far, 7) ^ Integer.rotateRight(far, 18) ^ far >>> 3)
                    + (Integer.rotateRight(near, 17) ^ Integer.rotateRight(near, 19) ^ near >>> 10);
        }
        int[] s = state.clone();
        for (int i = 0; i < 64; i++) {
            int e = s[4];
            int a = s[0];
            int first = s[7]
                    + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25))
                    + ((e & s[5]) ^ (~e & s[6]))
                    + ROUNDS[i]
                    + words[i];
            int second = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
                    + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
            System.arraycopy(s, 0, s, 1, 7);
            s[4] += first;
            s[0] = first + second;
        }
        for (int i = 0; i < 8; i++) {
            state[i] += s[i];
        }
    }

    /** @param key at most one block long, as every key here is */
    static byte[] hmac(byte[] key, byte[] message) {
        if (key.length > BLOCK) {
            throw new IllegalArgumentException("a key of " + key.length + " bytes");
        }
        byte[] inner = new byte[BLOCK + message.length];
        byte[] outer = new byte[BLOCK + 32];
        for (int i = 0; i < BLOCK; i++) {
            byte bits = i < key.length ? key[i] : 0;
            inner[i] = (byte) (bits ^ 0x36);
            outer[i] = (byte) (bits ^ 0x5c);
        }
        System.arraycopy(message, 0, inner, BLOCK, message.length);
        System.arraycopy(digest(inner), 0, outer, BLOCK, 32);
        return digest(outer);
    }
}
