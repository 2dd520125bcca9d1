package parlour.bot.endings;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Language;
import parlour.game.Text;
import parlour.game.View;

/** The {@link Figures} for people to read, and as plain data. */
public final class Report {

    private static final int LABEL = 36;
    private static final int COLUMN = 12;

    private final Figures figures;
    private final Language language;
    private final List<String> lines = new ArrayList<>();

    private Report(Figures figures, Language language) {
        this.figures = figures;
        this.language = language;
    }

    public static List<String> lines(Figures figures, Language language) {
        Report report = new Report(figures, language);
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
        row(say("with Key and die", "avec clef et dé"), figures.withDie());
        for (int top = 1; top <= 6; top++) {
            row(
                    "  " + say("die showing ", "dé montrant ") + top,
                    figures.byTop().get(top - 1));
        }
        row(say("with the Key alone, against both", "avec la clef seule, contre les deux"), figures.withoutDie());
        row(say("Key against Key", "clef contre clef"), figures.keysOnly());
    }

    private void longest() {
        example(say("Longest win with the die", "Le plus long gain avec le dé"), figures.longestWithDie());
        example(
                say("Longest win with the Key alone", "Le plus long gain avec la clef seule"),
                figures.longestWithoutDie());
    }

    private void example(String title, Figures.Longest longest) {
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
        int tooLong = figures.tooLong();
        lines.add("");
        lines.add(say(
                        "Wins longer than the " + Figures.NO_PROGRESS + " plies without a capture that make a draw: ",
                        "Gains plus longs que les " + Figures.NO_PROGRESS
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
        for (Tally tally : List.of(figures.withDie(), figures.withoutDie(), figures.keysOnly())) {
            last = Math.max(last, Math.max(tally.longestWin(), tally.longestLoss()));
        }
        for (int plies = 1; plies <= last; plies++) {
            row(
                    plies + (plies % 2 == 1 ? say(" won", " gagné") : say(" lost", " perdu")),
                    grouped(figures.withDie().endingIn(plies)),
                    grouped(figures.withoutDie().endingIn(plies)),
                    grouped(figures.keysOnly().endingIn(plies)));
        }
    }

    private void row(String label, Tally tally) {
        row(label, grouped(tally.won()), grouped(tally.drawn()), grouped(tally.lost()));
    }

    private void row(String label, String... cells) {
        StringBuilder row = new StringBuilder(label).repeat(" ", Math.max(1, LABEL - label.length()));
        for (String cell : cells) {
            row.repeat(" ", Math.max(1, COLUMN - cell.length())).append(cell);
        }
        lines.add(row.toString());
    }

    /** French groups its digits with a narrow space that does not break. */
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

    public static View data(Figures figures) {
        return new View()
                .with("keySquare", figures.rules().anyDieWins() ? "any" : "key")
                .with("keyCaptures", figures.rules().keyCaptures() ? "yes" : "no")
                .with("withDie", data(figures.withDie()))
                .with("withoutDie", data(figures.withoutDie()))
                .with("keysOnly", data(figures.keysOnly()))
                .with("byTop", figures.byTop().stream().map(Report::data).toList())
                .with("longestWithDie", data(figures.longestWithDie()))
                .with("longestWithoutDie", data(figures.longestWithoutDie()))
                .with("tooLong", figures.tooLong());
    }

    private static View data(Tally tally) {
        List<Integer> byPlies = new ArrayList<>();
        for (int plies = 1; plies <= Math.max(tally.longestWin(), tally.longestLoss()); plies++) {
            byPlies.add(tally.endingIn(plies));
        }
        return new View()
                .with("won", tally.won())
                .with("drawn", tally.drawn())
                .with("lost", tally.lost())
                .with("byPlies", byPlies);
    }

    private static View data(Figures.Longest longest) {
        return new View()
                .with("plies", longest.plies())
                .with("position", longest.position())
                .with("line", longest.line());
    }
}
