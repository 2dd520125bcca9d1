package parlour.server.table;

import parlour.chance.Secret;
import parlour.match.Match;
import parlour.match.MatchChance;

/** The source of a table's random draws. */
public interface ChanceSource {

    /**
     * The secret of a match, derived from the host's key: always the same for a match.
     *
     * @param key the host's key
     * @param match a name unique to the match
     */
    Secret secret(byte[] key, String match);

    /** The move drawn when it is chance's turn. */
    String draw(Match match);

    /** Draws that anyone can verify once the secret is revealed. */
    static ChanceSource provable() {
        return new ChanceSource() {
            @Override
            public Secret secret(byte[] key, String match) {
                return Secret.of(key).derive("parlour secret of " + match);
            }

            @Override
            public String draw(Match match) {
                return MatchChance.draw(match);
            }
        };
    }
}
