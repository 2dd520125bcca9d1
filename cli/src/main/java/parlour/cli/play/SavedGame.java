package parlour.cli.play;

import java.time.LocalDate;
import parlour.bot.Level;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.file.GameFile;
import parlour.match.Match;
import parlour.match.Player;
import parlour.match.TableSettings;
import parlour.server.version.Version;

/** A game as a complete file, secrets included: what {@link GameOpener#resume} needs to continue it. */
final class SavedGame {

    private SavedGame() {}

    static GameFile file(TerminalGame game, LocalDate today) {
        Match match = game.match();
        GameFile file = moves(match);
        for (GameFile.Tag tag : game.tags()) {
            file = file.with(tag.name(), tag.value());
        }
        for (int seat = 0; seat < match.seats(); seat++) {
            if (match.player(seat).orElseThrow() instanceof Player.Bot(int number)) {
                Level level = Level.of(number).orElseThrow();
                file = file.with(
                        GameFile.seatTag(game.game(), seat),
                        "Parlour " + number + ", " + level.title().en());
            }
        }
        if (file.tag(GameFile.DATE).isEmpty()) {
            file = file.with(GameFile.DATE, today.toString());
        }
        file = file.with(GameFile.PROGRAM, Version.CURRENT.program());
        if (game.isVerifiable()) {
            file = TerminalChance.tagged(file, match);
        }
        if (match.outcome().isEmpty()) {
            return file;
        }
        Outcome outcome = match.outcome().get();
        return file.ended(outcome.result(), outcome.reason());
    }

    private static GameFile moves(Match match) {
        TableSettings settings = match.settings();
        try {
            return GameFile.of(settings.game(), settings.options(), settings.start(), match.moves());
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
