package parlour.conan;

import parlour.game.Position;

/** The course of a game: phases, laps and turns. */
final class Course {

    private static final int NONE = State.NONE;

    private final Board board;
    private final SettingUp settingUp;
    private final GoingOut goingOut;
    private final State s;
    private final CardSet set;
    private final ConanRules rules;
    private final Effects effects;
    private final Contest contest;
    private final Talks talks;

    Course(Board board, Effects effects, Contest contest, Talks talks) {
        this.board = board;
        this.settingUp = new SettingUp(board);
        this.goingOut = new GoingOut(board);
        this.s = board.s;
        this.set = board.set;
        this.rules = board.rules;
        this.effects = effects;
        this.contest = contest;
        this.talks = talks;
    }

    private int step() {
        return s.b[State.STEP];
    }

    private void step(int step) {
        s.put(State.STEP, step);
    }

    // ---- Who acts ----

    /** Goes on until somebody has to decide, or chance to draw, or the game is over. */
    void settle() {
        int turn = waiting();
        while (turn == NOT_YET) {
            turn = waiting();
        }
        s.put(State.TURN, turn);
    }

    private static final int NOT_YET = -9;

    private int waiting() {
        return switch (step()) {
            case Step.HERO_DRAW, Step.ADVENTURE_DRAW, Step.FIRST_LOT, Step.CHALLENGE_DRAW, Step.DEAL -> Position.CHANCE;
            case Step.SWAP_OFFER, Step.CHALLENGE_LAY, Step.PLACE, Step.CARDS, Step.HEROES, Step.ALLY, Step.PROPOSING ->
                board.actor();
            case Step.SWAP_ANSWER, Step.ANSWERING -> s.b[State.ASKED];
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
        int kind = Move.kind(move);
        int a = Move.a(move);
        switch (step()) {
            case Step.HERO_DRAW,
                    Step.SWAP_OFFER,
                    Step.SWAP_ANSWER,
                    Step.ADVENTURE_DRAW,
                    Step.FIRST_LOT,
                    Step.CHALLENGE_DRAW,
                    Step.CHALLENGE_LAY,
                    Step.DEAL -> settingUp.make(move);
            case Step.PLACE -> {
                board.enter(board.actor(), a);
                s.add(State.INDEX, 1);
                if (s.b[State.INDEX] == rules.seats()) {
                    beginRound(1);
                }
            }
            case Step.CARDS -> playCard(kind, a, Move.b(move));
            case Step.EFFECT -> effects.decide(move);
            case Step.HEROES -> act(kind, a, Move.b(move));
            case Step.ALLY -> {
                if (kind == Move.HIRE) {
                    hire();
                } else {
                    fight(s.b[State.CHALLENGE]);
                }
            }
            case Step.AUCTION -> {
                switch (kind) {
                    case Move.BID -> contest.raise(a);
                    case Move.FOLLOW -> contest.follow();
                    default -> contest.withdraw();
                }
            }
            case Step.NAMING -> contest.name(a);
            case Step.LAYING -> {
                if (kind == Move.DOWN) {
                    contest.lay(s.find(set, State.HAND + contest.actor(), a));
                } else {
                    contest.pass();
                }
            }
            case Step.CANCELLING -> contest.cancel(a);
            case Step.PROPOSING -> propose(move);
            case Step.ANSWERING -> {
                if (kind == Move.NO) {
                    talks.close();
                    nextTalker();
                } else if (talks.agree()) {
                    nextTalker();
                }
            }
            case Step.DRAWING -> {
                board.take(s.find(set, State.PILE, a), board.actor());
                if (!advance()) {
                    endRound();
                }
            }
            default -> throw new IllegalStateException("no move at step " + step());
        }
    }

    // ---- Turns within a phase ----

    private void lead(int step) {
        s.put(State.LEAD, s.b[State.FIRST]);
        s.put(State.INDEX, 0);
        step(step);
    }

    /** On to the next player who is still in; false when all have had their turn. */
    private boolean advance() {
        do {
            s.add(State.INDEX, 1);
        } while (s.b[State.INDEX] < rules.seats() && !board.isIn(board.actor()));
        return s.b[State.INDEX] < rules.seats();
    }

    private void beginRound(int round) {
        s.put(State.ROUND, round);
        s.put(State.PAID, 0);
        s.put(State.LAP, 0);
        s.put(State.PASSES, 0);
        if (!s.pacts.promises().isEmpty()) {
            s.agree(s.pacts.in(round));
        }
        lead(Step.CARDS);
    }

    private void endRound() {
        if (board.round() == ConanRules.LAST_ROUND) {
            // All have drawn, so the count stands one past the last seat, and no position is written like that.
            s.put(State.INDEX, 0);
            over(Step.BY_ROUNDS);
            return;
        }
        if (rules.isRotating()) {
            s.put(State.FIRST, board.after(s.b[State.FIRST]));
        }
        beginRound(board.round() + 1);
    }

    private void over(int reason) {
        s.put(State.REASON, reason);
        step(Step.OVER);
    }

    // ---- Cards ----

    private void playCard(int kind, int card, int slot) {
        int seat = board.actor();
        switch (kind) {
            case Move.PASS -> {
                s.add(State.PASSES, 1);
                boolean ends = rules.needsFullLap() ? s.b[State.PASSES] >= board.playersLeft() : s.b[State.LAP] > 0;
                if (ends) {
                    beginHeroes();
                } else {
                    nextCard();
                }
            }
            case Move.LAY -> {
                board.lay(s.find(set, State.HAND + seat, card), seat, slot);
                earn(seat);
                nextCard();
            }
            case Move.OPEN -> {
                board.openAdventure(board.fromHand(seat, card));
                earn(seat);
                nextCard();
            }
            default -> {
                s.put(State.PASSES, 0);
                int action = board.fromHand(seat, card);
                s.move(action, State.PLAYING);
                effects.pushAll(action, seat);
                s.put(State.THEN, Step.THEN_CARD);
                step(Step.EFFECT);
            }
        }
    }

    /** "Playing a challenge or an adventure from the hand earns 1 PG from the bank" */
    private void earn(int seat) {
        s.put(State.PASSES, 0);
        boolean isPaid = (s.b[State.PAID] >> seat & 1) != 0;
        if (!rules.paysOnce() || !isPaid) {
            board.fromBank(Bank.CARD, seat, 1);
            s.put(State.PAID, s.b[State.PAID] | 1 << seat);
        }
    }

    private void nextCard() {
        if (!advance()) {
            s.put(State.INDEX, 0);
            s.put(State.LAP, Math.min(s.b[State.LAP] + 1, 100));
            if (!board.isIn(board.actor())) {
                advance();
            }
        }
        step(Step.CARDS);
    }

    // ---- Heroes ----

    /** "First: does anybody have 30 PG or more? Then the game ends" */
    private void beginHeroes() {
        s.put(State.PASSES, 0);
        s.put(State.LAP, 0);
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (board.isIn(seat) && board.pg(seat) >= ConanRules.GOAL) {
                over(Step.BY_GLORY);
                return;
            }
        }
        lead(Step.HEROES);
        beginTurn();
    }

    private void beginTurn() {
        effects.push(Step.TRIGGER_JOB, board.actor(), Ability.Trigger.HERO_PHASE.index);
        s.put(State.THEN, Step.THEN_HERO);
        step(Step.EFFECT);
    }

    private void act(int kind, int a, int b) {
        int seat = board.actor();
        switch (kind) {
            case Move.GO -> {
                board.enter(seat, a);
                endTurn();
            }
            case Move.FACE -> {
                int card = board.challenge(a, b);
                board.turnUp(card);
                if (set.role(card) == Card.Role.ALLY) {
                    s.put(State.CHALLENGE, card);
                    step(Step.ALLY);
                } else {
                    fight(card);
                }
            }
            case Move.DUEL -> contest.begin(seat, a, NONE);
            case Move.ACCOMPLISH -> accomplish(seat);
            default -> endTurn();
        }
    }

    private void fight(int card) {
        contest.begin(board.actor(), board.owner(card), card);
    }

    /** "An ally may be hired instead for its cost, paid to the bank" */
    private void hire() {
        int seat = board.actor();
        int card = s.b[State.CHALLENGE];
        board.toBank(Bank.HIRE, seat, board.hireCost(seat, card));
        board.lift(card, State.ALLY + seat);
        board.dismissAlly(seat);
        s.put(State.ALLY_CARD + seat, card);
        s.put(State.CHALLENGE, NONE);
        effects.push(Step.TRIGGER_JOB, seat, Ability.Trigger.HIRE.index);
        s.put(State.THEN, Step.THEN_TURN_ENDS);
        step(Step.EFFECT);
    }

    /** "The card is kept as a trophy, the loot taken, effects applied. The hero then stands on no adventure" */
    private void accomplish(int seat) {
        int slot = board.at(seat);
        int card = board.adventure(slot);
        int partner = board.partner(seat);
        boolean toPartner = partner >= 0 && s.b[State.OBJECT_SHARE + seat] != 0;
        int glory = set.card(card).glory();
        int shared = partner >= 0 ? set.card(card).gloryForPartner(s.b[State.LOOT_SHARE + seat]) : 0;
        board.fromBank(Bank.LOOT, seat, glory - shared);
        if (shared > 0) {
            board.fromBank(Bank.LOOT, partner, shared);
        }
        s.move(card, State.TROPHIES + seat);
        s.put(State.SLOTS + slot, NONE);
        for (int hero = 0; hero < rules.seats(); hero++) {
            if (board.at(hero) == slot) {
                board.leave(hero);
            }
        }
        if (!s.pacts.promises().isEmpty()) {
            s.agree(s.pacts.withoutSlot(slot));
        }
        effects.push(Step.TRIGGER_JOB, seat, Ability.Trigger.ACCOMPLISH.index);
        effects.pushAll(card, seat);
        for (int i = 0; i < set.card(card).objects(); i++) {
            effects.push(Step.LOOT_JOB, toPartner ? partner : seat, 1);
        }
        s.put(State.THEN, Step.THEN_TURN_ENDS);
        step(Step.EFFECT);
    }

    /** All effects have been carried out. */
    private void goOn() {
        int then = s.b[State.THEN];
        s.put(State.THEN, 0);
        switch (then) {
            case Step.THEN_CARD -> {
                board.discard(s.nth(State.PLAYING, 0));
                nextCard();
            }
            case Step.THEN_HERO -> step(Step.HEROES);
            case Step.THEN_CONTEST_ENDS -> {
                boolean beaten = s.b[State.BEATEN_LAST] != 0;
                s.put(State.BEATEN_LAST, 0);
                if (isLastLeft()) {
                    return;
                }
                int seat = board.actor();
                // "It happens at once on beating the last challenge"
                if (beaten && board.isIn(seat) && board.at(seat) >= 0 && board.isFreeFor(seat, board.at(seat))) {
                    accomplish(seat);
                } else {
                    endTurn();
                }
            }
            default -> endTurn();
        }
    }

    /** Puts out whoever has no glory left; if that ends the game, it is over. */
    private boolean isLastLeft() {
        boolean isOver = goingOut.putOut();
        if (isOver) {
            over(Step.LAST_LEFT);
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
            beginTalks();
        }
    }

    // ---- Diplomacy ----

    private void beginTalks() {
        for (int seat = 0; seat < rules.seats(); seat++) {
            s.put(State.PROPOSED + seat, 0);
        }
        s.put(State.PASSES, 0);
        lead(Step.PROPOSING);
    }

    private void propose(int move) {
        if (Move.kind(move) == Move.PASS) {
            s.add(State.PASSES, 1);
            nextTalker();
        } else {
            talks.propose(move);
        }
    }

    /** "until all pass in a row" */
    private void nextTalker() {
        if (s.b[State.PASSES] >= board.playersLeft()) {
            s.put(State.PASSES, 0);
            lead(Step.DRAWING);
            return;
        }
        if (!advance()) {
            s.put(State.INDEX, 0);
            if (!board.isIn(board.actor())) {
                advance();
            }
        }
        step(Step.PROPOSING);
    }
}
