package parlour.match;

import parlour.chance.ProvableDraw;
import parlour.chance.SeatBytes;
import parlour.chance.Secret;

/** Draws chance moves as described in docs/chance.md, so that anyone can verify them once the secret is revealed. */
public final class MatchChance {

    private MatchChance() {}

    /** The text of the chance move drawn: see {@link Host#drawChance}. */
    public static String draw(Match match) {
        Secret secret = Secret.read(match.opened().secret()).orElseThrow();
        ProvableDraw draw = new ProvableDraw(secret, SeatBytes.ofHex(match.bytes()), match.chanceMoves() + 1L);
        return match.position().text(draw.drawOutcome(match.position()));
    }
}
