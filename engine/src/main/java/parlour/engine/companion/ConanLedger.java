package parlour.engine.companion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import parlour.conan.Conan;
import parlour.conan.TreatyLedger;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.rules.ConanRules;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * The ledger of a game of Conan played with physical cards: what each player has according to the entries, the treaties
 * in force, and whether the game would end if the heroes' phase began now. The rules answer that, from a position in
 * which each player has exactly what the ledger says.
 */
public final class ConanLedger {

    private final Conan game;
    private final int seats;
    private final int[] glory;
    private final int[] trophies;
    private final int[] objects;

    /** By seat: the players who have left the game for good. */
    private final boolean[] isOut;

    private final TreatyLedger treaties;
    private int round = 1;

    /** Whether the heroes' phase has just begun, the only time at which the rules check whether a player has won. */
    private boolean isHeroesPhase;

    private ConanLedger(Conan game, int seats) {
        this.game = game;
        this.seats = seats;
        this.treaties = new TreatyLedger(game.set(), seats);
        this.glory = new int[seats];
        this.trophies = new int[seats];
        this.objects = new int[seats];
        this.isOut = new boolean[seats];
        Arrays.fill(glory, ConanRules.FIRST_GLORY);
    }

    /**
     * Reads {@code lines}, each with {@code glory} and optionally {@code trophies} and {@code objects} by seat. A line
     * that makes or ends a treaty also has {@code what}: {@code treaty} (with its {@code terms}), {@code loot}
     * ({@code seat} and {@code card}), {@code parted} (a {@code seat}), {@code contest} (the seat that was
     * {@code driven} off), {@code heroes} (the heroes' phase begins) or {@code round} (a round begins).
     */
    static ConanLedger read(JsonFields fields, Conan game, Options options)
            throws MalformedFieldException, RefusedException {
        ConanLedger book = new ConanLedger(game, options.seats());
        for (JsonFields line : fields.records("lines")) {
            book.write(line);
        }
        return book;
    }

    /** What each player has, the treaties in force, and the outcome. */
    public static View reckon(JsonFields fields) throws MalformedFieldException, RefusedException {
        Conan game = CompanionCards.game(fields);
        Options options = RequestPosition.options(game, fields);
        return read(fields, game, options).answer(options);
    }

    TreatyLedger bonds() {
        return treaties;
    }

    /**
     * The reward of an adventure, first for the hero who accomplishes it, then for an ally: {@code card}, optionally
     * the ally's {@code share} in hundredths and whether the {@code objects} go to the {@code partner}.
     */
    public static View loot(JsonFields fields) throws MalformedFieldException, RefusedException {
        CardSet set = CompanionCards.game(fields).set();
        Card card = set.kinds().stream()
                .filter(one -> one.role() == Card.Role.ADVENTURE)
                .toList()
                .get(slot(set, fields));
        int shared = card.gloryForPartner((int) fields.longValue("share", 0, 100, 0));
        boolean toPartner =
                fields.optionalText("objects").filter("partner"::equals).isPresent();
        return new View()
                .with("type", "loot")
                .with("glory", List.of(card.glory() - shared, shared))
                .with("objects", toPartner ? List.of(0, card.objects()) : List.of(card.objects(), 0));
    }

    private void write(JsonFields line) throws MalformedFieldException, RefusedException {
        add(line, "glory", glory);
        add(line, "trophies", trophies);
        add(line, "objects", objects);
        for (int seat = 0; seat < seats; seat++) {
            if (glory[seat] < 0 || trophies[seat] < 0 || objects[seat] < 0) {
                throw new RefusedException(
                        "too-little",
                        "Glory cannot be negative: check what seat " + (seat + 1) + " has.",
                        "La gloire ne peut pas être négative : vérifiez la place " + (seat + 1) + ".");
            }
            if (objects[seat] > ConanRules.MAX_OBJECTS) {
                throw new RefusedException(
                        "too-many-objects",
                        "A hero has at most " + ConanRules.MAX_OBJECTS + " objects: put one back.",
                        "Un héros a au plus " + ConanRules.MAX_OBJECTS + " objets : il faut en rendre un.");
            }
            if (isOut[seat] && glory[seat] > 0) {
                throw new RefusedException(
                        "is-out",
                        "Seat " + (seat + 1) + " is out of the game.",
                        "La place " + (seat + 1) + " est hors du jeu.");
            }
            if (glory[seat] == 0 && !isOut[seat] && line.has("terms")) {
                throw new RefusedException(
                        "last-glory",
                        "No player may give their last glory.",
                        "Personne ne peut donner son dernier point de gloire.");
            }
            isOut[seat] |= glory[seat] == 0;
        }
        bind(line);
    }

    private void bind(JsonFields line) throws MalformedFieldException, RefusedException {
        String what = line.optionalText("what").orElse("");
        isHeroesPhase = what.equals("heroes");
        switch (what) {
            case "treaty" -> agree(line.text("terms"));
            case "loot" -> treaties.accomplish(seat(line, "seat"), slot(game.set(), line));
            case "parted" -> treaties.leave(seat(line, "seat"));
            case "contest" -> {
                if (line.has("driven")) {
                    treaties.leave(seat(line, "driven"));
                }
            }
            case "round" -> {
                round++;
                treaties.beginRound(round);
            }
            default -> {
                // Does not affect treaties.
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            if (isOut[seat]) {
                treaties.putOut(seat);
            }
        }
    }

    private void agree(String terms) throws RefusedException {
        try {
            Optional<Refusal> refusal = treaties.agree(terms);
            if (refusal.isPresent()) {
                throw new RefusedException(refusal.get());
            }
        } catch (NotationException unreadable) {
            throw new RefusedException("unreadable-treaty", unreadable);
        }
    }

    private int seat(JsonFields line, String name) throws MalformedFieldException {
        return (int) line.longValue(name, 0, seats - 1, 0);
    }

    /** In a ledger every adventure has its own slot: the index of its card. */
    private static int slot(CardSet set, JsonFields fields) throws MalformedFieldException {
        int slot = List.copyOf(ids(set, Card.Role.ADVENTURE)).indexOf(fields.text("card"));
        if (slot < 0) {
            throw fields.malformed("card", "an adventure", "une aventure");
        }
        return slot;
    }

    private void add(JsonFields line, String what, int[] to) throws MalformedFieldException {
        if (!line.has(what)) {
            return;
        }
        List<Integer> numbers = line.numbers(what);
        if (numbers.size() != seats) {
            throw line.malformed(
                    what,
                    "a number for each of " + seats + " seats",
                    "un nombre pour chacune des " + seats + " places");
        }
        for (int seat = 0; seat < seats; seat++) {
            to[seat] += Math.clamp(numbers.get(seat), -999, 999);
        }
    }

    private View answer(Options options) throws RefusedException {
        List<View> views = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            views.add(new View()
                    .with("in", !isOut[seat])
                    .with("pg", glory[seat])
                    .with("trophies", trophies[seat])
                    .with("objects", objects[seat]));
        }
        View view = new View()
                .with("type", "ledger")
                .with("goal", ConanRules.GOAL)
                .with("round", round)
                .with("rounds", ConanRules.LAST_ROUND)
                .with("seats", views)
                .with("held", treaties.terms());
        ending(options)
                .ifPresent(outcome -> view.with("over", isOver(outcome))
                        .with(
                                "ending",
                                new View()
                                        .with("result", outcome.result())
                                        .with("reason", outcome.reason())
                                        .with("sentence", outcome.sentence())));
        return view;
    }

    /**
     * "The last player left wins at once"; otherwise the game ends when the heroes' phase begins, or with the last
     * round.
     */
    private boolean isOver(Outcome outcome) {
        return outcome.reason().equals("last-left") || isHeroesPhase || round > ConanRules.LAST_ROUND;
    }

    /** The outcome after the last round, or if all players passed now and the heroes' phase began. */
    private Optional<Outcome> ending(Options options) throws RefusedException {
        int left = 0;
        int first = -1;
        for (int seat = seats - 1; seat >= 0; seat--) {
            left += isOut[seat] ? 0 : 1;
            first = isOut[seat] ? first : seat;
        }
        if (left <= 1) {
            // The game is over at once, so the rules have no such position to play on from.
            List<Integer> winners = first < 0 ? List.of() : List.of(first);
            return winners.isEmpty()
                    ? Optional.empty()
                    : Optional.of(Outcome.won(
                            winners,
                            seats,
                            "last-left",
                            new Text("Only one player is left.", "Il ne reste qu’un joueur.")));
        }
        try {
            boolean isOver = round > ConanRules.LAST_ROUND;
            String text = isOver ? text("over", ConanRules.LAST_ROUND, first, "0.2") : text("cards", round, first, "0");
            Position position = game.parse(text, options);
            // The phase ends with the first pass of the second lap.
            for (int pass = 0; pass <= left && position.turn() >= 0; pass++) {
                if (position.parseMove("pass") instanceof ParseResult.Legal legal) {
                    position.play(legal.move());
                }
            }
            return position.outcome();
        } catch (NotationException impossible) {
            throw new RefusedException("bad-position", impossible);
        }
    }

    private String text(String step, int round, int first, String end) {
        Deque<String> heroes = ids(game.set(), Card.Role.HERO);
        Deque<String> things = ids(game.set(), Card.Role.OBJECT);
        Deque<String> adventures = ids(game.set(), Card.Role.ADVENTURE);
        List<String> places = new ArrayList<>();
        List<String> proposed = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            places.add(
                    isOut[seat]
                            ? "-,0,-,0,-,-,-,-"
                            : heroes.poll() + "," + glory[seat] + ",-,0,-," + some(things, objects[seat]) + ","
                                    + some(adventures, trophies[seat]) + ",-");
            proposed.add("0");
        }
        return step + " r" + round + " " + (first + 1) + " " + (first + 1) + ".0.0.0.0 " + String.join("/", places)
                + " - - - - - - -," + String.join(".", proposed) + ",0 - - - " + end;
    }

    private static Deque<String> ids(CardSet set, Card.Role role) {
        Deque<String> ids = new ArrayDeque<>();
        for (Card card : set.kinds()) {
            if (card.role() == role) {
                ids.addAll(Collections.nCopies(role == Card.Role.ADVENTURE ? 1 : card.copies(), card.id()));
            }
        }
        return ids;
    }

    private static String some(Deque<String> cards, int n) {
        List<String> some = new ArrayList<>();
        for (int i = 0; i < n && !cards.isEmpty(); i++) {
            some.add(cards.poll());
        }
        return some.isEmpty() ? "-" : String.join("+", some);
    }
}
