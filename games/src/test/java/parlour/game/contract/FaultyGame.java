package parlour.game.contract;

import java.util.Collections;
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
import parlour.game.Refusal;
import parlour.game.Seats;
import parlour.game.Text;
import parlour.game.View;
import parlour.game.file.GameFile;

/** A game that meets the contract except for one {@link Fault}, to show that the checks detect it. */
record FaultyGame(Game sound, Fault fault) implements Game {

    @Override
    public String id() {
        return sound.id();
    }

    @Override
    public Text title() {
        return sound.title();
    }

    @Override
    public Text summary() {
        return sound.summary();
    }

    @Override
    public Seats seats() {
        return sound.seats();
    }

    @Override
    public List<Text> seatNames() {
        return sound.seatNames();
    }

    @Override
    public List<Option> options() {
        return sound.options();
    }

    @Override
    public boolean hasHiddenInformation() {
        return fault != Fault.DENIES_HIDDEN_INFORMATION && sound.hasHiddenInformation();
    }

    @Override
    public boolean declaresMoves() {
        return fault == Fault.DECLARES_WHAT_IS_HIDDEN
                || fault == Fault.DECLARES_BY_HIDDEN_CARDS
                || sound.declaresMoves();
    }

    @Override
    public Position start(Options options) {
        return new Faulty(sound.start(options));
    }

    @Override
    public Position parse(String notation, Options options) throws NotationException {
        return new Faulty(sound.parse(notation, options));
    }

    private final class Faulty implements Position {

        private final Position sound;
        private int played;
        private int readings;

        Faulty(Position sound) {
            this.sound = sound;
        }

        private boolean has(Fault suspected) {
            return fault == suspected;
        }

        @Override
        public int seats() {
            return sound.seats();
        }

        @Override
        public int turn() {
            return sound.turn();
        }

        @Override
        public int round() {
            int odd = has(Fault.READING_CHANGES_SOMETHING) ? readings : 0;
            return has(Fault.ROUND_FALLS) ? 100 - sound.round() : sound.round() + odd;
        }

        @Override
        public void legalMoves(MoveList into) {
            MoveList moves = RandomPlay.listed(sound);
            boolean odd = isOdd();
            if (has(Fault.ORDER_OF_MOVES_TELLS) && turn() >= 0 && odd) {
                for (int i = moves.size() - 1; i >= 0; i--) {
                    into.add(moves.get(i));
                }
                return;
            }
            for (int move : moves.toArray()) {
                into.add(move);
            }
            if (has(Fault.DECLARES_BY_HIDDEN_CARDS) && turn() >= 0 && isOdd()) {
                into.clear();
                into.add(moves.get(0));
            }
            if (has(Fault.LISTS_A_MOVE_TWICE) && !moves.isEmpty()) {
                into.add(moves.get(0));
            }
        }

        /** Depends on a card that only the first seat knows. */
        private boolean isOdd() {
            return sound.notation().charAt(0) % 2 == 1;
        }

        @Override
        public int legalMoveCount() {
            return RandomPlay.listed(this).size() + (has(Fault.COUNTS_ONE_TOO_MANY) ? 1 : 0);
        }

        @Override
        public int legalMoveAt(int index) {
            return RandomPlay.listed(this).get(has(Fault.CHOOSES_ANOTHER) ? 0 : index);
        }

        @Override
        public long perft2() {
            return Position.super.perft2() - (has(Fault.FORGETS_A_REPLY) ? 1 : 0);
        }

        @Override
        public int weight(int move) {
            return has(Fault.WEIGHS_NOTHING) ? Math.max(0, 2 - move) : sound.weight(move);
        }

        @Override
        public String text(int move) {
            return sound.text(move) + (has(Fault.TEXT_HOLDS_A_SPACE) ? " " : "");
        }

        @Override
        public String textFor(int move, int viewer) {
            if (has(Fault.DEAL_IS_TOLD_TO_ALL)) {
                return text(move);
            }
            if (has(Fault.SEEN_TEXT_IS_A_RESULT) && turn() == CHANCE) {
                return GameFile.UNFINISHED;
            }
            if (has(Fault.DECLARES_WHAT_IS_HIDDEN) && viewer != turn()) {
                return "?";
            }
            return has(Fault.OWN_MOVE_IS_HIDDEN) && viewer == turn() ? "?" : sound.textFor(move, viewer);
        }

        @Override
        public boolean reveals(int move) {
            return switch (fault) {
                case SHOWS_CARDS_UNANNOUNCED -> false;
                case ANNOUNCES_BY_HIDDEN_CARDS -> isOdd() || sound.reveals(move);
                default -> sound.reveals(move);
            };
        }

        @Override
        public View moveView(int move) {
            return switch (fault) {
                case DESCRIBES_ANOTHER_MOVE ->
                    new View().with("text", text(RandomPlay.listed(this).get(0)));
                case DESCRIPTION_TELLS_ALL -> sound.moveView(move).with("position", sound.notation());
                default -> new View().with("text", text(move));
            };
        }

        @Override
        public ParseResult parseMove(String text) throws NotationException {
            readings++;
            ParseResult reading;
            try {
                reading = sound.parseMove(text.strip());
            } catch (NotationException unreadable) {
                String more = has(Fault.UNREADABLE_TELLS_ALL) ? sound.notation() : "";
                Text sentence = unreadable.sentence();
                throw new NotationException(
                        text, unreadable.place(), new Text(sentence.en() + more, sentence.fr() + more));
            }
            return switch (reading) {
                case ParseResult.Legal legal ->
                    has(Fault.REFUSES_A_LISTED_MOVE) && text.equals("bet")
                            ? new Refusal("no-bets", Text.same("No bets today."))
                            : legal;
                case Refusal refusal -> refused(refusal);
            };
        }

        private ParseResult refused(Refusal refusal) {
            Text sentence = refusal.message();
            if (has(Fault.ACCEPTS_WHAT_IS_NOT_LISTED)) {
                return new ParseResult.Legal(99);
            }
            if (has(Fault.REFUSES_IN_ONE_LANGUAGE)) {
                return new Refusal(refusal.code(), new Text(sentence.en(), ""));
            }
            return has(Fault.REFUSAL_TELLS_ALL)
                    ? new Refusal(refusal.code(), new Text(sentence.en(), sentence.fr() + sound.notation()))
                    : refusal;
        }

        @Override
        public void play(int move) {
            played++;
            sound.play(move);
            if (has(Fault.NEVER_ENDS) && sound.isOver()) {
                sound.undo();
            }
        }

        @Override
        public void undo() {
            if (has(Fault.UNDO_FORGETS_THE_LAST_MOVE) && sound.isOver()) {
                return;
            }
            sound.undo();
        }

        @Override
        public Optional<Outcome> outcome() {
            Text sentence = Text.same("So be it.");
            if (has(Fault.OUTCOME_COMES_TOO_SOON) && turn() == seats() - 1) {
                return Optional.of(Outcome.won(List.of(0), seats(), "soon", sentence));
            }
            if (has(Fault.EVERYBODY_WINS) && isOver()) {
                return Optional.of(new Outcome(Collections.nCopies(seats(), Outcome.Share.WHOLE), "love", sentence));
            }
            Optional<Outcome> outcome = sound.outcome();
            return has(Fault.OUTCOME_TELLS_ALL)
                    ? outcome.map(o -> new Outcome(o.shares(), o.reason(), Text.same(sound.notation())))
                    : outcome;
        }

        @Override
        public Position copy() {
            return has(Fault.COPY_IS_THE_POSITION_ITSELF) ? this : new Faulty(sound.copy());
        }

        @Override
        public long hash() {
            return sound.hash() + (has(Fault.UNDO_FORGETS_THE_HASH) ? played : 0);
        }

        @Override
        public String notation() {
            String notation = sound.notation();
            return has(Fault.NOTATION_FORGETS_WHAT_WAS_SAID)
                    ? notation.substring(0, notation.indexOf('/') + 1)
                    : notation;
        }

        @Override
        public View view(int viewer) {
            if (has(Fault.SHOWS_NOTHING)) {
                return new View();
            }
            View view = sound.view(viewer);
            return has(Fault.VIEW_TELLS_ALL) ? view.with("position", sound.notation()) : view;
        }

        @Override
        public Position sample(int seat, RandomSource random) {
            return switch (fault) {
                case SAMPLE_IS_THE_TRUTH -> copy();
                case SAMPLE_IS_THE_POSITION_ITSELF -> this;
                case SAMPLE_IS_FOR_ANOTHER_SEAT -> new Faulty(sound.sample((seat + 1) % seats(), random));
                case SAMPLE_DEPENDS_ON_THE_TRUTH -> {
                    if (isOdd()) {
                        random.nextInt(2);
                    }
                    yield new Faulty(sound.sample(seat, random));
                }
                default -> new Faulty(sound.sample(seat, random));
            };
        }
    }
}
