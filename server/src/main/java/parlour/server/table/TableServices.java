package parlour.server.table;

import java.security.SecureRandom;
import java.util.function.Function;
import parlour.chance.Secret;

/**
 * The dependencies of tables.
 *
 * @param secrets the secret of a match, by a name unique to it
 */
public record TableServices(
        TableLog log,
        ProfileLookup names,
        ChanceSource chance,
        Function<String, Secret> secrets,
        ServingClock clock,
        Peers peers,
        SecureRandom random) {}
