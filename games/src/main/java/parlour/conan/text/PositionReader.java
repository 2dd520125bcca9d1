package parlour.conan.text;

import java.util.Arrays;
import java.util.List;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.card.Effect;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Step;
import parlour.game.NotationException;
import parlour.game.Text;

/**
 * Parses the output of {@link PositionWriter}. Each part is checked on its own; then the position is written again, and
 * a text that differs is rejected, as it could not arise in play.
 */
public final class PositionReader {

    private static final int MAX_JOBS = 30;

    /** The last contest's result may follow as one more field. */
    private static final int FIELDS = 16;

    private final ConanState state;
    private final PackedState s;
    private final CardSet set;
    private final int seats;
    private final PositionTokens words;

    private PositionReader(ConanRules rules) {
        this.state = new ConanState(rules);
        this.s = state.packed();
        this.set = rules.set();
        this.seats = rules.seats();
        this.words = new PositionTokens(state);
    }

    public static ConanState read(String input, ConanRules rules) throws NotationException {
        PositionReader reader = new PositionReader(rules);
        List<TextSlice> fields = TextSlice.of(input).split(' ');
        reader.step(fields.getFirst());
        if (fields.size() != FIELDS && fields.size() != FIELDS + 1) {
            throw TextSlice.of(input)
                    .fail(FIELDS + " fields with one space between them", FIELDS + " champs séparés par une espace");
        }
        reader.all(fields);
        return reader.checked(input);
    }

    private void step(TextSlice field) throws NotationException {
        s.put(PackedState.STEP, field.oneOf(Step.NAMES));
    }

    private int step() {
        return s.b[PackedState.STEP];
    }

    private void all(List<TextSlice> fields) throws NotationException {
        TextSlice round = fields.get(1);
        if (!round.text().startsWith("r")) {
            throw round.fail("r and the round", "r et la manche");
        }
        s.put(PackedState.ROUND, round.from(1).number(0, ConanRules.LAST_ROUND));
        boolean known = !fields.get(2).text().equals("?");
        s.put(PackedState.FIRST, known ? words.seat(fields.get(2)) : PackedState.NONE);
        List<TextSlice> pointer = fields.get(3).split('.', 5);
        s.put(PackedState.LEAD, words.seat(pointer.get(0)));
        s.put(PackedState.INDEX, pointer.get(1).number(0, seats - 1));
        s.put(PackedState.LAP, pointer.get(2).number(0, ConanRules.MAX_LAPS));
        s.put(PackedState.PASSES, pointer.get(3).number(0, 4));
        s.put(PackedState.PAID, pointer.get(4).number(0, 15));
        s.put(PackedState.SHUFFLES, fields.get(15).split('.').getFirst().number(0, 120));
        adventures(fields.get(6));
        List<TextSlice> players = fields.get(4).split('/', seats);
        for (int seat = 0; seat < seats; seat++) {
            player(seat, players.get(seat));
        }
        AgreementsReader pacts = new AgreementsReader(state, words);
        ContestReader contest = new ContestReader(state, words);
        pacts.alliances(fields.get(5));
        for (TextSlice item : fields.get(7).items()) {
            s.move(words.take(item), PackedState.DISCARD);
        }
        for (TextSlice item : fields.get(8).items()) {
            int card = words.take(item, Card.Role.OBJECT);
            s.move(card, PackedState.RETURNED);
            s.put(PackedState.BOTTOM + s.b[PackedState.BOTTOM_COUNT], card);
            s.add(PackedState.BOTTOM_COUNT, 1);
        }
        contest.current(fields.get(9));
        effects(fields.get(10));
        pacts.diplomacy(fields.get(11));
        pacts.offer(fields.get(12));
        pacts.promises(fields.get(13));
        pacts.known(fields.get(14));
        ending(fields.get(15));
        if (fields.size() > FIELDS) {
            s.remember(contest.last(fields.get(FIELDS)));
        }
        agePile();
        new StepValidator(state).check(fields);
    }

    private void agePile() {
        for (int card = 0; card < set.cards; card++) {
            if (s.zone(card) == PackedState.PILE) {
                s.put(PackedState.SHUFFLE_NUMBER + card, s.b[PackedState.SHUFFLES]);
            }
        }
    }

    /** Written again, the position must give the same text. */
    private ConanState checked(String input) throws NotationException {
        state.begin();
        String again = PositionWriter.write(state);
        if (!again.equals(input)) {
            int at = Arrays.mismatch(again.toCharArray(), input.toCharArray());
            throw new NotationException(
                    input,
                    at,
                    new Text(
                            "This could not arise in play or is not in the usual form: from character " + (at + 1)
                                    + " it would read \"" + shown(again, at) + "\".",
                            "Ceci ne peut se produire en jeu ou n’a pas la forme habituelle : à partir du caractère "
                                    + (at + 1) + " on lirait « " + shown(again, at) + " »."));
        }
        return state;
    }

    private static String shown(String text, int at) {
        return text.substring(at, Math.min(text.length(), at + 30)).strip() + "…";
    }

    private void adventures(TextSlice field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        for (TextSlice part : field.split('/')) {
            List<TextSlice> parts = part.split(':', 3);
            int slot = words.slot(parts.get(0));
            if (state.board().isInPlay(slot)) {
                throw part.fail("another slot", "un autre emplacement");
            }
            int card = words.take(parts.get(1), Card.Role.ADVENTURE);
            s.move(card, PackedState.ADVENTURES);
            s.put(PackedState.SLOTS + slot, card);
            for (TextSlice item : parts.get(2).items()) {
                challenge(slot, item);
            }
        }
    }

    private void challenge(int slot, TextSlice item) throws NotationException {
        List<TextSlice> parts = item.split('.', 6);
        int card = words.take(parts.get(0));
        if (!set.isChallenge(card)) {
            throw item.fail("a challenge", "un défi");
        }
        state.board().lay(card, words.seat(parts.get(1)), slot);
        TextSlice facing = parts.get(2);
        if (!facing.text().matches("[ud][1-4]*")) {
            throw facing.fail("u or d and the seats that have seen it", "u ou d et les places qui l’ont vu");
        }
        if (facing.text().startsWith("u")) {
            state.board().turnUp(card);
        }
        for (char c : facing.text().substring(1).toCharArray()) {
            if (c - '1' >= seats) {
                throw facing.fail("seats up to " + seats, "des places jusqu’à " + seats);
            }
            state.board().show(card, c - '1');
        }
        s.put(PackedState.LAID_AT + card, parts.get(3).number(0, ConanRules.LAST_ROUND));
        words.age(card, parts.get(4), parts.get(5));
    }

    private void player(int seat, TextSlice field) throws NotationException {
        List<TextSlice> parts = field.split(',', 8);
        if (!parts.get(0).isNothing()) {
            int hero = words.take(parts.get(0), Card.Role.HERO);
            s.move(hero, PackedState.HERO + seat);
            s.put(PackedState.HERO_CARD + seat, hero);
        }
        boolean paid = step() >= Step.PLACE && s.b[PackedState.HERO_CARD + seat] >= 0;
        s.put(PackedState.PG + seat, (byte) parts.get(1).number(0, 255));
        if (paid && state.board().pg(seat) == 0 && step() != Step.EFFECT && step() != Step.AGREEING) {
            throw parts.get(1).fail("at least 1 glory", "au moins 1 point de gloire");
        }
        if (!parts.get(2).isNothing()) {
            int slot = words.slot(parts.get(2));
            if (!state.board().mayEnter(seat, slot)) {
                throw parts.get(2)
                        .fail("an adventure without a challenge of that player", "une aventure sans défi de ce joueur");
            }
            s.put(PackedState.AT + seat, slot);
        }
        s.put(PackedState.ARRIVED + seat, parts.get(3).number(0, ConanRules.LAST_ROUND));
        if (!parts.get(4).isNothing()) {
            int ally = words.take(parts.get(4), Card.Role.ALLY);
            s.move(ally, PackedState.ALLY + seat);
            s.put(PackedState.ALLY_CARD + seat, ally);
        }
        boolean returning = step() == Step.EFFECT;
        if (parts.get(5).items().size() > ConanRules.MAX_OBJECTS + (returning ? 1 : 0)) {
            throw parts.get(5).fail("at most three objects", "au plus trois objets");
        }
        for (TextSlice item : parts.get(5).items()) {
            state.board().gainObject(seat, words.take(item, Card.Role.OBJECT));
        }
        for (TextSlice item : parts.get(6).items()) {
            s.move(words.take(item, Card.Role.ADVENTURE), PackedState.TROPHIES + seat);
        }
        for (TextSlice item : parts.get(7).items()) {
            List<TextSlice> card = item.split('.', 3);
            int held = words.takeHeld(card.get(0));
            s.move(held, PackedState.HAND + seat);
            words.age(held, card.get(1), card.get(2));
        }
    }

    private void effects(TextSlice field) throws NotationException {
        if (field.isNothing()) {
            return;
        }
        List<TextSlice> parts = field.split(':', 4);
        s.put(PackedState.AFTER_EFFECTS, parts.get(0).oneOf(Step.THEN));
        boolean isCard = s.b[PackedState.AFTER_EFFECTS] == Step.THEN_CARD;
        if (isCard == parts.get(1).isNothing()) {
            throw parts.get(1).fail("the action being carried out", "l’action en cours");
        }
        if (isCard) {
            s.move(words.take(parts.get(1), Card.Role.ACTION), PackedState.PLAYING);
        }
        s.put(PackedState.BEATEN_LAST, parts.get(2).number(0, 1));
        List<TextSlice> jobs = parts.get(3).items();
        if (jobs.size() > MAX_JOBS) {
            throw parts.get(3).fail("fewer effects", "moins d’effets");
        }
        for (TextSlice item : jobs) {
            List<TextSlice> job = item.split(',', 3);
            state.effects()
                    .push(job(job.get(0)), words.seat(job.get(1)), job.get(2).number(-50, 50));
        }
    }

    private int job(TextSlice part) throws NotationException {
        List<String> names = List.of("choose", "draw", "stated", "drop", "trigger", "return", "loot");
        if (names.contains(part.text())) {
            return Step.Job.CHOOSE + names.indexOf(part.text());
        }
        List<TextSlice> parts = part.split('.', 2);
        int[] abilities = set.abilitiesOf[words.kind(parts.get(0))];
        int ability = abilities.length == 0 ? -1 : abilities[parts.get(1).number(0, abilities.length - 1)];
        boolean does = ability >= 0 && set.abilities.get(ability).effect() instanceof Effect.Deed;
        if (!does) {
            throw part.fail("something a card does", "quelque chose que fait une carte");
        }
        return ability;
    }

    private void ending(TextSlice field) throws NotationException {
        List<TextSlice> parts = field.split('.');
        boolean over = step() == Step.OVER;
        if (parts.size() != (over ? 2 : 1)) {
            throw field.fail(
                    "how often the discard was shuffled, and how the game ended",
                    "le nombre de mélanges, et la fin de la partie");
        }
        if (over) {
            s.put(PackedState.REASON, parts.get(1).number(1, 3));
        }
    }
}
