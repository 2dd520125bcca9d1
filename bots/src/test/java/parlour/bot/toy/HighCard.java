package parlour.bot.toy;

import java.util.List;
import parlour.game.Game;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Seats;
import parlour.game.Text;

/** Each player is dealt a card from 1 to 9, keeps it or exchanges it once, unseen by the others; the highest wins. */
public enum HighCard implements Game {
    HIGH_CARD;

    @Override
    public String id() {
        return "highcard";
    }

    @Override
    public Text title() {
        return new Text("High card", "La plus forte");
    }

    @Override
    public Text summary() {
        return new Text("The highest card wins.", "La carte la plus forte gagne.");
    }

    @Override
    public Seats seats() {
        return new Seats(2, 4);
    }

    @Override
    public List<Text> seatNames() {
        return List.of(Text.same("A"), Text.same("B"), Text.same("C"), Text.same("D"));
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public Position start(Options options) {
        return new HighCardPosition(options.seats());
    }

    @Override
    public Position parse(String notation, Options options) {
        throw new UnsupportedOperationException("nobody writes high card down");
    }
}
