package parlour.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.game.Lots;
import parlour.game.Position;
import parlour.game.RandomPlay;
import parlour.game.TestedGames.Table;

/** People with random wishes, some of which make sense; the same for the same seed. */
final class Guests {

    /** Those who may sit down. */
    static final List<String> PLAYERS = List.of("ada", "bob", "cyd", "dan");

    /** Somebody who only ever looks on. */
    static final String WATCHER = "eve";

    private static final List<Long> WAITS = List.of(0L, 0L, 40L, 300L, 900L, 2_500L, 26_000L);
    private static final List<String> NONSENSE = List.of("", "x", "castle", "b1-b2", "fold", "deal:1", "lot:white");

    private final Table table;
    private final Lots lots;

    /** How often, of a hundred times, whoever is to move moves. */
    private final int eagerness;

    Guests(Table table, long seed) {
        this.table = table;
        this.lots = RandomPlay.lots(seed);
        this.eagerness = 25 + lots.below(40);
    }

    /** A table with random clocks, bots and people at some of its seats. */
    Opening opening(String secret) {
        Clock clock = List.of(
                        new Clock.None(),
                        new Clock.None(),
                        new Clock.Increment(60_000, 2_000),
                        new Clock.Increment(30_000, 0),
                        new Clock.Days(1))
                .get(lots.below(5));
        Terms terms = new Terms(table.game(), table.options(), from(), clock, true);
        Map<Integer, Integer> bots = new HashMap<>();
        List<Opening.Place> sitting = new ArrayList<>();
        for (int seat = 0; seat < terms.seats(); seat++) {
            switch (lots.below(6)) {
                case 0 -> bots.put(seat, 1 + lots.below(2));
                case 1, 2 -> sitting.add(new Opening.Place(seat, player(), bytes()));
                default -> {}
            }
        }
        return new Opening(terms, "ada", secret, Room.COMMITMENT, bots, sitting, Optional.empty());
    }

    /** Mostly the beginning; sometimes a position set by hand, which may be over. */
    private Optional<String> from() {
        if (lots.below(6) > 0) {
            return Optional.empty();
        }
        Position position = table.start();
        RandomPlay.playOn(position, lots, lots.below(10));
        return Optional.of(position.notation());
    }

    /** Time passes, and people come and go. */
    void meanwhile(TestHost host) {
        host.now += WAITS.get(lots.below(WAITS.size()));
        if (lots.below(8) == 0) {
            String person = player();
            if (!host.away.remove(person)) {
                host.away.add(person);
            }
        }
    }

    Command next(Match match, TestHost host) {
        int wish = lots.below(100);
        if (match.phase() == Phase.WAITING && wish < 75) {
            return new Command.Sit(anybodyBut(WATCHER), lots.below(match.seats() + 2) - 1, bytes());
        }
        if (match.phase() == Phase.WAITING && wish < 90) {
            return new Command.Leave(anybody());
        }
        if (match.phase() == Phase.PLAYING && match.takebackBy().isPresent() && wish < 20) {
            return wish < 14 ? new Command.AskTakeback(anybody()) : new Command.RefuseTakeback(anybody());
        }
        if (match.phase() == Phase.PLAYING && !match.drawOffers().isEmpty() && wish < 15) {
            return wish < 11 ? new Command.OfferDraw(anybody()) : new Command.RefuseDraw(anybody());
        }
        if (!match.requests().votes().isEmpty() && wish < 30) {
            int seat = match.requests().votes().keySet().iterator().next();
            return wish < 25 ? new Command.VoteOut(player(), seat) : new Command.OfferDraw(player());
        }
        if (match.phase() == Phase.PLAYING && wish < eagerness) {
            return new Command.Play(match.sitter(match.turn()).orElseThrow(), legal(match.position()));
        }
        if (match.phase() == Phase.ENDED && wish < 40) {
            return new Command.OfferRematch(anybody(), bytes());
        }
        return any(match, host);
    }

    private Command any(Match match, TestHost host) {
        int seat = lots.below(match.seats() + 1);
        return switch (lots.below(22)) {
            case 0 -> new Command.Sit(anybodyBut(WATCHER), seat, lots.below(3) == 0 ? "zz" : bytes());
            case 1 -> new Command.Leave(anybody());
            case 2 -> new Command.Play(new Sitter.Person(anybody()), legal(match.position()));
            case 3 -> new Command.Play(new Sitter.Bot(1 + lots.below(4)), legal(match.position()));
            case 4 -> new Command.Play(mover(match), NONSENSE.get(lots.below(NONSENSE.size())));
            case 5 -> lots.below(6) == 0 ? new Command.Resign(anybody()) : new Command.CallTime();
            case 6, 7, 8 -> new Command.OfferDraw(anybody());
            case 9 -> new Command.AnswerDraw(seat, lots.below(2) == 0);
            case 10 -> new Command.RefuseDraw(anybody());
            case 11, 12, 13 -> new Command.AskTakeback(lots.below(3) == 0 ? anybody() : lastMover(match));
            case 14, 15 -> new Command.AskTakeback(anybody());
            case 16 -> new Command.RefuseTakeback(anybody());
            case 17, 18, 19 -> new Command.VoteOut(anybody(), lots.below(4) == 0 ? seat : absent(match, host));
            case 20 -> new Command.CallTime();
            default -> new Command.OfferRematch(anybody(), bytes());
        };
    }

    private int absent(Match match, TestHost host) {
        List<Integer> seats = new ArrayList<>(List.of(0));
        host.away.forEach(person -> seats.addAll(match.seatsOf(person)));
        return seats.get(lots.below(seats.size()));
    }

    private Sitter mover(Match match) {
        return match.turn() >= 0 ? match.sitter(match.turn()).orElseThrow() : new Sitter.Person(anybody());
    }

    private String lastMover(Match match) {
        int seat = match.made().isEmpty() ? -1 : match.made().getLast().seat();
        boolean isPerson = seat >= 0 && match.sitter(seat).orElseThrow() instanceof Sitter.Person;
        return isPerson ? ((Sitter.Person) match.sitter(seat).orElseThrow()).id() : anybody();
    }

    private String legal(Position position) {
        if (position.turn() < 0) {
            return NONSENSE.get(lots.below(NONSENSE.size()));
        }
        return position.text(RandomPlay.move(position, lots));
    }

    private String player() {
        return PLAYERS.get(lots.below(PLAYERS.size()));
    }

    private String anybody() {
        return lots.below(12) == 0 ? WATCHER : player();
    }

    private String anybodyBut(String person) {
        String somebody = anybody();
        return somebody.equals(person) ? player() : somebody;
    }

    private String bytes() {
        return "a" + lots.below(10) + "0" + lots.below(10);
    }
}
