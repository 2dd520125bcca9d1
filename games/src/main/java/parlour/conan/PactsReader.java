package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.NotationException;

/** Reads what players have agreed, what is being proposed, and which cards of others they know from it. */
final class PactsReader {

    private final ConanPosition position;
    private final PositionWords words;
    private final State s;
    private final CardSet set;
    private final int seats;

    PactsReader(ConanPosition position, PositionWords words) {
        this.position = position;
        this.words = words;
        this.s = position.state();
        this.set = position.rules().set();
        this.seats = position.rules().seats();
    }

    void alliances(Part field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        for (Terms.Term term : words.termsAt(field, 0).terms()) {
            boolean good = term instanceof Terms.Union union
                    && union.one() != union.other()
                    && position.talks().mayAlly(union.one(), union.other());
            if (!good || !(term instanceof Terms.Union union)) {
                throw field.fail(
                        "alliances of heroes on one adventure", "des alliances de héros sur une même aventure");
            }
            position.talks().ally(union);
        }
    }

    void talks(Part field) throws NotationException {
        List<Part> parts = field.split(',', 3);
        s.put(State.ASKED, parts.get(0).isNothing() ? State.NONE : words.seat(parts.get(0)));
        List<Part> proposed = parts.get(1).split('.', seats);
        for (int seat = 0; seat < seats; seat++) {
            s.put(State.PROPOSED + seat, proposed.get(seat).number(0, ConanRules.MOST_PROPOSALS));
        }
        position.board().treaties(parts.get(2).number(0, 9999));
    }

    void offer(Part field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        List<Part> parts = field.split('~', 2);
        int proposer = words.seat(parts.get(0));
        Terms terms = words.termsAt(parts.get(1), proposer);
        if (proposer != position.board().actor() || terms.asked().isEmpty()) {
            throw field.fail("a proposal of the one whose turn it is", "une proposition de qui c’est le tour");
        }
        for (Terms.Term term : terms.terms()) {
            boolean held = !(term instanceof Terms.Hand hand)
                    || hand.from() != proposer
                    || position.held(proposer, hand.kind()) > 0;
            boolean owned = !(term instanceof Terms.Thing thing)
                    || s.find(set, State.OBJECTS + thing.from(), thing.kind()) >= 0;
            boolean there =
                    !(term instanceof Terms.Union union) || position.talks().mayAlly(union.one(), union.other());
            if (!held || !owned || !there) {
                throw field.fail("a proposal that can be carried out", "une proposition réalisable");
            }
        }
        s.agree(s.pacts.offering(Optional.of(terms)));
    }

    void promises(Part field) throws NotationException {
        for (Part item : field.items()) {
            List<Part> parts = item.split('.', 5);
            int kind = parts.get(2).oneOf(List.of("challenge", "duel"));
            boolean onSlot = kind == 0;
            s.agree(s.pacts.with(new Promise(
                    parts.get(0).number(1, 9999),
                    words.seat(parts.get(1)),
                    Promise.Kind.of(kind),
                    parts.get(3).number(1, onSlot ? State.MOST_SLOTS : seats) - 1,
                    parts.get(4).number(0, ConanRules.LAST_ROUND))));
        }
    }

    void known(Part field) throws NotationException {
        List<Pacts.Known> all = new ArrayList<>();
        for (Part item : field.items()) {
            List<Part> parts = item.split('.', 3);
            int viewer = words.seat(parts.get(0));
            int holder = words.seat(parts.get(1));
            int kind = words.kind(parts.get(2));
            long before = all.stream()
                    .filter(it -> it.viewer() == viewer && it.kind() == kind)
                    .count();
            if (viewer == holder || before >= position.board().memory.unseen(viewer, kind)) {
                throw item.fail("a card somebody else may hold", "une carte que quelqu’un d’autre peut détenir");
            }
            all.add(new Pacts.Known(viewer, kind, holder));
        }
        s.agree(s.pacts.withKnown(all));
    }
}
