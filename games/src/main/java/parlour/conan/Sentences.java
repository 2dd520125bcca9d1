package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Position;
import parlour.game.Text;

/** Moves in words, as a viewer may know them, told before they are played. */
final class Sentences {

    private static final Text A_CARD = new Text("a card", "une carte");
    private static final Text A_CHALLENGE = new Text("a challenge", "un défi");

    private Sentences() {}

    static Text of(ConanPosition position, int move, int viewer) {
        int turn = position.turn();
        int who = turn == Position.CHANCE ? position.choices().drawer() : turn;
        Text name = who >= 0 ? Standing.name(who) : Text.same("");
        Text said = said(position, move, viewer, who);
        return new Text(name.en() + " " + said.en() + ".", name.fr() + " " + said.fr() + ".");
    }

    /** What somebody does, without who it is. */
    private static Text said(ConanPosition position, int move, int viewer, int who) {
        int a = Move.a(move);
        Board board = position.board();
        return switch (Move.kind(move)) {
            case Move.HERO -> with("gets the hero %s", "reçoit le héros %s", card(position, a));
            case Move.SWAP ->
                with("proposes to swap heroes with %s", "propose un échange de héros à %s", Standing.name(a));
            case Move.PASS -> pass(position);
            case Move.YES -> new Text("agrees", "accepte");
            case Move.NO -> new Text("refuses", "refuse");
            case Move.ADVENTURE -> with("gets the adventure %s", "reçoit l’aventure %s", card(position, a));
            case Move.FIRST ->
                new Text(
                        "draws lots with the others: " + Standing.name(a).en() + " is first player",
                        "tire au sort avec les autres : " + Standing.name(a).fr() + " est premier joueur");
            case Move.DRAW -> with("draws %s", "pioche %s", viewer == who ? card(position, a) : A_CARD);
            case Move.LAY ->
                with(
                        "lays %s on %s",
                        "pose %s sur %s",
                        viewer == who ? card(position, a) : A_CHALLENGE,
                        adventure(position, Move.b(move)));
            case Move.GO -> with("goes to %s", "va vers %s", adventure(position, a));
            case Move.OPEN -> with("opens the adventure %s", "ouvre l’aventure %s", card(position, a));
            case Move.PLAY -> with("plays %s", "joue %s", card(position, a));
            case Move.ROB -> with("takes PG from %s", "prend des PG à %s", Standing.name(a));
            case Move.SPOIL -> with("makes %s discard cards", "fait défausser des cartes à %s", Standing.name(a));
            case Move.PEEK ->
                with(
                        "looks at %s on %s",
                        "regarde %s sur %s", challenge(position, a, Move.b(move), viewer), adventure(position, a));
            case Move.MOVE_HERO ->
                with(
                        "moves the hero of %s to %s",
                        "déplace le héros de %s vers %s", Standing.name(a), adventure(position, Move.b(move)));
            case Move.MOVE_CHALLENGE ->
                with(
                        "moves %s from %s to %s",
                        "déplace %s de %s vers %s",
                        challenge(position, a, Move.b(move), viewer),
                        adventure(position, a),
                        adventure(position, Move.c(move)));
            case Move.REMOVE ->
                with(
                        "removes %s from %s",
                        "retire %s de %s", challenge(position, a, Move.b(move), viewer), adventure(position, a));
            case Move.DECLINE -> new Text("declines", "décline");
            case Move.TAKE -> new Text("accepts the effect", "accepte l’effet");
            case Move.DISCARD -> with("discards %s", "défausse %s", card(position, a));
            case Move.LOOT -> with("finds %s", "trouve %s", card(position, a));
            case Move.RETURN -> with("returns %s", "remet %s", card(position, a));
            case Move.FACE ->
                with(
                        "faces %s on %s",
                        "affronte %s sur %s", challenge(position, a, Move.b(move), viewer), adventure(position, a));
            case Move.DUEL -> with("challenges %s to a duel", "provoque %s en duel", Standing.name(a));
            case Move.ACCOMPLISH -> with("accomplishes %s", "accomplit %s", adventure(position, board.at(who)));
            case Move.HIRE -> {
                int cost = board.hireCost(who, position.state().b[State.CHALLENGE]);
                yield new Text("hires the ally for " + cost + " PG", "engage l’allié pour " + cost + " PG");
            }
            case Move.OVERCOME -> new Text("would rather overcome the ally", "préfère surmonter l’allié");
            case Move.BID -> new Text("bids " + a + " PG", "mise " + a + " PG");
            case Move.FOLLOW -> {
                int bid = position.bid(1 - position.contest().bidder());
                yield new Text("follows with " + bid + " PG", "suit avec " + bid + " PG");
            }
            case Move.WITHDRAW -> {
                int cost = position.contest().withdrawal();
                yield new Text("withdraws and loses " + cost + " PG", "se retire et perd " + cost + " PG");
            }
            case Move.NAME -> new Text("names " + Attribute.of(a).title.en(), "choisit " + Attribute.of(a).withArticle);
            case Move.DOWN ->
                with("lays %s face down", "pose %s face cachée", viewer == who ? card(position, a) : A_CARD);
            case Move.CANCEL -> with("cancels %s", "annule %s", card(position, a));
            case Move.TREATY, Move.ALLIANCE, Move.PEACE, Move.SPARE -> {
                Text terms = terms(position, position.talks().terms(move), viewer);
                yield new Text("proposes: " + terms.en(), "propose : " + terms.fr());
            }
            default -> throw new IllegalStateException("no move " + move);
        };
    }

    private static Text pass(ConanPosition position) {
        return switch (position.state().b[State.STEP]) {
            case Step.SWAP_OFFER -> new Text("keeps the hero", "garde son héros");
            case Step.CARDS -> new Text("plays no card", "ne joue pas de carte");
            case Step.LAYING -> new Text("lays no card", "ne pose pas de carte");
            case Step.PROPOSING -> new Text("proposes nothing", "ne propose rien");
            default -> new Text("passes", "passe");
        };
    }

    // ---- Treaties ----

    /** All terms in words. */
    static Text terms(ConanPosition position, Terms terms, int viewer) {
        List<String> en = new ArrayList<>();
        List<String> fr = new ArrayList<>();
        for (Terms.Term term : terms.terms()) {
            Text text = term(position, terms, term, viewer);
            en.add(text.en());
            fr.add(text.fr());
        }
        return new Text(String.join("; ", en), String.join(" ; ", fr));
    }

    private static Text term(ConanPosition position, Terms terms, Terms.Term term, int viewer) {
        return switch (term) {
            case Terms.Glory(int from, int to, int n) -> gives(from, to, Text.same(n + " PG"));
            case Terms.Hand hand ->
                gives(hand.from(), hand.to(), terms.shows(hand, viewer) ? card(position, hand.kind()) : A_CARD);
            case Terms.Thing(int from, int to, int kind) -> gives(from, to, card(position, kind));
            case Terms.Vow vow -> vow(position, vow);
            case Terms.Union(int one, int other, int win, int loss, int loot, boolean toPartner) ->
                new Text(
                        Standing.name(one).en() + " and " + Standing.name(other).en()
                                + " become allies: the partner gets "
                                + win + "% of PG won, bears " + loss + "% of PG lost, gets " + loot
                                + "% of the loot; objects go to "
                                + (toPartner ? "the partner" : "whoever accomplishes"),
                        Standing.name(one).fr() + " et " + Standing.name(other).fr()
                                + " s’allient : le partenaire reçoit " + win + " % des PG gagnés, supporte " + loss
                                + " % des PG perdus, reçoit " + loot + " % du butin ; les objets vont "
                                + (toPartner ? "au partenaire" : "à qui accomplit"));
        };
    }

    private static Text gives(int from, int to, Text what) {
        return with("%s gives %s %s", "%s donne à %s %s", Standing.name(from), Standing.name(to), what);
    }

    private static Text vow(ConanPosition position, Terms.Vow vow) {
        Text target = vow.kind() == Promise.Kind.NO_CHALLENGE
                ? adventure(position, vow.target())
                : Standing.name(vow.target());
        Text until = vow.until() == ConanRules.LAST_ROUND
                ? new Text("until the end", "jusqu’à la fin")
                : new Text("until round " + vow.until(), "jusqu’au tour " + vow.until());
        return switch (vow.kind()) {
            case NO_CHALLENGE ->
                with(
                        "%s lays no challenge on %s %s",
                        "%s ne pose aucun défi sur %s %s", Standing.name(vow.by()), target, until);
            case NO_DUEL ->
                with(
                        "%s does not duel %s %s",
                        "%s ne provoque pas %s en duel %s", Standing.name(vow.by()), target, until);
        };
    }

    // ---- Names ----

    static Text card(ConanPosition position, int kind) {
        Text name = position.set().kind(kind).name();
        return new Text("“" + name.en() + "”", "« " + name.fr() + " »");
    }

    static Text adventure(ConanPosition position, int slot) {
        int kind = slot < 0 ? -1 : position.adventure(slot);
        return kind < 0 ? Text.same(MoveText.slot(slot)) : card(position, kind);
    }

    private static Text challenge(ConanPosition position, int slot, int nth, int viewer) {
        int card = position.board().challenge(slot, nth);
        if (card >= 0 && position.board().knows(viewer, card)) {
            return card(position, position.set().kindOf[card]);
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
