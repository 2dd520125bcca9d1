package parlour.cli.play;

import java.util.UUID;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.protocol.MatchChance;

/** What a match needs from this terminal. */
final class TerminalHost implements Host {

    @Override
    public long now() {
        return System.currentTimeMillis();
    }

    @Override
    public String drawChance(Match match) {
        return MatchChance.draw(match);
    }

    /** Everybody sits at this keyboard. */
    @Override
    public boolean isAway(String person) {
        return false;
    }

    @Override
    public String newMatchId() {
        return UUID.randomUUID().toString();
    }
}
