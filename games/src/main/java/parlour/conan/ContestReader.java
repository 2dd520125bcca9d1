package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import parlour.game.NotationException;

/** Reads the contest that is going on, and how the last one went. */
final class ContestReader {

    private static final int MOST_TOTAL = 999;
    private static final List<String> ATTRIBUTES = List.of("strength", "cunning", "spirit");

    private final ConanPosition position;
    private final PositionWords words;
    private final State s;
    private final CardSet set;

    ContestReader(ConanPosition position, PositionWords words) {
        this.position = position;
        this.words = words;
        this.s = position.state();
        this.set = position.rules().set();
    }

    void current(Part field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        List<Part> halves = field.split(':', 2);
        List<Part> parts = halves.get(0).split(',', 7);
        if (!parts.get(2).isNothing()) {
            List<Part> where = parts.get(2).split('.', 2);
            int card = position.board()
                    .challenge(words.slot(where.get(0)), where.get(1).number(1, 99) - 1);
            if (card < 0
                    || !position.board().isUp(card)
                    || (set.role(card) != Card.Role.ALLY && parts.get(0).isNothing())) {
                throw parts.get(2).fail("a challenge that is face up", "un défi retourné");
            }
            s.put(State.CHALLENGE, card);
        }
        if (parts.get(0).isNothing()) {
            return;
        }
        int hero = words.seat(parts.get(0));
        int other = words.seat(parts.get(1));
        boolean isDuel = s.b[State.CHALLENGE] < 0;
        boolean good = hero == position.board().actor()
                && hero != other
                && position.board().at(hero) >= 0
                && s.b[State.HERO_CARD + other] >= 0
                && (isDuel
                        ? position.board().at(hero) == position.board().at(other)
                        : position.board().owner(s.b[State.CHALLENGE]) == other
                                && position.board().slotOf(s.b[State.CHALLENGE])
                                        == position.board().at(hero));
        if (!good) {
            throw field.fail("two sides that can meet", "deux camps qui peuvent s’affronter");
        }
        s.put(State.SIDE, hero);
        s.put(State.SIDE + 1, other);
        int cap = position.contest().cap();
        s.put(State.BID, (byte) parts.get(3).number(0, cap));
        s.put(State.BID + 1, (byte) parts.get(4).number(0, cap));
        s.put(State.BIDDER, parts.get(5).number(0, 1));
        if (!parts.get(6).isNothing()) {
            s.put(State.ATTRIBUTE, parts.get(6).oneOf(ATTRIBUTES));
        }
        for (Part item : halves.get(1).items()) {
            List<Part> laid = item.split('.', 5);
            int card = words.takeHeld(laid.get(0));
            int n = s.b[State.LAID_COUNT];
            s.move(card, State.DOWN);
            s.put(State.LAID + n, card);
            s.put(State.LAID_SIDE + n, laid.get(1).number(0, 1));
            s.put(State.SPENT + n, laid.get(2).number(0, 2));
            s.add(State.LAID_COUNT, 1);
            words.age(card, laid.get(3), laid.get(4));
        }
    }

    Settled last(Part field) throws NotationException {
        List<Part> halves = field.split(':', 2);
        List<Part> parts = halves.get(0).split(',', 10);
        int hero = words.seat(parts.get(1));
        int other = words.seat(parts.get(2));
        if (hero == other) {
            throw parts.get(2).fail("another seat", "une autre place");
        }
        int challenge = State.NONE;
        if (!parts.get(3).isNothing()) {
            challenge = words.kind(parts.get(3));
            if (!set.isChallenge(set.firstOf[challenge])) {
                throw parts.get(3).fail("a challenge", "un défi");
            }
        }
        boolean isWithdrawal = parts.get(4).isNothing();
        int most = isWithdrawal ? 0 : MOST_TOTAL;
        List<Integer> moved = new ArrayList<>();
        for (Part part : parts.get(9).split('.', position.rules().seats())) {
            moved.add(part.number(-255, 255));
        }
        List<Settled.Laid> laid = new ArrayList<>();
        for (Part item : halves.get(1).items()) {
            List<Part> card = item.split('.', 3);
            int kind = words.kind(card.get(0));
            if (isWithdrawal || words.home(kind) != State.PILE) {
                throw item.fail("a card that can have been laid", "une carte qui a pu être posée");
            }
            laid.add(
                    new Settled.Laid(kind, card.get(1).number(0, 1), card.get(2).number(0, 1) == 1));
        }
        return new Settled(
                parts.get(0).number(1, s.b[State.ROUND]),
                hero,
                other,
                challenge,
                isWithdrawal ? State.NONE : parts.get(4).oneOf(ATTRIBUTES),
                parts.get(5).number(-most, most),
                parts.get(6).number(-most, most),
                parts.get(7).number(0, 1) == 0,
                parts.get(8).number(1, 255),
                moved,
                laid);
    }
}
