package parlour.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;
import parlour.game.contract.TestedGames.Table;

/** Random commands, some of which make sense; the same for the same seed. */
final class RandomCommands {

    /** The people who may sit down. */
    static final List<String> PLAYERS = List.of("ada", "bob", "cyd", "dan");

    /** A person who never sits down. */
    static final String WATCHER = "eve";

    private static final List<Long> WAITS = List.of(0L, 0L, 40L, 300L, 900L, 2_500L, 26_000L);
    private static final List<String> NONSENSE = List.of("", "x", "castle", "b1-b2", "fold", "deal:1", "lot:white");

    private final Table table;
    private final RandomSource random;

    /** The percentage of commands that are moves by the seat to move. */
    private final int eagerness;

    RandomCommands(Table table, long seed) {
        this.table = table;
        this.random = RandomPlay.random(seed);
        this.eagerness = 25 + random.nextInt(40);
    }

    /** A table with random clocks, bots and people at some of its seats. */
    NewTable opening(String secret) {
        TimeControl timeControl = List.of(
                        new TimeControl.None(),
                        new TimeControl.None(),
                        new TimeControl.Increment(60_000, 2_000),
                        new TimeControl.Increment(30_000, 0),
                        new TimeControl.Days(1))
                .get(random.nextInt(5));
        TableSettings settings = new TableSettings(table.game(), table.options(), from(), timeControl, true);
        Map<Integer, Integer> bots = new HashMap<>();
        List<NewTable.SeatedPerson> sitting = new ArrayList<>();
        for (int seat = 0; seat < settings.seats(); seat++) {
            switch (random.nextInt(6)) {
                case 0 -> bots.put(seat, 1 + random.nextInt(2));
                case 1, 2 -> sitting.add(new NewTable.SeatedPerson(seat, player(), bytes()));
                default -> {}
            }
        }
        return new NewTable(settings, "ada", secret, TestTable.COMMITMENT, bots, sitting, Optional.empty());
    }

    /** Usually the start; sometimes a position set by hand, which may be over. */
    private Optional<String> from() {
        if (random.nextInt(6) > 0) {
            return Optional.empty();
        }
        Position position = table.start();
        RandomPlay.playOn(position, random, random.nextInt(10));
        return Optional.of(position.notation());
    }

    /** Time passes, and people connect and disconnect. */
    void meanwhile(TestHost host) {
        host.now += WAITS.get(random.nextInt(WAITS.size()));
        if (random.nextInt(8) == 0) {
            String person = player();
            if (!host.away.remove(person)) {
                host.away.add(person);
            }
        }
    }

    Command next(Match match, TestHost host) {
        int wish = random.nextInt(100);
        if (match.phase() == Phase.WAITING && wish < 75) {
            return new Command.Sit(anybodyBut(WATCHER), random.nextInt(match.seats() + 2) - 1, bytes());
        }
        if (match.phase() == Phase.WAITING && wish < 90) {
            return new Command.Leave(anybody());
        }
        if (match.phase() == Phase.PLAYING && match.takebackBy().isPresent() && wish < 20) {
            return wish < 14 ? new Command.RequestTakeback(anybody()) : new Command.DeclineTakeback(anybody());
        }
        if (match.phase() == Phase.PLAYING && !match.drawOffers().isEmpty() && wish < 15) {
            return wish < 11 ? new Command.OfferDraw(anybody()) : new Command.DeclineDraw(anybody());
        }
        if (!match.requests().votes().isEmpty() && wish < 30) {
            int seat = match.requests().votes().keySet().iterator().next();
            return wish < 25 ? new Command.VoteOut(player(), seat) : new Command.OfferDraw(player());
        }
        if (match.phase() == Phase.PLAYING && wish < eagerness) {
            return new Command.Play(match.player(match.turn()).orElseThrow(), legal(match.position()));
        }
        if (match.phase() == Phase.ENDED && wish < 40) {
            return new Command.OfferRematch(anybody(), bytes());
        }
        return any(match, host);
    }

    private Command any(Match match, TestHost host) {
        int seat = random.nextInt(match.seats() + 1);
        return switch (random.nextInt(22)) {
            case 0 -> new Command.Sit(anybodyBut(WATCHER), seat, random.nextInt(3) == 0 ? "zz" : bytes());
            case 1 -> new Command.Leave(anybody());
            case 2 -> new Command.Play(new Player.Person(anybody()), legal(match.position()));
            case 3 -> new Command.Play(new Player.Bot(1 + random.nextInt(4)), legal(match.position()));
            case 4 -> new Command.Play(mover(match), NONSENSE.get(random.nextInt(NONSENSE.size())));
            case 5 -> random.nextInt(6) == 0 ? new Command.Resign(anybody()) : new Command.CallTime();
            case 6, 7, 8 -> new Command.OfferDraw(anybody());
            case 9 -> new Command.AnswerDraw(seat, random.nextInt(2) == 0);
            case 10 -> new Command.DeclineDraw(anybody());
            case 11, 12, 13 -> new Command.RequestTakeback(random.nextInt(3) == 0 ? anybody() : lastMover(match));
            case 14, 15 -> new Command.RequestTakeback(anybody());
            case 16 -> new Command.DeclineTakeback(anybody());
            case 17, 18, 19 -> new Command.VoteOut(anybody(), random.nextInt(4) == 0 ? seat : absent(match, host));
            case 20 -> new Command.CallTime();
            default -> new Command.OfferRematch(anybody(), bytes());
        };
    }

    private int absent(Match match, TestHost host) {
        List<Integer> seats = new ArrayList<>(List.of(0));
        host.away.forEach(person -> seats.addAll(match.seatsOf(person)));
        return seats.get(random.nextInt(seats.size()));
    }

    private Player mover(Match match) {
        return match.turn() >= 0 ? match.player(match.turn()).orElseThrow() : new Player.Person(anybody());
    }

    private String lastMover(Match match) {
        int seat = match.playedMoves().isEmpty()
                ? -1
                : match.playedMoves().getLast().seat();
        boolean isPerson = seat >= 0 && match.player(seat).orElseThrow() instanceof Player.Person;
        return isPerson ? ((Player.Person) match.player(seat).orElseThrow()).id() : anybody();
    }

    private String legal(Position position) {
        if (position.turn() < 0) {
            return NONSENSE.get(random.nextInt(NONSENSE.size()));
        }
        return position.text(RandomPlay.move(position, random));
    }

    private String player() {
        return PLAYERS.get(random.nextInt(PLAYERS.size()));
    }

    private String anybody() {
        return random.nextInt(12) == 0 ? WATCHER : player();
    }

    private String anybodyBut(String person) {
        String somebody = anybody();
        return somebody.equals(person) ? player() : somebody;
    }

    private String bytes() {
        return "a" + random.nextInt(10) + "0" + random.nextInt(10);
    }
}
