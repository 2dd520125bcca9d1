package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import parlour.conan.naive.NaiveConan;

/** Chooses moves and chance draws so that rare events happen often. Preferences differ from game to game. */
final class ComparisonPlayer {

    /** Cards with rare effects. */
    private static final Set<String> RARE = Set.of(
            "unlooked-for-parry",
            "by-a-hair",
            "close-quarters",
            "treacherous-ground",
            "battle-of-wills",
            "cutpurse",
            "fire-in-the-camp",
            "reading-the-ashes",
            "sandstorm",
            "rockfall",
            "false-trail",
            "tesk",
            "marrec",
            "velmire",
            "rovane",
            "ilme",
            "haldrec",
            "thieves-fair",
            "boat-without-ferryman",
            "drowned-caravan",
            "palace-of-smoked-mirrors",
            "howling-milestone",
            "well-of-oaths",
            "cracked-horn",
            "dead-kings-seal",
            "chroniclers-lute",
            "duellists-gauntlet");

    /** Adventures that take only one challenge. */
    private static final Set<String> LOW = Set.of("ravens-ford", "hanged-mans-inn", "stone-hives", "howling-milestone");

    /** Cards with several copies, and cards that can cancel one of them. */
    private static final Set<String> ALIKE =
            Set.of("sand-in-the-eyes", "second-wind", "well-placed-word", "cold-fury", "unlooked-for-parry");

    private final SplittableRandom random;
    private final boolean laysAlike;

    /** In percent. */
    private final int passesCards;

    private final int passesHeroes;
    private final int raises;
    private final int withdraws;
    private final int bidsAll;
    private final int proposes;
    private final int agrees;
    private final int laysCards;
    private final int picksRare;
    private final int gathers;
    private final int startsLow;

    /** @param isIdle whether all players do as little as possible: such a game reaches its fortieth round */
    ComparisonPlayer(SplittableRandom random, boolean isIdle) {
        this(random, isIdle, false);
    }

    /** Draws and lays cards with copies, and many cards that cancel them. */
    static ComparisonPlayer ofCopies(SplittableRandom random) {
        return new ComparisonPlayer(random, false, true);
    }

    private ComparisonPlayer(SplittableRandom random, boolean isIdle, boolean laysAlike) {
        this.random = random;
        this.laysAlike = laysAlike;
        passesCards = isIdle ? 97 : pick(10, 40, 70);
        passesHeroes = isIdle ? 97 : pick(0, 5, 20);
        raises = pick(10, 30, 60);
        withdraws = pick(10, 30, 60);
        bidsAll = pick(0, 0, 10, 40);
        proposes = pick(10, 30, 60, 90);
        agrees = pick(30, 60, 90);
        laysCards = pick(20, 50, 80);
        picksRare = pick(0, 30, 60);
        gathers = pick(0, 50, 95, 95);
        startsLow = pick(0, 0, 95);
    }

    private int pick(int... values) {
        return values[random.nextInt(values.length)];
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private boolean often(int percent) {
        return random.nextInt(100) < percent;
    }

    String move(NaiveConan game) {
        if (game.turn() == NaiveConan.CHANCE) {
            return draw(game.draws());
        }
        List<String> moves = new ArrayList<>(game.moves());
        return switch (game.step()) {
            case "cards" -> often(passesCards) ? "pass" : often(40) ? anyOf(moves, "play:") : any(moves);
            case "heroes" -> {
                if (moves.contains("pass") && often(passesHeroes)) {
                    yield "pass";
                }
                if (often(50) && moves.contains("accomplish")) {
                    yield "accomplish";
                }
                if (game.partner(game.turn()) >= 0 && often(80)) {
                    yield anyOf(moves, any(List.of("duel:", "face:")));
                }
                if (often(gathers) && moves.getFirst().startsWith("go:")) {
                    yield moves.getFirst();
                }
                yield often(30) ? anyOf(moves, any(List.of("duel:", "face:", "go:"))) : any(moves);
            }
            case "auction" -> bid(moves);
            case "place" -> often(gathers) ? moves.getFirst() : any(moves);
            case "laying" ->
                laysAlike && often(80)
                        ? naming(moves, ALIKE)
                        : often(laysCards) ? (often(50) ? naming(moves, RARE) : any(moves)) : "pass";
            case "diplomacy" -> talk(game, moves);
            case "table-answer" -> often(agrees) ? "yes" : "no";
            case "effect" -> game.isTable() ? state(game) : any(moves);
            case "answer" -> often(agrees) && moves.contains("yes") ? "yes" : "no";
            default -> any(moves);
        };
    }

    private String draw(SortedMap<String, Integer> draws) {
        List<String> texts = new ArrayList<>(draws.keySet());
        if (texts.getFirst().startsWith("adventure:") && often(startsLow)) {
            return naming(texts, LOW);
        }
        if (laysAlike && often(70)) {
            return naming(texts, ALIKE);
        }
        return often(picksRare) ? naming(texts, RARE) : any(texts);
    }

    /** A text that names one of these cards, if there is one. */
    private String naming(List<String> texts, Set<String> cards) {
        List<String> wanted = texts.stream()
                .filter(text -> cards.contains(text.substring(text.indexOf(':') + 1)))
                .toList();
        return any(wanted.isEmpty() ? texts : wanted);
    }

    private String anyOf(List<String> moves, String beginning) {
        List<String> wanted =
                moves.stream().filter(text -> text.startsWith(beginning)).toList();
        return any(wanted.isEmpty() ? moves : wanted);
    }

    private String bid(List<String> moves) {
        List<Integer> bids = moves.stream()
                .filter(text -> text.startsWith("bid:"))
                .map(text -> Integer.parseInt(text.substring(4)))
                .sorted()
                .toList();
        if (!bids.isEmpty() && often(bidsAll)) {
            return "bid:" + bids.getLast();
        }
        if (!moves.contains("follow") || (!bids.isEmpty() && often(raises))) {
            return "bid:" + bids.get(Math.min(bids.size() - 1, random.nextInt(3)));
        }
        return often(withdraws) ? "withdraw" : "follow";
    }

    /** What an effect outside the vocabulary does. */
    private String state(NaiveConan game) {
        for (int i = 0; i < 12; i++) {
            var statement = game.statement(steps(game));
            if (statement.isPresent()) {
                return statement.get();
            }
        }
        return "decline";
    }

    /** Steps that may or may not be possible. */
    String steps(NaiveConan game) {
        int seat = random.nextInt(game.seats());
        String object = game.objects(seat).isEmpty() ? "salt-lamp" : any(game.objects(seat));
        return RandomStatements.text(game.seats(), object, random);
    }

    private String talk(NaiveConan game, List<String> moves) {
        if (!often(proposes)) {
            return "pass";
        }
        if (often(40)) {
            List<String> alliances =
                    moves.stream().filter(text -> text.contains("=")).toList();
            return alliances.isEmpty() ? anyOf(moves, "treaty:") : any(alliances);
        }
        for (int i = 0; i < 8; i++) {
            var proposal = game.proposal(terms(game));
            if (proposal.isPresent()) {
                return proposal.get();
            }
        }
        return "pass";
    }

    /** A text that was a move before, or is no move at all. */
    String anything(List<String> moves) {
        return moves.isEmpty() || often(10)
                ? any(List.of(
                        "", "pass", "yes", "bid:0", "bid:300", "go:a21", "face:a1.0", "duel:seat5", "lay:feint@a1"))
                : any(moves);
    }

    // ---- Treaties ----

    /** Terms that may or may not be allowed, some of them malformed. */
    String terms(NaiveConan game) {
        List<String> terms = new ArrayList<>();
        int me = game.turn();
        int other =
                often(90) ? (me + 1 + random.nextInt(game.seats() - 1)) % game.seats() : random.nextInt(game.seats());
        do {
            int from = often(50) ? me : often(80) ? other : random.nextInt(game.seats());
            int to = from == me ? other : often(80) ? me : random.nextInt(game.seats());
            terms.add(term(game, from, to));
        } while (often(50));
        String text = String.join(";", terms);
        return often(10) ? slip(text) : text;
    }

    private String term(NaiveConan game, int from, int to) {
        String gift = (from + 1) + ">" + (to + 1) + ":";
        int last = Math.min(41, game.round() + random.nextInt(4));
        String until = often(20) ? "@end" : "@r" + last;
        return switch (random.nextInt(7)) {
            case 0 -> gift + amount(game, from);
            case 1 -> gift + card(game, from);
            case 2 -> gift + card(game, from) + "+" + amount(game, from) + "+" + card(game, from);
            case 3 -> gift + "#" + object(game, from) + (often(30) ? "+#" + object(game, from) : "");
            case 4 -> (from + 1) + "!challenge:a" + random.nextInt(1 + game.seats() + 3) + until;
            case 5 -> (from + 1) + "!duel:" + (to + 1) + until;
            default -> alliance(from, to);
        };
    }

    private String alliance(int from, int to) {
        String seats = (from + 1) + "=" + (to + 1) + ":";
        String shares = share() + "/" + share() + "/" + share() + "/";
        if (often(60)) {
            return seats + shares + (often(50) ? "own" : "partner");
        }
        int seat = 1 + (often(50) ? from : to);
        return seats + "seats:" + shares + any(List.of("own", "" + seat, "turn" + seat));
    }

    private String amount(NaiveConan game, int from) {
        return (often(70) ? 1 + random.nextInt(2) : Math.max(0, game.glory(from) - random.nextInt(3))) + "pg";
    }

    private int share() {
        return often(10) ? 95 + random.nextInt(8) : random.nextInt(11) * 10;
    }

    private String card(NaiveConan game, int from) {
        return game.hand(from).isEmpty() || often(10)
                ? any(List.of("feint", "sand-in-the-eyes", "moor-reavers", "orsa", "boar-spear", "nothing"))
                : any(game.hand(from));
    }

    private String object(NaiveConan game, int from) {
        return game.objects(from).isEmpty() || often(10)
                ? any(List.of("boar-spear", "cracked-horn", "feint"))
                : any(game.objects(from));
    }

    /** Omits, doubles or changes one character. */
    private String slip(String text) {
        StringBuilder slipped = new StringBuilder(text);
        int at = random.nextInt(text.length());
        char c = any(List.of('1', '2', '4', ';', ':', '>', '!', '=', '+', '#', '@', 'r', 'a', '0', '-', ' ', 'é', '٣'));
        switch (random.nextInt(3)) {
            case 0 -> slipped.deleteCharAt(at);
            case 1 -> slipped.insert(at, c);
            default -> slipped.setCharAt(at, c);
        }
        return slipped.toString();
    }
}
