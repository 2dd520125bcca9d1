package parlour.cli.play;

import java.util.UUID;
import parlour.match.Host;
import parlour.match.Match;

/** What a match needs from this terminal. */
final class TerminalHost implements Host {

    /** As on a server. */
    private static final int STAND_IN_LEVEL = 5;

    @Override
    public long now() {
        return System.currentTimeMillis();
    }

    @Override
    public String draw(Match match) {
        return TerminalChance.draw(match);
    }

    /** Everybody sits at this keyboard. */
    @Override
    public boolean isAway(String person) {
        return false;
    }

    @Override
    public String name() {
        return UUID.randomUUID().toString();
    }

    @Override
    public int standIn() {
        return STAND_IN_LEVEL;
    }
}
