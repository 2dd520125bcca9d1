package parlour.conan.naive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import parlour.conan.naive.NaiveTable.Adventure;
import parlour.conan.naive.NaiveTable.Challenge;
import parlour.conan.naive.NaiveTable.Contest;
import parlour.conan.naive.NaiveTable.Held;
import parlour.conan.naive.NaiveTable.Laid;
import parlour.conan.naive.NaiveTable.Player;
import parlour.conan.naive.NaiveTable.Task;

/** An immutable state of a game: a move makes a new one. Moves are texts as in the rule sheet. */
public final class NaiveConan {

    /** {@link #turn} when something is drawn. */
    public static final int CHANCE = -1;

    /** {@link #turn} when the game is over. */
    public static final int NOBODY = -2;

    private static final NaiveCards CARDS = NaiveCards.shipped();
    private static final int GOAL = 30;
    private static final int LAST_ROUND = 40;
    private static final int MAX_OBJECTS = 3;

    private final NaiveTable table;

    private NaiveConan(NaiveTable table) {
        this.table = table;
    }

    /**
     * The beginning of a game.
     *
     * @param options every option of the game with its value
     */
    public static NaiveConan start(int seats, Map<String, String> options) {
        return start(seats, options, CARDS);
    }

    /** The beginning of a game with the cards of another set. */
    public static NaiveConan start(int seats, Map<String, String> options, String set) {
        return start(seats, options, NaiveCards.of(set));
    }

    private static NaiveConan start(int seats, Map<String, String> options, NaiveCards cards) {
        NaiveTable table = new NaiveTable(seats, Map.copyOf(options), cards);
        for (NaiveCard card : cards.all()) {
            for (int copy = 1; copy <= card.copies(); copy++) {
                if (card.kind().equals("hero")) {
                    table.heroes.add(card.id());
                } else if (card.type().equals("object")) {
                    table.loot.add(card.id());
                } else {
                    table.pile.add(new Held(card.id(), copy));
                }
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            table.players.add(new Player());
        }
        table.step = "hero-draw";
        return new NaiveConan(table);
    }

    // ---- State ----

    public String step() {
        return table.step;
    }

    public boolean isOver() {
        return table.step.equals("over");
    }

    /** A viewer's view; -3 is a spectator. */
    public Map<String, Object> view(int viewer) {
        return NaiveView.of(table, this, viewer);
    }

    /** The seat that moves, or {@link #CHANCE}, or {@link #NOBODY}. */
    public int turn() {
        return switch (table.step) {
            case "over" -> NOBODY;
            case "hero-draw", "adventure-draw", "first-lot", "challenge-draw", "deal", "draw" -> CHANCE;
            case "swap-answer", "answer", "table-answer" -> table.asked;
            case "auction" -> contest().seat(contest().bidder);
            case "naming" -> contest().isDuel() ? contest().other : contest().hero;
            case "laying" -> contest().seat(contest().layer);
            case "cancelling" ->
                contest()
                        .seat(contest()
                                .laid
                                .get(new NaiveContests(table).nextCancel())
                                .side());
            case "effect" ->
                isByChance(table.tasks.getFirst())
                        ? CHANCE
                        : table.tasks.getFirst().seat();
            default -> table.acting;
        };
    }

    private static boolean isByChance(Task task) {
        return task.what().equals("find")
                || task.what().equals("drop")
                || task.what().equals("drawn")
                || (task.what().equals("effect")
                        && task.effect().map(it -> it.op().equals("DRAW")).orElse(false));
    }

    /** The seat for which chance draws. */
    int drawer() {
        return table.step.equals("effect") ? table.tasks.getFirst().seat() : table.acting;
    }

    private Contest contest() {
        return table.contest.orElseThrow();
    }

    /** Everything that may be drawn, with its number of copies. */
    public SortedMap<String, Integer> draws() {
        SortedMap<String, Integer> draws = new TreeMap<>();
        switch (table.step) {
            case "hero-draw" -> table.heroes.forEach(id -> draws.merge("hero:" + id, 1, Integer::sum));
            case "adventure-draw" -> drawsOf("adventure", "adventure:", draws);
            case "first-lot" -> highest().forEach(seat -> draws.put("first:seat" + (seat + 1), 1));
            case "challenge-draw" -> drawsOf("challenge", "draw:", draws);
            case "deal", "draw" -> table.pile.forEach(it -> draws.merge("draw:" + it.id(), 1, Integer::sum));
            case "effect" -> {
                Task task = table.tasks.getFirst();
                if (task.what().equals("drop")) {
                    table.hand(task.seat()).forEach(id -> draws.merge("discard:" + id, 1, Integer::sum));
                } else if (task.what().equals("find") && table.loot.isEmpty()) {
                    draws.put("loot:" + table.bottom.getFirst(), 1);
                } else if (task.what().equals("find")) {
                    table.loot.forEach(id -> draws.merge("loot:" + id, 1, Integer::sum));
                } else {
                    table.pile.forEach(it -> draws.merge("draw:" + it.id(), 1, Integer::sum));
                }
            }
            default -> throw new IllegalStateException(table.step);
        }
        return draws;
    }

    private void drawsOf(String kind, String prefix, SortedMap<String, Integer> draws) {
        for (Held card : table.pile) {
            if (table.cards.get(card.id()).kind().equals(kind)) {
                draws.merge(prefix + card.id(), 1, Integer::sum);
            }
        }
    }

    /** Every listed move of the seat to move. */
    public SortedSet<String> moves() {
        TreeSet<String> moves = new TreeSet<>();
        int seat = table.acting;
        switch (table.step) {
            case "swap" -> {
                moves.add("pass");
                for (int other = 0; other < table.seats; other++) {
                    if (other != seat) {
                        moves.add("swap:seat" + (other + 1));
                    }
                }
            }
            case "swap-answer", "table-answer" -> moves.addAll(List.of("yes", "no"));
            case "challenge-lay" ->
                layable(seat)
                        .forEach(slot -> moves.add(
                                "lay:" + table.player(seat).hand.getFirst().id() + "@a" + slot));
            case "place" -> table.legalFor(seat).forEach(slot -> moves.add("go:a" + slot));
            case "cards" -> addCardMoves(seat, moves);
            case "effect" -> addEffectMoves(table.tasks.getFirst(), moves);
            case "heroes" -> addHeroMoves(seat, moves);
            case "ally" -> {
                moves.add("overcome");
                if (hireCost(seat) < table.player(seat).pg) {
                    moves.add("hire");
                }
            }
            case "auction" -> moves.addAll(new NaiveContests(table).bids());
            case "naming" -> moves.addAll(List.of("name:strength", "name:cunning", "name:spirit"));
            case "laying" -> {
                moves.add("pass");
                table.hand(turn()).forEach(id -> moves.add("down:" + id));
            }
            case "cancelling" -> {
                NaiveContests contests = new NaiveContests(table);
                moves.addAll(contests.targets(contests.nextCancel()));
            }
            case "diplomacy" -> {
                moves.add("pass");
                moves.addAll(new NaiveDiplomacy(table).listed(seat));
            }
            case "answer" -> {
                moves.add("no");
                if (new NaiveDiplomacy(table).canAgree(table.asked)) {
                    moves.add("yes");
                }
            }
            default -> {}
        }
        return moves;
    }

    /** The treaty in canonical form, if the seat to move may propose it. */
    public Optional<String> proposal(String terms) {
        return NaiveTreaty.read(terms, table.cards, table.seats)
                .filter(treaty ->
                        table.step.equals("diplomacy") && new NaiveDiplomacy(table).mayPropose(table.acting, treaty))
                .map(treaty -> "treaty:" + treaty.text(table.acting, -1));
    }

    /** Whether an effect outside the vocabulary waits for its player to state what it does. */
    public boolean isTable() {
        return table.step.equals("effect")
                && table.tasks
                        .getFirst()
                        .effect()
                        .map(it -> it.op().equals("TABLE"))
                        .orElse(false);
    }

    /** The statement as a move, if the seat to move may make it. */
    public Optional<String> statement(String steps) {
        return isTable() && NaiveStatement.isPossible(table, turn(), steps)
                ? Optional.of("state:" + steps)
                : Optional.empty();
    }

    private void addCardMoves(int seat, Set<String> moves) {
        moves.add("pass");
        for (String id : table.hand(seat)) {
            NaiveCard card = table.cards.get(id);
            if (card.kind().equals("challenge")) {
                for (Adventure adventure : table.adventures) {
                    if (adventure.slot() != table.player(seat).at
                            && table.hasRoom(adventure)
                            && !table.hasPromised(seat, "challenge", adventure.slot())) {
                        moves.add("lay:" + id + "@a" + adventure.slot());
                    }
                }
            } else if (card.kind().equals("adventure")) {
                moves.add("open:" + id);
            } else if (card.type().equals("action")
                    && card.effects().stream().anyMatch(it -> new NaiveEffects(table).canAct(it, seat))) {
                moves.add("play:" + id);
            }
        }
    }

    private void addEffectMoves(Task task, Set<String> moves) {
        if (task.what().equals("return")) {
            table.player(task.seat()).objects.forEach(id -> moves.add("return:" + id));
            return;
        }
        if (task.what().equals("choose")) {
            table.hand(task.seat()).forEach(id -> moves.add("discard:" + id));
            return;
        }
        if (task.what().equals("ask")) {
            moves.addAll(List.of("take", "decline"));
            return;
        }
        NaiveCard.Effect effect = task.effect().orElseThrow();
        moves.addAll(new NaiveEffects(table).targets(effect, task.seat()));
        if (effect.isOptional() || effect.op().equals("TABLE")) {
            moves.add("decline");
        }
    }

    private void addHeroMoves(int seat, Set<String> moves) {
        Player player = table.player(seat);
        if (player.at == 0) {
            // "Obligatory for a hero who stands on none (none possible: pass)."
            table.legalFor(seat).forEach(slot -> moves.add("go:a" + slot));
            if (moves.isEmpty()) {
                moves.add("pass");
            }
            return;
        }
        moves.add("pass");
        Adventure here = table.at(seat);
        for (int nth = 0; nth < here.challenges().size(); nth++) {
            moves.add("face:" + NaiveEffects.name(here, nth));
        }
        if (here.challenges().isEmpty()) {
            table.legalFor(seat).forEach(slot -> moves.add("go:a" + slot));
        }
        for (int other : table.rivals(seat)) {
            if (table.player(other).at == player.at
                    && other != table.partner(seat)
                    && !table.hasPromised(seat, "duel", other)) {
                moves.add("duel:seat" + (other + 1));
            }
        }
        if (player.arrived < table.round && isFree(seat)) {
            moves.add("accomplish");
        }
    }

    /** "No challenge left on it and no hero there but an ally's." */
    private boolean isFree(int seat) {
        return table.at(seat).challenges().isEmpty()
                && table.rivals(seat).stream()
                        .allMatch(it -> table.player(it).at != table.player(seat).at || it == table.partner(seat));
    }

    private int hireCost(int seat) {
        String ally = table.at(seat).challenges().get(table.facing).id();
        return Math.max(1, table.cards.get(ally).cost() - new NaiveEffects(table).sum(seat, "DISCOUNT"));
    }

    // ---- Moves ----

    /** The state after a legal move. */
    public NaiveConan after(String move) {
        NaiveConan next = new NaiveConan(table.copy());
        int colon = move.indexOf(':');
        next.play(colon < 0 ? move : move.substring(0, colon), colon < 0 ? "" : move.substring(colon + 1), move);
        next.table.forgetWhatCannotBe();
        return next;
    }

    private void play(String word, String rest, String move) {
        switch (table.step) {
            case "hero-draw", "swap", "swap-answer", "adventure-draw", "first-lot" -> setUp(word, rest);
            case "challenge-draw", "challenge-lay", "deal", "place" -> deal(rest);
            case "cards" -> playCard(word, rest);
            case "effect" -> doTask(word, rest, move);
            case "heroes" -> actAsHero(word, rest);
            case "ally" -> answerAlly(word);
            case "auction" -> bid(word, rest);
            case "naming" -> {
                contest().attribute = rest;
                table.step = "laying";
            }
            case "laying" -> layDown(word, rest);
            case "cancelling" -> {
                NaiveContests contests = new NaiveContests(table);
                contests.cancel(contests.nextCancel(), rest);
                turnUp();
            }
            case "diplomacy" -> talk(word, rest);
            case "answer" -> answer(word);
            case "table-answer" -> answerStatement(word);
            case "draw" -> {
                take(table.acting, rest);
                nextDraw();
            }
            default -> throw new IllegalStateException(table.step);
        }
    }

    /** A card from the pile to a hand. */
    private void take(int seat, String id) {
        for (Held card : table.pile) {
            if (card.id().equals(id)) {
                table.pile.remove(card);
                table.player(seat).hand.add(card);
                return;
            }
        }
        throw new IllegalArgumentException("no " + id + " in the pile");
    }

    private static int number(String text, String before) {
        return Integer.parseInt(text.substring(before.length()));
    }

    // ---- Setting up ----

    private void setUp(String word, String rest) {
        switch (word) {
            case "hero" -> {
                table.heroes.remove(rest);
                table.player(table.acting).hero = rest;
                nextSeat("swap");
            }
            case "swap" -> {
                table.asked = number(rest, "seat") - 1;
                table.step = "swap-answer";
            }
            case "pass", "no" -> {
                table.step = "swap";
                nextSeat("adventure-draw");
            }
            case "yes" -> {
                Player one = table.player(table.acting);
                Player other = table.player(table.asked);
                table.note(true, "heroes are swapped");
                String hero = one.hero;
                one.hero = other.hero;
                other.hero = hero;
                table.step = "swap";
                nextSeat("adventure-draw");
            }
            case "adventure" -> {
                table.pile.remove(table.pile.stream()
                        .filter(it -> it.id().equals(rest))
                        .findFirst()
                        .orElseThrow());
                table.open(rest);
                nextSeat("first-lot");
                if (table.step.equals("first-lot") && highest().size() == 1) {
                    begin(highest().getFirst());
                }
            }
            case "first" -> {
                table.note(true, "the lot decides who is first");
                begin(number(rest, "seat") - 1);
            }
            default -> throw new IllegalArgumentException(word);
        }
    }

    /** In seat order; after the last one the next step follows. */
    private void nextSeat(String then) {
        table.asked = -1;
        table.acting++;
        if (table.acting == table.seats) {
            table.acting = 0;
            table.step = then;
        }
    }

    /** "The highest Difficulty is first player." */
    private List<Integer> highest() {
        List<Integer> difficulties = table.adventures.stream()
                .map(it -> table.cards.get(it.card()).difficulty())
                .toList();
        int max = difficulties.stream().max(Comparator.naturalOrder()).orElseThrow();
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
            if (difficulties.get(seat) == max) {
                seats.add(seat);
            }
        }
        return seats;
    }

    private void begin(int first) {
        table.first = first;
        table.acting = first;
        table.step = "challenge-draw";
    }

    /** On another player's adventure; the stack limit is ignored when no other adventure has room. */
    private List<Integer> layable(int seat) {
        List<Adventure> others =
                table.adventures.stream().filter(it -> it.slot() != seat + 1).toList();
        List<Adventure> roomy = others.stream().filter(table::hasRoom).toList();
        return (roomy.isEmpty() ? others : roomy).stream().map(Adventure::slot).toList();
    }

    private void deal(String rest) {
        int seat = table.acting;
        switch (table.step) {
            case "challenge-draw" -> {
                take(seat, rest);
                table.step = "challenge-lay";
            }
            case "challenge-lay" -> {
                table.note(
                        layable(seat).stream().noneMatch(slot -> table.hasRoom(table.adventures.get(slot - 1))),
                        "set-up ignores the stack limit");
                lay(seat, rest);
                table.step = "challenge-draw";
                nextInOrder("deal");
            }
            case "deal" -> {
                take(seat, rest);
                if (table.player(seat).hand.size() == 7) {
                    table.player(seat).pg = 15;
                    nextInOrder("place");
                }
                if (table.step.equals("place")) {
                    table.players.forEach(player -> player.isIn = true);
                }
            }
            default -> {
                table.arrive(seat, number(rest, "a"));
                nextInOrder("cards");
                if (table.step.equals("cards")) {
                    startRound(1);
                }
            }
        }
    }

    /** In player order; after the last one the next step follows. */
    private void nextInOrder(String then) {
        table.acting = (table.acting + 1) % table.seats;
        if (table.acting == table.first) {
            table.step = then;
        }
    }

    private void lay(int seat, String rest) {
        String id = rest.substring(0, rest.indexOf('@'));
        int slot = number(rest.substring(rest.indexOf('@') + 1), "a");
        table.take(seat, id);
        table.adventure(slot).orElseThrow().challenges().add(new Challenge(id, seat, false, List.of(seat)));
    }

    // ---- 1. Cards ----

    private void startRound(int round) {
        table.round = round;
        table.note(table.promises.stream().anyMatch(it -> it.vow().until() < round), "a promise runs out");
        table.promises.removeIf(it -> it.vow().until() < round);
        table.players.forEach(player -> player.hasBeenPaid = false);
        table.step = "cards";
        table.acting = table.first;
        table.lap = 0;
        table.passes = 0;
    }

    private void playCard(String word, String rest) {
        int seat = table.acting;
        switch (word) {
            case "pass" -> nextCardTurn(false);
            case "lay" -> {
                lay(seat, rest);
                earn(seat);
                nextCardTurn(true);
            }
            case "open" -> {
                table.take(seat, rest);
                table.show(seat, rest);
                table.open(rest);
                earn(seat);
                nextCardTurn(true);
            }
            default -> {
                table.note(true, "played: " + rest);
                Held card = table.take(seat, rest);
                table.show(seat, rest);
                table.action = Optional.of(card);
                for (NaiveCard.Effect effect : table.cards.get(rest).effects()) {
                    table.tasks.add(task(seat, effect));
                }
                table.then = "card";
                goOn();
            }
        }
    }

    /** "Playing a challenge or an adventure from the hand earns 1 PG from the bank." */
    private void earn(int seat) {
        Player player = table.player(seat);
        boolean isPaid = !player.hasBeenPaid || table.agreed("cardGlory", "every");
        table.note(!isPaid, "a second card earns nothing: seat " + (seat + 1));
        if (isPaid) {
            player.pg++;
        }
        player.hasBeenPaid = true;
    }

    private void nextCardTurn(boolean hasPlayed) {
        table.passes = hasPlayed ? 0 : table.passes + 1;
        boolean isEnd = table.agreed("cardPhase", "full-lap")
                ? table.passes == table.inOrder(0).size()
                : table.lap > 0 && !hasPlayed;
        if (isEnd) {
            startHeroes();
            return;
        }
        table.acting = table.after(table.acting);
        table.step = "cards";
        if (table.acting == table.first) {
            table.note(table.passes == table.inOrder(0).size(), "nobody plays in a lap, and the first is asked again");
            table.lap++;
        }
    }

    // ---- Effects ----

    /** Carries out tasks until one needs a decision. */
    private void goOn() {
        while (!table.tasks.isEmpty()) {
            Task task = table.tasks.getFirst();
            if (task.what().equals("accomplished")) {
                table.tasks.removeFirst();
                table.tasks.addAll(0, triggered("accomplish", task.seat()));
            } else if (isWaiting(task)) {
                table.step = "effect";
                return;
            } else if (task.what().equals("stated")) {
                table.tasks.removeFirst();
                table.tasks.addAll(0, NaiveStatement.carryOut(table, task.n()));
            } else {
                table.tasks.removeFirst();
                table.note(
                        task.effect().isPresent()
                                && table.then.equals("turn")
                                && !task.effect().get().op().equals("GAIN"),
                        "an effect on accomplishing finds no target");
                if (task.effect().map(it -> it.op().equals("GAIN")).orElse(false)) {
                    table.note(true, "GAIN, " + task.effect().get().when());
                    table.player(task.seat()).pg += task.n();
                }
            }
        }
        switch (table.then) {
            case "card" -> {
                table.discard.add(table.action.orElseThrow());
                table.action = Optional.empty();
                nextCardTurn(true);
            }
            case "hero" -> table.step = "heroes";
            case "contest" -> endContest();
            default -> endHeroTurn();
        }
    }

    /** Whether a player has to choose or something has to be drawn. */
    private boolean isWaiting(Task task) {
        return switch (task.what()) {
            case "find" -> !table.loot.isEmpty() || !table.bottom.isEmpty();
            case "return" -> table.player(task.seat()).objects.size() > MAX_OBJECTS;
            case "drop", "choose" ->
                task.n() > 0 && !table.player(task.seat()).hand.isEmpty();
            case "drawn" -> {
                shuffle();
                yield task.n() > 0 && !table.pile.isEmpty();
            }
            case "stated" -> false;
            default -> {
                NaiveCard.Effect effect = task.effect().orElseThrow();
                if (effect.op().equals("DRAW")) {
                    shuffle();
                }
                if (task.what().equals("ask") && effect.op().equals("GAIN")) {
                    yield true;
                }
                yield !effect.op().equals("GAIN") && new NaiveEffects(table).canAct(effect, task.seat());
            }
        };
    }

    /** "Pile empty: the discard is shuffled." */
    private void shuffle() {
        if (table.pile.isEmpty()) {
            table.note(!table.discard.isEmpty(), "the discard is shuffled");
            table.note(table.discard.isEmpty(), "pile and discard are empty");
            table.forgetWhatCannotBe();
            table.pile.addAll(table.discard);
            table.discard.clear();
        }
    }

    /** "You may": the player is asked before anything is gained or drawn. */
    private static Task task(int seat, NaiveCard.Effect effect) {
        boolean isAsked = effect.isOptional()
                && (effect.op().equals("GAIN") || effect.op().equals("DRAW"));
        return new Task(isAsked ? "ask" : "effect", seat, effect.n(), Optional.of(effect));
    }

    /** The effects of a player's hero and objects for a trigger. */
    private List<Task> triggered(String trigger, int seat) {
        return new NaiveEffects(table)
                .passives(seat).stream()
                        .filter(it -> it.trigger().equals(trigger))
                        .map(it -> task(seat, it))
                        .toList();
    }

    private void doTask(String word, String rest, String move) {
        Task task = table.tasks.removeFirst();
        Player player = table.player(task.seat());
        Task less = new Task(task.what(), task.seat(), task.n() - 1, task.effect());
        switch (word) {
            case "decline" -> table.note(true, task.effect().orElseThrow().op() + " declined, " + table.then);
            case "take" -> table.tasks.addFirst(new Task("effect", task.seat(), task.n(), task.effect()));
            case "state" -> {
                table.tasks.addFirst(task);
                table.stated = rest;
                table.stater = task.seat();
                table.asked = table.after(task.seat());
                table.step = "table-answer";
                return;
            }
            case "draw" -> {
                table.note(
                        true,
                        "DRAW, " + task.effect().map(NaiveCard.Effect::when).orElse("stated"));
                take(task.seat(), rest);
                if (less.n() > 0) {
                    table.tasks.addFirst(less);
                }
            }
            case "discard" -> {
                table.discard.add(table.take(task.seat(), rest));
                table.show(task.seat(), rest);
                table.note(player.hand.isEmpty() && less.n() > 0, "DISCARD finds fewer cards than it wants");
                table.tasks.addFirst(less);
            }
            case "loot" -> {
                table.note(table.bottom.contains(rest), "an object comes from the bottom of the pile");
                table.bottom.remove(rest);
                table.loot.remove(rest);
                player.objects.add(rest);
                table.tasks.addFirst(new Task("return", task.seat(), 1, Optional.empty()));
            }
            case "return" -> {
                table.note(true, "a fourth object: one is returned");
                player.objects.remove(rest);
                table.bottom.add(rest);
            }
            default -> {
                NaiveCard.Effect effect = task.effect().orElseThrow();
                table.note(true, (effect.op() + " " + effect.hero()).strip() + ", " + effect.when());
                table.note(
                        new NaiveEffects(table).targets(effect, task.seat()).size() > 1, effect.op() + " has a choice");
                table.tasks.addAll(0, new NaiveEffects(table).choose(task, move));
            }
        }
        goOn();
    }

    // ---- 2. Heroes ----

    private void startHeroes() {
        List<Integer> in = table.inOrder(table.first);
        if (in.stream().anyMatch(seat -> table.player(seat).pg >= GOAL)) {
            end("most-glory");
            return;
        }
        table.waiting.addAll(in);
        nextHero();
    }

    private void nextHero() {
        table.waiting.removeIf(seat -> !table.player(seat).isIn);
        if (table.waiting.isEmpty()) {
            startDiplomacy();
            return;
        }
        table.acting = table.waiting.removeFirst();
        table.tasks.addAll(triggered("hero-phase", table.acting));
        table.then = "hero";
        goOn();
    }

    private void actAsHero(String word, String rest) {
        int seat = table.acting;
        switch (word) {
            case "pass" -> {
                table.note(table.player(seat).at == 0, "a hero on no adventure finds none to go to");
                nextHero();
            }
            case "go" -> {
                table.note(table.player(seat).at == 0, "a hero on no adventure moves");
                table.note(table.partner(seat) >= 0, "a partner leaves by moving");
                table.arrive(seat, number(rest, "a"));
                nextHero();
            }
            case "duel" -> {
                table.contest = Optional.of(new Contest(seat, number(rest, "seat") - 1, -1));
                table.step = "auction";
            }
            case "accomplish" -> {
                table.note(true, "accomplished as an action: seat " + (seat + 1));
                accomplish(seat);
            }
            default -> face(seat, number(rest.substring(rest.indexOf('.')), ".") - 1);
        }
    }

    private void face(int seat, int nth) {
        List<Challenge> challenges = table.at(seat).challenges();
        Challenge faced = challenges.get(nth);
        challenges.set(nth, new Challenge(faced.id(), faced.owner(), true, faced.seen()));
        if (!faced.isUp()) {
            table.show(faced.owner(), faced.id());
        }
        if (table.cards.get(faced.id()).type().equals("ally")) {
            table.facing = nth;
            table.step = "ally";
            table.note(hireCost(seat) >= table.player(seat).pg, "too poor to hire");
        } else {
            overcome(seat, nth);
        }
    }

    private void overcome(int seat, int nth) {
        int owner = table.at(seat).challenges().get(nth).owner();
        table.contest = Optional.of(new Contest(seat, owner, nth));
        table.step = "auction";
    }

    private void answerAlly(String word) {
        int seat = table.acting;
        if (word.equals("overcome")) {
            overcome(seat, table.facing);
        } else {
            int cost = hireCost(seat);
            table.player(seat).pg -= cost;
            Challenge hired = table.at(seat).challenges().remove(table.facing);
            table.note(true, "hired");
            table.note(cost < table.cards.get(hired.id()).cost(), "hired for less");
            table.note(!table.player(seat).ally.isEmpty(), "hired: the first ally is discarded");
            table.note(table.at(seat).challenges().isEmpty(), "hired: nothing is left on the adventure");
            table.dismiss(seat);
            table.player(seat).ally = hired.id();
            nextHero();
        }
        table.facing = -1;
    }

    private void bid(String word, String rest) {
        Contest contest = contest();
        switch (word) {
            case "bid" -> {
                contest.bids[contest.bidder] = Integer.parseInt(rest);
                table.note(contest.bids[1 - contest.bidder] > 0, "raised");
                table.note(contest.bids[contest.bidder] == table.player(contest.seat(contest.bidder)).pg, "all is bid");
                contest.bidder = 1 - contest.bidder;
            }
            case "follow" -> {
                contest.bids[contest.bidder] = contest.bids[1 - contest.bidder];
                table.step = "naming";
            }
            default -> {
                boolean heroWithdrew = new NaiveContests(table).withdraw();
                boolean isDiscarded =
                        table.agreed("withdrawn", "any") || (table.agreed("withdrawn", "conceded") && !heroWithdrew);
                String who = contest.isDuel() ? "a duellist" : heroWithdrew ? "the hero" : "the owner";
                table.note(true, who + " withdraws");
                table.note(isDiscarded && !contest.isDuel(), who + " withdraws: discarded");
                if (isDiscarded && !contest.isDuel()) {
                    discardChallenge(contest);
                }
                table.contest = Optional.empty();
                endHeroTurn();
            }
        }
    }

    private void discardChallenge(Contest contest) {
        Challenge gone = table.at(contest.hero).challenges().remove(contest.challenge);
        table.discard(gone);
    }

    /** "Alternately one card or pass, hero's side first, until both pass in a row." */
    private void layDown(String word, String rest) {
        Contest contest = contest();
        if (word.equals("down")) {
            contest.laid.add(new Laid(table.take(turn(), rest), contest.layer, false, false));
            contest.passes = 0;
        } else {
            contest.passes++;
        }
        contest.layer = 1 - contest.layer;
        if (contest.passes == 2) {
            contest.laid.forEach(
                    it -> table.show(contest.seat(it.side()), it.card().id()));
            turnUp();
        }
    }

    private void turnUp() {
        NaiveContests contests = new NaiveContests(table);
        for (int next = contests.nextCancel(); next >= 0; next = contests.nextCancel()) {
            table.note(contests.targets(next).isEmpty(), "CANCEL finds no target");
            table.note(contests.targets(next).size() > 1, "CANCEL has a choice");
            if (!contests.targets(next).isEmpty()) {
                table.step = "cancelling";
                return;
            }
            contests.hasActed(next);
        }
        Contest contest = contest();
        boolean heroWon = contests.resolve();
        int winner = heroWon ? contest.hero : contest.other;
        table.note(contest.isDuel(), heroWon ? "a duel is won by the challenger" : "a duel is won by the challenged");
        table.note(
                contest.isDuel() && table.partner(heroWon ? contest.other : contest.hero) >= 0,
                "a partner is driven off");
        table.note(!contest.isDuel(), heroWon ? "a challenge is beaten" : "a challenge resists");
        table.hasBeatenLast = false;
        if (contest.isDuel()) {
            table.leave(heroWon ? contest.other : contest.hero);
        } else if (heroWon) {
            discardChallenge(contest);
            table.hasBeatenLast = isFree(contest.hero);
            table.note(!table.at(contest.hero).challenges().isEmpty(), "beaten, and another challenge is left");
            table.note(
                    !table.hasBeatenLast && table.at(contest.hero).challenges().isEmpty(),
                    "beaten, and a rival is there");
        }
        if (heroWon || contest.isDuel()) {
            table.tasks.addAll(triggered("win", winner));
            table.note(
                    !table.tasks.isEmpty(), heroWon ? "a win ability of the hero" : "a win ability of the challenged");
        }
        table.contest = Optional.empty();
        table.then = "contest";
        goOn();
    }

    private void endContest() {
        if (goOut()) {
            return;
        }
        if (table.hasBeatenLast) {
            table.hasBeatenLast = false;
            table.note(true, "accomplished at once: seat " + (table.acting + 1));
            table.note(
                    table.player(table.acting).arrived == table.round, "accomplished at once in the round of arrival");
            accomplish(table.acting);
        } else {
            nextHero();
        }
    }

    private void endHeroTurn() {
        if (!goOut()) {
            nextHero();
        }
    }

    /** Players with 0 PG go out; returns whether that ended the game. */
    private boolean goOut() {
        for (int seat : table.inOrder(table.first)) {
            if (table.player(seat).pg == 0) {
                table.goOut(seat);
                if (seat == table.first) {
                    table.first = table.after(seat);
                }
            }
        }
        if (table.inOrder(0).size() == 1) {
            end("last-left");
            return true;
        }
        return false;
    }

    private void accomplish(int seat) {
        Adventure adventure = table.at(seat);
        NaiveCard card = table.cards.get(adventure.card());
        int partner = table.partner(seat);
        int shared = table.alliance(seat)
                .map(it -> card.glory() * it.ofPartner(it.loot(), seat) / 100)
                .orElse(0);
        List<Integer> finders = new ArrayList<>();
        for (int i = 0; i < card.objects(); i++) {
            int nth = i;
            finders.add(table.alliance(seat).map(it -> it.finder(nth, seat)).orElse(seat));
        }
        table.note(partner >= 0, "loot of partners: " + (seat + 1) + " acts, " + (partner + 1) + " shares");
        table.note(
                shared > 0
                        && shared * 100
                                != card.glory()
                                        * table.alliance(seat)
                                                .map(it -> it.ofPartner(it.loot(), seat))
                                                .orElseThrow(),
                "loot does not divide evenly");
        table.note(finders.contains(partner), "an object goes to the partner");
        table.note(partner >= 0 && !table.player(partner).ally.isEmpty(), "the partner's ally is discarded, too");
        table.note(
                table.promises.stream()
                        .anyMatch(it ->
                                it.vow().kind().equals("challenge") && it.vow().target() == adventure.slot()),
                "a promise ends with its adventure");
        table.adventures.remove(adventure);
        table.promises.removeIf(
                it -> it.vow().kind().equals("challenge") && it.vow().target() == adventure.slot());
        table.player(seat).trophies.add(adventure.card());
        table.leave(seat);
        table.player(seat).pg += card.glory() - shared;
        if (partner >= 0) {
            table.leave(partner);
            table.player(partner).pg += shared;
        }
        for (int finder : finders) {
            table.tasks.add(new Task("find", finder, 1, Optional.empty()));
        }
        for (NaiveCard.Effect effect : card.effects()) {
            table.tasks.add(task(seat, effect));
        }
        table.tasks.add(new Task("accomplished", seat, 1, Optional.empty()));
        table.then = "turn";
        goOn();
    }

    // ---- 3. Diplomacy ----

    private void startDiplomacy() {
        table.step = "diplomacy";
        table.acting = table.first;
        table.passes = 0;
        table.players.forEach(player -> player.proposals = 0);
    }

    private void talk(String word, String rest) {
        if (word.equals("pass")) {
            table.passes++;
            if (table.passes == table.inOrder(0).size()) {
                table.waiting.addAll(table.inOrder(table.first));
                nextDraw();
            } else {
                table.acting = table.after(table.acting);
            }
            return;
        }
        table.passes = 0;
        table.note(table.player(table.acting).proposals == 4, "the fifth proposal: seat " + (table.acting + 1));
        NaiveTreaty treaty = NaiveTreaty.read(rest, table.cards, table.seats).orElseThrow();
        new NaiveDiplomacy(table).propose(table.acting, treaty);
        table.asked = table.toAnswer.removeFirst();
        table.step = "answer";
        table.note(!treaty.seats().contains(table.acting), "proposed to others only");
        table.note(!new NaiveDiplomacy(table).canAgree(table.asked), "asked for cards that are not there");
    }

    /** "All players named other than the proposer answer, clockwise. The first no ends it." */
    private void answer(String word) {
        if (word.equals("yes")) {
            new NaiveDiplomacy(table).show(table.asked);
        }
        if (word.equals("yes") && !table.toAnswer.isEmpty()) {
            table.asked = table.toAnswer.removeFirst();
            return;
        }
        if (word.equals("yes")) {
            new NaiveDiplomacy(table).conclude();
        } else {
            table.note(table.treaties > 0, "a treaty is refused");
        }
        table.toAnswer.clear();
        table.offer = Optional.empty();
        table.asked = -1;
        table.acting = table.after(table.acting);
        table.step = "diplomacy";
    }

    /** "one no, and nothing happens beyond the card being used" */
    private void answerStatement(String word) {
        int next = table.after(table.asked);
        if (word.equals("yes") && next != table.stater) {
            table.asked = next;
            return;
        }
        table.asked = -1;
        table.tasks.removeFirst();
        table.note(true, "a statement is " + (word.equals("yes") ? "agreed to" : "refused"));
        if (word.equals("yes")) {
            for (int nth = NaiveStatement.steps(table.stated).size() - 1; nth >= 0; nth--) {
                table.tasks.addFirst(new Task("stated", table.stater, nth, Optional.empty()));
            }
        } else {
            table.stated = "";
        }
        goOn();
    }

    // ---- 4. Draw ----

    private void nextDraw() {
        if (!table.waiting.isEmpty()) {
            shuffle();
        }
        if (!table.waiting.isEmpty() && !table.pile.isEmpty()) {
            table.acting = table.waiting.removeFirst();
            table.step = "draw";
            return;
        }
        table.waiting.clear();
        if (table.round == LAST_ROUND) {
            end("rounds");
            return;
        }
        if (table.agreed("firstPlayer", "rotating")) {
            table.first = table.after(table.first);
        }
        startRound(table.round + 1);
    }

    // ---- The end ----

    /** "The most PG wins; then trophies, objects, else shared." */
    private void end(String how) {
        List<Integer> best = table.inOrder(0);
        String reason = how;
        if (!how.equals("last-left")) {
            best = best(best, seat -> table.player(seat).pg);
            if (best.size() > 1) {
                best = best(best, seat -> table.player(seat).trophies.size());
                reason = "most-trophies";
            }
            if (best.size() > 1) {
                best = best(best, seat -> table.player(seat).objects.size());
                reason = "most-objects";
            }
            if (best.size() > 1) {
                reason = "shared";
            }
        }
        table.note(true, "end: " + reason);
        table.note(how.equals("rounds"), "end: after forty rounds");
        table.reason = reason;
        table.winners = new ArrayList<>(best);
        table.step = "over";
    }

    private static List<Integer> best(List<Integer> seats, ToIntFunction<Integer> points) {
        int max = seats.stream().mapToInt(points).max().orElseThrow();
        return seats.stream().filter(seat -> points.applyAsInt(seat) == max).toList();
    }

    /** Why the game is over, or empty. */
    public String reason() {
        return table.reason;
    }

    /** A share for each seat, as in the result of a game file; empty while it continues. */
    public String result() {
        if (!isOver()) {
            return "";
        }
        List<String> shares = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
            String share = table.winners.size() == 1 ? "1" : "1/" + table.winners.size();
            shares.add(table.winners.contains(seat) ? share : "0");
        }
        return String.join("-", shares);
    }

    // ---- For viewers ----

    /** A move that is about to be made, as a viewer reads it. */
    public String seen(String move, int viewer) {
        String word = move.substring(0, Math.max(0, move.indexOf(':')));
        boolean isMine = viewer == (turn() == CHANCE ? drawer() : turn());
        return switch (word) {
            case "treaty" ->
                "treaty:"
                        + NaiveTreaty.read(move.substring("treaty:".length()), table.cards, table.seats)
                                .orElseThrow()
                                .text(table.acting, viewer);
            case "draw", "down" -> isMine ? move : word + ":?";
            case "lay" -> isMine ? move : "lay:?" + move.substring(move.indexOf('@'));
            default -> move;
        };
    }

    /** The events of the last move. */
    public List<String> notes() {
        return List.copyOf(table.notes);
    }

    public int seats() {
        return table.seats;
    }

    public int round() {
        return Math.max(1, table.round);
    }

    /** The seat of a player's partner, or -1. */
    public int partner(int seat) {
        return table.partner(seat);
    }

    public int glory(int seat) {
        return table.player(seat).pg;
    }

    public List<String> hand(int seat) {
        return table.hand(seat);
    }

    public List<String> objects(int seat) {
        return List.copyOf(table.player(seat).objects);
    }

    @Override
    public String toString() {
        return view(-3) + " hands "
                + table.players.stream().map(player -> player.hand).toList();
    }
}
