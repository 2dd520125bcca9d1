package parlour.conan.rules;

import java.util.Optional;
import parlour.conan.card.CardSet;

/**
 * Effects outside the vocabulary: "its player states what happens in steps from a closed list …, everybody sees it and
 * every person at the table agrees or not; one no, and nothing happens beyond the card being used."
 */
public final class TableAgreement {

    private static final int NONE = PackedState.NONE;

    private final Board board;
    private final PackedState s;
    private final CardSet set;
    private final EffectStack effects;
    private final TermsById<Statement> ids;

    TableAgreement(Board board, EffectStack effects, TermsById<Statement> ids) {
        this.board = board;
        this.s = board.s;
        this.set = board.set;
        this.effects = effects;
        this.ids = ids;
    }

    /** The move that makes a statement. */
    public int move(Statement statement) {
        return MoveCode.of(MoveCode.STATE) | ids.number(statement);
    }

    public Statement statement(int move) {
        return ids.terms(MoveCode.number(move));
    }

    // ---- Stating and answering ----

    void state(int move) {
        Statement statement = statement(move);
        s.agree(s.agreements.stating(Optional.of(statement)));
        s.put(PackedState.ASKED, board.after(statement.by()));
        s.put(PackedState.STEP, Step.AGREEING);
    }

    void answer(boolean isYes) {
        Statement statement = s.agreements.statement().orElseThrow();
        int next = board.after(s.b[PackedState.ASKED]);
        if (isYes && next != statement.by()) {
            s.put(PackedState.ASKED, next);
            return;
        }
        s.put(PackedState.ASKED, NONE);
        s.put(PackedState.STEP, Step.EFFECT);
        effects.pop();
        if (isYes) {
            for (int i = statement.steps().size() - 1; i >= 0; i--) {
                effects.push(Step.Job.STATED, statement.by(), i);
            }
        } else {
            s.agree(s.agreements.stating(Optional.empty()));
        }
    }

    // ---- Carrying out ----

    /** Carries out the stated step on top of the stack; what takes draws or choices becomes jobs of its own. */
    void carryOut() {
        Statement statement = s.agreements.statement().orElseThrow();
        int nth = effects.jobCount();
        effects.pop();
        if (nth == statement.steps().size() - 1) {
            s.agree(s.agreements.stating(Optional.empty()));
        }
        carryOut(statement.steps().get(nth));
    }

    private void carryOut(Statement.Step step) {
        switch (step) {
            case Statement.Draw(int seat, int n) -> effects.push(Step.Job.DRAW, seat, n);
            case Statement.Discard(int seat, int n, boolean isByChance) ->
                effects.push(isByChance ? Step.Job.DROP : Step.Job.CHOOSE, seat, n);
            case Statement.Find(int seat) -> effects.push(Step.Job.LOOT, seat, 1);
            default -> carryOutAtOnce(step);
        }
    }

    private void carryOutAtOnce(Statement.Step step) {
        switch (step) {
            case Statement.Glory(int from, int to, int n) -> {
                if (from == Statement.BANK) {
                    board.fromBank(BankReason.EFFECT, to, n);
                } else if (to == Statement.BANK) {
                    board.toBank(BankReason.STATED, from, n);
                } else {
                    board.transfer(from, to, n);
                }
            }
            case Statement.MoveHero(int seat, int slot) -> {
                board.enter(seat, slot);
                // The adventure whose last challenge was beaten is left: another is not accomplished instead.
                if (seat == board.actor()) {
                    s.put(PackedState.BEATEN_LAST, 0);
                }
            }
            case Statement.TurnUp(int slot, int place) -> board.turnUp(board.challenge(slot, place));
            case Statement.MoveChallenge(int slot, int place, int to) -> board.shift(board.challenge(slot, place), to);
            case Statement.Remove(int slot, int place) -> board.lift(board.challenge(slot, place), PackedState.DISCARD);
            case Statement.Give(int from, int to, int kind) -> {
                int card = s.find(set, PackedState.OBJECTS + from, kind);
                if (to == Statement.BANK) {
                    board.returnObject(from, card);
                } else {
                    board.loseObject(from, card);
                    board.gainObject(to, card);
                }
            }
            case Statement.Draw _, Statement.Discard _, Statement.Find _ ->
                throw new IllegalStateException(step.toString());
        }
    }

    // ---- Legality ----

    /** Why a step of a statement cannot be done. */
    public enum Objection {
        /** No such player, object, challenge or adventure, or the same twice. */
        NOTHING_THERE,
        /** "no more than there is" */
        TOO_MUCH,
        /** "the last PG may not be taken" */
        LAST_GLORY,
        /** A hero or a challenge may not go there. */
        NOT_THERE,
        /** At most three objects. */
        NO_ROOM
    }

    /** A step that cannot be done. */
    public record Obstacle(Statement.Step step, Objection objection) {}

    /** The first step that could not be done after those before it, on a copy of the state. */
    public static Optional<Obstacle> obstacle(ConanState state, Statement statement) {
        return new Trial(state.copyWithoutHistory().table(), statement.by()).obstacle(statement);
    }

    /** Tries steps one after the other. Cards drawn and discarded are only counted: which they are is not known yet. */
    private static final class Trial {

        private final TableAgreement it;
        private final Board board;
        private final PackedState s;
        private final int by;
        private final int[] hands = new int[PackedState.SEATS];
        private final int[] found = new int[PackedState.SEATS];
        private int pile;
        private int loot;

        Trial(TableAgreement it, int by) {
            this.it = it;
            this.board = it.board;
            this.s = it.s;
            this.by = by;
            for (int seat = 0; seat < board.seats; seat++) {
                hands[seat] = s.size(PackedState.HAND + seat);
            }
            pile = s.size(PackedState.PILE) + s.size(PackedState.DISCARD);
            loot = s.size(PackedState.LOOT) + s.b[PackedState.BOTTOM_COUNT];
        }

        Optional<Obstacle> obstacle(Statement statement) {
            for (Statement.Step step : statement.steps()) {
                Optional<Objection> objection = objection(step);
                if (objection.isPresent()) {
                    return Optional.of(new Obstacle(step, objection.get()));
                }
            }
            return Optional.empty();
        }

        private boolean isPlayer(int seat) {
            return seat >= 0 && board.isInGame(seat);
        }

        private boolean isChallenge(int slot, int place) {
            return board.challenge(slot, place) >= 0;
        }

        /** Carries the step out if there is none. */
        private Optional<Objection> objection(Statement.Step step) {
            Optional<Objection> objection = Optional.ofNullable(reason(step));
            if (objection.isEmpty()) {
                carryOut(step);
            }
            return objection;
        }

        private void carryOut(Statement.Step step) {
            switch (step) {
                case Statement.Draw(int seat, int n) -> {
                    hands[seat] += n;
                    pile -= n;
                }
                case Statement.Discard(int seat, int n, boolean _) -> {
                    hands[seat] -= n;
                    pile += n;
                }
                case Statement.Find(int seat) -> {
                    found[seat]++;
                    loot--;
                }
                case Statement.Give(int _, int to, int _)
                when to == Statement.BANK -> {
                    it.carryOutAtOnce(step);
                    loot++;
                }
                case Statement.Remove _ -> {
                    it.carryOutAtOnce(step);
                    pile++;
                }
                case Statement.MoveHero(int seat, int _) -> {
                    pile += board.ally(seat) >= 0 ? 1 : 0;
                    it.carryOutAtOnce(step);
                }
                default -> it.carryOutAtOnce(step);
            }
        }

        private @org.jspecify.annotations.Nullable Objection reason(Statement.Step step) {
            return switch (step) {
                case Statement.Glory(int from, int to, int n) -> {
                    boolean known =
                            (from == Statement.BANK || isPlayer(from)) && (to == Statement.BANK || isPlayer(to));
                    if (!known || from == to || n < 1) {
                        yield Objection.NOTHING_THERE;
                    }
                    if (from == Statement.BANK) {
                        yield board.gloryInPlay() + n > PackedState.MAX_GLORY ? Objection.TOO_MUCH : null;
                    }
                    yield n > board.pg(from) ? Objection.TOO_MUCH : n == board.pg(from) ? Objection.LAST_GLORY : null;
                }
                case Statement.Draw(int seat, int n) -> count(seat, n, pile);
                case Statement.Discard(int seat, int n, boolean _) -> count(seat, n, seat < 0 ? 0 : hands[seat]);
                case Statement.MoveHero(int seat, int slot) -> {
                    if (!isPlayer(seat) || board.slotOf(seat) < 0) {
                        yield Objection.NOTHING_THERE;
                    }
                    yield board.mayEnter(seat, slot) ? null : Objection.NOT_THERE;
                }
                case Statement.TurnUp(int slot, int place) ->
                    isChallenge(slot, place) && !board.isFaceUp(board.challenge(slot, place))
                            ? null
                            : Objection.NOTHING_THERE;
                case Statement.MoveChallenge(int slot, int place, int to) -> {
                    if (!isChallenge(slot, place)) {
                        yield Objection.NOTHING_THERE;
                    }
                    yield it.effects.mayShift(by, board.challenge(slot, place), to) ? null : Objection.NOT_THERE;
                }
                case Statement.Remove(int slot, int place) -> isChallenge(slot, place) ? null : Objection.NOTHING_THERE;
                case Statement.Give(int from, int to, int kind) -> {
                    boolean has = isPlayer(from) && s.find(it.set, PackedState.OBJECTS + from, kind) >= 0;
                    if (!has || from == to || (to != Statement.BANK && !isPlayer(to))) {
                        yield Objection.NOTHING_THERE;
                    }
                    yield to == Statement.BANK || hasRoom(to) ? null : Objection.NO_ROOM;
                }
                case Statement.Find(int seat) -> {
                    if (!isPlayer(seat)) {
                        yield Objection.NOTHING_THERE;
                    }
                    yield loot < 1 ? Objection.TOO_MUCH : hasRoom(seat) ? null : Objection.NO_ROOM;
                }
            };
        }

        private boolean hasRoom(int seat) {
            return board.objects(seat) + found[seat] < ConanRules.MAX_OBJECTS;
        }

        private @org.jspecify.annotations.Nullable Objection count(int seat, int n, int available) {
            if (!isPlayer(seat) || n < 1) {
                return Objection.NOTHING_THERE;
            }
            return n > available ? Objection.TOO_MUCH : null;
        }
    }
}
