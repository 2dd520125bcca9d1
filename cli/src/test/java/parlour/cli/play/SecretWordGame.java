package parlour.cli.play;

import java.util.ArrayList;
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

/** The smallest game with hidden information: each of two seats holds a word, whispers once, and neither wins. */
final class SecretWordGame implements Game {

    private static final List<String> WORDS = List.of("amber", "indigo");
    private static final List<String> WHISPERS = List.of("say:one", "say:two");

    @Override
    public String id() {
        return "whispers";
    }

    @Override
    public Text title() {
        return new Text("Whispers", "Murmures");
    }

    @Override
    public Text summary() {
        return new Text("Whisper once.", "Murmurez une fois.");
    }

    @Override
    public Seats seats() {
        return Seats.exactly(2);
    }

    @Override
    public List<Text> seatNames() {
        return List.of(new Text("North", "Nord"), new Text("South", "Sud"));
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public Position start(Options options) {
        return new State(new ArrayList<>());
    }

    @Override
    public Position parse(String notation, Options options) throws NotationException {
        throw new NotationException(notation, 0, new Text("Not needed.", "Inutile."));
    }

    private record State(List<Integer> said) implements Position {

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public int turn() {
            return said.size() < 2 ? said.size() : NOBODY;
        }

        @Override
        public int round() {
            return 1;
        }

        @Override
        public void legalMoves(MoveList into) {
            for (int i = 0; i < WHISPERS.size() && !isOver(); i++) {
                into.add(i);
            }
        }

        @Override
        public String text(int move) {
            return WHISPERS.get(move);
        }

        @Override
        public String textFor(int move, int viewer) {
            return viewer == turn() ? text(move) : "say:…";
        }

        @Override
        public ParseResult parseMove(String text) throws NotationException {
            if (!WHISPERS.contains(text)) {
                throw new NotationException(text, 0, new Text("Say one or two.", "Dites un ou deux."));
            }
            return new ParseResult.Legal(WHISPERS.indexOf(text));
        }

        @Override
        public void play(int move) {
            said.add(move);
        }

        @Override
        public void undo() {
            said.removeLast();
        }

        @Override
        public Optional<Outcome> outcome() {
            Text sentence = new Text("All is said.", "Tout est dit.");
            return isOver() ? Optional.of(Outcome.won(List.of(0, 1), 2, "said", sentence)) : Optional.empty();
        }

        @Override
        public Position copy() {
            return new State(new ArrayList<>(said));
        }

        @Override
        public long hash() {
            return said.hashCode();
        }

        @Override
        public String notation() {
            return String.join("/", WORDS) + " " + said;
        }

        @Override
        public View view(int viewer) {
            View view = new View().with("said", said.size());
            return viewer < 0 ? view : view.with("word", WORDS.get(viewer));
        }

        @Override
        public Position sample(int seat, RandomSource random) {
            return copy();
        }
    }
}
