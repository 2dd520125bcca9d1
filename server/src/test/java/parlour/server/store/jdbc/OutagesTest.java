package parlour.server.store.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.server.store.jdbc.Outages.Outage;

final class OutagesTest {

    @ParameterizedTest(name = "outages {0}: at {1} {2} were served")
    @CsvSource({
        "'',             50,  50", // none: wall time
        "20-30,          10,  10", // before it
        "20-30,          20,  20", // as it begins
        "20-30,          25,  20", // time stands still during it
        "20-30,          30,  20", // as it ends
        "20-30,          31,  21", // continues from there
        "20-30 40-60,    50,  30", // the second one
        "20-30 40-60,    70,  40", // both
        "40-60 20-30,    70,  40", // in any order
        "20-30 20-30,    40,  30", // recorded twice, subtracted once
        "20-30 20-35,    40,  25", // recorded twice, the longer one counts
        "20-40 25-30,    50,  30", // one inside the other
        "20-30 30-40,    50,  30", // one after the other
        "20-30 25-40,    50,  30", // overlapping
        "30-30 50-40,    60,  60", // none at all
    })
    void servedTimeIsTheTimeWithoutOutages(String outages, long wall, long served) {
        assertEquals(served, read(outages).servingTime(wall));
    }

    @Test
    void momentCountsUnlessItLiesInAnOutage() {
        long seed = new SplittableRandom().nextLong();
        SplittableRandom random = new SplittableRandom(seed);
        for (int round = 0; round < 200; round++) {
            List<Outage> some = new ArrayList<>();
            for (int i = random.nextInt(8); i > 0; i--) {
                long from = random.nextInt(1_000);
                some.add(new Outage(from, from + random.nextInt(200)));
            }
            Outages outages = Outages.NONE.and(some);
            Outages inTwoSteps =
                    Outages.NONE.and(some.subList(0, some.size() / 2)).and(some.subList(some.size() / 2, some.size()));
            assertEquals(outages, inTwoSteps, "seed " + seed);
            for (long wall = 0; wall < 1_300; wall++) {
                long passed = outages.servingTime(wall + 1) - outages.servingTime(wall);
                long moment = wall;
                boolean out = some.stream().anyMatch(o -> o.from() <= moment && moment < o.to());
                assertEquals(out ? 0 : 1, passed, "seed " + seed);
            }
        }
    }

    private static Outages read(String outages) {
        return Outages.NONE.and(Arrays.stream(outages.split(" ", -1))
                .filter(part -> !part.isEmpty())
                .map(part -> part.split("-", -1))
                .map(ends -> new Outage(Long.parseLong(ends[0]), Long.parseLong(ends[1])))
                .toList());
    }
}
