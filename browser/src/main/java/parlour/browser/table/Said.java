package parlour.browser.table;

import java.util.List;
import parlour.game.View;

/**
 * What a house answers.
 *
 * @param messages what the person hears
 * @param kept what has to be kept before anybody hears of it: a new table's {@code opening}, or a {@code deed} and what the
 *     table has come to
 */
public record Said(List<View> messages, List<View> kept) {

    public Said {
        messages = List.copyOf(messages);
        kept = List.copyOf(kept);
    }

    static Said only(View message) {
        return new Said(List.of(message), List.of());
    }
}
