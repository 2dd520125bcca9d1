package parlour.cli.arguments;

import org.jspecify.annotations.Nullable;
import parlour.bot.runtime.SearchLimit;
import parlour.cli.console.BadArgument;
import parlour.game.NotationException;
import parlour.game.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The limit of a search: one of time, depth and nodes. */
public final class BudgetArguments {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--time", paramLabel = "T", descriptionKey = "time")
    private @Nullable String time;

    @Option(names = "--depth", paramLabel = "N", descriptionKey = "plies")
    private @Nullable String depth;

    @Option(names = "--nodes", paramLabel = "N", descriptionKey = "nodes")
    private @Nullable String nodes;

    /** The limit given, or else {@code defaultValue}. */
    public SearchLimit allowance(SearchLimit defaultValue) {
        if ((time == null ? 0 : 1) + (depth == null ? 0 : 1) + (nodes == null ? 0 : 1) > 1) {
            throw wrong(new Text(
                    "Use only one of --time, --depth and --nodes.",
                    "N’utilisez qu’une des options --time, --depth et --nodes."));
        }
        try {
            if (time != null) {
                return new SearchLimit.Time(SearchLimit.time(time));
            }
            if (depth != null) {
                return SearchLimit.depth(depth);
            }
            return nodes == null ? defaultValue : SearchLimit.nodes(nodes);
        } catch (NotationException unreadable) {
            throw wrong(unreadable.sentence());
        }
    }

    private BadArgument wrong(Text sentence) {
        return new BadArgument(spec.commandLine(), sentence);
    }
}
