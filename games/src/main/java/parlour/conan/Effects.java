package parlour.conan;

import parlour.game.MoveList;
import parlour.game.Position;

/**
 * What cards do. Things to be carried out wait in a stack of jobs, the next one on top: what an accomplished adventure or a
 * contest calls for is pushed at once, last things first, and then carried out one by one.
 */
final class Effects {

    private static final int NONE = State.NONE;
    private static final int JOB = 3;

    private final Board board;
    private final State s;
    private final CardSet set;

    Effects(Board board) {
        this.board = board;
        this.s = board.s;
        this.set = board.set;
    }

    // ---- The stack ----

    int jobs() {
        return s.b[State.JOB_COUNT];
    }

    private int top() {
        return State.JOBS + JOB * (jobs() - 1);
    }

    /** An ability's number, or one of the jobs of {@link Step}. */
    int job() {
        return jobs() == 0 ? NONE : s.b[top()];
    }

    int jobSeat() {
        return s.b[top() + 1];
    }

    int jobCount() {
        return s.b[top() + 2];
    }

    Effect effect() {
        return set.abilities.get(job()).effect();
    }

    void push(int job, int seat, int n) {
        int at = State.JOBS + JOB * jobs();
        s.put(at, job);
        s.put(at + 1, seat);
        s.put(at + 2, n);
        s.add(State.JOB_COUNT, 1);
    }

    void pop() {
        s.add(State.JOB_COUNT, -1);
    }

    private void left(int n) {
        s.put(top() + 2, n);
    }

    /** All abilities of a card that count at some moment, the first one on top. */
    void pushAll(int card, int seat) {
        int[] abilities = set.abilitiesOf[set.kindOf[card]];
        for (int i = abilities.length - 1; i >= 0; i--) {
            pushAbility(abilities[i], seat);
        }
    }

    private void pushAbility(int ability, int seat) {
        push(ability, seat, amount(set.abilities.get(ability).effect()));
    }

    /** Whether this is something to be carried out, and not a number that counts by itself. */
    static boolean isDeed(Effect effect) {
        return switch (effect) {
            case Effect.Gain _,
                    Effect.Draw _,
                    Effect.Peek _,
                    Effect.Steal _,
                    Effect.Discard _,
                    Effect.MoveHero _,
                    Effect.MoveChallenge _,
                    Effect.RemoveChallenge _ -> true;
            case Effect.Add _, Effect.Shift _, Effect.Cancel _, Effect.Edge _, Effect.Discount _, Effect.Ward _ ->
                false;
        };
    }

    /** How often; negative where the player is to be asked first whether at all. */
    private static int amount(Effect effect) {
        return switch (effect) {
            case Effect.Gain(int n, boolean optional) -> optional ? -n : n;
            case Effect.Draw(int n, boolean optional) -> optional ? -n : n;
            case Effect.Peek(int n, boolean _) -> n;
            case Effect.Steal _,
                    Effect.Discard _,
                    Effect.MoveHero _,
                    Effect.MoveChallenge _,
                    Effect.RemoveChallenge _,
                    Effect.Add _,
                    Effect.Shift _,
                    Effect.Cancel _,
                    Effect.Edge _,
                    Effect.Discount _,
                    Effect.Ward _ -> 0;
        };
    }

    /** The hero's passive on top, then objects in the order gained. */
    private void expand(int seat, int trigger) {
        if (!board.isIn(seat)) {
            return;
        }
        for (int i = board.objects(seat) - 1; i >= 0; i--) {
            pushTriggered(board.object(seat, i), seat, trigger);
        }
        pushTriggered(board.hero(seat), seat, trigger);
    }

    private void pushTriggered(int card, int seat, int trigger) {
        int kind = set.kindOf[card];
        if ((set.triggers[kind] >> trigger & 1) == 0) {
            return;
        }
        int[] abilities = set.abilitiesOf[kind];
        for (int i = abilities.length - 1; i >= 0; i--) {
            if (set.abilities.get(abilities[i]).trigger().orElseThrow().index == trigger) {
                pushAbility(abilities[i], seat);
            }
        }
    }

    // ---- Carrying out ----

    /** Carries out what needs nobody; answers who has to decide or draw, or NOBODY when all is done. */
    int run() {
        while (jobs() > 0) {
            int job = job();
            int seat = jobSeat();
            int n = jobCount();
            switch (job) {
                case Step.TRIGGER_JOB -> {
                    pop();
                    expand(seat, n);
                }
                case Step.LOOT_JOB -> {
                    if (s.size(State.LOOT) + s.b[State.BOTTOM_COUNT] > 0) {
                        return Position.CHANCE;
                    }
                    pop();
                }
                case Step.RETURN_JOB -> {
                    return seat;
                }
                case Step.DROP_JOB -> {
                    if (n > 0 && s.size(State.HAND + seat) > 0) {
                        return Position.CHANCE;
                    }
                    pop();
                }
                default -> {
                    int turn = run(effect(), seat, n);
                    if (turn != Position.NOBODY) {
                        return turn;
                    }
                    pop();
                }
            }
        }
        return Position.NOBODY;
    }

    private int run(Effect effect, int seat, int n) {
        return switch (effect) {
            case Effect.Gain _ -> {
                if (n < 0) {
                    yield seat;
                }
                board.fromBank(Bank.EFFECT, seat, n);
                yield Position.NOBODY;
            }
            case Effect.Draw _ -> {
                boolean can = n != 0 && board.fillPile();
                yield !can ? Position.NOBODY : n < 0 ? seat : Position.CHANCE;
            }
            case Effect.Peek _ -> n > 0 && canDo(effect, seat) ? seat : Position.NOBODY;
            case Effect.Steal _,
                    Effect.Discard _,
                    Effect.MoveHero _,
                    Effect.MoveChallenge _,
                    Effect.RemoveChallenge _ -> canDo(effect, seat) ? seat : Position.NOBODY;
            case Effect.Add _, Effect.Shift _, Effect.Cancel _, Effect.Edge _, Effect.Discount _, Effect.Ward _ ->
                throw new IllegalStateException("nothing to carry out: " + effect);
        };
    }

    /** Whether an effect can do anything now: "an action of which no effect can do anything may not be played". */
    boolean canDo(Effect effect, int seat) {
        return switch (effect) {
            case Effect.Gain _ -> true;
            case Effect.Draw _ -> s.size(State.PILE) + s.size(State.DISCARD) > 0;
            case Effect.Steal _ -> {
                boolean any = false;
                for (int rival = 0; rival < board.seats; rival++) {
                    any |= mayRob(seat, rival);
                }
                yield any;
            }
            case Effect.Discard _ -> {
                boolean any = false;
                for (int rival = 0; rival < board.seats; rival++) {
                    any |= maySpoil(seat, rival);
                }
                yield any;
            }
            case Effect.Peek _ -> {
                boolean any = false;
                for (int i = 0; i < board.onTable(); i++) {
                    any |= !board.knows(seat, board.onTable(i));
                }
                yield any;
            }
            case Effect.MoveHero(boolean own, boolean _) -> {
                boolean any = false;
                for (int hero = 0; hero < board.seats && !any; hero++) {
                    any = (hero == seat) == own && canMove(hero);
                }
                yield any;
            }
            case Effect.MoveChallenge _ -> {
                boolean any = false;
                for (int i = 0; i < board.onTable() && !any; i++) {
                    for (int slot = 0; slot < State.MOST_SLOTS && !any; slot++) {
                        any = mayShift(seat, board.onTable(i), slot);
                    }
                }
                yield any;
            }
            case Effect.RemoveChallenge _ -> board.at(seat) >= 0 && board.challenges(board.at(seat)) > 0;
            case Effect.Add _, Effect.Shift _, Effect.Cancel _, Effect.Edge _, Effect.Discount _, Effect.Ward _ ->
                false;
        };
    }

    /** "From one rival who has strictly more PG than the player" */
    boolean mayRob(int seat, int rival) {
        return rival != seat && board.isIn(rival) && board.pg(rival) > board.pg(seat) && board.pg(rival) > 1;
    }

    /** "One rival with at least one card" */
    boolean maySpoil(int seat, int rival) {
        return rival != seat && board.isIn(rival) && s.size(State.HAND + rival) > 0;
    }

    private boolean canMove(int hero) {
        boolean any = false;
        for (int slot = 0; slot < State.MOST_SLOTS && !any; slot++) {
            any = mayMoveHero(hero, slot);
        }
        return any;
    }

    /** "A hero who stands on an adventure moves to a legal one, challenge or not." */
    boolean mayMoveHero(int hero, int slot) {
        return board.at(hero) >= 0 && board.mayEnter(hero, slot);
    }

    boolean mayShift(int seat, int card, int slot) {
        return board.slotOf(card) != slot && board.mayLie(board.owner(card), slot) && !board.spares(seat, slot);
    }

    // ---- Deciding ----

    boolean isOptional() {
        return switch (effect()) {
            case Effect.Gain(int _, boolean optional) -> optional;
            case Effect.Draw(int _, boolean optional) -> optional;
            case Effect.Steal(int _, boolean optional) -> optional;
            case Effect.Discard(int _, boolean optional) -> optional;
            case Effect.Peek(int n, boolean optional) -> optional || jobCount() < n;
            case Effect.MoveHero(boolean _, boolean optional) -> optional;
            case Effect.MoveChallenge(boolean optional) -> optional;
            case Effect.RemoveChallenge(boolean optional) -> optional;
            case Effect.Add _, Effect.Shift _, Effect.Cancel _, Effect.Edge _, Effect.Discount _, Effect.Ward _ ->
                false;
        };
    }

    void list(MoveList into) {
        int seat = jobSeat();
        if (job() == Step.RETURN_JOB) {
            for (int i = 0; i < board.objects(seat); i++) {
                into.add(Move.of(Move.RETURN, set.kindOf[board.object(seat, i)]));
            }
            return;
        }
        switch (effect()) {
            case Effect.Gain _, Effect.Draw _ -> into.add(Move.of(Move.TAKE));
            case Effect.Steal _ -> {
                for (int rival = 0; rival < board.seats; rival++) {
                    if (mayRob(seat, rival)) {
                        into.add(Move.of(Move.ROB, rival));
                    }
                }
            }
            case Effect.Discard _ -> {
                for (int rival = 0; rival < board.seats; rival++) {
                    if (maySpoil(seat, rival)) {
                        into.add(Move.of(Move.SPOIL, rival));
                    }
                }
            }
            case Effect.Peek _ -> {
                for (int i = 0; i < board.onTable(); i++) {
                    if (!board.knows(seat, board.onTable(i))) {
                        into.add(onChallenge(Move.PEEK, board.onTable(i), 0));
                    }
                }
            }
            case Effect.MoveHero(boolean own, boolean _) -> {
                for (int hero = 0; hero < board.seats; hero++) {
                    for (int slot = 0; (hero == seat) == own && slot < State.MOST_SLOTS; slot++) {
                        if (mayMoveHero(hero, slot)) {
                            into.add(Move.of(Move.MOVE_HERO, hero, slot));
                        }
                    }
                }
            }
            case Effect.MoveChallenge _ -> {
                for (int i = 0; i < board.onTable(); i++) {
                    for (int slot = 0; slot < State.MOST_SLOTS; slot++) {
                        if (mayShift(seat, board.onTable(i), slot)) {
                            into.add(onChallenge(Move.MOVE_CHALLENGE, board.onTable(i), slot));
                        }
                    }
                }
            }
            case Effect.RemoveChallenge _ -> {
                for (int i = 0; i < board.onTable(); i++) {
                    if (board.slotOf(board.onTable(i)) == board.at(seat)) {
                        into.add(onChallenge(Move.REMOVE, board.onTable(i), 0));
                    }
                }
            }
            case Effect.Add _, Effect.Shift _, Effect.Cancel _, Effect.Edge _, Effect.Discount _, Effect.Ward _ -> {}
        }
        if (isOptional()) {
            into.add(Move.of(Move.DECLINE));
        }
    }

    private int onChallenge(int kind, int card, int to) {
        return Move.of(kind, board.slotOf(card), board.ordinal(card), to);
    }

    /** The player's decision, or what chance drew. */
    void decide(int move) {
        int seat = jobSeat();
        switch (Move.kind(move)) {
            case Move.DECLINE -> pop();
            case Move.TAKE -> left(-jobCount());
            case Move.ROB -> {
                int rival = Move.a(move);
                int n = effect() instanceof Effect.Steal(int most, boolean _) ? most : 0;
                pop();
                board.transfer(rival, seat, Math.min(n, board.pg(rival) - 1));
            }
            case Move.SPOIL -> {
                int n = effect() instanceof Effect.Discard(int most, boolean _) ? most : 0;
                pop();
                push(Step.DROP_JOB, Move.a(move), n);
            }
            case Move.PEEK -> {
                board.show(board.challenge(Move.a(move), Move.b(move)), seat);
                left(jobCount() - 1);
            }
            case Move.MOVE_HERO -> {
                pop();
                board.enter(Move.a(move), Move.b(move));
            }
            case Move.MOVE_CHALLENGE -> {
                pop();
                board.shift(board.challenge(Move.a(move), Move.b(move)), Move.c(move));
            }
            case Move.REMOVE -> {
                pop();
                board.lift(board.challenge(Move.a(move), Move.b(move)), State.DISCARD);
            }
            case Move.RETURN -> {
                pop();
                board.returnObject(seat, s.find(set, State.OBJECTS + seat, Move.a(move)));
            }
            case Move.DRAW -> {
                board.take(s.find(set, State.PILE, Move.a(move)), seat);
                left(jobCount() - 1);
            }
            case Move.DISCARD -> {
                left(jobCount() - 1);
                board.discard(board.fromHand(seat, Move.a(move)));
            }
            case Move.LOOT -> {
                pop();
                int zone = s.size(State.LOOT) > 0 ? State.LOOT : State.RETURNED;
                int card = s.find(set, zone, Move.a(move));
                board.takeFromLoot(card);
                board.gainObject(seat, card);
                if (board.objects(seat) > ConanRules.MOST_OBJECTS) {
                    push(Step.RETURN_JOB, seat, 1);
                }
            }
            default -> throw new IllegalStateException("no effect of " + move);
        }
    }
}
