package parlour.conan.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import parlour.conan.naive.NaiveTable.Adventure;
import parlour.conan.naive.NaiveTable.Challenge;
import parlour.conan.naive.NaiveTable.Player;
import parlour.conan.naive.NaiveTable.Task;

/** The effects of the cards. */
final class NaiveEffects {

    private final NaiveTable table;

    NaiveEffects(NaiveTable table) {
        this.table = table;
    }

    /** Whether an effect can do anything for a player. */
    boolean canAct(NaiveCard.Effect effect, int seat) {
        return switch (effect.op()) {
            case "GAIN", "TABLE" -> true;
            case "DRAW" -> !table.pile.isEmpty() || !table.discard.isEmpty();
            default -> !targets(effect, seat).isEmpty();
        };
    }

    /** A player's choices for an effect, as moves. */
    SortedSet<String> targets(NaiveCard.Effect effect, int seat) {
        TreeSet<String> targets = new TreeSet<>();
        switch (effect.op()) {
            case "STEAL" -> {
                for (int rival : table.rivals(seat)) {
                    // More than the player, and more than the one PG that must be left.
                    if (table.player(rival).pg > table.player(seat).pg && table.player(rival).pg > 1) {
                        targets.add("rob:seat" + (rival + 1));
                    }
                }
            }
            case "DISCARD" -> {
                for (int rival : table.rivals(seat)) {
                    if (!table.player(rival).hand.isEmpty()) {
                        targets.add("spoil:seat" + (rival + 1));
                    }
                }
            }
            case "PEEK" ->
                eachChallenge((adventure, nth, challenge) -> {
                    if (challenge.owner() != seat && !challenge.isKnownTo(seat)) {
                        targets.add("peek:" + name(adventure, nth));
                    }
                });
            case "MOVE_HERO" -> {
                for (int hero : effect.hero().equals("own") ? List.of(seat) : table.rivals(seat)) {
                    if (table.player(hero).at > 0) {
                        table.legalFor(hero).forEach(slot -> targets.add("move:seat" + (hero + 1) + ">a" + slot));
                    }
                }
            }
            case "MOVE_CHALLENGE" ->
                eachChallenge((adventure, nth, challenge) -> {
                    for (Adventure to : table.adventures) {
                        if (to.slot() != adventure.slot()
                                && table.hasRoom(to)
                                && table.player(challenge.owner()).at != to.slot()
                                && !table.hasPromised(seat, "challenge", to.slot())) {
                            targets.add("move:" + name(adventure, nth) + ">a" + to.slot());
                        }
                    }
                });
            case "REMOVE_CHALLENGE" ->
                eachChallenge((adventure, nth, _) -> {
                    if (table.player(seat).at == adventure.slot()) {
                        targets.add("remove:" + name(adventure, nth));
                    }
                });
            default -> {}
        }
        return targets;
    }

    private interface ChallengeAction {
        void on(Adventure adventure, int nth, Challenge challenge);
    }

    private void eachChallenge(ChallengeAction action) {
        for (Adventure adventure : table.adventures) {
            for (int nth = 0; nth < adventure.challenges().size(); nth++) {
                action.on(adventure, nth, adventure.challenges().get(nth));
            }
        }
    }

    static String name(Adventure adventure, int nth) {
        return "a" + adventure.slot() + "." + (nth + 1);
    }

    /** Carries out the choice; returns the remaining tasks. */
    List<Task> choose(Task task, String move) {
        int seat = task.seat();
        String what = move.substring(0, move.indexOf(':'));
        String rest = move.substring(move.indexOf(':') + 1);
        List<String> words = List.of(rest.split(">", -1));
        String target = words.getFirst();
        switch (what) {
            case "rob" -> {
                Player rival = table.player(seat(target));
                int n = Math.min(task.n(), rival.pg - 1);
                table.note(n < task.n(), "STEAL leaves the last PG");
                table.note(seat(target) == table.partner(seat), "STEAL from the partner");
                rival.pg -= n;
                table.player(seat).pg += n;
            }
            case "spoil" -> {
                return List.of(new Task("drop", seat(target), task.n(), Optional.empty()));
            }
            case "peek" -> {
                Adventure adventure = adventure(target);
                Challenge challenge = adventure.challenges().get(nth(target));
                List<Integer> seen = new ArrayList<>(challenge.seen());
                seen.add(seat);
                adventure
                        .challenges()
                        .set(nth(target), new Challenge(challenge.id(), challenge.owner(), false, sorted(seen)));
                if (task.n() > 1) {
                    return List.of(new Task(task.what(), seat, task.n() - 1, task.effect()));
                }
            }
            case "remove" -> {
                table.note(adventure(target).challenges().size() > 1, "REMOVE_CHALLENGE leaves others");
                Challenge challenge = adventure(target).challenges().remove(nth(target));
                table.discard(challenge);
            }
            case "move" -> {
                if (target.startsWith("seat")) {
                    table.note(table.partner(seat(target)) >= 0, "MOVE_HERO ends an alliance");
                    table.note(!table.player(seat(target)).ally.isEmpty(), "MOVE_HERO costs an ally");
                    table.arrive(seat(target), slot(words.getLast()));
                } else {
                    Challenge challenge = adventure(target).challenges().remove(nth(target));
                    table.adventure(slot(words.getLast()))
                            .orElseThrow()
                            .challenges()
                            .add(challenge);
                }
            }
            default -> throw new IllegalArgumentException(move);
        }
        return List.of();
    }

    private static List<Integer> sorted(List<Integer> seats) {
        return seats.stream().sorted().toList();
    }

    private static int seat(String text) {
        return Integer.parseInt(text.substring("seat".length())) - 1;
    }

    private static int slot(String text) {
        return Integer.parseInt(text.substring(1));
    }

    private Adventure adventure(String challenge) {
        return table.adventure(Integer.parseInt(challenge.substring(1, challenge.indexOf('.'))))
                .orElseThrow();
    }

    private static int nth(String challenge) {
        return Integer.parseInt(challenge.substring(challenge.indexOf('.') + 1)) - 1;
    }

    /** A player's passive abilities: the hero's, then those of the objects in the order gained. */
    List<NaiveCard.Effect> passives(int seat) {
        List<NaiveCard.Effect> passives = new ArrayList<>();
        Player player = table.player(seat);
        if (player.isIn) {
            passives.addAll(table.cards.get(player.hero).effects());
            player.objects.forEach(
                    object -> passives.addAll(table.cards.get(object).effects()));
        }
        passives.removeIf(it -> !it.when().equals("PASSIVE"));
        return passives;
    }

    int sum(int seat, String op) {
        return passives(seat).stream()
                .filter(it -> it.op().equals(op))
                .mapToInt(NaiveCard.Effect::n)
                .sum();
    }
}
