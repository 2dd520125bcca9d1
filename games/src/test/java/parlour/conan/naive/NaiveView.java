package parlour.conan.naive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import parlour.conan.naive.NaiveTable.Adventure;
import parlour.conan.naive.NaiveTable.Challenge;
import parlour.conan.naive.NaiveTable.Contest;
import parlour.conan.naive.NaiveTable.ContestResult;
import parlour.conan.naive.NaiveTable.Laid;
import parlour.conan.naive.NaiveTable.Player;

/**
 * What a viewer may see: "all but other hands, face-down challenges of others, face-down cards in a resolution, the
 * order of the piles". Fields are named as in the engine's view.
 */
final class NaiveView {

    private final NaiveTable table;
    private final int viewer;

    private NaiveView(NaiveTable table, int viewer) {
        this.table = table;
        this.viewer = viewer;
    }

    static Map<String, Object> of(NaiveTable table, NaiveConan game, int viewer) {
        return new NaiveView(table, viewer).all(game);
    }

    private Map<String, Object> all(NaiveConan game) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("step", table.step);
        view.put("phase", phase());
        view.put("turn", game.turn());
        view.put("round", table.round);
        view.put("first", table.first);
        if (!game.isOver()) {
            view.put("actor", table.acting);
        }
        if (game.turn() == NaiveConan.CHANCE) {
            view.put("drawing", game.drawer());
        }
        if (table.step.equals("cards") || table.step.equals("diplomacy")) {
            view.put("passes", table.passes);
        }
        List<Object> seats = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
            seats.add(seat(seat));
        }
        view.put("seats", seats);
        view.put("adventures", table.adventures.stream().map(this::adventure).toList());
        view.put("pile", table.pile.size());
        view.put(
                "discard",
                table.cards.sorted(
                        table.discard.stream().map(NaiveTable.Held::id).toList()));
        view.put("loot", table.loot.size());
        view.put("bottom", List.copyOf(table.bottom));
        if (viewer >= 0) {
            view.put("hand", table.hand(viewer));
        }
        if (table.step.equals("ally")) {
            view.put("facing", NaiveEffects.name(table.at(table.acting), table.facing));
        }
        table.contest.ifPresent(contest -> view.put("contest", contest(contest)));
        table.contestResult.ifPresent(settled -> view.put("settled", settled(settled)));
        if (table.step.equals("effect") || table.step.equals("table-answer")) {
            NaiveTable.Task task = table.tasks.getFirst();
            boolean isRepeated = task.what().equals("drop")
                    || task.what().equals("drawn")
                    || task.what().equals("choose")
                    || task.effect()
                            .map(it -> it.op().equals("PEEK") || it.op().equals("DRAW"))
                            .orElse(false);
            Map<String, Object> effect = new TreeMap<>(Map.of("seat", task.seat()));
            if (isRepeated) {
                effect.put("left", task.n());
            }
            if (task.effect().map(it -> it.op().equals("TABLE")).orElse(false)) {
                effect.put("table", true);
            }
            view.put("effect", effect);
        }
        if (!table.stated.isEmpty()) {
            view.put("stated", Map.of("by", table.stater, "text", table.stated));
        }
        table.offer.ifPresent(offer -> view.put(
                "offer",
                Map.of(
                        "by", offer.proposer(),
                        "asked",
                                offer.treaty().seats().stream()
                                        .filter(seat -> seat != offer.proposer())
                                        .toList(),
                        "text", offer.treaty().text(offer.proposer(), viewer))));
        view.put(
                "alliances",
                table.alliances.stream()
                        .sorted(Comparator.comparingInt(NaiveTreaty.AllianceTerm::one))
                        .map(NaiveView::alliance)
                        .toList());
        view.put("treaties", table.treaties);
        view.put("promises", table.promises.stream().map(NaiveView::promise).toList());
        if (game.isOver()) {
            view.put("outcome", Map.of("result", game.result(), "reason", game.reason()));
        }
        return view;
    }

    private String phase() {
        return switch (table.step) {
            case "cards", "diplomacy", "draw", "over" -> table.step;
            case "answer" -> "diplomacy";
            case "effect", "table-answer" -> table.then.equals("card") ? "cards" : "heroes";
            case "heroes", "ally", "auction", "naming", "laying", "cancelling" -> "heroes";
            default -> "setting-up";
        };
    }

    private Map<String, Object> seat(int seat) {
        Player player = table.player(seat);
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("in", player.isIn);
        view.put("hero", player.hero);
        view.put("pg", player.pg);
        view.put("at", player.at == 0 ? "" : "a" + player.at);
        view.put("arrived", player.arrived);
        view.put("ally", player.ally);
        view.put("partner", table.partner(seat));
        view.put("objects", List.copyOf(player.objects));
        view.put("trophies", table.cards.sorted(player.trophies));
        view.put("hand", player.hand.size());
        if (table.step.equals("cards")) {
            view.put("paid", player.hasBeenPaid);
        }
        if (phase().equals("diplomacy")) {
            view.put("proposed", player.proposals);
        }
        view.put(
                "known",
                table.cards.sorted(table.known.stream()
                        .filter(it -> it.viewer() == viewer && it.holder() == seat)
                        .map(NaiveTable.Known::id)
                        .toList()));
        return view;
    }

    private Map<String, Object> adventure(Adventure adventure) {
        List<Object> challenges = new ArrayList<>();
        for (Challenge challenge : adventure.challenges()) {
            Map<String, Object> view = new LinkedHashMap<>();
            view.put("owner", challenge.owner());
            view.put("up", challenge.isUp());
            view.put("seen", challenge.seen());
            if (challenge.isKnownTo(viewer)) {
                view.put("card", challenge.id());
            }
            challenges.add(view);
        }
        return Map.of(
                "slot",
                "a" + adventure.slot(),
                "card",
                adventure.card(),
                "difficulty",
                table.cards.get(adventure.card()).difficulty(),
                "challenges",
                challenges);
    }

    private Map<String, Object> contest(Contest contest) {
        List<Object> laid = new ArrayList<>();
        NaiveContests rules = new NaiveContests(table);
        List<Laid> seen = new ArrayList<>();
        for (Laid it : contest.laid) {
            if (contest.seat(it.side()) == viewer || table.step.equals("cancelling")) {
                seen.add(it);
            }
        }
        String deciding = rules.deciding(seen);
        for (Laid it : contest.laid) {
            Map<String, Object> view = new LinkedHashMap<>();
            view.put("seat", contest.seat(it.side()));
            view.put("cancelled", it.isCancelled());
            if (seen.contains(it)) {
                view.put("card", it.card().id());
                view.put("use", use(it));
                view.put("adds", adds(it, deciding));
            }
            laid.add(view);
        }
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("hero", contest.hero);
        view.put("other", contest.other);
        view.put("duel", contest.isDuel());
        view.put("challenge", contest.isDuel() ? "" : NaiveEffects.name(table.at(contest.hero), contest.challenge));
        view.put("bids", List.of(contest.bids[0], contest.bids[1]));
        view.put("cap", rules.cap());
        view.put("attribute", contest.attribute);
        view.put("laid", laid);
        List<Object> values = new ArrayList<>();
        List<Object> totals = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            List<Object> ofSide = new ArrayList<>();
            for (String attribute : List.of("strength", "cunning", "spirit")) {
                ofSide.add(rules.beforeCards(side, attribute));
            }
            values.add(ofSide);
            int total = rules.beforeCards(side, deciding);
            for (Laid it : seen) {
                total += it.side() == side ? adds(it, deciding) : 0;
            }
            totals.add(total);
        }
        view.put("values", values);
        if (!contest.attribute.isEmpty()) {
            view.put("deciding", deciding);
            view.put("totals", totals);
        }
        return view;
    }

    /** What a card does when it is turned up. */
    private String use(Laid laid) {
        NaiveCard card = table.cards.get(laid.card().id());
        String op = card.effects().isEmpty() ? "" : card.effects().getFirst().op();
        boolean acts = card.type().equals("resolution")
                && List.of("CANCEL", "SHIFT", "ADD", "EDGE").contains(op);
        return acts ? op.toLowerCase(Locale.ROOT) : "bluff";
    }

    /** What a card adds in an attribute; nothing while none is named. */
    private int adds(Laid laid, String attribute) {
        if (attribute.isEmpty() || laid.isCancelled() || !use(laid).equals("add")) {
            return 0;
        }
        NaiveCard.Effect effect = table.cards.get(laid.card().id()).effects().getFirst();
        return NaiveContests.fits(effect.attribute(), attribute) ? effect.n() : 0;
    }

    private Map<String, Object> settled(ContestResult settled) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("round", settled.round());
        view.put("hero", settled.hero());
        view.put("other", settled.other());
        view.put("duel", settled.challenge().isEmpty());
        view.put("card", settled.challenge());
        view.put("withdrawn", settled.attribute().isEmpty());
        view.put("attribute", settled.attribute());
        view.put("totals", List.of(settled.heroTotal(), settled.otherTotal()));
        List<Object> laid = new ArrayList<>();
        for (Laid it : settled.laid()) {
            laid.add(Map.of(
                    "seat", it.side() == 0 ? settled.hero() : settled.other(),
                    "card", it.card().id(),
                    "cancelled", it.isCancelled(),
                    "use", use(it),
                    "adds", adds(it, settled.attribute())));
        }
        view.put("laid", laid);
        view.put("winner", settled.heroWon() ? settled.hero() : settled.other());
        view.put("stake", settled.stake());
        view.put("moved", settled.moved());
        return view;
    }

    private static Map<String, Object> alliance(NaiveTreaty.AllianceTerm it) {
        Map<String, Object> view = new java.util.TreeMap<>(Map.of(
                "seats", List.of(it.one(), it.other()),
                "win", it.win(),
                "loss", it.loss(),
                "loot", it.loot(),
                "object", it.objects()));
        if (it.bySeat()) {
            view.put("bySeat", true);
        }
        return view;
    }

    private static Map<String, Object> promise(NaiveTable.Promise promise) {
        NaiveTreaty.PromiseTerm vow = promise.vow();
        boolean isDuel = vow.kind().equals("duel");
        return Map.of(
                "treaty", promise.treaty(),
                "by", vow.by(),
                "kind", "no-" + vow.kind(),
                "target", isDuel ? "seat" + (vow.target() + 1) : "a" + vow.target(),
                "until", vow.until());
    }
}
