package parlour.cli.explorer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import parlour.bot.explorer.OpeningGame;
import parlour.cli.console.CommandException;
import parlour.conquest.Conquest;

/**
 * The games played so far, a line each in order of their numbers: White's share of the point, and the first moves. The
 * first line names the edition and the seed. Lines are only appended, so that work can be interrupted at any time.
 */
final class RecordedGames {

    private final Path file;
    private final List<OpeningGame> games = new ArrayList<>();

    private RecordedGames(Path file) {
        this.file = file;
    }

    /** Reads the file, or begins it. A line that was not finished is removed. */
    static RecordedGames open(Path folder, Conquest edition, long seed) {
        Path file = folder.resolve(edition.id() + ".games");
        String heading = edition.id() + " seed " + seed + "\n";
        RecordedGames recorded = new RecordedGames(file);
        try {
            Files.createDirectories(folder);
            String text = Files.exists(file) ? Files.readString(file) : "";
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            if (whole.isEmpty()) {
                Files.writeString(file, heading);
                return recorded;
            }
            if (!whole.startsWith(heading)) {
                throw new CommandException(
                        file + " was begun with another seed: give that one, or another folder.",
                        file + " a été commencé avec une autre graine : donnez-la, ou un autre dossier.");
            }
            whole.lines().skip(1).map(recorded::game).forEach(recorded.games::add);
            if (whole.length() < text.length()) {
                try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                    channel.truncate(whole.getBytes(StandardCharsets.UTF_8).length);
                }
            }
            return recorded;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private OpeningGame game(String line) {
        String[] words = line.split(" ", -1);
        if (words.length < 2 || !words[0].matches("0|0\\.5|1")) {
            throw new CommandException(
                    file + " has a line that is not a game: " + line,
                    file + " a une ligne qui n’est pas une partie : " + line);
        }
        return new OpeningGame(List.of(words).subList(1, words.length), Double.parseDouble(words[0]));
    }

    List<OpeningGame> games() {
        return games;
    }

    void add(OpeningGame game) {
        games.add(game);
        String share = game.whiteShare() == 0.5 ? "0.5" : game.whiteShare() == 1 ? "1" : "0";
        try {
            Files.writeString(file, share + " " + String.join(" ", game.moves()) + "\n", StandardOpenOption.APPEND);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
