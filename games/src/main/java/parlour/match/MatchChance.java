package parlour.match;

import parlour.chance.ProvableDraw;
import parlour.chance.SeatBytes;
import parlour.chance.Secret;

/** Draws for chance as docs/chance.md says, so that anybody can compute it again once the secret is told. */
public final class MatchChance {

    private MatchChance() {}

    /** The text of the outcome, when it is chance's turn: see {@link Host#drawChance}. */
    public static String draw(Match match) {
        Secret secret = Secret.read(match.opened().secret()).orElseThrow();
        ProvableDraw draw = new ProvableDraw(secret, SeatBytes.ofHex(match.bytes()), match.chanceMoves() + 1L);
        return match.position().text(draw.drawOutcome(match.position()));
    }
}
