package parlour.bot.shelf;

import java.util.List;
import parlour.bot.Level;
import parlour.game.Game;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Text;
import parlour.game.View;

/** What somebody who is about to set a table chooses from: the games with their options, and how strong bots play. */
public final class Catalogue {

    private Catalogue() {}

    public static View of(List<? extends Game> games) {
        List<View> levels = Level.all().stream()
                .map(level -> new View()
                        .with("level", level.number())
                        .with("title", text(level.title()))
                        .with("sentence", text(level.sentence())))
                .toList();
        return new View()
                .with("games", games.stream().map(Catalogue::game).toList())
                .with("levels", levels);
    }

    private static View game(Game game) {
        return new View()
                .with("id", game.id())
                .with("title", text(game.title()))
                .with("summary", text(game.summary()))
                .with(
                        "seats",
                        new View()
                                .with("least", game.seats().least())
                                .with("most", game.seats().most()))
                .with(
                        "seatNames",
                        game.seatNames().stream().map(Catalogue::text).toList())
                .with("declaresMoves", game.declaresMoves())
                .with(
                        "options",
                        Options.declared(game).stream().map(Catalogue::option).toList());
    }

    private static View option(Option option) {
        View view = new View()
                .with("key", option.key())
                .with("label", text(option.label()))
                .with("values", option.words())
                .with("usual", option.usual());
        option.numbers().ifPresent(range -> {
            if (!range.prefix().isEmpty()) {
                view.with("prefix", range.prefix());
            }
            view.with("least", range.least()).with("most", range.most());
        });
        return view;
    }

    private static View text(Text text) {
        return new View().with("en", text.en()).with("fr", text.fr());
    }
}
