package parlour.server;

import parlour.server.people.access.AccessChange;
import parlour.server.people.access.AccessListener;
import parlour.server.table.TableRegistry;

/** Gives the seats of a guest at the tables in memory to the account that the guest has signed in to. */
final class SeatOwners implements AccessListener {

    private final TableRegistry tables;

    SeatOwners(TableRegistry tables) {
        this.tables = tables;
    }

    @Override
    public void onChange(AccessChange change) {
        if (change instanceof AccessChange.GuestMerged(String guest)) {
            tables.reloadTablesOf(guest);
        }
    }

    @Override
    public void onGap() {
        tables.reloadAll();
    }
}
