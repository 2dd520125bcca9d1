package parlour.server.table;

import java.security.SecureRandom;

/** The dependencies of tables. */
public record TableServices(
        TableLog log,
        ProfileLookup names,
        ChanceSource chance,
        TableSecrets secrets,
        ServingClock clock,
        Peers peers,
        SecureRandom random) {}
