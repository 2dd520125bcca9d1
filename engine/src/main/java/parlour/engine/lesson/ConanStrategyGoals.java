package parlour.engine.lesson;

import java.util.List;
import parlour.conan.ConanPosition;
import parlour.conan.card.Attribute;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.rules.MoveCode;
import parlour.game.Text;

/** Goals for playing Conan well: each is judged by what can be counted, never by what somebody might do. */
final class ConanStrategyGoals {

    private static final int HERO_SIDE = 0;
    private static final int OTHER_SIDE = 1;

    private ConanStrategyGoals() {}

    private static ConanPosition before(Played played) {
        return (ConanPosition) played.before();
    }

    private static int kind(Played played) {
        return MoveCode.kind(played.move());
    }

    /** What a seat's hand can add in an attribute. */
    private static int hand(ConanPosition position, int seat, int attribute) {
        CardSet set = position.set();
        int sum = 0;
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            boolean adds = set.kind(kind).role() == Card.Role.RESOLUTION
                    && set.op[kind] == CardSet.ADD
                    && (set.opAttributes[kind] & 1 << attribute) != 0;
            sum += adds ? set.opN[kind] * position.held(seat, kind) : 0;
        }
        return sum;
    }

    /** The attribute in which the learner, on the hero's side, comes closest with every card of the hand. */
    private static int bestAttribute(ConanPosition position, int seat) {
        int best = 0;
        for (int attribute = 1; attribute < Attribute.values().length; attribute++) {
            if (margin(position, seat, attribute) > margin(position, seat, best)) {
                best = attribute;
            }
        }
        return best;
    }

    private static int total(ConanPosition position, int seat, int attribute) {
        return position.visibleTotal(HERO_SIDE, attribute) + hand(position, seat, attribute);
    }

    private static int margin(ConanPosition position, int seat, int attribute) {
        return total(position, seat, attribute) - position.visibleTotal(OTHER_SIDE, attribute);
    }

    /** The learner withdraws from a contest that cannot be won with the cards in hand. */
    static Goal withdraws() {
        return played -> {
            ConanPosition before = before(played);
            int best = bestAttribute(before, played.seat());
            Attribute attribute = Attribute.of(best);
            int own = total(before, played.seat(), best);
            int theirs = before.visibleTotal(OTHER_SIDE, best);
            Text count = new Text(
                    "Your best is " + attribute.title.en() + ": with all your cards " + own + " against " + theirs
                            + ".",
                    "Au mieux, en " + attribute.title.fr() + " : avec toutes vos cartes, " + own + " contre " + theirs
                            + ".");
            if (kind(played) == MoveCode.WITHDRAW) {
                int lost = before.pg(played.seat()) - ((ConanPosition) played.after()).pg(played.seat());
                return new Verdict.Right(
                        "Right: that costs only " + lost + " glory. " + count.en(),
                        "Bien : cela ne coûte que " + lost + (lost == 1 ? " point" : " points") + " de gloire. "
                                + count.fr());
            }
            return new Verdict.Wrong(
                    "More glory is at stake now, and you cannot win. " + count.en(),
                    "L’enjeu monte, et vous ne pouvez pas gagner. " + count.fr());
        };
    }

    /** The learner calls where the contest is won for certain: the other side has no cards. */
    static Goal callsWhenCertain() {
        return played -> {
            ConanPosition before = before(played);
            int best = bestAttribute(before, played.seat());
            Attribute attribute = Attribute.of(best);
            String score = before.visibleTotal(HERO_SIDE, best) + "";
            int theirs = before.visibleTotal(OTHER_SIDE, best);
            int bid = before.bid(1 - (before.side(HERO_SIDE) == played.seat() ? HERO_SIDE : OTHER_SIDE));
            return switch (kind(played)) {
                case MoveCode.FOLLOW ->
                    new Verdict.Right(
                            "Azure has no cards: in " + attribute.title.en() + " it is " + score + " against " + theirs
                                    + ", and nothing can change it.",
                            "Azur n’a plus de cartes : en " + attribute.title.fr() + " c’est " + score + " contre "
                                    + theirs + ", et rien ne peut y changer.");
                case MoveCode.WITHDRAW ->
                    new Verdict.Wrong(
                            "You gave up a contest you could not lose: Azure has no cards to change " + score
                                    + " against " + theirs + ".",
                            "Vous abandonnez un affrontement gagné : Azur n’a aucune carte pour changer " + score
                                    + " contre " + theirs + ".");
                default ->
                    new Verdict.Wrong(
                            "After a raise Azure may withdraw, and the challenge would stay. Call " + bid
                                    + ": it is won for certain.",
                            "Si vous relancez, Azur peut se retirer, et le défi resterait. Suivez à " + bid
                                    + " : c’est gagné.");
            };
        };
    }

    /** A duel is fought only if the learner is ahead in every attribute, since the other player names it. */
    static Goal duelsOnlyWhenAhead() {
        return played -> {
            ConanPosition before = before(played);
            int weakest = 0;
            for (int attribute = 1; attribute < Attribute.values().length; attribute++) {
                weakest = duelMargin(before, attribute) < duelMargin(before, weakest) ? attribute : weakest;
            }
            Attribute attribute = Attribute.of(weakest);
            int own = before.strength(0, -1, weakest);
            int theirs = before.strength(1, -1, weakest);
            String en =
                    attribute.title.en() + ", your weakest against this hero, is " + own + " against " + theirs + ".";
            String fr = "En " + attribute.title.fr() + ", où vous êtes le moins fort, c’est " + own + " contre "
                    + theirs + ".";
            boolean isAhead = own > theirs;
            boolean duels = kind(played) == MoveCode.DUEL;
            if (duels == isAhead) {
                return isAhead
                        ? new Verdict.Right(
                                "Good: " + en + " Whatever Azure names, you are ahead.",
                                "Bien. " + fr + " Quoi qu’Azur choisisse, vous menez.")
                        : new Verdict.Right("Good: no duel. " + en, "Bien : pas de duel. " + fr);
            }
            return isAhead
                    ? new Verdict.Wrong("You let the chance pass. " + en, "Vous laissez passer l’occasion. " + fr)
                    : new Verdict.Wrong(
                            "The challenged player names the attribute. " + en,
                            "C’est le joueur provoqué qui choisit l’attribut. " + fr);
        };
    }

    private static int duelMargin(ConanPosition position, int attribute) {
        return position.strength(0, -1, attribute) - position.strength(1, -1, attribute);
    }

    /** A challenge is placed in the way of the rival with the most glory. */
    static Goal stopsTheLeader() {
        return played -> {
            ConanPosition before = before(played);
            int leader = -1;
            for (int seat = 0; seat < before.seats(); seat++) {
                boolean isRicher = leader < 0 || before.pg(seat) > before.pg(leader);
                leader = seat != played.seat() && isRicher ? seat : leader;
            }
            if (kind(played) != MoveCode.LAY) {
                return new Verdict.Wrong(
                        "Nothing is in the leader’s way: with " + before.pg(leader) + " glory the end is near.",
                        "Rien ne gêne celui qui mène : avec " + before.pg(leader)
                                + " points de gloire, la fin est proche.");
            }
            int slot = MoveCode.arg2(played.move());
            for (int seat = 0; seat < before.seats(); seat++) {
                if (seat != played.seat() && before.slotOf(seat) == slot) {
                    return seat == leader
                            ? new Verdict.Right(
                                    "The hero with " + before.pg(leader) + " glory has to overcome it first.",
                                    "Le héros qui a " + before.pg(leader)
                                            + " points de gloire devra d’abord en triompher.")
                            : new Verdict.Wrong(
                                    "That rival has only " + before.pg(seat) + " glory; another has "
                                            + before.pg(leader) + ".",
                                    "Ce rival n’a que " + before.pg(seat) + " points de gloire ; un autre en a "
                                            + before.pg(leader) + ".");
                }
            }
            return new Verdict.Wrong(
                    "No rival’s hero is there: the challenge holds nobody up.",
                    "Aucun héros adverse n’est là : le défi ne gêne personne.");
        };
    }

    /** A swap of glory that costs more than it brings is refused. */
    static Goal refusesALoss() {
        return played -> {
            ConanPosition accepted = before(played).copy();
            accepted.play(accepted.legalMove("yes"));
            int loss = before(played).pg(played.seat()) - accepted.pg(played.seat());
            return kind(played) == MoveCode.NO
                    ? new Verdict.Right(
                            "Refused: it would have cost you " + loss + " glory more than it brought.",
                            "Refusé : cela vous aurait coûté " + loss
                                    + " points de gloire de plus qu’il ne rapportait.")
                    : new Verdict.Wrong(
                            "You are " + loss + " glory poorer, and got nothing that counts.",
                            "Vous voilà plus pauvre de " + loss + " points de gloire, pour rien qui compte.");
        };
    }

    /** An alliance is made that gives the learner what the hero lacks against the challenge. */
    static Goal alliesWhereItHelps() {
        return played -> {
            ConanPosition before = before(played);
            int challenge = before.challenge(before.slotOf(played.seat()), 0);
            Card card = before.set().kind(challenge);
            int best = 0;
            for (int attribute = 1; attribute < Attribute.values().length; attribute++) {
                int margin = before.strength(1, challenge, attribute) - card.value(Attribute.of(attribute));
                int bestMargin = before.strength(1, challenge, best) - card.value(Attribute.of(best));
                best = margin > bestMargin ? attribute : best;
            }
            Attribute attribute = Attribute.of(best);
            int own = before.strength(played.seat(), challenge, best);
            int allied = before.strength(1, challenge, best);
            int theirs = card.value(attribute);
            List<String> count = List.of(
                    attribute.title.en() + ": the challenge has " + theirs + ", your hero " + own + ", Azure’s "
                            + allied + ".",
                    attribute.title.fr() + " : le défi a " + theirs + ", votre héros " + own + ", celui d’Azur "
                            + allied + ".");
            return kind(played) == MoveCode.YES
                    ? new Verdict.Right(
                            "Allies may use each other’s values. " + count.getFirst(),
                            "Des alliés peuvent utiliser les valeurs l’un de l’autre. " + count.getLast())
                    : new Verdict.Wrong(
                            "Alone you are too weak here. " + count.getFirst(),
                            "Seul, vous êtes trop faible ici. " + count.getLast());
        };
    }
}
