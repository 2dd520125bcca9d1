package parlour.conan.rules;

import java.util.Optional;
import parlour.conan.card.Ability;
import parlour.conan.card.CardSet;
import parlour.conan.card.Effect;
import parlour.game.MoveList;
import parlour.game.Position;

/**
 * Carries out the effects of cards. Jobs wait on a stack, the next one on top: those of an accomplished adventure or a
 * contest are pushed together, in reverse order, and then carried out one by one.
 */
public final class EffectStack {

    private static final int JOB = 3;

    private final Board board;
    private final PackedState s;
    private final CardSet set;

    EffectStack(Board board) {
        this.board = board;
        this.s = board.s;
        this.set = board.set;
    }

    // ---- The stack ----

    public int jobs() {
        return s.b[PackedState.JOB_COUNT];
    }

    private int top() {
        return PackedState.JOBS + JOB * (jobs() - 1);
    }

    /** An ability's number, or one of the jobs of {@link Step}. */
    public int job() {
        return s.b[top()];
    }

    public int jobSeat() {
        return s.b[top() + 1];
    }

    public int jobCount() {
        return s.b[top() + 2];
    }

    private Effect.Deed deed() {
        return set.deed(job());
    }

    public void push(int job, int seat, int n) {
        int at = PackedState.JOBS + JOB * jobs();
        s.put(at, job);
        s.put(at + 1, seat);
        s.put(at + 2, n);
        s.add(PackedState.JOB_COUNT, 1);
    }

    void pop() {
        s.add(PackedState.JOB_COUNT, -1);
    }

    private void left(int n) {
        s.put(top() + 2, n);
    }

    /** Pushes all abilities of a card that are carried out, the first one on top. */
    void pushAll(int card, int seat) {
        int[] abilities = set.abilitiesOf[set.kindOf[card]];
        for (int i = abilities.length - 1; i >= 0; i--) {
            pushAbility(abilities[i], seat);
        }
    }

    private void pushAbility(int ability, int seat) {
        push(ability, seat, amount(set.deed(ability)));
    }

    /** The number of times; negative if the player is first asked whether to do it at all. */
    private static int amount(Effect.Deed deed) {
        return switch (deed) {
            case Effect.Gain(int n, boolean optional) -> optional ? -n : n;
            case Effect.Draw(int n, boolean optional) -> optional ? -n : n;
            case Effect.Peek(int n, boolean _) -> n;
            case Effect.Steal _,
                    Effect.Discard _,
                    Effect.MoveHero _,
                    Effect.MoveChallenge _,
                    Effect.RemoveChallenge _,
                    Effect.Table _ -> 0;
        };
    }

    /** Pushes the passives for a trigger: the hero's on top, then the objects' in the order gained. */
    private void expand(int seat, int trigger) {
        if (!board.isInGame(seat)) {
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
            if (isOn(abilities[i], trigger)) {
                pushAbility(abilities[i], seat);
            }
        }
    }

    private boolean isOn(int ability, int trigger) {
        Optional<Ability.Trigger> own = set.abilities.get(ability).trigger();
        return own.isPresent() && own.get().index == trigger;
    }

    // ---- Running ----

    /**
     * Carries out jobs that need no decision; returns the seat that has to decide, CHANCE, or NOBODY when all are done
     * or a step stated at the table is next.
     */
    int run() {
        while (jobs() > 0) {
            int job = job();
            int seat = jobSeat();
            int n = jobCount();
            switch (job) {
                case Step.Job.TRIGGER -> {
                    pop();
                    expand(seat, n);
                }
                case Step.Job.LOOT -> {
                    if (s.size(PackedState.LOOT) + s.b[PackedState.BOTTOM_COUNT] > 0) {
                        return Position.CHANCE;
                    }
                    pop();
                }
                case Step.Job.RETURN -> {
                    return seat;
                }
                case Step.Job.STATED -> {
                    return Position.NOBODY;
                }
                case Step.Job.DRAW -> {
                    if (n > 0 && board.fillPile()) {
                        return Position.CHANCE;
                    }
                    pop();
                }
                case Step.Job.CHOOSE -> {
                    if (n > 0 && s.size(PackedState.HAND + seat) > 0) {
                        return seat;
                    }
                    pop();
                }
                case Step.Job.DROP -> {
                    if (n > 0 && s.size(PackedState.HAND + seat) > 0) {
                        return Position.CHANCE;
                    }
                    pop();
                }
                default -> {
                    int turn = run(deed(), seat, n);
                    if (turn != Position.NOBODY) {
                        return turn;
                    }
                    pop();
                }
            }
        }
        return Position.NOBODY;
    }

    private int run(Effect.Deed deed, int seat, int n) {
        return switch (deed) {
            case Effect.Gain _ -> {
                if (n < 0) {
                    yield seat;
                }
                board.fromBank(BankReason.EFFECT, seat, n);
                yield Position.NOBODY;
            }
            case Effect.Draw _ -> {
                boolean can = n != 0 && board.fillPile();
                yield !can ? Position.NOBODY : n < 0 ? seat : Position.CHANCE;
            }
            case Effect.Peek _ -> n > 0 && canDo(deed, seat) ? seat : Position.NOBODY;
            case Effect.Steal _,
                    Effect.Discard _,
                    Effect.MoveHero _,
                    Effect.MoveChallenge _,
                    Effect.RemoveChallenge _,
                    Effect.Table _ -> canDo(deed, seat) ? seat : Position.NOBODY;
        };
    }

    /** Whether an effect can do anything now: "an action of which no effect can do anything may not be played". */
    boolean canDo(Effect.Deed deed, int seat) {
        return switch (deed) {
            case Effect.Gain _, Effect.Table _ -> true;
            case Effect.Draw _ -> s.size(PackedState.PILE) + s.size(PackedState.DISCARD) > 0;
            case Effect.Steal _ -> {
                boolean any = false;
                for (int rival = 0; rival < board.seats; rival++) {
                    any |= maySteal(seat, rival);
                }
                yield any;
            }
            case Effect.Discard _ -> {
                boolean any = false;
                for (int rival = 0; rival < board.seats; rival++) {
                    any |= mayForceDiscard(seat, rival);
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
                    for (int slot = 0; slot < set.slots && !any; slot++) {
                        any = mayShift(seat, board.onTable(i), slot);
                    }
                }
                yield any;
            }
            case Effect.RemoveChallenge _ -> board.slotOf(seat) >= 0 && board.challenges(board.slotOf(seat)) > 0;
        };
    }

    /** "From one rival who has strictly more PG than the player" */
    boolean maySteal(int seat, int rival) {
        return rival != seat && board.isInGame(rival) && board.pg(rival) > board.pg(seat) && board.pg(rival) > 1;
    }

    /** "One rival with at least one card" */
    boolean mayForceDiscard(int seat, int rival) {
        return rival != seat && board.isInGame(rival) && s.size(PackedState.HAND + rival) > 0;
    }

    private boolean canMove(int hero) {
        boolean any = false;
        for (int slot = 0; slot < set.slots && !any; slot++) {
            any = mayMoveHero(hero, slot);
        }
        return any;
    }

    /** "A hero who stands on an adventure moves to a legal one, challenge or not." */
    boolean mayMoveHero(int hero, int slot) {
        return board.slotOf(hero) >= 0 && board.mayEnter(hero, slot);
    }

    boolean mayShift(int seat, int card, int slot) {
        return board.slotOfChallenge(card) != slot
                && board.mayLie(board.owner(card), slot)
                && !board.spares(seat, slot);
    }

    // ---- Decisions ----

    private boolean isOptional(Effect.Deed deed) {
        // "Up to n": the player may stop after the first look.
        return deed.optional() || (deed instanceof Effect.Peek(int n, boolean _) && jobCount() < n);
    }

    void list(MoveList into) {
        int seat = jobSeat();
        if (job() == Step.Job.RETURN) {
            for (int i = 0; i < board.objects(seat); i++) {
                into.add(MoveCode.of(MoveCode.RETURN, set.kindOf[board.object(seat, i)]));
            }
            return;
        }
        if (job() == Step.Job.CHOOSE) {
            int last = -1;
            for (int i = 0; i < s.size(PackedState.HAND + seat); i++) {
                int kind = set.kindOf[s.nth(PackedState.HAND + seat, i)];
                if (kind != last) {
                    into.add(MoveCode.of(MoveCode.DISCARD, kind));
                    last = kind;
                }
            }
            return;
        }
        Effect.Deed deed = deed();
        switch (deed) {
            case Effect.Table _ -> {}
            case Effect.Gain _, Effect.Draw _ -> into.add(MoveCode.of(MoveCode.TAKE));
            case Effect.Steal _ -> {
                for (int rival = 0; rival < board.seats; rival++) {
                    if (maySteal(seat, rival)) {
                        into.add(MoveCode.of(MoveCode.STEAL, rival));
                    }
                }
            }
            case Effect.Discard _ -> {
                for (int rival = 0; rival < board.seats; rival++) {
                    if (mayForceDiscard(seat, rival)) {
                        into.add(MoveCode.of(MoveCode.FORCE_DISCARD, rival));
                    }
                }
            }
            case Effect.Peek _ -> {
                for (int i = 0; i < board.onTable(); i++) {
                    if (!board.knows(seat, board.onTable(i))) {
                        into.add(onChallenge(MoveCode.PEEK, board.onTable(i), 0));
                    }
                }
            }
            case Effect.MoveHero(boolean own, boolean _) -> {
                for (int hero = 0; hero < board.seats; hero++) {
                    for (int slot = 0; (hero == seat) == own && slot < set.slots; slot++) {
                        if (mayMoveHero(hero, slot)) {
                            into.add(MoveCode.of(MoveCode.MOVE_HERO, hero, slot));
                        }
                    }
                }
            }
            case Effect.MoveChallenge _ -> {
                for (int i = 0; i < board.onTable(); i++) {
                    for (int slot = 0; slot < set.slots; slot++) {
                        if (mayShift(seat, board.onTable(i), slot)) {
                            into.add(onChallenge(MoveCode.MOVE_CHALLENGE, board.onTable(i), slot));
                        }
                    }
                }
            }
            case Effect.RemoveChallenge _ -> {
                for (int i = 0; i < board.onTable(); i++) {
                    if (board.slotOfChallenge(board.onTable(i)) == board.slotOf(seat)) {
                        into.add(onChallenge(MoveCode.REMOVE, board.onTable(i), 0));
                    }
                }
            }
        }
        if (isOptional(deed)) {
            into.add(MoveCode.of(MoveCode.DECLINE));
        }
    }

    private int onChallenge(int kind, int card, int to) {
        return MoveCode.of(kind, board.slotOfChallenge(card), board.ordinal(card), to);
    }

    /** Applies the player's decision, or the result of a chance draw. */
    void decide(int move) {
        int seat = jobSeat();
        switch (MoveCode.kind(move)) {
            case MoveCode.DECLINE -> pop();
            case MoveCode.TAKE -> left(-jobCount());
            case MoveCode.STEAL -> {
                int rival = MoveCode.arg1(move);
                int n = deed() instanceof Effect.Steal(int max, boolean _) ? max : 0;
                pop();
                board.transfer(rival, seat, Math.min(n, board.pg(rival) - 1));
            }
            case MoveCode.FORCE_DISCARD -> {
                int n = deed() instanceof Effect.Discard(int max, boolean _) ? max : 0;
                pop();
                push(Step.Job.DROP, MoveCode.arg1(move), n);
            }
            case MoveCode.PEEK -> {
                board.show(board.challenge(MoveCode.arg1(move), MoveCode.arg2(move)), seat);
                left(jobCount() - 1);
            }
            case MoveCode.MOVE_HERO -> {
                pop();
                board.enter(MoveCode.arg1(move), MoveCode.arg2(move));
            }
            case MoveCode.MOVE_CHALLENGE -> {
                pop();
                board.shift(board.challenge(MoveCode.arg1(move), MoveCode.arg2(move)), MoveCode.arg3(move));
            }
            case MoveCode.REMOVE -> {
                pop();
                board.lift(board.challenge(MoveCode.arg1(move), MoveCode.arg2(move)), PackedState.DISCARD);
            }
            case MoveCode.RETURN -> {
                pop();
                board.returnObject(seat, s.find(set, PackedState.OBJECTS + seat, MoveCode.arg1(move)));
            }
            case MoveCode.DRAW -> {
                board.take(s.find(set, PackedState.PILE, MoveCode.arg1(move)), seat);
                left(jobCount() - 1);
            }
            case MoveCode.DISCARD -> {
                left(jobCount() - 1);
                board.discard(board.fromHand(seat, MoveCode.arg1(move)));
            }
            case MoveCode.LOOT -> {
                pop();
                int zone = s.size(PackedState.LOOT) > 0 ? PackedState.LOOT : PackedState.RETURNED;
                int card = s.find(set, zone, MoveCode.arg1(move));
                board.takeFromLoot(card);
                board.gainObject(seat, card);
                if (board.objects(seat) > ConanRules.MAX_OBJECTS) {
                    push(Step.Job.RETURN, seat, 1);
                }
            }
            default -> throw new IllegalStateException("no effect of " + move);
        }
    }
}
