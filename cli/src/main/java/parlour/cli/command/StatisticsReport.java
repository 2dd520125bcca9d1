package parlour.cli.command;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.tablebase.TablebaseStatistics;
import parlour.bot.tablebase.WinDrawLossCounts;
import parlour.game.Language;
import parlour.game.Text;
import parlour.game.View;

/** The {@link TablebaseStatistics} as text and as plain data. */
final class StatisticsReport {

    private static final int LABEL = 36;
    private static final int COLUMN = 12;

    private final TablebaseStatistics statistics;
    private final Language language;
    private final List<String> lines = new ArrayList<>();

    private StatisticsReport(TablebaseStatistics statistics, Language language) {
        this.statistics = statistics;
        this.language = language;
    }

    static List<String> lines(TablebaseStatistics statistics, Language language) {
        StatisticsReport report = new StatisticsReport(statistics, language);
        report.results();
        report.longest();
        report.noProgress();
        report.histogram();
        return report.lines;
    }

    private void results() {
        row(
                say("For the side to move", "Pour le camp au trait"),
                say("won", "gagné"),
                say("drawn", "nul"),
                say("lost", "perdu"));
        row(say("with Key and die", "avec clef et dé"), statistics.withDie());
        for (int top = 1; top <= 6; top++) {
            row(
                    "  " + say("die showing ", "dé montrant ") + top,
                    statistics.byTop().get(top - 1));
        }
        row(say("with the Key alone, against both", "avec la clef seule, contre les deux"), statistics.withoutDie());
        row(say("Key against Key", "clef contre clef"), statistics.keysOnly());
    }

    private void longest() {
        example(say("Longest win with the die", "Le plus long gain avec le dé"), statistics.longestWithDie());
        example(
                say("Longest win with the Key alone", "Le plus long gain avec la clef seule"),
                statistics.longestWithoutDie());
    }

    private void example(String title, TablebaseStatistics.Longest longest) {
        lines.add("");
        lines.add(title
                + say(": ", " : ")
                + longest.moves()
                + say(" moves (", " coups (")
                + longest.plies()
                + say(" plies)", " demi-coups)"));
        lines.add("  " + longest.position());
        lines.add("  " + String.join(" ", longest.line()));
    }

    private void noProgress() {
        int tooLong = statistics.tooLong();
        lines.add("");
        lines.add(say(
                        "Wins longer than the " + TablebaseStatistics.NO_PROGRESS
                                + " plies without a capture that make a draw: ",
                        "Gains plus longs que les " + TablebaseStatistics.NO_PROGRESS
                                + " demi-coups sans prise qui rendent la partie nulle : ")
                + grouped(tooLong));
    }

    /** Odd plies are wins of the side to move, even ones losses. */
    private void histogram() {
        lines.add("");
        row(
                say("Ends in plies", "Fin en demi-coups"),
                say("with die", "avec dé"),
                say("without", "sans dé"),
                say("Key v Key", "clef c. clef"));
        int last = 0;
        for (WinDrawLossCounts counts : List.of(statistics.withDie(), statistics.withoutDie(), statistics.keysOnly())) {
            last = Math.max(last, Math.max(counts.longestWin(), counts.longestLoss()));
        }
        for (int plies = 1; plies <= last; plies++) {
            row(
                    plies + (plies % 2 == 1 ? say(" won", " gagné") : say(" lost", " perdu")),
                    grouped(statistics.withDie().endingIn(plies)),
                    grouped(statistics.withoutDie().endingIn(plies)),
                    grouped(statistics.keysOnly().endingIn(plies)));
        }
    }

    private void row(String label, WinDrawLossCounts counts) {
        row(label, grouped(counts.won()), grouped(counts.drawn()), grouped(counts.lost()));
    }

    private void row(String label, String... cells) {
        StringBuilder row = new StringBuilder(label).repeat(" ", Math.max(1, LABEL - label.length()));
        for (String cell : cells) {
            row.repeat(" ", Math.max(1, COLUMN - cell.length())).append(cell);
        }
        lines.add(row.toString());
    }

    /** French groups digits with a narrow no-break space. */
    private String grouped(int number) {
        String digits = Integer.toString(number);
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < digits.length(); at++) {
            if (at > 0 && (digits.length() - at) % 3 == 0) {
                text.append(say(",", "\u202f"));
            }
            text.append(digits.charAt(at));
        }
        return text.toString();
    }

    private String say(String en, String fr) {
        return new Text(en, fr).in(language);
    }

    // ---- Plain data ----

    static View data(TablebaseStatistics statistics) {
        return new View()
                .with("keySquare", statistics.rules().anyDieWins() ? "any" : "key")
                .with("keyCaptures", statistics.rules().keyCaptures() ? "yes" : "no")
                .with("withDie", data(statistics.withDie()))
                .with("withoutDie", data(statistics.withoutDie()))
                .with("keysOnly", data(statistics.keysOnly()))
                .with(
                        "byTop",
                        statistics.byTop().stream().map(StatisticsReport::data).toList())
                .with("longestWithDie", data(statistics.longestWithDie()))
                .with("longestWithoutDie", data(statistics.longestWithoutDie()))
                .with("tooLong", statistics.tooLong());
    }

    private static View data(WinDrawLossCounts counts) {
        List<Integer> byPlies = new ArrayList<>();
        for (int plies = 1; plies <= Math.max(counts.longestWin(), counts.longestLoss()); plies++) {
            byPlies.add(counts.endingIn(plies));
        }
        return new View()
                .with("won", counts.won())
                .with("drawn", counts.drawn())
                .with("lost", counts.lost())
                .with("byPlies", byPlies);
    }

    private static View data(TablebaseStatistics.Longest longest) {
        return new View()
                .with("plies", longest.plies())
                .with("position", longest.position())
                .with("line", longest.line());
    }
}
