package parlour.bench.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.match.Event;
import parlour.registry.GameRegistry;
import parlour.server.store.EventLog;
import parlour.server.store.LogEntry;
import parlour.server.table.EventJson;

/** Records what the server has confirmed as durable, and checks the log after the server was killed. */
final class DurabilityCheck implements MoveListener {

    private record Move(int number, int seat, String text) {}

    private final Map<String, List<Move>> safe = new HashMap<>();
    private final List<String> faults = new ArrayList<>();
    private final EventJson events = new EventJson(GameRegistry.all(), UnaryOperator.identity());
    private long looked;

    @Override
    public void onDurable(String table, int number, int seat, String move) {
        safe.computeIfAbsent(table, unknown -> new ArrayList<>()).add(new Move(number, seat, move));
    }

    /** The faults found, one line each. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    /** The number of confirmed moves checked, counting repeated checks. */
    long looked() {
        return looked;
    }

    /**
     * Checks every table that has been played at, and the current ones, whose first move may be written although
     * nothing was confirmed yet.
     */
    void check(List<GameLoad> games, EventLog log) {
        games.forEach(game -> safe.putIfAbsent(game.table(), new ArrayList<>()));
        List.copyOf(safe.keySet()).forEach(table -> check(table, log));
    }

    private void check(String table, EventLog log) {
        List<LogEntry> entries = log.read(table, 0);
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).seq() != i + 1) {
                faults.add(table + ": event " + entries.get(i).seq() + " in the place of " + (i + 1));
                return;
            }
        }
        List<Move> moves = safe.getOrDefault(table, List.of());
        int last = 0;
        for (Move move : moves) {
            looked++;
            if (move.number() <= last) {
                faults.add(table + ": " + move + " was told after " + last);
            }
            last = move.number();
            Event found = move.number() > entries.size()
                    ? new Event.Closed()
                    : events.read(entries.get(move.number() - 1).event());
            boolean same = found instanceof Event.Played(int seat, String text, long spent)
                    && seat == move.seat()
                    && text.equals(move.text());
            if (!same) {
                faults.add(table + ": " + move + " is not in the log, but " + found);
            }
        }
        List<Move> played = played(entries);
        // The move in flight when the server was killed may have been written without being confirmed.
        if (played.size() > moves.size() + 1) {
            faults.add(table + ": " + played.size() + " moves in the log, but only " + moves.size() + " were told");
        }
        // Reconnecting players see it, so from now on it must not be lost either.
        safe.put(table, played);
    }

    private List<Move> played(List<LogEntry> entries) {
        List<Move> played = new ArrayList<>();
        for (LogEntry logEntry : entries) {
            if (events.read(logEntry.event()) instanceof Event.Played(int seat, String text, long spent)) {
                played.add(new Move(logEntry.seq(), seat, text));
            }
        }
        return played;
    }

    /**
     * The table as stored in the log, every move replayed by the rules.
     *
     * @param game the game at that table
     */
    GameLoad.Kept kept(GameLoad game, EventLog log) {
        String table = game.table();
        ConquestPosition position = GameLoad.beginning();
        GameLoad.Stage stage = GameLoad.Stage.WAITING;
        Set<Integer> hasOffered = new HashSet<>();
        Map<String, Integer> players = new HashMap<>();
        String next = "";
        List<LogEntry> entries = log.read(table, 0);
        if (entries.isEmpty()) {
            faults.add(table + ": the whole table is lost");
        }
        for (LogEntry logEntry : entries) {
            switch (events.read(logEntry.event())) {
                case Event.SeatTaken(int seat, parlour.match.Player.Person(String id), String bytes) ->
                    players.put(id, game.playerOn(seat));
                case Event.Started() -> stage = GameLoad.Stage.PLAYING;
                case Event.Played(int seat, String text, long spent) -> play(table, position, seat, text);
                case Event.Ended ended -> stage = GameLoad.Stage.ENDED;
                case Event.RematchOffered(String person, String bytes) ->
                    hasOffered.add(players.getOrDefault(person, 0));
                case Event.RematchAgreed(String match) -> {
                    stage = GameLoad.Stage.AGREED;
                    next = match;
                }
                default -> {
                    // Not needed.
                }
            }
        }
        return new GameLoad.Kept(entries.size(), stage, position, hasOffered, next);
    }

    private void play(String table, ConquestPosition position, int seat, String text) {
        try {
            if (position.turn() == seat && position.parseMove(text) instanceof ParseResult.Legal(int move)) {
                position.play(move);
                return;
            }
        } catch (NotationException unreadable) {
            // Reported below.
        }
        faults.add(table + ": " + text + " of seat " + seat + " cannot be played where the log has it");
    }
}
