package parlour.bot.puzzle.conan;

import java.util.List;
import java.util.Locale;
import parlour.conan.ConanPosition;
import parlour.conan.card.Attribute;
import parlour.conan.card.CardSet;
import parlour.conan.rules.MoveCode;
import parlour.conan.rules.SeatNames;
import parlour.game.Language;
import parlour.game.Text;

/** What the solver of a contest is told. */
final class ConanMessages {

    private static final double THOUSAND = 1_000;

    private ConanMessages() {}

    static Text task(ConanPosition position) {
        int bid = Math.max(position.bid(0), position.bid(1));
        return switch (position.step()) {
            case "auction" ->
                new Text(
                        "The bid stands at " + bid + ". Follow, raise or withdraw: what brings you the most glory?",
                        "L’enchère est à " + bid
                                + ". Suivre, relancer ou vous retirer : qu’est-ce qui vous rapporte le plus de"
                                + " gloire ?");
            case "naming" ->
                new Text(
                        "Both have bid " + bid + ". Which attribute brings you the most glory?",
                        "Chacun a misé " + bid + ". Quel attribut vous rapporte le plus de gloire ?");
            default ->
                new Text(
                        "The contest is about " + attribute(position).title.en()
                                + ". Which card wins most often, or should you pass?",
                        "L’affrontement se joue sur " + attribute(position).withArticle
                                + ". Quelle carte gagne le plus souvent, ou faut-il passer ?");
        };
    }

    static Text assumption(ConanPosition position) {
        Text other = SeatNames.of(other(position));
        boolean isCard = position.step().equals("laying");
        return new Text(
                other.en()
                        + " may hold any of the cards you do not see, each choice being equally likely, knows your"
                        + " cards and replies as well as possible. "
                        + (isCard
                                ? "Where two choices win as often, the one that lays fewer cards is better."
                                : "What counts is your glory when the contest is over."),
                other.fr()
                        + " peut avoir en main n’importe lesquelles des cartes que vous ne voyez pas, tous les choix"
                        + " étant également probables, connaît les vôtres et répond au mieux. "
                        + (isCard
                                ? "À chances égales, mieux vaut poser moins de cartes."
                                : "Ce qui compte, c’est votre gloire à la fin de l’affrontement."));
    }

    private static Attribute attribute(ConanPosition position) {
        return Attribute.of(position.attribute());
    }

    private static int other(ConanPosition position) {
        return position.side(0) == position.turn() ? position.side(1) : position.side(0);
    }

    /** Why the best move is the best. */
    static Text right(ConanPosition position, MoveValue best) {
        Text what = name(position, best.move());
        String enMore = beatenBy(position, best, Language.ENGLISH);
        String frMore = beatenBy(position, best, Language.FRENCH);
        return new Text(
                what.en() + ": " + worth(position, best, true, Language.ENGLISH) + "." + enMore,
                what.fr() + " : " + worth(position, best, true, Language.FRENCH) + "." + frMore);
    }

    /** What is wrong with another move. */
    static Text wrong(ConanPosition position, MoveValue wrong, MoveValue best) {
        Text what = name(position, wrong.move());
        Text why = wrong.move().startsWith("bid:")
                ? new Text(
                        " The other side follows when it would win, and withdraws when it would lose.",
                        " L’autre camp suit quand il gagnerait, et se retire quand il perdrait.")
                : new Text(beatenBy(position, wrong, Language.ENGLISH), beatenBy(position, wrong, Language.FRENCH));
        boolean isSame = wrong.high() == best.low();
        Text better = isSame
                ? new Text(
                        " Passing wins as often and keeps the card.", " Passer gagne aussi souvent et garde la carte.")
                : new Text(
                        " The best move: " + worth(position, best, true, Language.ENGLISH) + ".",
                        " Le meilleur coup : " + worth(position, best, true, Language.FRENCH) + ".");
        return new Text(
                what.en() + ": " + worth(position, wrong, false, Language.ENGLISH) + "." + why.en() + better.en(),
                what.fr() + " : " + worth(position, wrong, false, Language.FRENCH) + "." + why.fr() + better.fr());
    }

    static Text unseen(ConanPosition position) {
        int cards = position.handSize(other(position));
        int special = 0;
        CardSet set = position.set();
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            if (set.op[kind] != CardSet.BLUFF) {
                special += set.copies[kind] - position.held(position.turn(), kind) - position.discarded(kind);
            }
        }
        Text other = SeatNames.of(other(position));
        return new Text(
                other.en() + " holds " + cards + (cards == 1 ? " card. " : " cards. ") + special
                        + " resolution cards are unseen, most of them in the pile or in other hands.",
                other.fr() + " a " + cards + (cards == 1 ? " carte. " : " cartes. ") + special
                        + " cartes de résolution restent cachées, la plupart dans la pioche ou dans d’autres mains.");
    }

    static Text not(ConanPosition position, MoveValue worst) {
        Text what = name(position, worst.move());
        return new Text("It is not: " + what.en() + ".", "Ce n’est pas : " + what.fr() + ".");
    }

    static Text move(ConanPosition position, MoveValue best) {
        Text what = name(position, best.move());
        return new Text("The answer: " + what.en() + ".", "La réponse : " + what.fr() + ".");
    }

    /** The move in a few words. */
    private static Text name(ConanPosition position, String text) {
        int move = position.legalMove(text);
        int kind = MoveCode.kind(move);
        int n = MoveCode.arg1(move);
        return switch (kind) {
            case MoveCode.FOLLOW -> new Text("Follow", "Suivre");
            case MoveCode.WITHDRAW -> new Text("Withdraw", "Se retirer");
            case MoveCode.BID -> new Text("Bid " + n, "Miser " + n);
            case MoveCode.NAME -> Attribute.of(n).title;
            case MoveCode.LAY_FACE_DOWN -> position.set().kind(n).name();
            default -> new Text("Pass", "Passer");
        };
    }

    /**
     * What a move brings, in words.
     *
     * @param isBest whether to say what it brings at least, not at most
     */
    private static String worth(ConanPosition position, MoveValue value, boolean isBest, Language language) {
        boolean fr = language == Language.FRENCH;
        if (position.step().equals("laying")) {
            String percent = percent(value.low() / THOUSAND, language);
            return fr ? "gagne contre " + percent + " des mains" : "wins against " + percent + " of the hands";
        }
        if (value.move().equals("withdraw")) {
            int cost = position.withdrawal();
            return fr ? "coûte " + cost + " de gloire" : "costs " + cost + " glory";
        }
        int thousandths = isBest ? value.low() : value.high();
        String bound = value.low() == value.high()
                ? ""
                : isBest ? (fr ? "au moins " : "at least ") : (fr ? "au plus " : "at most ");
        String glory = bound + signed(thousandths, language) + (fr ? " de gloire en moyenne" : " glory on average");
        if (value.move().startsWith("bid:")) {
            return glory;
        }
        String percent = percent(ContestProof.chanceToWin(position, thousandths), language);
        return glory
                + (fr
                        ? ", en gagnant contre " + percent + " des mains"
                        : ", winning against " + percent + " of the hands");
    }

    /** The cards that beat a move, as a sentence of its own; empty if there are none. */
    private static String beatenBy(ConanPosition position, MoveValue value, Language language) {
        if (value.beatenBy().isEmpty()) {
            return "";
        }
        boolean fr = language == Language.FRENCH;
        List<String> names = value.beatenBy().stream()
                .map(kind -> position.set().kind(kind).name().in(language))
                .map(name -> fr ? "« " + name + " »" : name)
                .toList();
        String last = names.getLast();
        String cards = names.size() == 1
                ? last
                : String.join(", ", names.subList(0, names.size() - 1)) + (fr ? " et " : " and ") + last;
        return fr ? " Ce qui le bat le plus souvent : " + cards + "." : " Most often beaten by " + cards + ".";
    }

    private static String signed(int thousandths, Language language) {
        String text = String.format(Locale.ROOT, "%.1f", Math.abs(thousandths) / THOUSAND);
        String sign = text.equals("0.0") ? "" : thousandths < 0 ? "−" : "+";
        return sign + (language == Language.FRENCH ? text.replace('.', ',') : text);
    }

    private static String percent(double share, Language language) {
        // Nearly all is not all, and nearly nothing not nothing.
        long percent = Math.round(100 * share);
        long shown = share < 1 && percent == 100 ? 99 : share > 0 && percent == 0 ? 1 : percent;
        return shown + (language == Language.FRENCH ? "\u00a0%" : "%");
    }
}
