package parlour.server;

import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.Seats;
import parlour.game.Text;
import parlour.game.View;
import parlour.game.kuhn.Kuhn;

/** Kuhn poker with a leak: the public view depends on every card. */
record LeakyGame() implements Game {

    @Override
    public String id() {
        return Kuhn.KUHN.id();
    }

    @Override
    public Text title() {
        return Kuhn.KUHN.title();
    }

    @Override
    public Text summary() {
        return Kuhn.KUHN.summary();
    }

    @Override
    public Seats seats() {
        return Kuhn.KUHN.seats();
    }

    @Override
    public List<Text> seatNames() {
        return Kuhn.KUHN.seatNames();
    }

    @Override
    public List<Option> options() {
        return Kuhn.KUHN.options();
    }

    @Override
    public Position start(Options options) {
        return new Told(Kuhn.KUHN.start(options));
    }

    @Override
    public Position parse(String notation, Options options) throws NotationException {
        return new Told(Kuhn.KUHN.parse(notation, options));
    }

    private record Told(Position cards) implements Position {

        @Override
        public View view(int viewer) {
            return cards.view(viewer).with("mood", cards.hash());
        }

        @Override
        public int seats() {
            return cards.seats();
        }

        @Override
        public int turn() {
            return cards.turn();
        }

        @Override
        public int round() {
            return cards.round();
        }

        @Override
        public void legalMoves(MoveList into) {
            cards.legalMoves(into);
        }

        @Override
        public int weight(int move) {
            return cards.weight(move);
        }

        @Override
        public String text(int move) {
            return cards.text(move);
        }

        @Override
        public String textFor(int move, int viewer) {
            return cards.textFor(move, viewer);
        }

        @Override
        public boolean reveals(int move) {
            return cards.reveals(move);
        }

        @Override
        public ParseResult parseMove(String text) throws NotationException {
            return cards.parseMove(text);
        }

        @Override
        public void play(int move) {
            cards.play(move);
        }

        @Override
        public void undo() {
            cards.undo();
        }

        @Override
        public Optional<Outcome> outcome() {
            return cards.outcome();
        }

        @Override
        public Position copy() {
            return new Told(cards.copy());
        }

        @Override
        public long hash() {
            return cards.hash();
        }

        @Override
        public String notation() {
            return cards.notation();
        }

        @Override
        public Position sample(int seat, RandomSource random) {
            return new Told(cards.sample(seat, random));
        }
    }
}
