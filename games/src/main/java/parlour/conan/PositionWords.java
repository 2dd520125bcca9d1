package parlour.conan;

import parlour.game.NotationException;

/**
 * The words a written position is made of. Every card is read once: whatever has been given a place is no longer at home, and cannot
 * be taken again.
 */
final class PositionWords {

    private final State s;
    private final CardSet set;
    private final int seats;

    PositionWords(ConanPosition position) {
        this.s = position.state();
        this.set = position.rules().set();
        this.seats = position.rules().seats();
    }

    int seat(Part part) throws NotationException {
        return part.number(1, seats) - 1;
    }

    int slot(Part part) throws NotationException {
        if (!part.text().startsWith("a")) {
            throw part.fail("an adventure such as a3", "une aventure comme a3");
        }
        return part.from(1).number(1, State.MOST_SLOTS) - 1;
    }

    int kind(Part part) throws NotationException {
        int kind = set.kind(part.text());
        if (kind < 0) {
            throw part.fail("the id of a card", "l’identifiant d’une carte");
        }
        return kind;
    }

    /** A card that has no other place yet. */
    int take(Part part) throws NotationException {
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
            case HERO -> State.BOX;
            case OBJECT -> State.LOOT;
            case ADVENTURE, FOE, TRAP, SORCERY, ALLY, RESOLUTION, ACTION -> State.PILE;
        };
    }

    int take(Part part, Card.Role role) throws NotationException {
        if (set.kind(kind(part)).role() != role) {
            throw part.fail("a card of another kind", "une carte d’un autre genre");
        }
        return take(part);
    }

    int takeHeld(Part part) throws NotationException {
        int card = take(part);
        if (home(set.kindOf[card]) != State.PILE) {
            throw part.fail("a card that can be held", "une carte qui se tient en main");
        }
        return card;
    }

    /** Since when a card lies where it is, and how often the discard had been shuffled when it was drawn. */
    void age(int card, Part since, Part era) throws NotationException {
        s.put(State.SINCE + card, since.number(0, ConanRules.LAST_ROUND));
        s.put(State.ERA + card, era.number(0, s.b[State.SHUFFLES]));
    }

    /** Complaints name the place in the whole text. */
    Terms termsAt(Part field, int proposer) throws NotationException {
        try {
            return TermsText.read(field.text(), 0, set, seats, proposer);
        } catch (NotationException wrong) {
            throw new NotationException(field.input(), field.at() + wrong.place(), wrong.sentence());
        }
    }
}
