package parlour.server.http;

import java.util.function.Supplier;
import parlour.game.Refusal;
import parlour.server.limits.OpenTables;

/** How many tables a person and an address may have open. */
record TablePlaces(OpenTables byPerson, OpenTables byAddress) {

    /** Opens a table, or refuses if there are too many already. */
    String open(String person, String address, Supplier<String> opening) {
        OpenTables.Place own = byPerson.reserve(person)
                .orElseThrow(() -> full(
                        "You already have " + byPerson.max() + " open tables. Finish a game or leave a table first.",
                        "Vous avez déjà " + byPerson.max()
                                + " tables ouvertes. Terminez d’abord une partie, ou quittez une table."));
        try {
            OpenTables.Place shared = byAddress
                    .reserve(address)
                    .orElseThrow(() -> full(
                            "Your network already has " + byAddress.max() + " open tables. Try again later.",
                            "Votre réseau a déjà " + byAddress.max() + " tables ouvertes. Réessayez plus tard."));
            try {
                String tableId = opening.get();
                own.fill(tableId);
                shared.fill(tableId);
                return tableId;
            } finally {
                shared.free();
            }
        } finally {
            own.free();
        }
    }

    private static HttpRefusalException full(String en, String fr) {
        return new HttpRefusalException(HttpRefusalException.CONFLICT, new Refusal("tables-full", en, fr));
    }
}
