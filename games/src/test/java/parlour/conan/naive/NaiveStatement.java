package parlour.conan.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.conan.naive.NaiveTable.Adventure;
import parlour.conan.naive.NaiveTable.Challenge;
import parlour.conan.naive.NaiveTable.Player;
import parlour.conan.naive.NaiveTable.Task;

/** What a player states that an effect outside the vocabulary does: "steps from a closed list". */
final class NaiveStatement {

    private static final Pattern GLORY = Pattern.compile("([1-4]|bank)>([1-4]|bank):(\\d+)pg");
    private static final Pattern OBJECT = Pattern.compile("([1-4]|bank)>([1-4]|bank):#([a-z-]*)");
    private static final Pattern CARDS = Pattern.compile("([1-4])([+-])(\\d+)(\\??)");
    private static final Pattern HERO = Pattern.compile("([1-4])@a(\\d+)");
    private static final Pattern TURNED = Pattern.compile("a(\\d+)\\.(\\d+)=(up|off)");
    private static final Pattern SHIFTED = Pattern.compile("a(\\d+)\\.(\\d+)@a(\\d+)");

    private final NaiveTable table;
    private final int by;

    private NaiveStatement(NaiveTable table, int by) {
        this.table = table;
        this.by = by;
    }

    static List<String> steps(String text) {
        return List.of(text.split(";", -1));
    }

    /** "Steps must be legal": each after those before it; cards drawn and discarded are only counted. */
    static boolean isPossible(NaiveTable table, int by, String text) {
        NaiveTable trial = table.copy();
        int[] hands = new int[table.seats];
        int[] found = new int[table.seats];
        for (int seat = 0; seat < table.seats; seat++) {
            hands[seat] = trial.player(seat).hand.size();
        }
        int[] pile = {trial.pile.size() + trial.discard.size(), trial.loot.size() + trial.bottom.size()};
        int before = trial.discard.size();
        for (String step : steps(text)) {
            if (!new NaiveStatement(trial, by).isPossible(step, hands, found, pile)) {
                return false;
            }
            pile[0] += trial.discard.size() - before;
            before = trial.discard.size();
        }
        return true;
    }

    private int seat(String text) {
        return text.equals("bank") ? -1 : Integer.parseInt(text) - 1;
    }

    private boolean isIn(int seat) {
        return seat >= 0 && seat < table.seats && table.player(seat).isIn;
    }

    private boolean isPossible(String step, int[] hands, int[] found, int[] pile) {
        Matcher glory = GLORY.matcher(step);
        if (glory.matches()) {
            int from = seat(glory.group(1));
            int to = seat(glory.group(2));
            int n = Integer.parseInt(glory.group(3));
            boolean are = (from < 0 || isIn(from)) && (to < 0 || isIn(to)) && from != to && n > 0;
            int sum = table.players.stream().mapToInt(it -> it.pg).sum();
            // "the last PG may not be taken"
            return are && (from < 0 ? sum + n <= 255 : n < table.player(from).pg) && doNow(step);
        }
        Matcher cards = CARDS.matcher(step);
        if (cards.matches()) {
            int seat = seat(cards.group(1));
            int n = Integer.parseInt(cards.group(3));
            boolean isDraw = cards.group(2).equals("+");
            if (!isIn(seat)
                    || n < 1
                    || n > 20
                    || (isDraw ? pile[0] : hands[seat]) < n
                    || (isDraw && !cards.group(4).isEmpty())) {
                return false;
            }
            hands[seat] += isDraw ? n : -n;
            pile[0] += isDraw ? -n : n;
            return true;
        }
        Matcher object = OBJECT.matcher(step);
        if (object.matches()) {
            int from = seat(object.group(1));
            int to = seat(object.group(2));
            boolean hasRoom = isIn(to) && table.player(to).objects.size() + found[to] < 3;
            if (from < 0) {
                boolean can = object.group(3).isEmpty() && hasRoom && pile[1] > 0;
                if (can) {
                    found[to]++;
                    pile[1]--;
                }
                return can;
            }
            boolean has = isIn(from) && table.player(from).objects.contains(object.group(3)) && from != to;
            pile[1] += has && to < 0 ? 1 : 0;
            return has && (to < 0 || hasRoom) && doNow(step);
        }
        return isPossibleOnTable(step) && doNow(step);
    }

    private boolean isPossibleOnTable(String step) {
        Matcher hero = HERO.matcher(step);
        if (hero.matches()) {
            int seat = seat(hero.group(1));
            return isIn(seat)
                    && table.player(seat).at > 0
                    && table.legalFor(seat).contains(Integer.parseInt(hero.group(2)));
        }
        Matcher turned = TURNED.matcher(step);
        if (turned.matches()) {
            Optional<Challenge> challenge = challenge(turned.group(1), turned.group(2));
            return challenge.isPresent()
                    && (turned.group(3).equals("off") || !challenge.get().isUp());
        }
        Matcher shifted = SHIFTED.matcher(step);
        if (shifted.matches()) {
            Optional<Challenge> challenge = challenge(shifted.group(1), shifted.group(2));
            int slot = Integer.parseInt(shifted.group(3));
            Optional<Adventure> to = table.adventure(slot);
            return challenge.isPresent()
                    && to.isPresent()
                    && !shifted.group(1).equals(shifted.group(3))
                    && table.hasRoom(to.get())
                    && table.player(challenge.get().owner()).at != slot
                    && !table.hasPromised(by, "challenge", slot);
        }
        return false;
    }

    private Optional<Challenge> challenge(String slot, String nth) {
        return table.adventure(Integer.parseInt(slot))
                .map(Adventure::challenges)
                .filter(all -> Integer.parseInt(nth) >= 1 && Integer.parseInt(nth) <= all.size())
                .map(all -> all.get(Integer.parseInt(nth) - 1));
    }

    /** Carries out the step with this number; what takes draws or choices is returned as a task. */
    static List<Task> carryOut(NaiveTable table, int nth) {
        List<String> steps = steps(table.stated);
        String step = steps.get(nth);
        if (nth == steps.size() - 1) {
            table.stated = "";
        }
        List<Task> tasks = new ArrayList<>();
        Matcher cards = CARDS.matcher(step);
        Matcher object = OBJECT.matcher(step);
        if (cards.matches()) {
            String what = cards.group(2).equals("+") ? "drawn" : cards.group(4).isEmpty() ? "choose" : "drop";
            tasks.add(new Task(
                    what, Integer.parseInt(cards.group(1)) - 1, Integer.parseInt(cards.group(3)), Optional.empty()));
        } else if (object.matches() && object.group(1).equals("bank")) {
            tasks.add(new Task("find", Integer.parseInt(object.group(2)) - 1, 1, Optional.empty()));
        } else {
            new NaiveStatement(table, table.stater).doNow(step);
        }
        return tasks;
    }

    private boolean doNow(String step) {
        table.note(true, "stated " + step.replaceAll("[0-9]+|#.*", "").replace("bank", "b"));
        Matcher glory = GLORY.matcher(step);
        Matcher object = OBJECT.matcher(step);
        Matcher hero = HERO.matcher(step);
        Matcher turned = TURNED.matcher(step);
        Matcher shifted = SHIFTED.matcher(step);
        if (glory.matches()) {
            int n = Integer.parseInt(glory.group(3));
            pay(seat(glory.group(1)), -n);
            pay(seat(glory.group(2)), n);
        } else if (object.matches()) {
            Player from = table.player(seat(object.group(1)));
            from.objects.remove(object.group(3));
            int to = seat(object.group(2));
            (to < 0 ? table.bottom : table.player(to).objects).add(object.group(3));
        } else if (hero.matches()) {
            table.arrive(seat(hero.group(1)), Integer.parseInt(hero.group(2)));
            table.hasBeatenLast &= seat(hero.group(1)) != table.acting;
        } else if (turned.matches()) {
            List<Challenge> on = table.adventure(Integer.parseInt(turned.group(1)))
                    .orElseThrow()
                    .challenges();
            int nth = Integer.parseInt(turned.group(2)) - 1;
            Challenge old = on.get(nth);
            if (turned.group(3).equals("off")) {
                on.remove(nth);
                table.discard(old);
            } else {
                table.show(old.owner(), old.id());
                on.set(nth, new Challenge(old.id(), old.owner(), true, old.seen()));
            }
        } else if (shifted.matches()) {
            Challenge moved = table.adventure(Integer.parseInt(shifted.group(1)))
                    .orElseThrow()
                    .challenges()
                    .remove(Integer.parseInt(shifted.group(2)) - 1);
            table.adventure(Integer.parseInt(shifted.group(3)))
                    .orElseThrow()
                    .challenges()
                    .add(moved);
        }
        return true;
    }

    private void pay(int seat, int n) {
        if (seat >= 0) {
            table.player(seat).pg += n;
        }
    }
}
