package parlour.server.table;

import java.util.HexFormat;
import java.util.List;
import parlour.match.Match;
import parlour.server.chance.ProvableLots;
import parlour.server.chance.SeatBytes;
import parlour.server.chance.Secret;

/** Where a table's chance comes from. */
public interface Chance {

    /**
     * The secret of a match, before and after it is set.
     *
     * @param key of the host
     * @param match names one match, and no other ever
     */
    Secret secret(byte[] key, String match);

    /** The text of the outcome, when it is chance's turn. */
    String draw(Match match);

    /** Drawn so that anybody can compute it again once the secret is told. */
    static Chance provable() {
        return new Chance() {
            @Override
            public Secret secret(byte[] key, String match) {
                return Secret.of(key, match);
            }

            @Override
            public String draw(Match match) {
                Secret secret = Secret.read(match.opened().secret()).orElseThrow();
                List<byte[]> bytes =
                        match.bytes().stream().map(HexFormat.of()::parseHex).toList();
                ProvableLots lots = new ProvableLots(secret, SeatBytes.of(bytes), match.draws() + 1L);
                return match.position().text(lots.outcome(match.position()));
            }
        };
    }
}
