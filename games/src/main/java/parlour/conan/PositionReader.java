package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.NotationException;
import parlour.game.Text;

/**
 * Reads what {@link PositionWriter} writes. Each part is checked where it stands; then the position is written again, and what
 * does not come out as it went in could not arise in play.
 */
final class PositionReader {

    /** How the last contest went may follow. */
    private static final int FIELDS = 16;

    private static final int MOST_TOTAL = 999;
    private static final List<String> ATTRIBUTES = List.of("strength", "cunning", "spirit");

    private final ConanPosition position;
    private final State s;
    private final CardSet set;
    private final int seats;

    private PositionReader(ConanRules rules) {
        this.position = new ConanPosition(rules);
        this.s = position.state();
        this.set = rules.set();
        this.seats = rules.seats();
    }

    static ConanPosition read(String input, ConanRules rules) throws NotationException {
        PositionReader reader = new PositionReader(rules);
        List<Part> fields = Part.of(input).split(' ');
        reader.step(fields.getFirst());
        if (fields.size() != FIELDS && fields.size() != FIELDS + 1) {
            throw Part.of(input)
                    .fail(FIELDS + " fields with one space between them", FIELDS + " champs séparés par une espace");
        }
        reader.all(fields);
        return reader.checked(input);
    }

    private void step(Part field) throws NotationException {
        s.put(State.STEP, field.oneOf(Step.NAMES));
    }

    private int step() {
        return s.b[State.STEP];
    }

    private void all(List<Part> fields) throws NotationException {
        Part round = fields.get(1);
        if (!round.text().startsWith("r")) {
            throw round.fail("r and the round", "r et le tour");
        }
        s.put(State.ROUND, round.from(1).number(0, ConanRules.LAST_ROUND));
        boolean known = !fields.get(2).text().equals("?");
        s.put(State.FIRST, known ? seat(fields.get(2)) : State.NONE);
        List<Part> pointer = fields.get(3).split('.', 5);
        s.put(State.LEAD, seat(pointer.get(0)));
        s.put(State.INDEX, pointer.get(1).number(0, seats - 1));
        s.put(State.LAP, pointer.get(2).number(0, 100));
        s.put(State.PASSES, pointer.get(3).number(0, 4));
        s.put(State.PAID, pointer.get(4).number(0, 15));
        s.put(State.SHUFFLES, fields.get(15).split('.').getFirst().number(0, 120));
        adventures(fields.get(6));
        List<Part> players = fields.get(4).split('/', seats);
        for (int seat = 0; seat < seats; seat++) {
            player(seat, players.get(seat));
        }
        alliances(fields.get(5));
        for (Part item : fields.get(7).items()) {
            s.move(take(item), State.DISCARD);
        }
        for (Part item : fields.get(8).items()) {
            int card = take(item, Card.Role.OBJECT);
            s.move(card, State.RETURNED);
            s.put(State.BOTTOM + s.b[State.BOTTOM_COUNT], card);
            s.add(State.BOTTOM_COUNT, 1);
        }
        contest(fields.get(9));
        effects(fields.get(10));
        talks(fields.get(11));
        offer(fields.get(12));
        promises(fields.get(13));
        known(fields.get(14));
        ending(fields.get(15));
        if (fields.size() > FIELDS) {
            s.remember(settled(fields.get(FIELDS)));
        }
        agePile();
        needs(fields);
    }

    private void agePile() {
        for (int card = 0; card < set.cards; card++) {
            if (s.zone(card) == State.PILE) {
                s.put(State.ERA + card, s.b[State.SHUFFLES]);
            }
        }
    }

    // ---- What each step needs ----

    private void needs(List<Part> fields) throws NotationException {
        boolean heroesDealt = step() > Step.HERO_DRAW;
        boolean begun = step() >= Step.PLACE;
        for (int seat = 0; seat < seats; seat++) {
            boolean has = s.b[State.HERO_CARD + seat] >= 0;
            boolean wants = step() == Step.HERO_DRAW ? seat < s.b[State.INDEX] : heroesDealt && (!begun || has);
            if (has != wants) {
                throw fields.get(4)
                        .fail("a hero for each seat that has drawn one", "un héros par place qui en a tiré un");
            }
            if (begun && has) {
                s.put(State.ALIVE, s.b[State.ALIVE] | 1 << seat);
            }
        }
        boolean hasFirst = s.b[State.FIRST] >= 0;
        if (hasFirst != step() >= Step.CHALLENGE_DRAW) {
            throw fields.get(2).fail("the first player, once it is known", "le premier joueur, une fois connu");
        }
        boolean left = position.board().playersLeft() > 0;
        boolean lead = position.board().isIn(s.b[State.FIRST] < 0 ? 0 : s.b[State.FIRST]);
        boolean acting = position.board().isIn(position.board().actor()) || step() == Step.OVER;
        if (begun && (!left || !lead || !acting)) {
            throw fields.get(3).fail("somebody who is still in", "quelqu’un qui est encore en jeu");
        }
        boolean isRound = s.b[State.ROUND] > 0;
        if (isRound != step() >= Step.CARDS) {
            throw fields.get(1)
                    .fail("r0 while setting up, later the round", "r0 pendant la mise en place, puis le tour");
        }
        setUp(fields);
        Contest contest = position.contest();
        boolean contests = step() >= Step.AUCTION && step() <= Step.CANCELLING;
        boolean facing = step() == Step.ALLY && s.b[State.CHALLENGE] >= 0;
        if (contest.isOn() != contests || (step() == Step.ALLY) != (facing && !contests)) {
            throw fields.get(9).fail("a contest while there is one", "un affrontement quand il y en a un");
        }
        boolean named = contest.attribute() >= 0;
        if (contests && named != step() > Step.NAMING) {
            throw fields.get(9).fail("the attribute once it is named", "la caractéristique une fois nommée");
        }
        if (step() == Step.EFFECT != position.effects().jobs() > 0) {
            throw fields.get(10).fail("effects while they are carried out", "des effets quand ils s’exécutent");
        }
        boolean asking = step() == Step.ANSWERING;
        boolean asked = s.b[State.ASKED] >= 0;
        boolean swap = step() == Step.SWAP_ANSWER;
        if (s.pacts.offer().isPresent() != asking || asked != (asking || swap)) {
            throw fields.get(11).fail("who is asked, while somebody is", "qui est interrogé, quand quelqu’un l’est");
        }
        if (asking && !s.pacts.offer().get().asked().contains((int) s.b[State.ASKED])) {
            throw fields.get(11).fail("somebody whom the proposal names", "quelqu’un que la proposition désigne");
        }
    }

    /** Before the cards are dealt every seat has its own adventure, and a hand only to lay it. */
    private void setUp(List<Part> fields) throws NotationException {
        for (int seat = 0; seat < seats; seat++) {
            boolean wants = step() > Step.ADVENTURE_DRAW || (step() == Step.ADVENTURE_DRAW && seat < s.b[State.INDEX]);
            if (step() <= Step.PLACE && position.board().isInPlay(seat) != wants) {
                throw fields.get(6)
                        .fail(
                                "an adventure for each seat that has drawn one",
                                "une aventure par place qui en a tiré une");
            }
            boolean laying =
                    step() == Step.CHALLENGE_LAY && seat == position.board().actor();
            int size = position.handSize(seat);
            if (step() <= Step.CHALLENGE_LAY && size != (laying ? 1 : 0)) {
                throw fields.get(4).fail("no hand before the cards are dealt", "aucune main avant la donne");
            }
            if (laying && !set.isChallenge(s.nth(State.HAND + seat, 0))) {
                throw fields.get(4).fail("a challenge to be laid", "un défi à poser");
            }
        }
    }

    /** Written again, it must be the same text. */
    private ConanPosition checked(String input) throws NotationException {
        position.begin();
        String again = position.notation();
        if (!again.equals(input)) {
            int at = 0;
            while (at < again.length() && at < input.length() && again.charAt(at) == input.charAt(at)) {
                at++;
            }
            throw new NotationException(
                    input,
                    at,
                    new Text(
                            "This could not arise in play or is not written as usual: from character " + (at + 1)
                                    + " it would read \"" + shown(again, at) + "\".",
                            "Ceci ne peut se produire en jeu ou n’est pas écrit comme d’habitude : à partir du caractère "
                                    + (at + 1) + " on lirait « " + shown(again, at) + " »."));
        }
        return position;
    }

    private static String shown(String text, int at) {
        return text.substring(at, Math.min(text.length(), at + 30)).strip() + "…";
    }

    // ---- Words ----

    private int seat(Part part) throws NotationException {
        return part.number(1, seats) - 1;
    }

    private int slot(Part part) throws NotationException {
        if (!part.text().startsWith("a")) {
            throw part.fail("an adventure such as a3", "une aventure comme a3");
        }
        return part.from(1).number(1, State.MOST_SLOTS) - 1;
    }

    private int kind(Part part) throws NotationException {
        int kind = set.kind(part.text());
        if (kind < 0) {
            throw part.fail("the id of a card", "l’identifiant d’une carte");
        }
        return kind;
    }

    /** A card that has no other place yet. */
    private int take(Part part) throws NotationException {
        int kind = kind(part);
        int home = home(kind);
        int card = s.find(set, home, kind);
        if (card < 0) {
            throw part.fail("a card that is nowhere else", "une carte qui n’est pas ailleurs");
        }
        return card;
    }

    private int home(int kind) {
        return switch (set.kind(kind).role()) {
            case HERO -> State.BOX;
            case OBJECT -> State.LOOT;
            case ADVENTURE, FOE, TRAP, SORCERY, ALLY, RESOLUTION, ACTION -> State.PILE;
        };
    }

    private int take(Part part, Card.Role role) throws NotationException {
        if (set.kind(kind(part)).role() != role) {
            throw part.fail("a card of another kind", "une carte d’un autre genre");
        }
        return take(part);
    }

    private int takeHeld(Part part) throws NotationException {
        int card = take(part);
        if (home(set.kindOf[card]) != State.PILE) {
            throw part.fail("a card that can be held", "une carte qui se tient en main");
        }
        return card;
    }

    // ---- Fields ----

    private void adventures(Part field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        for (Part part : field.split('/')) {
            List<Part> parts = part.split(':', 3);
            int slot = slot(parts.get(0));
            if (position.board().isInPlay(slot)) {
                throw part.fail("another slot", "un autre emplacement");
            }
            int card = take(parts.get(1), Card.Role.ADVENTURE);
            s.move(card, State.ADVENTURES);
            s.put(State.SLOTS + slot, card);
            for (Part item : parts.get(2).items()) {
                challenge(slot, item);
            }
        }
    }

    private void challenge(int slot, Part item) throws NotationException {
        List<Part> parts = item.split('.', 6);
        int card = take(parts.get(0));
        if (!set.isChallenge(card)) {
            throw item.fail("a challenge", "un défi");
        }
        position.board().lay(card, seat(parts.get(1)), slot);
        Part facing = parts.get(2);
        if (!facing.text().matches("[ud][1-4]*")) {
            throw facing.fail("u or d and the seats that have seen it", "u ou d et les places qui l’ont vu");
        }
        if (facing.text().startsWith("u")) {
            position.board().turnUp(card);
        }
        for (char c : facing.text().substring(1).toCharArray()) {
            if (c - '1' >= seats) {
                throw facing.fail("seats up to " + seats, "des places jusqu’à " + seats);
            }
            position.board().show(card, c - '1');
        }
        s.put(State.LAID_AT + card, parts.get(3).number(0, ConanRules.LAST_ROUND));
        age(card, parts.get(4), parts.get(5));
    }

    private void age(int card, Part since, Part era) throws NotationException {
        s.put(State.SINCE + card, since.number(0, ConanRules.LAST_ROUND));
        s.put(State.ERA + card, era.number(0, s.b[State.SHUFFLES]));
    }

    private void player(int seat, Part field) throws NotationException {
        List<Part> parts = field.split(',', 8);
        if (!parts.get(0).isNothing()) {
            int hero = take(parts.get(0), Card.Role.HERO);
            s.move(hero, State.HERO + seat);
            s.put(State.HERO_CARD + seat, hero);
        }
        boolean paid = step() >= Step.PLACE && s.b[State.HERO_CARD + seat] >= 0;
        s.put(State.PG + seat, (byte) parts.get(1).number(0, 255));
        boolean finished = step() == Step.OVER || step() == Step.EFFECT;
        if (paid && position.pg(seat) == 0 && !finished) {
            throw parts.get(1).fail("at least 1 PG", "au moins 1 PG");
        }
        if (!parts.get(2).isNothing()) {
            int slot = slot(parts.get(2));
            if (!position.board().mayEnter(seat, slot)) {
                throw parts.get(2)
                        .fail("an adventure without a challenge of that player", "une aventure sans défi de ce joueur");
            }
            s.put(State.AT + seat, slot);
        }
        s.put(State.ARRIVED + seat, parts.get(3).number(0, ConanRules.LAST_ROUND));
        if (!parts.get(4).isNothing()) {
            int ally = take(parts.get(4), Card.Role.ALLY);
            s.move(ally, State.ALLY + seat);
            s.put(State.ALLY_CARD + seat, ally);
        }
        boolean returning = step() == Step.EFFECT;
        if (parts.get(5).items().size() > ConanRules.MOST_OBJECTS + (returning ? 1 : 0)) {
            throw parts.get(5).fail("at most three objects", "au plus trois objets");
        }
        for (Part item : parts.get(5).items()) {
            position.board().gainObject(seat, take(item, Card.Role.OBJECT));
        }
        for (Part item : parts.get(6).items()) {
            s.move(take(item, Card.Role.ADVENTURE), State.TROPHIES + seat);
        }
        for (Part item : parts.get(7).items()) {
            List<Part> card = item.split('.', 3);
            int held = takeHeld(card.get(0));
            s.move(held, State.HAND + seat);
            age(held, card.get(1), card.get(2));
        }
    }

    private void alliances(Part field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        for (Terms.Term term : termsAt(field, 0).terms()) {
            boolean good = term instanceof Terms.Union union
                    && union.one() != union.other()
                    && position.talks().mayAlly(union.one(), union.other());
            if (!good || !(term instanceof Terms.Union union)) {
                throw field.fail(
                        "alliances of heroes on one adventure", "des alliances de héros sur une même aventure");
            }
            for (int seat : new int[] {union.one(), union.other()}) {
                s.put(State.PARTNER + seat, seat == union.one() ? union.other() : union.one());
                s.put(State.WIN_SHARE + seat, union.win());
                s.put(State.LOSS_SHARE + seat, union.loss());
                s.put(State.LOOT_SHARE + seat, union.loot());
                s.put(State.OBJECT_SHARE + seat, union.toPartner() ? 1 : 0);
            }
        }
    }

    /** Complaints name the place in the whole text. */
    private Terms termsAt(Part field, int proposer) throws NotationException {
        try {
            return TermsText.read(field.text(), 0, set, seats, proposer);
        } catch (NotationException wrong) {
            throw new NotationException(field.input(), field.at() + wrong.place(), wrong.sentence());
        }
    }

    private void contest(Part field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        List<Part> halves = field.split(':', 2);
        List<Part> parts = halves.get(0).split(',', 7);
        if (!parts.get(2).isNothing()) {
            List<Part> where = parts.get(2).split('.', 2);
            int card =
                    position.board().challenge(slot(where.get(0)), where.get(1).number(1, 99) - 1);
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
        int hero = seat(parts.get(0));
        int other = seat(parts.get(1));
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
            int card = takeHeld(laid.get(0));
            int n = s.b[State.LAID_COUNT];
            s.move(card, State.DOWN);
            s.put(State.LAID + n, card);
            s.put(State.LAID_SIDE + n, laid.get(1).number(0, 1));
            s.put(State.SPENT + n, laid.get(2).number(0, 2));
            s.add(State.LAID_COUNT, 1);
            age(card, laid.get(3), laid.get(4));
        }
    }

    private Settled settled(Part field) throws NotationException {
        List<Part> halves = field.split(':', 2);
        List<Part> parts = halves.get(0).split(',', 10);
        int hero = seat(parts.get(1));
        int other = seat(parts.get(2));
        if (hero == other) {
            throw parts.get(2).fail("another seat", "une autre place");
        }
        int challenge = State.NONE;
        if (!parts.get(3).isNothing()) {
            challenge = kind(parts.get(3));
            if (!set.isChallenge(set.firstOf[challenge])) {
                throw parts.get(3).fail("a challenge", "un défi");
            }
        }
        boolean isWithdrawal = parts.get(4).isNothing();
        int most = isWithdrawal ? 0 : MOST_TOTAL;
        List<Integer> moved = new ArrayList<>();
        for (Part part : parts.get(9).split('.', seats)) {
            moved.add(part.number(-255, 255));
        }
        List<Settled.Laid> laid = new ArrayList<>();
        for (Part item : halves.get(1).items()) {
            List<Part> card = item.split('.', 3);
            int kind = kind(card.get(0));
            if (isWithdrawal || home(kind) != State.PILE) {
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

    private void effects(Part field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        List<Part> parts = field.split(':', 4);
        s.put(State.THEN, parts.get(0).oneOf(Step.THEN));
        boolean isCard = s.b[State.THEN] == Step.THEN_CARD;
        if (isCard == parts.get(1).isNothing()) {
            throw parts.get(1).fail("the action being carried out", "l’action en cours");
        }
        if (isCard) {
            s.move(take(parts.get(1), Card.Role.ACTION), State.PLAYING);
        }
        s.put(State.BEATEN_LAST, parts.get(2).number(0, 1));
        List<Part> jobs = parts.get(3).items();
        if (jobs.size() > 30) {
            throw parts.get(3).fail("fewer effects", "moins d’effets");
        }
        for (Part item : jobs) {
            List<Part> job = item.split(',', 3);
            position.effects()
                    .push(job(job.get(0)), seat(job.get(1)), job.get(2).number(-50, 50));
        }
    }

    private int job(Part part) throws NotationException {
        List<String> names = new ArrayList<>(List.of("drop", "trigger", "return", "loot"));
        if (names.contains(part.text())) {
            return Step.DROP_JOB + names.indexOf(part.text());
        }
        List<Part> parts = part.split('.', 2);
        int[] abilities = set.abilitiesOf[kind(parts.get(0))];
        int ability = abilities.length == 0 ? -1 : abilities[parts.get(1).number(0, abilities.length - 1)];
        boolean does = ability >= 0 && Effects.isDeed(set.abilities.get(ability).effect());
        if (!does) {
            throw part.fail("something a card does", "quelque chose que fait une carte");
        }
        return ability;
    }

    private void talks(Part field) throws NotationException {
        List<Part> parts = field.split(',', 3);
        s.put(State.ASKED, parts.get(0).isNothing() ? State.NONE : seat(parts.get(0)));
        List<Part> proposed = parts.get(1).split('.', seats);
        for (int seat = 0; seat < seats; seat++) {
            s.put(State.PROPOSED + seat, proposed.get(seat).number(0, ConanRules.MOST_PROPOSALS));
        }
        position.board().treaties(parts.get(2).number(0, 9999));
    }

    private void offer(Part field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        List<Part> parts = field.split('~', 2);
        int proposer = seat(parts.get(0));
        Terms terms = termsAt(parts.get(1), proposer);
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

    private void promises(Part field) throws NotationException {
        for (Part item : field.items()) {
            List<Part> parts = item.split('.', 5);
            int kind = parts.get(2).oneOf(List.of("challenge", "duel"));
            boolean onSlot = kind == 0;
            s.agree(s.pacts.with(new Promise(
                    parts.get(0).number(1, 9999),
                    seat(parts.get(1)),
                    Promise.Kind.of(kind),
                    parts.get(3).number(1, onSlot ? State.MOST_SLOTS : seats) - 1,
                    parts.get(4).number(0, ConanRules.LAST_ROUND))));
        }
    }

    private void known(Part field) throws NotationException {
        List<Pacts.Known> all = new ArrayList<>();
        for (Part item : field.items()) {
            List<Part> parts = item.split('.', 3);
            int viewer = seat(parts.get(0));
            int holder = seat(parts.get(1));
            int card = remembered(all, viewer, holder, kind(parts.get(2)));
            if (card < 0) {
                throw item.fail("a card somebody else holds", "une carte que quelqu’un d’autre détient");
            }
            all.add(new Pacts.Known(viewer, card, holder));
        }
        s.agree(s.pacts.withKnown(all));
    }

    /** Where the card is in truth: still in that hand, laid face down from it, or passed on. */
    private int remembered(List<Pacts.Known> all, int viewer, int holder, int kind) {
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < set.copies[kind]; i++) {
                int card = set.firstOf[kind] + i;
                int zone = s.zone(card);
                boolean inHand = zone == State.HAND + holder;
                boolean elsewhere = zone == State.DOWN
                        || (zone == State.CHALLENGES && !position.board().isUp(card))
                        || (zone >= State.HAND && zone < State.HAND + State.SEATS && zone != State.HAND + viewer);
                boolean used = all.stream().anyMatch(it -> it.viewer() == viewer && it.card() == card);
                if (!used && (pass == 0 ? inHand : elsewhere)) {
                    return card;
                }
            }
        }
        return State.NONE;
    }

    private void ending(Part field) throws NotationException {
        List<Part> parts = field.split('.');
        boolean over = step() == Step.OVER;
        if (parts.size() != (over ? 2 : 1)) {
            throw field.fail(
                    "how often the discard was shuffled, and how the game ended",
                    "le nombre de mélanges, et la fin de la partie");
        }
        if (over) {
            s.put(State.REASON, parts.get(1).number(1, 3));
        }
    }
}
