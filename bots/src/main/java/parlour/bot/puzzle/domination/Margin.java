package parlour.bot.puzzle.domination;

import java.util.List;
import parlour.bot.domination.EndgameLead;

/**
 * By how much an ending is won; written as {@code 3,-1}.
 *
 * @param best the lead after the best move, in territories
 * @param next the lead after the next best, negative where it loses
 */
record Margin(int best, int next) {

    static Margin of(List<EndgameLead> leads) {
        return new Margin(leads.get(0).lead(), leads.get(1).lead());
    }

    /** @throws IllegalArgumentException if the text is no margin */
    static Margin read(String text) {
        int comma = text.indexOf(',');
        if (comma < 0) {
            throw new IllegalArgumentException("no margin: " + text);
        }
        return new Margin(Integer.parseInt(text.substring(0, comma)), Integer.parseInt(text.substring(comma + 1)));
    }

    String text() {
        return best + "," + next;
    }
}
