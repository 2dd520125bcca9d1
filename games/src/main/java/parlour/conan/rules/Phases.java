package parlour.conan.rules;

import parlour.conan.card.Ability;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.game.Position;

/** The course of a game: phases, laps and turns. */
final class Phases {

    private static final int NONE = PackedState.NONE;

    private final Board board;
    private final Setup setup;
    private final Elimination elimination;
    private final PackedState s;
    private final CardSet set;
    private final ConanRules rules;
    private final EffectStack effects;
    private final Contest contest;
    private final Diplomacy diplomacy;
    private final TableAgreement table;

    Phases(Board board, EffectStack effects, Contest contest, Diplomacy diplomacy, TableAgreement table) {
        this.board = board;
        this.setup = new Setup(board);
        this.elimination = new Elimination(board);
        this.s = board.s;
        this.set = board.set;
        this.rules = board.rules;
        this.effects = effects;
        this.contest = contest;
        this.diplomacy = diplomacy;
        this.table = table;
    }

    private int step() {
        return s.b[PackedState.STEP];
    }

    private void step(int step) {
        s.put(PackedState.STEP, step);
    }

    // ---- Turn ----

    /** Continues until a player has to decide, chance has to draw, or the game is over. */
    void settle() {
        int turn = waiting();
        while (turn == NOT_YET) {
            turn = waiting();
        }
        s.put(PackedState.TURN, turn);
    }

    private static final int NOT_YET = -9;

    private int waiting() {
        return switch (step()) {
            case Step.HERO_DRAW, Step.ADVENTURE_DRAW, Step.FIRST_LOT, Step.CHALLENGE_DRAW, Step.DEAL -> Position.CHANCE;
            case Step.SWAP_OFFER, Step.CHALLENGE_LAY, Step.PLACE, Step.CARDS, Step.HEROES, Step.ALLY, Step.PROPOSING ->
                board.actor();
            case Step.SWAP_ANSWER, Step.ANSWERING, Step.AGREEING -> s.b[PackedState.ASKED];
            case Step.AUCTION, Step.NAMING, Step.LAYING -> contest.actor();
            case Step.CANCELLING -> {
                int chooser = contest.cancelChooser();
                if (chooser >= 0) {
                    yield chooser;
                }
                contest.resolve();
                yield NOT_YET;
            }
            case Step.EFFECT -> {
                int turn = effects.run();
                if (turn != Position.NOBODY) {
                    yield turn;
                }
                if (effects.jobs() > 0) {
                    table.carryOut();
                    yield NOT_YET;
                }
                goOn();
                yield NOT_YET;
            }
            case Step.DRAWING -> {
                if (board.fillPile()) {
                    yield Position.CHANCE;
                }
                endRound();
                yield NOT_YET;
            }
            case Step.OVER -> Position.NOBODY;
            default -> throw new IllegalStateException("step " + step());
        };
    }

    // ---- Moves ----

    void make(int move) {
        int kind = MoveCode.kind(move);
        int a = MoveCode.arg1(move);
        switch (step()) {
            case Step.HERO_DRAW,
                    Step.SWAP_OFFER,
                    Step.SWAP_ANSWER,
                    Step.ADVENTURE_DRAW,
                    Step.FIRST_LOT,
                    Step.CHALLENGE_DRAW,
                    Step.CHALLENGE_LAY,
                    Step.DEAL -> setup.make(move);
            case Step.PLACE -> {
                board.enter(board.actor(), a);
                s.add(PackedState.INDEX, 1);
                if (s.b[PackedState.INDEX] == rules.seats()) {
                    beginRound(1);
                }
            }
            case Step.CARDS -> playCard(kind, a, MoveCode.arg2(move));
            case Step.EFFECT -> {
                if (kind == MoveCode.STATE) {
                    table.state(move);
                } else {
                    effects.decide(move);
                }
            }
            case Step.AGREEING -> table.answer(kind == MoveCode.YES);
            case Step.HEROES -> act(kind, a, MoveCode.arg2(move));
            case Step.ALLY -> {
                if (kind == MoveCode.HIRE) {
                    hire();
                } else {
                    fight(s.b[PackedState.CHALLENGE]);
                }
            }
            case Step.AUCTION -> {
                switch (kind) {
                    case MoveCode.BID -> contest.raise(a);
                    case MoveCode.FOLLOW -> contest.follow();
                    default -> contest.withdraw();
                }
            }
            case Step.NAMING -> contest.name(a);
            case Step.LAYING -> {
                if (kind == MoveCode.LAY_FACE_DOWN) {
                    contest.lay(s.find(set, PackedState.HAND + contest.actor(), a));
                } else {
                    contest.pass();
                }
            }
            case Step.CANCELLING -> contest.cancel(a);
            case Step.PROPOSING -> propose(move);
            case Step.ANSWERING -> {
                if (kind == MoveCode.NO) {
                    diplomacy.refuse();
                    nextTalker();
                } else if (diplomacy.agree()) {
                    nextTalker();
                }
            }
            case Step.DRAWING -> {
                board.take(s.find(set, PackedState.PILE, a), board.actor());
                if (!advance()) {
                    endRound();
                }
            }
            default -> throw new IllegalStateException("no move at step " + step());
        }
    }

    // ---- Turns within a phase ----

    private void lead(int step) {
        s.put(PackedState.LEAD, s.b[PackedState.FIRST]);
        s.put(PackedState.INDEX, 0);
        step(step);
    }

    /** Advances to the next player in the game; false when all have had their turn. */
    private boolean advance() {
        do {
            s.add(PackedState.INDEX, 1);
        } while (s.b[PackedState.INDEX] < rules.seats() && !board.isInGame(board.actor()));
        return s.b[PackedState.INDEX] < rules.seats();
    }

    private void beginRound(int round) {
        s.put(PackedState.ROUND, round);
        s.put(PackedState.PAID, 0);
        if (!s.agreements.promises().isEmpty()) {
            s.agree(s.agreements.in(round));
        }
        lead(Step.CARDS);
    }

    private void endRound() {
        if (board.round() == ConanRules.LAST_ROUND) {
            // After all have drawn, the index is one past the last seat; no written position has that value.
            s.put(PackedState.INDEX, 0);
            over(Step.EndReason.BY_ROUNDS);
            return;
        }
        if (rules.isRotating()) {
            s.put(PackedState.FIRST, board.after(s.b[PackedState.FIRST]));
        }
        beginRound(board.round() + 1);
    }

    private void over(int reason) {
        s.put(PackedState.REASON, reason);
        step(Step.OVER);
    }

    // ---- Cards ----

    private void playCard(int kind, int card, int slot) {
        int seat = board.actor();
        switch (kind) {
            case MoveCode.PASS -> {
                s.add(PackedState.PASSES, 1);
                boolean ends = rules.needsFullLap()
                        ? s.b[PackedState.PASSES] >= board.playersLeft()
                        : s.b[PackedState.LAP] > 0;
                if (ends) {
                    beginHeroes();
                } else {
                    nextCard();
                }
            }
            case MoveCode.LAY -> {
                board.lay(s.find(set, PackedState.HAND + seat, card), seat, slot);
                earn(seat);
                nextCard();
            }
            case MoveCode.OPEN -> {
                board.openAdventure(board.fromHand(seat, card));
                earn(seat);
                nextCard();
            }
            default -> {
                s.put(PackedState.PASSES, 0);
                int action = board.fromHand(seat, card);
                s.move(action, PackedState.PLAYING);
                effects.pushAll(action, seat);
                s.put(PackedState.AFTER_EFFECTS, Step.THEN_CARD);
                step(Step.EFFECT);
            }
        }
    }

    /** "Playing a challenge or an adventure from the hand earns 1 PG from the bank" */
    private void earn(int seat) {
        s.put(PackedState.PASSES, 0);
        boolean isPaid = (s.b[PackedState.PAID] >> seat & 1) != 0;
        if (!rules.paysOnce() || !isPaid) {
            board.fromBank(BankReason.CARD, seat, 1);
            s.put(PackedState.PAID, s.b[PackedState.PAID] | 1 << seat);
        }
    }

    private void nextCard() {
        if (!advance()) {
            s.put(PackedState.INDEX, 0);
            s.put(PackedState.LAP, Math.min(s.b[PackedState.LAP] + 1, ConanRules.MAX_LAPS));
            if (!board.isInGame(board.actor())) {
                advance();
            }
        }
        step(Step.CARDS);
    }

    // ---- Heroes ----

    /** "First: does anybody have 30 PG or more? Then the game ends" */
    private void beginHeroes() {
        s.put(PackedState.PASSES, 0);
        s.put(PackedState.LAP, 0);
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (board.isInGame(seat) && board.pg(seat) >= ConanRules.GOAL) {
                over(Step.EndReason.BY_GLORY);
                return;
            }
        }
        lead(Step.HEROES);
        beginTurn();
    }

    private void beginTurn() {
        effects.push(Step.Job.TRIGGER, board.actor(), Ability.Trigger.HERO_PHASE.index);
        s.put(PackedState.AFTER_EFFECTS, Step.THEN_HERO);
        step(Step.EFFECT);
    }

    private void act(int kind, int a, int b) {
        int seat = board.actor();
        switch (kind) {
            case MoveCode.GO -> {
                board.enter(seat, a);
                endTurn();
            }
            case MoveCode.FACE -> {
                int card = board.challenge(a, b);
                board.turnUp(card);
                if (set.role(card) == Card.Role.ALLY) {
                    s.put(PackedState.CHALLENGE, card);
                    step(Step.ALLY);
                } else {
                    fight(card);
                }
            }
            case MoveCode.DUEL -> contest.begin(seat, a, NONE);
            case MoveCode.ACCOMPLISH -> accomplish(seat);
            default -> endTurn();
        }
    }

    private void fight(int card) {
        contest.begin(board.actor(), board.owner(card), card);
    }

    /** "An ally may be hired instead for its cost, paid to the bank" */
    private void hire() {
        int seat = board.actor();
        int card = s.b[PackedState.CHALLENGE];
        board.toBank(BankReason.HIRE, seat, board.hireCost(seat, card));
        board.lift(card, PackedState.ALLY + seat);
        board.dismissAlly(seat);
        s.put(PackedState.ALLY_CARD + seat, card);
        s.put(PackedState.CHALLENGE, NONE);
        effects.push(Step.Job.TRIGGER, seat, Ability.Trigger.HIRE.index);
        s.put(PackedState.AFTER_EFFECTS, Step.THEN_TURN_ENDS);
        step(Step.EFFECT);
    }

    /** The seats that get the objects of an adventure, in this order. */
    private int[] finders(int seat, int partner, int objects) {
        int[] finders = new int[objects];
        TreatyTerms.Objects agreed =
                partner < 0 ? TreatyTerms.Objects.OWN : TreatyTerms.Objects.of(s.b[PackedState.OBJECT_SHARE + seat]);
        int one = Math.min(seat, partner);
        int other = Math.max(seat, partner);
        for (int i = 0; i < objects; i++) {
            finders[i] = switch (agreed) {
                case OWN -> seat;
                case PARTNER -> partner;
                case ONE -> one;
                case OTHER -> other;
                case TURN_ONE -> i % 2 == 0 ? one : other;
                case TURN_OTHER -> i % 2 == 0 ? other : one;
            };
        }
        return finders;
    }

    /** "The card is kept as a trophy, the loot taken, effects applied. The hero then stands on no adventure" */
    private void accomplish(int seat) {
        int slot = board.slotOf(seat);
        int card = board.adventure(slot);
        int partner = board.partner(seat);
        int[] finders = finders(seat, partner, set.card(card).objects());
        int glory = set.card(card).glory();
        int shared = 0;
        if (partner >= 0) {
            shared = set.card(card).gloryForPartner(s.b[PackedState.LOOT_SHARE + seat]);
            board.fromBank(BankReason.LOOT, partner, shared);
        }
        board.fromBank(BankReason.LOOT, seat, glory - shared);
        s.move(card, PackedState.TROPHIES + seat);
        s.put(PackedState.SLOTS + slot, NONE);
        for (int hero = 0; hero < rules.seats(); hero++) {
            if (board.slotOf(hero) == slot) {
                board.leave(hero);
            }
        }
        if (!s.agreements.promises().isEmpty()) {
            s.agree(s.agreements.withoutSlot(slot));
        }
        effects.push(Step.Job.TRIGGER, seat, Ability.Trigger.ACCOMPLISH.index);
        effects.pushAll(card, seat);
        // Jobs wait on a stack: the one pushed last finds first.
        for (int i = finders.length - 1; i >= 0; i--) {
            effects.push(Step.Job.LOOT, finders[i], 1);
        }
        s.put(PackedState.AFTER_EFFECTS, Step.THEN_TURN_ENDS);
        step(Step.EFFECT);
    }

    /** Continues after all effects have been carried out. */
    private void goOn() {
        int then = s.b[PackedState.AFTER_EFFECTS];
        s.put(PackedState.AFTER_EFFECTS, 0);
        switch (then) {
            case Step.THEN_CARD -> {
                board.discard(s.nth(PackedState.PLAYING, 0));
                nextCard();
            }
            case Step.THEN_HERO -> step(Step.HEROES);
            case Step.THEN_CONTEST_ENDS -> {
                boolean beaten = s.b[PackedState.BEATEN_LAST] != 0;
                s.put(PackedState.BEATEN_LAST, 0);
                if (isLastLeft()) {
                    return;
                }
                int seat = board.actor();
                // "It happens at once on beating the last challenge"
                if (beaten
                        && board.isInGame(seat)
                        && board.slotOf(seat) >= 0
                        && board.isFreeFor(seat, board.slotOf(seat))) {
                    accomplish(seat);
                } else {
                    endTurn();
                }
            }
            default -> endTurn();
        }
    }

    /** Eliminates players without glory; true if that ends the game. */
    private boolean isLastLeft() {
        boolean isOver = elimination.putOut();
        if (isOver) {
            over(Step.EndReason.LAST_LEFT);
        }
        return isOver;
    }

    private void endTurn() {
        if (isLastLeft()) {
            return;
        }
        if (advance()) {
            beginTurn();
        } else {
            beginDiplomacy();
        }
    }

    // ---- Diplomacy ----

    private void beginDiplomacy() {
        for (int seat = 0; seat < rules.seats(); seat++) {
            s.put(PackedState.PROPOSED + seat, 0);
        }
        lead(Step.PROPOSING);
    }

    private void propose(int move) {
        if (MoveCode.kind(move) == MoveCode.PASS) {
            s.add(PackedState.PASSES, 1);
            nextTalker();
        } else {
            diplomacy.propose(move);
        }
    }

    /** "until all pass in a row" */
    private void nextTalker() {
        if (s.b[PackedState.PASSES] >= board.playersLeft()) {
            s.put(PackedState.PASSES, 0);
            lead(Step.DRAWING);
            return;
        }
        if (!advance()) {
            s.put(PackedState.INDEX, 0);
            if (!board.isInGame(board.actor())) {
                advance();
            }
        }
        step(Step.PROPOSING);
    }
}
