package parlour.bot.domination;

import parlour.bot.SeededLots;
import parlour.bot.race.Trial;
import parlour.domination.DominationPosition;

/** A move tried by playing the game out: by how many territories a seat then leads. */
record PlayedOut(Playout playout, int seat) implements Trial<DominationPosition> {

    @Override
    public int result(DominationPosition sample, int move, SeededLots draws) {
        playout.finish(sample.copy(), move, draws);
        return playout.lead(seat);
    }

    @Override
    public long nodes() {
        return playout.nodes();
    }
}
