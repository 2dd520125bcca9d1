package parlour.conan.text;

import java.util.ArrayList;
import java.util.List;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.ContestResult;
import parlour.conan.rules.PackedState;
import parlour.game.NotationException;

/** Parses the current contest, and the result of the last one. */
final class ContestReader {

    private static final int MAX_TOTAL = 999;
    private static final List<String> ATTRIBUTES = List.of("strength", "cunning", "spirit");

    private final ConanState state;
    private final PositionTokens words;
    private final PackedState s;
    private final CardSet set;

    ContestReader(ConanState state, PositionTokens words) {
        this.state = state;
        this.words = words;
        this.s = state.packed();
        this.set = state.rules().set();
    }

    void current(TextSlice field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        List<TextSlice> halves = field.split(':', 2);
        List<TextSlice> parts = halves.get(0).split(',', 7);
        if (!parts.get(2).isNothing()) {
            List<TextSlice> where = parts.get(2).split('.', 2);
            int card = state.board()
                    .challenge(words.slot(where.get(0)), where.get(1).number(1, 99) - 1);
            if (card < 0
                    || !state.board().isFaceUp(card)
                    || (set.role(card) != Card.Role.ALLY && parts.get(0).isNothing())) {
                throw parts.get(2).fail("a challenge that is face up", "un défi révélé");
            }
            s.put(PackedState.CHALLENGE, card);
        }
        if (parts.get(0).isNothing()) {
            return;
        }
        int hero = words.seat(parts.get(0));
        int other = words.seat(parts.get(1));
        boolean isDuel = s.b[PackedState.CHALLENGE] < 0;
        boolean good = hero == state.board().actor()
                && hero != other
                && state.board().slotOf(hero) >= 0
                && s.b[PackedState.HERO_CARD + other] >= 0
                && (isDuel
                        ? state.board().slotOf(hero) == state.board().slotOf(other)
                        : state.board().owner(s.b[PackedState.CHALLENGE]) == other
                                && state.board().slotOfChallenge(s.b[PackedState.CHALLENGE])
                                        == state.board().slotOf(hero));
        if (!good) {
            throw field.fail("two sides that can meet", "deux camps qui peuvent s’affronter");
        }
        s.put(PackedState.SIDE, hero);
        s.put(PackedState.SIDE + 1, other);
        int cap = state.contest().cap();
        s.put(PackedState.BID, (byte) parts.get(3).number(0, cap));
        s.put(PackedState.BID + 1, (byte) parts.get(4).number(0, cap));
        s.put(PackedState.BIDDER, parts.get(5).number(0, 1));
        if (!parts.get(6).isNothing()) {
            s.put(PackedState.ATTRIBUTE, parts.get(6).oneOf(ATTRIBUTES));
        }
        for (TextSlice item : halves.get(1).items()) {
            List<TextSlice> laid = item.split('.', 5);
            int card = words.takeHeld(laid.get(0));
            int n = s.b[PackedState.LAID_COUNT];
            s.move(card, PackedState.DOWN);
            s.put(PackedState.LAID + n, card);
            s.put(PackedState.LAID_SIDE + n, laid.get(1).number(0, 1));
            s.put(PackedState.LAID_FLAGS + n, laid.get(2).number(0, 2));
            s.add(PackedState.LAID_COUNT, 1);
            words.age(card, laid.get(3), laid.get(4));
        }
    }

    ContestResult last(TextSlice field) throws NotationException {
        List<TextSlice> halves = field.split(':', 2);
        List<TextSlice> parts = halves.get(0).split(',', 10);
        int hero = words.seat(parts.get(1));
        int other = words.seat(parts.get(2));
        if (hero == other) {
            throw parts.get(2).fail("another seat", "une autre place");
        }
        int challenge = PackedState.NONE;
        if (!parts.get(3).isNothing()) {
            challenge = words.kind(parts.get(3));
            if (!set.isChallenge(set.firstOf[challenge])) {
                throw parts.get(3).fail("a challenge", "un défi");
            }
        }
        boolean isWithdrawal = parts.get(4).isNothing();
        int max = isWithdrawal ? 0 : MAX_TOTAL;
        List<Integer> moved = new ArrayList<>();
        for (TextSlice part : parts.get(9).split('.', state.rules().seats())) {
            moved.add(part.number(-255, 255));
        }
        List<ContestResult.Laid> laid = new ArrayList<>();
        for (TextSlice item : halves.get(1).items()) {
            List<TextSlice> card = item.split('.', 3);
            int kind = words.kind(card.get(0));
            if (isWithdrawal || words.home(kind) != PackedState.PILE) {
                throw item.fail("a card that can have been played", "une carte qui a pu être jouée");
            }
            laid.add(new ContestResult.Laid(
                    kind, card.get(1).number(0, 1), card.get(2).number(0, 1) == 1));
        }
        return new ContestResult(
                parts.get(0).number(1, s.b[PackedState.ROUND]),
                hero,
                other,
                challenge,
                isWithdrawal ? PackedState.NONE : parts.get(4).oneOf(ATTRIBUTES),
                parts.get(5).number(-max, max),
                parts.get(6).number(-max, max),
                parts.get(7).number(0, 1) == 0,
                parts.get(8).number(1, 255),
                moved,
                laid);
    }
}
