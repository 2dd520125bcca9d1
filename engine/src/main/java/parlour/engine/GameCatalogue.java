package parlour.engine;

import java.util.List;
import parlour.bot.Level;
import parlour.game.Game;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.View;

/** The choices for a new table: the games with their options, and the levels of the bots. */
public final class GameCatalogue {

    private GameCatalogue() {}

    public static View of(List<? extends Game> games) {
        List<View> levels = Level.all().stream()
                .map(level -> new View()
                        .with("level", level.number())
                        .with("title", level.title())
                        .with("sentence", level.sentence()))
                .toList();
        return new View()
                .with("games", games.stream().map(GameCatalogue::game).toList())
                .with("levels", levels);
    }

    private static View game(Game game) {
        return new View()
                .with("id", game.id())
                .with("title", game.title())
                .with("summary", game.summary())
                .with(
                        "seats",
                        new View()
                                .with("min", game.seats().min())
                                .with("max", game.seats().max()))
                .with("seatNames", game.seatNames().stream().map(View::of).toList())
                .with("declaresMoves", game.declaresMoves())
                .with(
                        "options",
                        Options.declared(game).stream()
                                .map(GameCatalogue::option)
                                .toList());
    }

    private static View option(Option option) {
        View view = new View()
                .with("key", option.key())
                .with("label", option.label())
                .with("values", option.words())
                .with("default", option.defaultValue());
        option.numbers().ifPresent(range -> {
            if (!range.prefix().isEmpty()) {
                view.with("prefix", range.prefix());
            }
            view.with("min", range.min()).with("max", range.max());
        });
        option.code()
                .ifPresent(code -> view.with(
                        "code",
                        new View()
                                .with("prefix", code.prefix())
                                .with("length", code.length())
                                .with("characters", code.characters())));
        return view;
    }
}
