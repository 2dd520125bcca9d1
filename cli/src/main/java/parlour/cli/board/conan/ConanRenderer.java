package parlour.cli.board.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.cli.board.BoardRenderer;
import parlour.cli.board.BoardScene;
import parlour.cli.board.PieceDetails;
import parlour.cli.board.ViewFields;
import parlour.conan.ConanPosition;
import parlour.conan.card.Attribute;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.game.Game;
import parlour.game.Language;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.View;

/** Conan at a terminal: players, adventures with the heroes and cards there, the contest, and the viewer's hand. */
public final class ConanRenderer implements BoardRenderer {

    private static final Text GLORY = new Text("glory", "gloire");
    private static final Text COLON = new Text(": ", " : ");

    private static final List<String> SIGNS = List.of("●", "▲", "■", "✚");

    private final CardSet set;

    public ConanRenderer(CardSet set) {
        this.set = set;
    }

    /** The same marks as on the page: disc, triangle, square, cross. */
    @Override
    public String sign(int seat) {
        return SIGNS.get(seat);
    }

    // ---- The table ----

    @Override
    public List<String> board(BoardScene scene) {
        View view = scene.view();
        Language language = scene.language();
        List<String> lines = new ArrayList<>();
        lines.add(head(view).in(language));
        List<?> seats = ViewFields.list(view, "seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            lines.add(player(seat, (View) seats.get(seat), language));
        }
        for (Object adventure : ViewFields.list(view, "adventures")) {
            lines.add(adventure((View) adventure, seats, language));
        }
        if (view.fields().get("contest") instanceof View contest) {
            lines.addAll(new ContestText(set, this::sign, language).lines(view, contest));
        }
        if (view.fields().get("effect") instanceof View effect) {
            lines.add("  » " + ViewFields.text(effect, language == Language.FRENCH ? "fr" : "en"));
        }
        if (view.fields().get("stated") instanceof View stated) {
            lines.add("  » " + sign(ViewFields.number(stated, "by")) + " "
                    + ViewFields.text(stated, language == Language.FRENCH ? "fr" : "en"));
        }
        if (view.fields().get("offer") instanceof View offer) {
            lines.add("  » " + sign(ViewFields.number(offer, "by")) + " "
                    + ViewFields.text(offer, language == Language.FRENCH ? "fr" : "en"));
        }
        for (Object promise : ViewFields.list(view, "promises")) {
            lines.add(promise((View) promise).in(language));
        }
        if (view.fields().containsKey("hand")) {
            for (Object id : ViewFields.list(view, "hand")) {
                lines.add("    " + card((String) id, language));
            }
        }
        int turn = ViewFields.number(view, "turn");
        if (turn >= 0) {
            lines.add(sign(turn) + " "
                    + StepTexts.question(ViewFields.text(view, "step"), hasBid(view))
                            .in(language));
        }
        return lines;
    }

    private static boolean hasBid(View view) {
        return view.fields().get("contest") instanceof View contest
                && ViewFields.list(contest, "bids").stream().anyMatch(bid -> ((Number) bid).intValue() > 0);
    }

    private static Text head(View view) {
        int round = ViewFields.number(view, "round");
        int pile = ViewFields.number(view, "pile");
        int discard = ViewFields.list(view, "discard").size();
        int loot = ViewFields.number(view, "loot")
                + ViewFields.list(view, "bottom").size();
        Text phase = StepTexts.phase(ViewFields.text(view, "phase"));
        String en =
                round == 0 ? phase.en() : "Round " + round + ", " + phase.en().toLowerCase(Locale.ROOT);
        String fr =
                round == 0 ? phase.fr() : "Manche " + round + ", " + phase.fr().toLowerCase(Locale.ROOT);
        return new Text(
                en + ". Draw pile " + pile + ", discard " + discard + ", objects " + loot + ".",
                fr + ". Pioche " + pile + ", défausse " + discard + ", objets " + loot + ".");
    }

    private String player(int seat, View player, Language language) {
        if (!ViewFields.claim(player, "in") && ViewFields.text(player, "hero").isEmpty()) {
            return " " + sign(seat) + " –";
        }
        StringBuilder line = new StringBuilder(" " + sign(seat) + " ");
        line.append(String.format("%2d %s  ", ViewFields.number(player, "pg"), GLORY.in(language)))
                .append(card(ViewFields.text(player, "hero"), language));
        String at = ViewFields.text(player, "at");
        line.append(at.isEmpty() ? "" : "  → " + at);
        line.append(new Text("  hand ", "  main ").in(language)).append(ViewFields.number(player, "hand"));
        String ally = ViewFields.text(player, "ally");
        line.append(ally.isEmpty() ? "" : "  + " + card(ally, language));
        int partner = ViewFields.number(player, "partner");
        line.append(partner < 0 ? "" : "  = " + sign(partner));
        for (Object object : ViewFields.list(player, "objects")) {
            line.append("  # ").append(name((String) object, language));
        }
        int trophies = ViewFields.list(player, "trophies").size();
        return line.append(trophies == 0 ? "" : "  ★" + trophies).toString();
    }

    private String adventure(View adventure, List<?> seats, Language language) {
        String slot = ViewFields.text(adventure, "slot");
        StringBuilder line = new StringBuilder(String.format("%4s ", slot))
                .append(name(ViewFields.text(adventure, "card"), language))
                .append(" (")
                .append(ViewFields.number(adventure, "difficulty"))
                .append(')');
        for (int seat = 0; seat < seats.size(); seat++) {
            line.append(ViewFields.text((View) seats.get(seat), "at").equals(slot) ? " " + sign(seat) : "");
        }
        List<?> challenges = ViewFields.list(adventure, "challenges");
        for (int i = 0; i < challenges.size(); i++) {
            View challenge = (View) challenges.get(i);
            String what = challenge.fields().get("card") instanceof String id ? card(id, language) : "?";
            boolean up = ViewFields.claim(challenge, "up");
            line.append("  ").append(i + 1).append(up ? "[" : "(").append(sign(ViewFields.number(challenge, "owner")));
            line.append(' ').append(what).append(up ? "]" : ")");
        }
        return line.toString();
    }

    private Text promise(View promise) {
        String target = ViewFields.text(promise, "target");
        boolean isDuel = ViewFields.text(promise, "kind").equals("no-duel");
        String rival = isDuel ? sign(Integer.parseInt(target.substring("seat".length())) - 1) : "";
        Text what = isDuel
                ? new Text("does not duel " + rival, "ne provoque pas " + rival + " en duel")
                : new Text("places no challenge on " + target, "ne place pas de défi sur " + target);
        String who = sign(ViewFields.number(promise, "by"));
        int until = ViewFields.number(promise, "until");
        int treaty = ViewFields.number(promise, "treaty");
        return new Text(
                "  § " + treaty + ": " + who + " " + what.en() + " until round " + until,
                "  § " + treaty + " : " + who + " " + what.fr() + " jusqu’à la manche " + until);
    }

    // ---- Cards ----

    private String name(String id, Language language) {
        int kind = set.kind(id);
        return kind < 0 ? id : set.kind(kind).name().in(language);
    }

    /** A card with everything that matters, and the id to type for it. */
    private String card(String id, Language language) {
        int kind = set.kind(id);
        if (kind < 0) {
            return id;
        }
        Card card = set.kind(kind);
        StringBuilder text = new StringBuilder(card.name().in(language));
        if (card.role() == Card.Role.HERO || card.role().isChallenge()) {
            text.append(' ')
                    .append(card.value(Attribute.STRENGTH))
                    .append('-')
                    .append(card.value(Attribute.CUNNING))
                    .append('-')
                    .append(card.value(Attribute.SPIRIT));
        }
        text.append(card.cost() > 0 ? " " + card.cost() + " " + GLORY.in(language) : "");
        text.append(card.difficulty() > 0 ? " (" + card.difficulty() + ")" : "");
        if (card.role() != Card.Role.HERO && !card.role().isChallenge()) {
            text.append(
                    card.text().en().isEmpty()
                            ? ""
                            : COLON.in(language) + card.text().in(language));
        }
        return card.role() == Card.Role.HERO ? text.toString() : text + " · " + id;
    }

    // ---- More ----

    @Override
    public String tally(BoardScene scene) {
        StringBuilder tally = new StringBuilder();
        List<?> seats = ViewFields.list(scene.view(), "seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            tally.append(seat == 0 ? "" : "  ").append(sign(seat)).append(' ');
            tally.append(ViewFields.number((View) seats.get(seat), "pg"));
        }
        return tally.toString();
    }

    @Override
    public Optional<Text> inWords(Position before, String move) {
        return before instanceof ConanPosition conan
                ? Optional.of(conan.sentence(conan.legalMove(move), Position.SPECTATOR))
                : Optional.empty();
    }

    /** The moves of an adventure, {@code a3}, or of a card by its id. */
    @Override
    public Optional<PieceDetails> details(BoardScene scene, String place, List<String> moves) {
        boolean isSlot = place.matches("a[1-9][0-9]?");
        int kind = set.kind(place);
        if (!isSlot && kind < 0) {
            return Optional.empty();
        }
        List<PieceDetails.Choice> choices = new ArrayList<>();
        for (String move : moves) {
            boolean fits =
                    isSlot ? move.matches(".*[:@>]" + place + "([.>].*)?") : move.matches("[a-z]+:" + place + "(@.*)?");
            if (fits) {
                choices.add(new PieceDetails.Choice(move, ""));
            }
        }
        List<String> about = new ArrayList<>();
        if (kind >= 0) {
            about.add(card(place, scene.language()));
            about.add(set.kind(kind).flavour().in(scene.language()));
        }
        return Optional.of(new PieceDetails(about, choices));
    }

    /** Drawn cards are hidden: their owner sees them in their hand. */
    @Override
    public Optional<Text> drawn(Game game, String outcome) {
        int colon = outcome.indexOf(':');
        String what = outcome.substring(colon + 1);
        int kind = set.kind(what);
        if (outcome.startsWith("first:")) {
            Text first = game.seatNames().get(what.charAt(what.length() - 1) - '1');
            return Optional.of(new Text(
                    "Drawn by lot: " + first.en() + " is first player.",
                    "Tirage au sort : " + first.fr() + " est premier joueur."));
        }
        if (outcome.startsWith("draw:") || kind < 0) {
            return Optional.empty();
        }
        Text name = set.kind(kind).name();
        return Optional.of(new Text("Drawn: " + name.en() + ".", "Tirage : " + name.fr() + "."));
    }

    @Override
    public Optional<Text> legend() {
        return Optional.of(new Text("""
                ● ▲ ■ ✚ are the players; (▲ ?) is a challenge face down, [▲ …] one face up; → where a hero is,
                + a hired ally, = a partner, # an object, ★ trophies, § a promise. Values are Strength-Cunning-Spirit.
                Type an adventure such as a3, or a card such as feint, to list what you may do with it.
                Treaties are typed: treaty:1>2:3pg+feint+#boar-spear;2!challenge:a3@r7;2!duel:1@end;1=2:50/50/50/own""", """
                ● ▲ ■ ✚ sont les joueurs ; (▲ ?) est un défi face cachée, [▲ …] un défi révélé ; → où se trouve un héros,
                + un allié engagé, = un partenaire, # un objet, ★ des trophées, § une promesse. Valeurs : Force-Ruse-Esprit.
                Tapez une aventure comme a3, ou une carte comme feint, pour voir ce que vous pouvez en faire.
                Un traité s’écrit : treaty:1>2:3pg+feint+#boar-spear;2!challenge:a3@r7;2!duel:1@end;1=2:50/50/50/own"""));
    }
}
