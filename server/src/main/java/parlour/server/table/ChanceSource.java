package parlour.server.table;

import parlour.chance.Secret;
import parlour.match.Match;
import parlour.match.MatchChance;

/** Where a table's chance comes from. */
public interface ChanceSource {

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
