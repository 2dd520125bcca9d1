package parlour.bot.endings;

import java.util.Optional;

/** Where a bot may find endings that have been solved: a folder on this machine, a download in a browser, or nowhere. */
@FunctionalInterface
public interface EndingsSource {

    EndingsSource NONE = rules -> Optional.empty();

    Optional<Endings> find(EndingRules rules);
}
