package parlour.bot.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import parlour.bot.Bot;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.bot.host.Forfeit;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Reading;
import parlour.game.Refusal;
import parlour.game.Text;

/** Plays one game of a tournament, with bots made for it and closed after it. */
final class OneGame implements AutoCloseable {

    private final Tournament tournament;
    private final List<Integer> table;
    private final List<Bot> bots = new ArrayList<>();
    private final Opening opening;
    private final List<String> moves = new ArrayList<>();

    OneGame(Tournament tournament, List<Integer> table, Opening opening, long seed) {
        this.tournament = tournament;
        this.table = table;
        this.opening = opening;
        for (int seat = 0; seat < table.size(); seat++) {
            bots.add(contender(seat).maker().bot(tournament.game(), tournament.options(), SeededLots.mix(seed, seat)));
        }
    }

    private Contender contender(int seat) {
        return tournament.contenders().get(table.get(seat));
    }

    /** @param isStopped asked between moves; a game that is stopped has no record */
    Optional<GameRecord> play(BooleanSupplier isStopped) {
        Position position = opening.position();
        String begun = position.notation();
        while (!position.isOver()) {
            if (isStopped.getAsBoolean()) {
                return Optional.empty();
            }
            int seat = position.turn();
            try {
                int move = seat == Position.CHANCE ? opening.lots().outcome(position) : ask(position, seat);
                moves.add(position.text(move));
                position.play(move);
            } catch (Forfeit forfeit) {
                return Optional.of(new GameRecord(
                        table, lost(seat, forfeit), begun, moves, List.of(), Optional.of(forfeit.sentence())));
            }
        }
        Outcome outcome = position.outcome().orElseThrow();
        return Optional.of(new GameRecord(table, outcome, begun, moves, points(position), Optional.empty()));
    }

    private static List<List<Integer>> points(Position position) {
        List<List<Integer>> points =
                IntStream.range(0, position.seats()).mapToObj(position::points).toList();
        return points.getFirst().isEmpty() ? List.of() : points;
    }

    private int ask(Position position, int seat) {
        Thought thought = bots.get(seat)
                .think(
                        new Knowledge(position, seat),
                        contender(seat).allowance().start(),
                        progress -> {});
        try {
            return switch (position.read(thought.move())) {
                case Reading.Legal legal -> legal.move();
                case Refusal refusal -> throw illegal(seat, thought.move(), refusal.sentence());
            };
        } catch (NotationException unreadable) {
            throw illegal(seat, thought.move(), unreadable.sentence());
        }
    }

    private Forfeit illegal(int seat, String move, Text why) {
        String name = contender(seat).name();
        return new Forfeit(
                "illegal-move",
                new Text(
                        name + " answered with \"" + move + "\": " + why.en(),
                        name + " a répondu « " + move + " » : " + why.fr()));
    }

    /** The others share the win. */
    private Outcome lost(int seat, Forfeit forfeit) {
        List<Integer> others = IntStream.range(0, table.size())
                .filter(other -> other != seat)
                .boxed()
                .toList();
        return Outcome.won(others, table.size(), forfeit.reason(), forfeit.sentence());
    }

    @Override
    public void close() {
        for (Bot bot : bots) {
            if (bot instanceof AutoCloseable closeable) {
                try {
                    closeable.close();
                } catch (Exception failure) {
                    throw new IllegalStateException(bot.name() + " cannot be closed", failure);
                }
            }
        }
    }
}
