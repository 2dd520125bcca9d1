package parlour.game.kuhn;

import java.util.List;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Seats;
import parlour.game.Text;

/** Kuhn poker for two to four players. */
public enum Kuhn implements Game {
    KUHN;

    private static final Option SUITS = Option.choice(
            "suits", new Text("How often each card is in the pack", "Exemplaires de chaque carte"), "1", "2");
    private static final Option SPARE = Option.number(
            "spare", new Text("Ranks beyond one for each player", "Valeurs de plus que de joueurs"), 1, 1, 3);

    @Override
    public String id() {
        return "kuhn";
    }

    @Override
    public Text title() {
        return new Text("Kuhn poker", "Poker de Kuhn");
    }

    @Override
    public Text summary() {
        return new Text(
                "One card each: check or bet, call or fold; the highest card wins.",
                "Une carte chacun : on passe ou on mise, on suit ou on se couche ; la plus forte gagne.");
    }

    @Override
    public Seats seats() {
        return new Seats(2, 4);
    }

    @Override
    public List<Text> seatNames() {
        return List.of(
                new Text("Seat 1", "Place 1"),
                new Text("Seat 2", "Place 2"),
                new Text("Seat 3", "Place 3"),
                new Text("Seat 4", "Place 4"));
    }

    @Override
    public List<Option> options() {
        return List.of(SUITS, SPARE);
    }

    @Override
    public KuhnPosition start(Options options) {
        return new KuhnPosition(
                options.seats(),
                options.seats() + Integer.parseInt(options.value("spare")),
                Integer.parseInt(options.value("suits")));
    }

    @Override
    public KuhnPosition parse(String notation, Options options) throws NotationException {
        return KuhnNotation.parse(notation, start(options));
    }
}
