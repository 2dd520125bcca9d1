package parlour.conan.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.card.Effect;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.SeatNames;
import parlour.conan.rules.Statement;
import parlour.conan.rules.Step;
import parlour.conan.rules.TableAgreement;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Text;

/**
 * What a player states that an effect outside the vocabulary does, as text: steps separated by {@code ;}, carried out
 * in this order, seats counted from 1:
 *
 * <ul>
 *   <li>{@code 1>2:3pg}: 3 PG from seat 1 to seat 2; {@code bank} may stand for either;
 *   <li>{@code 1+2}: seat 1 draws 2 cards; {@code 1-2} discards 2 of its choice; {@code 1-2?} discards 2 by chance;
 *   <li>{@code 1@a3}: the hero of seat 1 moves to adventure a3;
 *   <li>{@code a3.1=up}: the first challenge on a3 is turned up; {@code a3.1=off} removed; {@code a3.1@a2} moved to a2;
 *   <li>{@code 1>2:#boar-spear}: an object from seat 1 to seat 2, or to {@code bank}: to the bottom of its pile;
 *       {@code bank>2:#}: seat 2 draws an object.
 * </ul>
 */
public final class StatementNotation extends TextScanner {

    private static final int MAX_LENGTH = 400;
    private static final int MAX_CARDS = 20;

    private final CardSet set;
    private final int seats;

    private StatementNotation(String input, int at, CardSet set, int seats) {
        super(input, at, set.slots);
        this.set = set;
        this.seats = seats;
    }

    // ---- Writing ----

    public static String write(Statement statement, CardSet set) {
        return String.join(
                ";", statement.steps().stream().map(step -> write(step, set)).toList());
    }

    private static String who(int seat) {
        return seat == Statement.BANK ? "bank" : Integer.toString(seat + 1);
    }

    private static String challenge(int slot, int place) {
        return MoveNotation.slot(slot) + "." + (place + 1);
    }

    private static String write(Statement.Step step, CardSet set) {
        return switch (step) {
            case Statement.Glory(int from, int to, int n) -> who(from) + ">" + who(to) + ":" + n + "pg";
            case Statement.Draw(int seat, int n) -> who(seat) + "+" + n;
            case Statement.Discard(int seat, int n, boolean isByChance) ->
                who(seat) + "-" + n + (isByChance ? "?" : "");
            case Statement.MoveHero(int seat, int slot) -> who(seat) + "@" + MoveNotation.slot(slot);
            case Statement.TurnUp(int slot, int place) -> challenge(slot, place) + "=up";
            case Statement.Remove(int slot, int place) -> challenge(slot, place) + "=off";
            case Statement.MoveChallenge(int slot, int place, int to) ->
                challenge(slot, place) + "@" + MoveNotation.slot(to);
            case Statement.Give(int from, int to, int kind) ->
                who(from) + ">" + who(to) + ":#" + set.kind(kind).id();
            case Statement.Find(int seat) -> "bank>" + who(seat) + ":#";
        };
    }

    // ---- Reading ----

    /** @param at the offset of the statement in the text */
    static Statement read(String input, int at, CardSet set, int seats, int by) throws NotationException {
        return new StatementNotation(input, at, set, seats).statement(by);
    }

    private Statement statement(int by) throws NotationException {
        if (input.length() - at > MAX_LENGTH) {
            at = MAX_LENGTH;
            throw fail(
                    "A statement has at most " + MAX_LENGTH + " characters",
                    "Une déclaration a au plus " + MAX_LENGTH + " caractères");
        }
        List<Statement.Step> steps = new ArrayList<>();
        do {
            if (steps.size() == Statement.MAX_STEPS) {
                throw fail(
                        "A statement has at most " + Statement.MAX_STEPS + " steps",
                        "Une déclaration a au plus " + Statement.MAX_STEPS + " étapes");
            }
            steps.add(step());
        } while (accept(';'));
        expectEnd("The statement", "La déclaration");
        return new Statement(by, steps);
    }

    private Statement.Step step() throws NotationException {
        if (at < input.length() && input.charAt(at) == 'a') {
            return challenge();
        }
        int seat = who();
        if (accept('>')) {
            return gift(seat);
        }
        if (seat != Statement.BANK) {
            if (accept('+')) {
                return new Statement.Draw(seat, number(MAX_CARDS));
            }
            if (accept('-')) {
                int n = number(MAX_CARDS);
                return new Statement.Discard(seat, n, accept('?'));
            }
            if (accept('@')) {
                return new Statement.MoveHero(seat, slot());
            }
        }
        throw fail(
                "After a seat write > for a gift, + to draw, - to discard or @ to move the hero",
                "Après une place, écrivez > pour un don, + pour piocher, - pour défausser ou @ pour déplacer le héros");
    }

    private Statement.Step challenge() throws NotationException {
        int slot = slot();
        expect('.');
        int place = oneBased(99, "Challenges are counted from 1", "Les défis se comptent à partir de 1");
        if (accept('@')) {
            return new Statement.MoveChallenge(slot, place, slot());
        }
        for (String word : List.of("=up", "=off")) {
            if (input.startsWith(word, at)) {
                at += word.length();
                return word.equals("=up") ? new Statement.TurnUp(slot, place) : new Statement.Remove(slot, place);
            }
        }
        throw fail(
                "After a challenge write =up, =off, or @ and an adventure",
                "Après un défi, écrivez =up, =off, ou @ et une aventure");
    }

    private Statement.Step gift(int from) throws NotationException {
        int to = who();
        expect(':');
        if (!accept('#')) {
            int n = number(255);
            expect('p');
            expect('g');
            return new Statement.Glory(from, to, n);
        }
        if (from == Statement.BANK) {
            return new Statement.Find(to);
        }
        int start = at;
        int kind = set.kind(name());
        if (kind < 0 || set.kind(kind).role() != Card.Role.OBJECT) {
            at = start;
            throw fail("An object is expected here", "Un objet est attendu ici");
        }
        return new Statement.Give(from, to, kind);
    }

    private int who() throws NotationException {
        if (input.startsWith("bank", at)) {
            at += "bank".length();
            return Statement.BANK;
        }
        int seat = at < input.length() ? input.charAt(at) - '1' : -1;
        if (seat < 0 || seat >= seats) {
            throw fail(
                    "A seat from 1 to " + seats + " or bank is expected here",
                    "Une place de 1 à " + seats + " ou bank est attendue ici");
        }
        at++;
        return seat;
    }

    // ---- Refusals ----

    /** The move that states this, or why it may not be stated. */
    static ParseResult explain(ConanState state, Statement statement) {
        boolean isAsked = state.turn() >= 0
                && state.packed().b[PackedState.STEP] == Step.EFFECT
                && state.effects().job() >= 0
                && state.set().deed(state.effects().job()) instanceof Effect.Table;
        if (!isAsked) {
            return state.turn() == Position.NOBODY
                    ? MoveRefusals.no("game-over", "The game is over.", "La partie est finie.")
                    : MoveRefusals.no(
                            "no-table-effect",
                            "No card is waiting for the players to agree on its effect.",
                            "Aucune carte n’attend que les joueurs conviennent de son effet.");
        }
        Optional<TableAgreement.Obstacle> obstacle = TableAgreement.obstacle(state, statement);
        if (obstacle.isEmpty()) {
            return new ParseResult.Legal(state.table().move(statement));
        }
        String step = write(obstacle.get().step(), state.set());
        return switch (obstacle.get().objection()) {
            case NOTHING_THERE ->
                MoveRefusals.no(
                        "no-target",
                        "“" + step + "” names something that is not there.",
                        "« " + step + " » désigne quelque chose qui n’existe pas.");
            case TOO_MUCH ->
                MoveRefusals.no(
                        "too-much", "“" + step + "” is more than there is.", "« " + step + " » dépasse ce qui existe.");
            case LAST_GLORY ->
                MoveRefusals.no(
                        "last-glory",
                        "“" + step + "” would take a player’s last glory.",
                        "« " + step + " » prendrait à un joueur son dernier point de gloire.");
            case NOT_THERE ->
                MoveRefusals.no(
                        "not-there",
                        "“" + step + "”: it may not go to that adventure.",
                        "« " + step + " » : cette aventure n’est pas permise.");
            case NO_ROOM ->
                MoveRefusals.no(
                        "no-room",
                        "“" + step + "”: nobody has more than three objects.",
                        "« " + step + " » : personne n’a plus de trois objets.");
        };
    }

    // ---- In words ----

    /** All steps in words. Nothing in them is secret: a challenge is named by its place. */
    static Text sentence(ConanState state, Statement statement) {
        List<String> en = new ArrayList<>();
        List<String> fr = new ArrayList<>();
        for (Statement.Step step : statement.steps()) {
            Text text = sentence(state, step);
            en.add(text.en());
            fr.add(text.fr());
        }
        return new Text(String.join("; ", en), String.join(" ; ", fr));
    }

    private static Text sentence(ConanState state, Statement.Step step) {
        return switch (step) {
            case Statement.Glory(int from, int to, int n) -> glory(from, to, n);
            case Statement.Draw(int seat, int n) ->
                said(
                        seat,
                        "draws " + n + (n == 1 ? " card" : " cards"),
                        "pioche " + n + (n == 1 ? " carte" : " cartes"));
            case Statement.Discard(int seat, int n, boolean isByChance) ->
                said(
                        seat,
                        "discards " + n + (n == 1 ? " card " : " cards ")
                                + (isByChance ? "at random" : "of their choice"),
                        "défausse " + n + (n == 1 ? " carte " : " cartes ")
                                + (isByChance ? "au hasard" : "de son choix"));
            case Statement.MoveHero(int seat, int slot) ->
                said(
                        seat,
                        "moves their hero to " + adventure(state, slot).en(),
                        "déplace son héros vers " + adventure(state, slot).fr());
            case Statement.TurnUp(int slot, int place) ->
                onChallenge(state, slot, place, "%s is revealed", "%s est révélé");
            case Statement.Remove(int slot, int place) ->
                onChallenge(state, slot, place, "%s is removed", "%s est retiré");
            case Statement.MoveChallenge(int slot, int place, int to) ->
                onChallenge(
                        state,
                        slot,
                        place,
                        "%s is moved to " + adventure(state, to).en(),
                        "%s est déplacé vers " + adventure(state, to).fr());
            case Statement.Give(int from, int to, int kind) -> {
                Text object = MoveDescriptions.card(state, kind);
                yield to == Statement.BANK
                        ? said(from, "returns " + object.en(), "remet " + object.fr())
                        : said(
                                from,
                                "gives " + SeatNames.of(to).en() + " " + object.en(),
                                "donne à " + SeatNames.of(to).fr() + " " + object.fr());
            }
            case Statement.Find(int seat) -> said(seat, "draws an object", "pioche un objet");
        };
    }

    private static Text glory(int from, int to, int n) {
        String points = n + (n == 1 ? " point" : " points") + " de gloire";
        if (from == Statement.BANK) {
            return said(to, "gets " + n + " glory", "reçoit " + points);
        }
        return to == Statement.BANK
                ? said(from, "pays " + n + " glory", "paie " + points)
                : said(
                        from,
                        "gives " + SeatNames.of(to).en() + " " + n + " glory",
                        "donne à " + SeatNames.of(to).fr() + " " + points);
    }

    private static Text said(int seat, String en, String fr) {
        return new Text(SeatNames.of(seat).en() + " " + en, SeatNames.of(seat).fr() + " " + fr);
    }

    /** An adventure may have been accomplished since the statement was made. */
    private static Text adventure(ConanState state, int slot) {
        return state.board().isInPlay(slot)
                ? MoveDescriptions.adventure(state, slot)
                : Text.same(MoveNotation.slot(slot));
    }

    private static Text onChallenge(ConanState state, int slot, int place, String en, String fr) {
        Text where = adventure(state, slot);
        return new Text(
                String.format(en, "challenge " + (place + 1) + " on " + where.en()),
                String.format(fr, "le défi " + (place + 1) + " sur " + where.fr()));
    }
}
