package parlour.conan.text;

import java.util.ArrayList;
import java.util.List;
import parlour.conan.card.Attribute;
import parlour.conan.rules.Board;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.MoveCode;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Promise;
import parlour.conan.rules.SeatNames;
import parlour.conan.rules.Step;
import parlour.conan.rules.TreatyTerms;
import parlour.game.Position;
import parlour.game.Text;

/** Moves in words, as a viewer may know them; described before they are played. */
public final class MoveDescriptions {

    private static final Text A_CARD = new Text("a card", "une carte");
    private static final Text A_CHALLENGE = new Text("a challenge", "un défi");

    private MoveDescriptions() {}

    public static Text of(ConanState state, int move, int viewer) {
        int turn = state.turn();
        int who = turn == Position.CHANCE ? state.moveGenerator().drawer() : turn;
        Text name = who >= 0 ? SeatNames.of(who) : Text.same("");
        Text said = sentence(state, move, viewer, who);
        return new Text(name.en() + " " + said.en() + ".", name.fr() + " " + said.fr() + ".");
    }

    /** The action without its actor. */
    private static Text sentence(ConanState state, int move, int viewer, int who) {
        int a = MoveCode.arg1(move);
        Board board = state.board();
        return switch (MoveCode.kind(move)) {
            case MoveCode.HERO -> with("gets the hero %s", "reçoit le héros %s", card(state, a));
            case MoveCode.SWAP ->
                with("proposes to swap heroes with %s", "propose un échange de héros à %s", SeatNames.of(a));
            case MoveCode.PASS -> pass(state);
            case MoveCode.YES -> new Text("agrees", "accepte");
            case MoveCode.NO -> new Text("refuses", "refuse");
            case MoveCode.ADVENTURE -> with("gets the adventure %s", "reçoit l’aventure %s", card(state, a));
            case MoveCode.FIRST ->
                new Text(
                        "draws lots with the others: " + SeatNames.of(a).en() + " is first player",
                        "tire au sort avec les autres : " + SeatNames.of(a).fr() + " est premier joueur");
            case MoveCode.DRAW -> with("draws %s", "pioche %s", viewer == who ? card(state, a) : A_CARD);
            case MoveCode.LAY ->
                with(
                        "places %s on %s",
                        "place %s sur %s",
                        viewer == who ? card(state, a) : A_CHALLENGE,
                        adventure(state, MoveCode.arg2(move)));
            case MoveCode.GO -> with("goes to %s", "va vers %s", adventure(state, a));
            case MoveCode.OPEN -> with("opens the adventure %s", "ouvre l’aventure %s", card(state, a));
            case MoveCode.PLAY -> with("plays %s", "joue %s", card(state, a));
            case MoveCode.STEAL -> with("takes glory from %s", "prend de la gloire à %s", SeatNames.of(a));
            case MoveCode.FORCE_DISCARD ->
                with("makes %s discard at random", "oblige %s à défausser au hasard", SeatNames.of(a));
            case MoveCode.PEEK ->
                with(
                        "looks at %s on %s",
                        "regarde %s sur %s", challenge(state, a, MoveCode.arg2(move), viewer), adventure(state, a));
            case MoveCode.MOVE_HERO ->
                with("moves %s to %s", "déplace %s vers %s", hero(a, who), adventure(state, MoveCode.arg2(move)));
            case MoveCode.MOVE_CHALLENGE ->
                with(
                        "moves %s from %s to %s",
                        "déplace %s de %s vers %s",
                        challenge(state, a, MoveCode.arg2(move), viewer),
                        adventure(state, a),
                        adventure(state, MoveCode.arg3(move)));
            case MoveCode.REMOVE ->
                with(
                        "removes %s from %s",
                        "retire %s de %s", challenge(state, a, MoveCode.arg2(move), viewer), adventure(state, a));
            case MoveCode.DECLINE -> new Text("skips the effect", "renonce à l’effet");
            case MoveCode.TAKE -> new Text("uses the effect", "applique l’effet");
            case MoveCode.DISCARD -> with("discards %s", "défausse %s", card(state, a));
            case MoveCode.LOOT -> with("finds %s", "trouve %s", card(state, a));
            case MoveCode.RETURN -> with("returns %s", "remet %s", card(state, a));
            case MoveCode.FACE ->
                with(
                        "faces %s on %s",
                        "affronte %s sur %s", challenge(state, a, MoveCode.arg2(move), viewer), adventure(state, a));
            case MoveCode.DUEL -> with("challenges %s to a duel", "provoque %s en duel", SeatNames.of(a));
            case MoveCode.ACCOMPLISH -> with("completes %s", "accomplit %s", adventure(state, board.slotOf(who)));
            case MoveCode.HIRE -> {
                int cost = board.hireCost(who, state.packed().b[PackedState.CHALLENGE]);
                yield new Text("hires the ally for " + cost + " glory", "engage l’allié pour " + points(cost));
            }
            case MoveCode.OVERCOME ->
                new Text("fights the ally instead of hiring it", "combat l’allié au lieu de l’engager");
            case MoveCode.BID -> new Text("bids " + a + " glory", "mise " + points(a));
            case MoveCode.FOLLOW -> {
                int bid = state.contest().bid(1 - state.contest().bidder());
                yield new Text("calls " + bid, "suit à " + bid);
            }
            case MoveCode.WITHDRAW -> {
                int cost = state.contest().withdrawal();
                yield new Text("withdraws and loses " + cost + " glory", "se retire et perd " + points(cost));
            }
            case MoveCode.NAME ->
                new Text("chooses " + Attribute.of(a).title.en(), "choisit " + Attribute.of(a).withArticle);
            case MoveCode.LAY_FACE_DOWN ->
                with("plays %s face down", "joue %s face cachée", viewer == who ? card(state, a) : A_CARD);
            case MoveCode.CANCEL -> with("cancels %s", "annule %s", card(state, a));
            case MoveCode.TREATY, MoveCode.ALLIANCE, MoveCode.PEACE, MoveCode.SPARE -> {
                Text terms = terms(state, state.diplomacy().terms(move), viewer);
                yield new Text("proposes: " + terms.en(), "propose : " + terms.fr());
            }
            case MoveCode.STATE -> {
                Text steps = StatementNotation.sentence(state, state.table().statement(move));
                yield new Text("announces what happens: " + steps.en(), "annonce ce qui se passe : " + steps.fr());
            }
            default -> throw new IllegalStateException("no move " + move);
        };
    }

    private static Text pass(ConanState state) {
        return switch (state.packed().b[PackedState.STEP]) {
            case Step.SWAP_OFFER -> new Text("keeps their hero", "garde son héros");
            case Step.CARDS -> new Text("plays no card", "ne joue pas de carte");
            case Step.LAYING -> new Text("plays no card", "ne joue pas de carte");
            case Step.PROPOSING -> new Text("proposes nothing", "ne propose rien");
            default -> new Text("passes", "passe");
        };
    }

    // ---- Treaties ----

    /** All terms in words. */
    static Text terms(ConanState state, TreatyTerms terms, int viewer) {
        List<String> en = new ArrayList<>();
        List<String> fr = new ArrayList<>();
        for (TreatyTerms.Term term : terms.terms()) {
            Text text = term(state, terms, term, viewer);
            en.add(text.en());
            fr.add(text.fr());
        }
        return new Text(String.join("; ", en), String.join(" ; ", fr));
    }

    private static Text term(ConanState state, TreatyTerms terms, TreatyTerms.Term term, int viewer) {
        return switch (term) {
            case TreatyTerms.GloryGift(int from, int to, int n) -> gives(from, to, new Text(n + " glory", points(n)));
            case TreatyTerms.CardGift hand ->
                gives(hand.from(), hand.to(), terms.shows(hand, viewer) ? card(state, hand.kind()) : A_CARD);
            case TreatyTerms.ObjectGift(int from, int to, int kind) -> gives(from, to, card(state, kind));
            case TreatyTerms.PromiseTerm promise -> promise(state, promise);
            case TreatyTerms.AllianceTerm alliance -> alliance.isBySeat() ? bySeat(alliance) : byActor(alliance);
        };
    }

    private static Text byActor(TreatyTerms.AllianceTerm it) {
        int win = it.win();
        int loss = it.loss();
        int loot = it.loot();
        boolean toPartner = it.objects() == TreatyTerms.Objects.PARTNER;
        return new Text(
                SeatNames.of(it.one()).en() + " and "
                        + SeatNames.of(it.other()).en()
                        + " become allies: the partner gets "
                        + win + "% of glory won, bears " + loss + "% of glory lost, gets " + loot
                        + "% of the loot; objects go to "
                        + (toPartner ? "the partner" : "whoever completes the adventure"),
                SeatNames.of(it.one()).fr() + " et "
                        + SeatNames.of(it.other()).fr()
                        + " s’allient : le partenaire reçoit " + win + " % de la gloire gagnée, supporte "
                        + loss
                        + " % de la gloire perdue, reçoit " + loot + " % du butin ; les objets vont "
                        + (toPartner ? "au partenaire" : "à qui accomplit l’aventure"));
    }

    private static Text bySeat(TreatyTerms.AllianceTerm it) {
        Text one = SeatNames.of(it.one());
        Text other = SeatNames.of(it.other());
        Text objects = switch (it.objects()) {
            case ONE -> new Text("objects go to " + one.en(), "les objets vont à " + one.fr());
            case OTHER -> new Text("objects go to " + other.en(), "les objets vont à " + other.fr());
            case TURN_ONE ->
                new Text(
                        "objects go to each in turn, " + one.en() + " first",
                        "les objets vont à chacun son tour, " + one.fr() + " d’abord");
            case TURN_OTHER ->
                new Text(
                        "objects go to each in turn, " + other.en() + " first",
                        "les objets vont à chacun son tour, " + other.fr() + " d’abord");
            case OWN, PARTNER ->
                new Text("objects go to whoever completes the adventure", "les objets vont à qui accomplit l’aventure");
        };
        return new Text(
                one.en() + " and " + other.en() + " become allies, whichever hero acts: of glory won " + it.win()
                        + "% is "
                        + one.en() + "’s and " + (100 - it.win()) + "% " + other.en() + "’s, of glory lost " + it.loss()
                        + "% and " + (100 - it.loss()) + "%, of the loot " + it.loot() + "% and " + (100 - it.loot())
                        + "%; " + objects.en(),
                one.fr() + " et " + other.fr() + " s’allient, quel que soit le héros qui agit : gloire gagnée "
                        + it.win()
                        + " % pour " + one.fr() + " et " + (100 - it.win()) + " % pour " + other.fr()
                        + ", gloire perdue " + it.loss() + " % et " + (100 - it.loss()) + " %, butin " + it.loot()
                        + " % et " + (100 - it.loot()) + " % ; " + objects.fr());
    }

    private static Text gives(int from, int to, Text what) {
        return with("%s gives %s %s", "%s donne à %s %s", SeatNames.of(from), SeatNames.of(to), what);
    }

    private static Text promise(ConanState state, TreatyTerms.PromiseTerm promise) {
        Text target = promise.kind() == Promise.Kind.NO_CHALLENGE
                ? adventure(state, promise.target())
                : SeatNames.of(promise.target());
        Text until = promise.until() == ConanRules.LAST_ROUND
                ? new Text("until the end of the game", "jusqu’à la fin de la partie")
                : new Text("until round " + promise.until(), "jusqu’à la manche " + promise.until());
        return switch (promise.kind()) {
            case NO_CHALLENGE ->
                with(
                        "%s places no challenge on %s %s",
                        "%s ne place aucun défi sur %s %s", SeatNames.of(promise.by()), target, until);
            case NO_DUEL ->
                with(
                        "%s does not duel %s %s",
                        "%s ne provoque pas %s en duel %s", SeatNames.of(promise.by()), target, until);
        };
    }

    private static Text hero(int seat, int who) {
        if (seat == who) {
            return new Text("their hero", "son héros");
        }
        Text name = SeatNames.of(seat);
        return new Text(name.en() + "’s hero", "le héros " + (name.fr().startsWith("A") ? "d’" : "de ") + name.fr());
    }

    private static String points(int n) {
        return n + (n == 1 ? " point" : " points") + " de gloire";
    }

    // ---- Names ----

    static Text card(ConanState state, int kind) {
        Text name = state.set().kind(kind).name();
        return new Text("“" + name.en() + "”", "« " + name.fr() + " »");
    }

    static Text adventure(ConanState state, int slot) {
        return card(state, state.set().kindOf[state.board().adventure(slot)]);
    }

    private static Text challenge(ConanState state, int slot, int nth, int viewer) {
        int card = state.board().challenge(slot, nth);
        if (state.board().knows(viewer, card)) {
            return card(state, state.set().kindOf[card]);
        }
        return A_CHALLENGE;
    }

    private static Text with(String en, String fr, Text... words) {
        Object[] english = new Object[words.length];
        Object[] french = new Object[words.length];
        for (int i = 0; i < words.length; i++) {
            english[i] = words[i].en();
            french[i] = words[i].fr();
        }
        return new Text(String.format(en, english), String.format(fr, french));
    }
}
