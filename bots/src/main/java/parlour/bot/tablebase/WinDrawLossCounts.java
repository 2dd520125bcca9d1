package parlour.bot.tablebase;

/** How many positions of one kind are won, drawn and lost for the side to move, and in how many plies. */
public final class WinDrawLossCounts {

    private final int[] byCode = new int[TablebaseIndex.UNPLAYABLE + 1];

    WinDrawLossCounts() {}

    void add(int code) {
        byCode[code]++;
    }

    /** The number of positions decided in {@code plies} plies: won if the number is odd, lost if it is even. */
    public int endingIn(int plies) {
        if (plies < 1 || plies >= TablebaseIndex.UNPLAYABLE) {
            throw new IllegalArgumentException("plies " + plies);
        }
        return byCode[plies];
    }

    public int won() {
        return wonBeyond(0);
    }

    /** The number of positions won, but not within {@code plies} plies. */
    public int wonBeyond(int plies) {
        int won = 0;
        for (int code = plies + 1; code < TablebaseIndex.UNPLAYABLE; code++) {
            won += TablebaseIndex.isWin(code) ? byCode[code] : 0;
        }
        return won;
    }

    public int lost() {
        int lost = 0;
        for (int code = 1; code < TablebaseIndex.UNPLAYABLE; code++) {
            lost += TablebaseIndex.isLoss(code) ? byCode[code] : 0;
        }
        return lost;
    }

    public int drawn() {
        return byCode[TablebaseIndex.DRAWN];
    }

    public int all() {
        return won() + drawn() + lost();
    }

    /** Plies to the end of the longest win, 0 if there is none. */
    public int longestWin() {
        int plies = TablebaseIndex.UNPLAYABLE - 2;
        while (plies > 0 && byCode[plies] == 0) {
            plies -= 2;
        }
        return Math.max(0, plies);
    }

    /** Plies to the end of the longest loss, 0 if there is none. */
    public int longestLoss() {
        int plies = TablebaseIndex.UNPLAYABLE - 1;
        while (plies > 0 && byCode[plies] == 0) {
            plies -= 2;
        }
        return plies;
    }
}
