package parlour.engine.companion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parlour.conan.Conan;
import parlour.conan.TreatyLedger;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * Judges a contest of Conan fought with physical cards. Sets up the position after the cards were laid, with the hero's
 * side on the first seat, the other side on the second and their partners, if any, after them. The rules then resolve
 * it: nothing is computed here.
 */
public final class ContestJudge {

    private static final String NOTHING = "-";

    private ContestJudge() {}

    /**
     * Reads {@code sides}, the hero's first, each with {@code hero}, {@code pg} and optionally {@code ally},
     * {@code objects}, {@code bid}, {@code cards} and an allied {@code partner}; {@code challenge}, unless it is a
     * duel; then either {@code withdraws}, a side, or {@code attribute} and {@code cancels}, the target of each CANCEL.
     * If the request has the {@code lines} of a ledger, each side has a {@code seat}, and a duel that a treaty forbids
     * is refused.
     */
    public static View judge(JsonFields fields) throws MalformedFieldException, RefusedException {
        List<JsonFields> sides = fields.records("sides");
        if (sides.size() != 2) {
            throw fields.malformed("sides", "two sides, the hero’s first", "deux camps, celui du héros d’abord");
        }
        Conan game = CompanionCards.game(fields);
        Options agreed = RequestPosition.options(game, fields);
        if (fields.has("lines") && !fields.has("challenge")) {
            refuseDuel(ConanLedger.read(fields, game, agreed).bonds(), sides);
        }
        List<Partner> partners = partners(fields, sides);
        List<String> options = ofTheRules(agreed, 2 + partners.size());
        try {
            Position position = game.parse(text(game.set(), fields, sides, partners), Options.of(game, options));
            if (fields.has("withdraws")) {
                RequestPosition.play(position, "withdraw");
                return answer(position, partners);
            }
            // Both sides have finished laying cards.
            RequestPosition.play(position, "pass");
            RequestPosition.play(position, "pass");
            for (String card : fields.texts("cancels")) {
                RequestPosition.play(position, "cancel:" + card);
            }
            return answer(position, partners);
        } catch (NotationException unreadable) {
            throw new RefusedException("bad-position", unreadable);
        }
    }

    /** Treaties "cannot be broken": a duel that one forbids is refused. */
    private static void refuseDuel(TreatyLedger bonds, List<JsonFields> sides)
            throws MalformedFieldException, RefusedException {
        Optional<Refusal> refusal =
                bonds.whyNoDuel(sides.get(0).number("seat"), sides.get(1).number("seat"));
        if (refusal.isPresent()) {
            throw new RefusedException(refusal.get());
        }
    }

    /** The agreed options, with as many seats as take part in the contest. */
    private static List<String> ofTheRules(Options options, int seats) {
        return Stream.concat(
                        options.chosen().stream().filter(option -> !option.startsWith("seats=")),
                        Stream.of("seats=" + seats))
                .toList();
    }

    /** An allied hero on the same adventure, and the side it supports. */
    private record Partner(int side, JsonFields fields) {

        /** The alliance, with the partner's share of gains and losses. */
        String alliance(int seat) throws MalformedFieldException {
            return (side + 1) + "=" + (seat + 1) + ":" + share("win") + "/" + share("loss") + "/0/own";
        }

        private long share(String name) throws MalformedFieldException {
            return fields.longValue(name, 0, 100, 50);
        }
    }

    /** A player whose own challenge is fought is on another adventure, so their partner does not take part. */
    private static List<Partner> partners(JsonFields fields, List<JsonFields> sides) throws MalformedFieldException {
        List<Partner> partners = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            if (sides.get(side).has("partner") && (side == 0 || !fields.has("challenge"))) {
                partners.add(new Partner(side, sides.get(side).record("partner")));
            }
        }
        return partners;
    }

    /** The public view; {@code choices} while a CANCEL needs a target; {@code partners}: the side of each partner. */
    private static View answer(Position position, List<Partner> partners) throws MalformedFieldException {
        View view = position.view(Position.SPECTATOR);
        boolean isSettled = JsonFields.read(view.json()).has("settled");
        return new View()
                .with("type", "contest")
                .with("turn", position.turn())
                .with("choices", isSettled ? List.of() : position.legalMoveTexts())
                .with("partners", partners.stream().map(Partner::side).toList())
                .with("view", view);
    }

    // ---- The position ----

    private static String text(CardSet set, JsonFields fields, List<JsonFields> sides, List<Partner> partners)
            throws MalformedFieldException {
        Optional<String> challenge = fields.optionalText("challenge");
        boolean isWithdrawal = fields.has("withdraws");
        int quitter = (int) fields.longValue("withdraws", 0, 1, 0);
        String contest = "1,2," + (challenge.isPresent() ? "a1.1" : NOTHING) + "," + bid(sides.get(0)) + ","
                + bid(sides.get(1)) + "," + (isWithdrawal ? quitter : 0) + ","
                + (isWithdrawal ? NOTHING : fields.text("attribute")) + ":" + (isWithdrawal ? NOTHING : cards(sides));
        List<String> seats = new ArrayList<>();
        List<String> alliances = new ArrayList<>();
        seats.add(seat(sides.get(0), true));
        seats.add(seat(sides.get(1), challenge.isEmpty()));
        for (Partner partner : partners) {
            alliances.add(partner.alliance(seats.size()));
            seats.add(seat(partner.fields(), true));
        }
        return (isWithdrawal ? "auction" : "laying") + " r1 1 1.0.0.0.0 " + String.join("/", seats) + " "
                + (alliances.isEmpty() ? NOTHING : String.join(";", alliances)) + " a1:" + adventure(set) + ":"
                + challenge.map(card -> card + ".2.u2.0.0.0").orElse(NOTHING) + " - - " + contest + " - -,"
                + String.join(".", Collections.nCopies(seats.size(), "0")) + ",0 - - - 0";
    }

    /** The adventure makes no difference to the contest. */
    private static String adventure(CardSet set) {
        return set.kinds().stream()
                .filter(card -> card.role() == Card.Role.ADVENTURE)
                .findFirst()
                .orElseThrow()
                .id();
    }

    private static int bid(JsonFields side) throws MalformedFieldException {
        return (int) side.longValue("bid", 0, 255, 0);
    }

    private static String seat(JsonFields side, boolean isThere) throws MalformedFieldException {
        List<String> objects = side.texts("objects");
        return side.text("hero") + "," + side.longValue("pg", 1, 255, 1) + "," + (isThere ? "a1" : NOTHING) + ",0,"
                + side.optionalText("ally").orElse(NOTHING) + ","
                + (objects.isEmpty() ? NOTHING : String.join("+", objects)) + ",-,-";
    }

    private static String cards(List<JsonFields> sides) throws MalformedFieldException {
        List<String> laid = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            for (String card : sides.get(side).texts("cards")) {
                laid.add(card + "." + side + ".0.0.0");
            }
        }
        return laid.isEmpty() ? NOTHING : String.join("+", laid);
    }
}
