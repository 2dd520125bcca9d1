package parlour.cli.play;

import java.util.UUID;
import parlour.match.Host;

/** The terminal as the host of a match. */
final class TerminalHost implements Host {

    @Override
    public long now() {
        return System.currentTimeMillis();
    }

    @Override
    public String newMatchId() {
        return UUID.randomUUID().toString();
    }
}
