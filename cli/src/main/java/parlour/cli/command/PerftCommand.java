package parlour.cli.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import parlour.cli.arguments.GameArguments;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.console.ProgressBar;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Perft;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlour perft}: the number of move sequences, for one position or for a file of them. */
@Command(name = "perft")
public final class PerftCommand extends ConsoleCommand {

    /** Smaller counts are too short to time. */
    private static final long WORTH_TIMING = 10_000_000;

    private static final long TIMED_LONG_ENOUGH = TimeUnit.SECONDS.toNanos(1);

    @Mixin
    private final GameArguments about = new GameArguments();

    @Parameters(index = "1", paramLabel = "DEPTH", descriptionKey = "depth")
    private int depth;

    @Option(names = "--file", paramLabel = "F", descriptionKey = "file")
    private @Nullable Path file;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public PerftCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws NotationException, IOException {
        if (depth < 1) {
            throw new CommandException("The depth must be at least 1.", "La profondeur doit être d’au moins 1.");
        }
        if (file == null) {
            count(about.position(true));
        } else {
            countFile(file);
        }
        return ExitCode.OK;
    }

    private void count(Position position) {
        List<Long> counts = new ArrayList<>();
        long nanos = 0;
        for (int plies = 1; plies <= depth; plies++) {
            long begin = System.nanoTime();
            counts.add(count(position, plies));
            nanos = System.nanoTime() - begin;
            if (plies == depth && counts.getLast() >= WORTH_TIMING) {
                nanos = Math.min(nanos, quickest(position, nanos));
            }
            if (!json) {
                console.out().println(plies + " " + counts.getLast());
                console.out().flush();
            }
        }
        // Rate and time are those of the last depth; the others are small in comparison.
        double seconds = Math.max(nanos, 1) / 1e9;
        long rate = Math.round(counts.getLast() / seconds);
        if (json) {
            console.out()
                    .println(new View()
                            .with("position", position.notation())
                            .with("counts", counts)
                            .with("milliseconds", Math.round(seconds * 1e3))
                            .with("nodesPerSecond", rate)
                            .json());
        } else {
            console.out().printf(java.util.Locale.ROOT, "%.3f s %d nodes/s%n", seconds, rate);
        }
    }

    /** A short count is mostly JVM warm-up: it is repeated, and the fastest run counts. */
    private long quickest(Position position, long first) {
        long best = first;
        long spent = first;
        while (spent < TIMED_LONG_ENOUGH) {
            long begin = System.nanoTime();
            count(position, depth);
            long nanos = System.nanoTime() - begin;
            best = Math.min(best, nanos);
            spent += nanos;
        }
        return best;
    }

    /** One root move at a time, so that progress can be shown. */
    private long count(Position position, int plies) {
        Perft perft = new Perft();
        if (plies < 5 || !console.errIsTerminal()) {
            return perft.count(position, plies);
        }
        MoveList moves = position.legalMoves();
        long total = 0;
        try (ProgressBar progress = new ProgressBar(console, new Text("depth " + plies, "profondeur " + plies))) {
            for (int i = 0; i < moves.size(); i++) {
                position.play(moves.get(i));
                total += perft.count(position, plies - 1);
                position.undo();
                progress.at(i + 1, moves.size());
            }
        }
        return total;
    }

    private void countFile(Path from) throws IOException, NotationException {
        Perft perft = new Perft();
        int number = 0;
        try (BufferedReader lines = open(from)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (line.isBlank()) {
                    continue;
                }
                Position position = parse(line.strip(), number);
                StringBuilder row = new StringBuilder();
                for (int plies = 1; plies <= depth; plies++) {
                    row.append(plies == 1 ? "" : "\t").append(perft.count(position, plies));
                }
                console.out().println(row);
            }
        }
    }

    private BufferedReader open(Path from) throws IOException {
        if (from.toString().equals("-")) {
            return console.in();
        }
        try {
            return Files.newBufferedReader(from, StandardCharsets.UTF_8);
        } catch (NoSuchFileException missing) {
            throw new CommandException("There is no file " + from + ".", "Il n’y a pas de fichier " + from + ".");
        }
    }

    private Position parse(String line, int number) throws NotationException {
        try {
            return about.game().parse(line, about.options());
        } catch (NotationException unreadable) {
            Text why = unreadable.sentence();
            throw new CommandException("Line " + number + ": " + why.en(), "Ligne " + number + " : " + why.fr());
        }
    }
}
