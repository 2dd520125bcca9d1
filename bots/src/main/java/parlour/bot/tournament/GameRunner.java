package parlour.bot.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import parlour.bot.Bot;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.runtime.ForfeitException;
import parlour.bot.tournament.results.GameRecord;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;

/** Plays one game of a tournament, with bots created for it and closed after it. */
final class GameRunner implements AutoCloseable {

    private final Tournament tournament;
    private final List<Integer> table;
    private final List<Bot> bots = new ArrayList<>();
    private final Opening opening;
    private final List<String> moves = new ArrayList<>();

    GameRunner(Tournament tournament, List<Integer> table, Opening opening, long seed) {
        this.tournament = tournament;
        this.table = table;
        this.opening = opening;
        for (int seat = 0; seat < table.size(); seat++) {
            bots.add(contender(seat)
                    .factory()
                    .bot(tournament.game(), tournament.options(), SeededRandom.mix(seed, seat)));
        }
    }

    private Contender contender(int seat) {
        return tournament.contenders().get(table.get(seat));
    }

    /** @param isStopped polled between moves; a stopped game has no record */
    Optional<GameRecord> play(BooleanSupplier isStopped) {
        Position position = opening.position();
        String begun = position.notation();
        while (!position.isOver()) {
            if (isStopped.getAsBoolean()) {
                return Optional.empty();
            }
            int seat = position.turn();
            try {
                int move = seat == Position.CHANCE ? opening.random().drawOutcome(position) : ask(position, seat);
                moves.add(position.text(move));
                position.play(move);
            } catch (ForfeitException forfeit) {
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
        ScoredMove scored = bots.get(seat)
                .chooseMove(
                        new InformationState(position, seat),
                        contender(seat).limit().start(),
                        progress -> {});
        try {
            return switch (position.parseMove(scored.move())) {
                case ParseResult.Legal legal -> legal.move();
                case Refusal refusal -> throw illegal(seat, scored.move(), refusal.message());
            };
        } catch (NotationException unreadable) {
            throw illegal(seat, scored.move(), unreadable.sentence());
        }
    }

    private ForfeitException illegal(int seat, String move, Text why) {
        String name = contender(seat).name();
        return new ForfeitException(
                "illegal-move",
                new Text(
                        name + " answered with \"" + move + "\": " + why.en(),
                        name + " a répondu « " + move + " » : " + why.fr()));
    }

    /** The other seats share the win. */
    private Outcome lost(int seat, ForfeitException forfeit) {
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
