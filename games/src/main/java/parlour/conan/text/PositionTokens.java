package parlour.conan.text;

import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Statement;
import parlour.conan.rules.TreatyTerms;
import parlour.game.NotationException;

/** Parses the tokens of a written position. Each card may appear only once. */
final class PositionTokens {

    private final PackedState s;
    private final CardSet set;
    private final int seats;

    PositionTokens(ConanState state) {
        this.s = state.packed();
        this.set = state.rules().set();
        this.seats = state.rules().seats();
    }

    int seat(TextSlice part) throws NotationException {
        return part.number(1, seats) - 1;
    }

    int slot(TextSlice part) throws NotationException {
        if (!part.text().startsWith("a")) {
            throw part.fail("an adventure such as a3", "une aventure comme a3");
        }
        return part.from(1).number(1, set.slots) - 1;
    }

    int kind(TextSlice part) throws NotationException {
        int kind = set.kind(part.text());
        if (kind < 0) {
            throw part.fail("the id of a card", "l’identifiant d’une carte");
        }
        return kind;
    }

    /** A card that has not appeared yet. */
    int take(TextSlice part) throws NotationException {
        int kind = kind(part);
        int home = home(kind);
        int card = s.find(set, home, kind);
        if (card < 0) {
            throw part.fail("a card that is nowhere else", "une carte qui n’est pas ailleurs");
        }
        return card;
    }

    int home(int kind) {
        return switch (set.kind(kind).role()) {
            case HERO -> PackedState.BOX;
            case OBJECT -> PackedState.LOOT;
            case ADVENTURE, FOE, TRAP, SORCERY, ALLY, RESOLUTION, ACTION -> PackedState.PILE;
        };
    }

    int take(TextSlice part, Card.Role role) throws NotationException {
        if (set.kind(kind(part)).role() != role) {
            throw part.fail("a card of another kind", "une carte d’une autre sorte");
        }
        return take(part);
    }

    int takeHeld(TextSlice part) throws NotationException {
        int card = take(part);
        if (home(set.kindOf[card]) != PackedState.PILE) {
            throw part.fail("a card that can be held", "une carte qu’on peut avoir en main");
        }
        return card;
    }

    /** The round since which a card has been where it is, and the number of shuffles when it was drawn. */
    void age(int card, TextSlice since, TextSlice era) throws NotationException {
        s.put(PackedState.IN_HAND_SINCE + card, since.number(0, ConanRules.LAST_ROUND));
        s.put(PackedState.SHUFFLE_NUMBER + card, era.number(0, s.b[PackedState.SHUFFLES]));
    }

    Statement statementAt(TextSlice field, int by) throws NotationException {
        try {
            return StatementNotation.read(field.text(), 0, set, seats, by);
        } catch (NotationException wrong) {
            throw new NotationException(field.input(), field.at() + wrong.place(), wrong.sentence());
        }
    }

    /** Errors refer to offsets in the whole text. */
    TreatyTerms termsAt(TextSlice field, int proposer) throws NotationException {
        try {
            return TreatyNotation.read(field.text(), 0, set, seats, proposer);
        } catch (NotationException wrong) {
            throw new NotationException(field.input(), field.at() + wrong.place(), wrong.sentence());
        }
    }
}
