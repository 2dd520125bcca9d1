package parlour.server.table;

import java.security.SecureRandom;
import java.util.function.Function;
import parlour.chance.Secret;

/**
 * What tables are built with.
 *
 * @param secrets the secret of a match, by a name that no other match ever has
 */
public record TableServices(
        TableLog log,
        ProfileLookup names,
        ChanceSource chance,
        Function<String, Secret> secrets,
        ServingClock clock,
        Peers peers,
        SecureRandom random) {}
