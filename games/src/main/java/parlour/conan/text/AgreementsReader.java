package parlour.conan.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conan.rules.Agreements;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Promise;
import parlour.conan.rules.Statement;
import parlour.conan.rules.TreatyTerms;
import parlour.game.NotationException;

/** Parses treaties in force, the current proposal, and the cards that players remember from treaties. */
final class AgreementsReader {

    private final ConanState state;
    private final PositionTokens words;
    private final PackedState s;
    private final int seats;

    AgreementsReader(ConanState state, PositionTokens words) {
        this.state = state;
        this.words = words;
        this.s = state.packed();
        this.seats = state.rules().seats();
    }

    void alliances(TextSlice field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        for (TreatyTerms.Term term : words.termsAt(field, 0).terms()) {
            boolean good = term instanceof TreatyTerms.AllianceTerm union
                    && union.one() != union.other()
                    && state.diplomacy().mayAlly(union.one(), union.other());
            if (!good || !(term instanceof TreatyTerms.AllianceTerm union)) {
                throw field.fail(
                        "alliances of heroes on one adventure", "des alliances de héros sur une même aventure");
            }
            state.diplomacy().formAlliance(union);
        }
    }

    void diplomacy(TextSlice field) throws NotationException {
        List<TextSlice> parts = field.split(',', 3);
        s.put(PackedState.ASKED, parts.get(0).isNothing() ? PackedState.NONE : words.seat(parts.get(0)));
        List<TextSlice> proposed = parts.get(1).split('.', seats);
        for (int seat = 0; seat < seats; seat++) {
            s.put(PackedState.PROPOSED + seat, proposed.get(seat).number(0, ConanRules.MAX_PROPOSALS));
        }
        state.board().treaties(parts.get(2).number(0, 9999));
    }

    void offer(TextSlice field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        if (field.text().indexOf('~') < 0) {
            statement(field);
            return;
        }
        List<TextSlice> parts = field.split('~', 2);
        int proposer = words.seat(parts.get(0));
        TreatyTerms terms = words.termsAt(parts.get(1), proposer);
        if (proposer != state.board().actor()) {
            throw field.fail("a proposal of the one whose turn it is", "une proposition de qui c’est le tour");
        }
        s.agree(s.agreements.offering(Optional.of(terms)));
    }

    /** What a player states that an effect does. */
    private void statement(TextSlice field) throws NotationException {
        int equals = field.text().indexOf('=');
        if (equals < 0) {
            throw field.fail("a proposal or a statement", "une proposition ou une déclaration");
        }
        TextSlice who = new TextSlice(field.input(), field.at(), field.text().substring(0, equals));
        Statement statement = words.statementAt(field.from(equals + 1), words.seat(who));
        s.agree(s.agreements.stating(Optional.of(statement)));
    }

    void promises(TextSlice field) throws NotationException {
        for (TextSlice item : field.items()) {
            List<TextSlice> parts = item.split('.', 5);
            int kind = parts.get(2).oneOf(List.of("challenge", "duel"));
            boolean onSlot = kind == 0;
            s.agree(s.agreements.with(new Promise(
                    parts.get(0).number(1, 9999),
                    words.seat(parts.get(1)),
                    Promise.Kind.of(kind),
                    parts.get(3).number(1, onSlot ? state.set().slots : seats) - 1,
                    parts.get(4).number(0, ConanRules.LAST_ROUND))));
        }
    }

    void known(TextSlice field) throws NotationException {
        List<Agreements.KnownCard> all = new ArrayList<>();
        for (TextSlice item : field.items()) {
            List<TextSlice> parts = item.split('.', 3);
            int viewer = words.seat(parts.get(0));
            int holder = words.seat(parts.get(1));
            int kind = words.kind(parts.get(2));
            long before = all.stream()
                    .filter(it -> it.viewer() == viewer && it.kind() == kind)
                    .count();
            if (viewer == holder || before >= state.board().memory.unseen(viewer, kind)) {
                throw item.fail("a card that another player may hold", "une carte qu’un autre joueur peut détenir");
            }
            all.add(new Agreements.KnownCard(viewer, kind, holder));
        }
        s.agree(s.agreements.withKnown(all));
    }
}
