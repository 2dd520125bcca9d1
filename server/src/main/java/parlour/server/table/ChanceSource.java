package parlour.server.table;

import java.security.SecureRandom;
import parlour.chance.Secret;
import parlour.match.Match;
import parlour.match.MatchChance;

/** The source of a table's secret and of its random draws. */
public interface ChanceSource {

    /** A new secret for one table. */
    Secret secret(SecureRandom random);

    /** A new secret for the rematch of a table. */
    default Secret rematchSecret(SecureRandom random) {
        return secret(random);
    }

    /** The move drawn when it is chance's turn. */
    String draw(Match match);

    /** Draws that anyone can verify once the secret is revealed. */
    static ChanceSource provable() {
        return new ChanceSource() {
            @Override
            public Secret secret(SecureRandom random) {
                byte[] bytes = new byte[Secret.LENGTH];
                random.nextBytes(bytes);
                return Secret.of(bytes);
            }

            @Override
            public String draw(Match match) {
                return MatchChance.draw(match);
            }
        };
    }
}
