package parlour.browser.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.chance.Secret;
import parlour.game.View;
import parlour.match.Match;
import parlour.match.Opening;
import parlour.match.Sitter;
import parlour.match.Terms;

/**
 * How a table is set: with what was done there since, all that has to be kept to set it again as it was.
 *
 * @param bots seat and level; every other seat is the person's
 * @param secret from which chance is drawn, in hexadecimal
 * @param bytes what the person brings to draw chance with, in hexadecimal
 * @param returnOf the table this is the return game of
 */
public record Setting(
        String table,
        Terms terms,
        Person person,
        Map<Integer, Integer> bots,
        String secret,
        String bytes,
        Optional<String> returnOf) {

    public Setting {
        bots = Map.copyOf(bots);
    }

    /** The return game of a match for which its person has asked. */
    static Setting rematch(Match old, String name, Person person, Secret secret) {
        Map<Integer, Integer> bots = new TreeMap<>();
        for (int seat = 0; seat < old.seats(); seat++) {
            if (old.sitter(seat).orElseThrow() instanceof Sitter.Bot(int level)) {
                bots.put((seat + 1) % old.seats(), level);
            }
        }
        return new Setting(
                old.nextMatch().orElseThrow(),
                old.terms(),
                person,
                bots,
                secret.reveal(),
                Optional.ofNullable(old.rematch().get(person.id())).orElseThrow(),
                Optional.of(name));
    }

    Opening opening(Secret read) {
        List<Opening.Place> sitting = new ArrayList<>();
        for (int seat = 0; seat < terms.seats(); seat++) {
            if (!bots.containsKey(seat)) {
                sitting.add(new Opening.Place(seat, person.id(), bytes));
            }
        }
        return new Opening(terms, person.id(), read.reveal(), read.commitment(), bots, sitting, returnOf);
    }

    /** Whether every seat has somebody fit for it, and one at least is the person's. */
    boolean fits() {
        return bots.size() < terms.seats()
                && bots.entrySet().stream()
                        .allMatch(bot -> bot.getKey() >= 0
                                && bot.getKey() < terms.seats()
                                && bot.getValue() >= 1
                                && bot.getValue() <= 8);
    }

    /** As a request to open it is written. */
    View view() {
        View view = new View()
                .with("table", table)
                .with("game", terms.game().id())
                .with("options", List.copyOf(terms.options().chosen()));
        terms.from().ifPresent(from -> view.with("from", from));
        List<View> seats = new ArrayList<>();
        new TreeMap<>(bots)
                .forEach(
                        (seat, level) -> seats.add(new View().with("seat", seat).with("level", level)));
        view.with("you", new View().with("id", person.id()).with("name", person.name()))
                .with("bots", seats)
                .with("secret", secret)
                .with("bytes", bytes);
        returnOf.ifPresent(old -> view.with("returnOf", old));
        return view;
    }
}
