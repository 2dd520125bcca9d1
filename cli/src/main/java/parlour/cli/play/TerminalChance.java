package parlour.cli.play;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.GameFile;
import parlour.game.NotationException;
import parlour.match.Match;
import parlour.server.chance.ChanceTags;
import parlour.server.chance.ProvableLots;
import parlour.server.chance.SeatBytes;
import parlour.server.chance.Secret;
import parlour.server.chance.Verification;

/** Chance as docs/chance.md describes it, so that {@code parlour verify} can check games played here like any others. */
final class TerminalChance {

    private static final HexFormat HEX = HexFormat.of();
    private static final int SEAT_BYTES = 16;

    private TerminalChance() {}

    /**
     * What the draws of a match follow from, in hexadecimal.
     *
     * @param seatBytes for each seat, empty for a seat that gave none
     */
    record Source(String secret, String commitment, List<String> seatBytes) {

        /** Without the secret. */
        @Override
        public String toString() {
            return "Source[" + commitment + "]";
        }
    }

    static Source random(int seats) {
        SecureRandom random = new SecureRandom();
        List<String> seatBytes = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            byte[] bytes = new byte[SEAT_BYTES];
            random.nextBytes(bytes);
            seatBytes.add(HEX.formatHex(bytes));
        }
        Secret secret = Secret.random();
        return new Source(secret.reveal(), secret.commitment(), List.copyOf(seatBytes));
    }

    /** What the draws of a saved game followed from, if the file tells it and all of them do. */
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

    static String draw(Match match) {
        ProvableLots lots = new ProvableLots(secret(match), seatBytes(match), match.draws() + 1L);
        return match.position().text(lots.outcome(match.position()));
    }

    /** The file with everything that later draws follow from: a game that goes on needs it to be continued. */
    static GameFile tagged(GameFile file, Match match) {
        return ChanceTags.revealed(file, secret(match), seatBytes(match));
    }

    private static Secret secret(Match match) {
        return Secret.read(match.opened().secret()).orElseThrow();
    }

    private static SeatBytes seatBytes(Match match) {
        return SeatBytes.of(match.bytes().stream().map(HEX::parseHex).toList());
    }
}
