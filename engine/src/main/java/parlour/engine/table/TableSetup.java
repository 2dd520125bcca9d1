package parlour.engine.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlour.chance.Secret;
import parlour.game.View;
import parlour.match.Match;
import parlour.match.NewTable;
import parlour.match.TableSettings;

/**
 * How a table is opened. Together with the commands given since, it is all that must be stored to restore the table.
 *
 * @param bots seat and level; every other seat is the player's
 * @param secret from which chance is drawn, in hexadecimal
 * @param bytes the player's contribution to the draws, in hexadecimal
 * @param returnOf the table of which this one is the rematch
 */
public record TableSetup(
        String table,
        TableSettings terms,
        LocalPlayer player,
        Map<Integer, Integer> bots,
        String secret,
        String bytes,
        Optional<String> returnOf) {

    public TableSetup {
        bots = Map.copyOf(bots);
    }

    /** The setup of a rematch that the player has requested. */
    static TableSetup rematch(Match old, String name, LocalPlayer player, Secret secret) {
        NewTable newTable = NewTable.rematch(old, name, secret.reveal(), secret.commitment());
        return new TableSetup(
                old.nextMatch().orElseThrow(),
                newTable.settings(),
                player,
                newTable.bots(),
                newTable.secret(),
                newTable.sitting().getFirst().bytes(),
                newTable.rematchOf());
    }

    NewTable opening(Secret read) {
        List<NewTable.SeatedPerson> sitting = new ArrayList<>();
        for (int seat = 0; seat < terms.seats(); seat++) {
            if (!bots.containsKey(seat)) {
                sitting.add(new NewTable.SeatedPerson(seat, player.id(), bytes));
            }
        }
        return new NewTable(terms, player.id(), read.reveal(), read.commitment(), bots, sitting, returnOf);
    }

    /** Whether every bot has an existing seat and level, and at least one seat is the player's. */
    boolean hasValidSeats() {
        return bots.size() < terms.seats()
                && bots.entrySet().stream()
                        .allMatch(bot -> bot.getKey() >= 0
                                && bot.getKey() < terms.seats()
                                && bot.getValue() >= 1
                                && bot.getValue() <= 8);
    }

    /** The setup in the form of a request to open the table. */
    View view() {
        View view = new View()
                .with("table", table)
                .with("game", terms.game().id())
                .with("options", List.copyOf(terms.options().chosen()));
        terms.game().material().ifPresent(text -> view.with("material", text));
        terms.from().ifPresent(from -> view.with("startPosition", from));
        List<View> seats = new ArrayList<>();
        new TreeMap<>(bots)
                .forEach(
                        (seat, level) -> seats.add(new View().with("seat", seat).with("level", level)));
        view.with("you", new View().with("id", player.id()).with("name", player.name()))
                .with("bots", seats)
                .with("secret", secret)
                .with("seatBytes", bytes);
        returnOf.ifPresent(old -> view.with("rematchOf", old));
        return view;
    }
}
