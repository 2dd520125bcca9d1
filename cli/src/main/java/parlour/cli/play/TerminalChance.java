package parlour.cli.play;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import parlour.chance.ChanceTags;
import parlour.chance.SeatBytes;
import parlour.chance.Secret;
import parlour.chance.Verification;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.file.GameFile;
import parlour.match.Match;

/**
 * Chance as described in docs/chance.md, so that {@code parlour verify} can check games played here like any others.
 */
final class TerminalChance {

    private static final HexFormat HEX = HexFormat.of();
    private static final int SEAT_BYTES = 16;

    private TerminalChance() {}

    /**
     * The source of a match's draws, in hexadecimal.
     *
     * @param seatBytes for each seat, empty for a seat that contributed none
     */
    record Source(String secret, String commitment, List<String> seatBytes) {

        /** Omits the secret. */
        @Override
        public String toString() {
            return "Source[" + commitment + "]";
        }
    }

    static Source random(int seats) {
        SecureRandom random = new SecureRandom();
        List<String> seatBytes = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            seatBytes.add(HEX.formatHex(bytes(random, SEAT_BYTES)));
        }
        Secret secret = Secret.of(bytes(random, Secret.LENGTH));
        return new Source(secret.reveal(), secret.commitment(), List.copyOf(seatBytes));
    }

    private static byte[] bytes(SecureRandom random, int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    /** The source of a saved game's draws, if the file contains it and all draws match. */
    static Optional<Source> of(GameFile file, List<? extends Game> games) throws NotationException {
        if (!(Verification.of(file, games) instanceof Verification.Checked checked && checked.isRight())) {
            return Optional.empty();
        }
        String secret = file.tag(ChanceTags.SECRET).orElseThrow();
        List<String> seatBytes = new ArrayList<>();
        for (String bytes : file.tag(ChanceTags.SEAT_BYTES).orElseThrow().split(" ", -1)) {
            seatBytes.add(bytes.equals("-") ? "" : bytes);
        }
        return Optional.of(new Source(secret, file.tag(ChanceTags.COMMITMENT).orElseThrow(), List.copyOf(seatBytes)));
    }

    /** The file with the source of all later draws, which an unfinished game needs to be continued. */
    static GameFile tagged(GameFile file, Match match) {
        Secret secret = Secret.read(match.opened().secret()).orElseThrow();
        return ChanceTags.revealed(file, secret, SeatBytes.ofHex(match.bytes()));
    }
}
