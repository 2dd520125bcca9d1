package parlour.bot.domination;

import parlour.bot.SeededRandom;
import parlour.bot.sampling.Trial;
import parlour.domination.DominationPosition;

/** Tries a move by playing the game out: a seat's lead in territories. */
record PlayoutTrial(Playout playout, int seat) implements Trial<DominationPosition> {

    @Override
    public int result(DominationPosition sample, int move, SeededRandom draws) {
        playout.finish(sample.copy(), move, draws);
        return playout.lead(seat);
    }

    @Override
    public long nodes() {
        return playout.nodes();
    }
}
