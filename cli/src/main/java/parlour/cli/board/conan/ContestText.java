package parlour.cli.board.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import parlour.cli.board.ViewFields;
import parlour.conan.card.Attribute;
import parlour.conan.card.CardSet;
import parlour.game.Language;
import parlour.game.Text;
import parlour.game.View;

/** A contest in sentences: who meets whom with which values, the bids, the attribute, the cards and the totals. */
final class ContestText {

    private final CardSet set;
    private final IntFunction<String> sign;
    private final Language language;

    ContestText(CardSet set, IntFunction<String> sign, Language language) {
        this.set = set;
        this.sign = sign;
        this.language = language;
    }

    List<String> lines(View view, View contest) {
        int hero = ViewFields.number(contest, "hero");
        int other = ViewFields.number(contest, "other");
        List<String> lines = new ArrayList<>();
        lines.add("  » " + in("Contest: ", "Affrontement : ") + heroOf(view, hero) + in(" against ", " contre ")
                + opponent(view, contest) + ".");
        List<?> values = ViewFields.list(contest, "values");
        lines.add("    " + sign.apply(hero) + " " + values((List<?>) values.get(0)) + in("; ", " ; ")
                + sign.apply(other) + " " + values((List<?>) values.get(1)) + ".");
        lines.add("    " + bids(contest, hero, other));
        String attribute = ViewFields.text(contest, "attribute");
        if (!attribute.isEmpty()) {
            lines.add("    " + totals(contest, hero, other));
        }
        for (Object laid : ViewFields.list(contest, "laid")) {
            lines.add("    " + laid((View) laid));
        }
        return lines;
    }

    private String in(String en, String fr) {
        return new Text(en, fr).in(language);
    }

    private String name(String id) {
        int kind = set.kind(id);
        return kind < 0 ? id : set.kind(kind).name().in(language);
    }

    private String heroOf(View view, int seat) {
        View player = (View) ViewFields.list(view, "seats").get(seat);
        return sign.apply(seat) + " " + name(ViewFields.text(player, "hero"));
    }

    private String opponent(View view, View contest) {
        int other = ViewFields.number(contest, "other");
        if (ViewFields.claim(contest, "duel")) {
            return heroOf(view, other);
        }
        String place = ViewFields.text(contest, "challenge");
        String slot = place.substring(0, place.indexOf('.'));
        int nth = Integer.parseInt(place.substring(place.indexOf('.') + 1)) - 1;
        for (Object one : ViewFields.list(view, "adventures")) {
            View adventure = (View) one;
            if (ViewFields.text(adventure, "slot").equals(slot)
                    && ((View) ViewFields.list(adventure, "challenges").get(nth))
                                    .fields()
                                    .get("card")
                            instanceof String card) {
                return name(card) + in(", placed by " + sign.apply(other), " (défi de " + sign.apply(other) + ")");
            }
        }
        return sign.apply(other);
    }

    private String values(List<?> values) {
        List<String> parts = new ArrayList<>();
        for (Attribute attribute : Attribute.values()) {
            parts.add(attribute.title.in(language) + " " + values.get(attribute.index));
        }
        return String.join(", ", parts);
    }

    /** The side that has bid last has the higher bid; both have the same once one has followed. */
    private String bids(View contest, int hero, int other) {
        List<?> bids = ViewFields.list(contest, "bids");
        int first = ((Number) bids.get(0)).intValue();
        int second = ((Number) bids.get(1)).intValue();
        if (first == 0 && second == 0) {
            return in("No bid yet. The highest allowed is ", "Aucune mise. La plus haute permise est de ")
                    + ViewFields.number(contest, "cap") + ".";
        }
        String heros = sign.apply(hero) + " " + first;
        String others = second == 0 ? "" : sign.apply(other) + " " + second;
        String order = second == 0 ? heros : first > second ? others + ", " + heros : heros + ", " + others;
        return in("Bids in order: ", "Mises dans l’ordre : ") + order + ".";
    }

    private String totals(View contest, int hero, int other) {
        List<?> totals = ViewFields.list(contest, "totals");
        String deciding = ViewFields.text(contest, "deciding");
        String named = "";
        for (Attribute one : Attribute.values()) {
            named = one.code.equals(deciding) ? one.title.in(language) : named;
        }
        return named + in(" decides. So far: ", " décide. Pour l’instant : ") + sign.apply(hero) + " " + totals.get(0)
                + ", " + sign.apply(other) + " " + totals.get(1) + ".";
    }

    private String laid(View card) {
        String who = sign.apply(ViewFields.number(card, "seat")) + " ";
        if (!(card.fields().get("card") instanceof String id)) {
            return who + in("a card face down", "une carte face cachée");
        }
        if (ViewFields.claim(card, "cancelled")) {
            return who + name(id) + in(": cancelled", " : annulée");
        }
        int adds = ViewFields.number(card, "adds");
        String does = switch (ViewFields.text(card, "use")) {
            case "add" -> adds > 0 ? "+" + adds : in("does not count", "ne compte pas");
            case "shift" -> in("changes the attribute", "change l’attribut");
            case "cancel" -> in("cancels a card", "annule une carte");
            case "edge" -> in("wins a tie", "gagne à égalité");
            default -> "bluff";
        };
        return who + name(id) + in(": ", " : ") + does;
    }
}
