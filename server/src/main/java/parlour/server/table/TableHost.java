package parlour.server.table;

import parlour.match.Host;
import parlour.match.Match;

/** The services a match needs from the server. */
final class TableHost implements Host {

    private final TableServices services;
    private final TableOpener opener;
    private final Presence presence;

    TableHost(TableServices services, TableOpener opener, Presence presence) {
        this.services = services;
        this.opener = opener;
        this.presence = presence;
    }

    @Override
    public long now() {
        return services.clock().now();
    }

    @Override
    public String drawChance(Match match) {
        return services.chance().draw(match);
    }

    @Override
    public boolean isAway(String person) {
        return presence.isAway(person, now());
    }

    @Override
    public String newMatchId() {
        return opener.newId();
    }
}
