package parlour.bot.tablebase;

import java.util.Optional;

/** Where a bot finds solved endings: a folder on this machine, a download in a browser, or nowhere. */
@FunctionalInterface
public interface TablebaseSource {

    TablebaseSource NONE = rules -> Optional.empty();

    Optional<Tablebase> find(TablebaseRules rules);
}
