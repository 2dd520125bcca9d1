package parlour.server.people.credentials;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import parlour.server.people.RandomIds;
import parlour.server.people.SecretText;

/** Recovery codes for forgotten passwords: each works once, and only their digests are stored. */
public final class RecoveryCodes {

    static final int COUNT = 8;

    /** Four groups of five characters of five bits: 100 bits, so a plain digest cannot be brute-forced. */
    private static final int GROUPS = 4;

    private static final int GROUP = 5;

    private RecoveryCodes() {}

    public static List<SecretText> make() {
        List<SecretText> codes = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            List<String> groups = new ArrayList<>();
            for (int group = 0; group < GROUPS; group++) {
                groups.add(RandomIds.letters(GROUP));
            }
            codes.add(new SecretText(String.join("-", groups)));
        }
        return codes;
    }

    /** The stored digest of a code as typed: ignores case, spaces and dashes, and reads O as 0 and I or L as 1. */
    public static String digest(String typed) {
        StringBuilder letters = new StringBuilder();
        for (char c : typed.toLowerCase(Locale.ROOT).toCharArray()) {
            switch (c) {
                case 'o' -> letters.append('0');
                case 'i', 'l' -> letters.append('1');
                default -> letters.append(RandomIds.ALPHABET.indexOf(c) < 0 ? "" : c);
            }
        }
        byte[] bytes = letters.toString().getBytes(StandardCharsets.US_ASCII);
        return HexFormat.of().formatHex(Digests.sha256(bytes));
    }
}
