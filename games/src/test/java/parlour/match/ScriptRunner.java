package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Refusal;
import parlour.game.contract.TestedGames;
import parlour.match.view.Declaration;
import parlour.match.view.TableField;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;

/**
 * Runs a script line by line.
 *
 * <pre>
 * table GAME OPTIONS           the game; then, optionally:
 * from POSITION                where it begins
 * clock 60000+2000             or "clock 3 days"
 * bot 2 has level 5
 * ada opens and sits 0 1       -> EVENTS; also "ada opens", "ada opens and sits 0 with bob 1"
 * draws deal:1 deal:2          the next chance draws
 * ada is away, ada is back
 * after 500                    milliseconds pass
 * the turn is shown
 * COMMAND -> EVENTS            see CommandPhrases and DecisionText
 * COMMAND -> no REASON
 * ada declares d1-d5 -> yes    or "no REASON"
 * ada sees TEXT                somewhere in all that is sent to ada; "ada does not see TEXT"
 * turn is 1
 * left at 0 is 5000            milliseconds on the clock
 * deadline is 5251             counted from when the table was opened; or "none"
 * the board changed            with the last command; "the board did not change"
 * chance has drawn 2           the number of draws so far
 * </pre>
 *
 * <p>Every person at the table follows the messages; after every command they must see what a new subscriber sees.
 */
final class ScriptRunner {

    private static final long OPENED = 1_000;

    private final TestHost host = new TestHost(1);
    private final TestTable room = new TestTable(host);
    private Game game = TestedGames.games().getFirst();
    private List<String> settings = List.of();
    private Optional<String> from = Optional.empty();
    private TimeControl clock = new TimeControl.None();
    private final Map<Integer, Integer> bots = new HashMap<>();
    private int boardBefore;
    private final Map<String, ClientModel> pictures = new LinkedHashMap<>();

    Match match() {
        return room.match;
    }

    void act(CommandScript.Line line) {
        try {
            act(line.text());
        } catch (AssertionError | RuntimeException | NotationException wrong) {
            throw new AssertionError(line + ": " + wrong.getMessage(), wrong);
        }
    }

    private void act(String text) throws NotationException {
        int arrow = text.indexOf(" -> ");
        if (arrow >= 0) {
            assertEquals(
                    text.substring(arrow + 4).strip(),
                    verdict(text.substring(0, arrow).strip()));
        } else if (!sets(text) && !expects(text)) {
            verdict(text);
        }
    }

    /** The decision on a command, in words. */
    String verdict(String words) throws NotationException {
        int opens = words.indexOf(" opens");
        if (opens >= 0) {
            List<Event> events = room.open(opening(words.substring(0, opens), words.substring(opens + 6)));
            for (String person : List.of("ada", "bob", "cyd", "dan", RandomCommands.WATCHER)) {
                pictures.put(person, new ClientModel(person));
            }
            pictures.values().forEach(picture -> picture.look(room.match, host.now));
            return DecisionText.words(events);
        }
        int declares = words.indexOf(" declares");
        if (declares >= 0) {
            String text = words.substring(declares + 9).strip();
            return Declaration.refusal(room.match, words.substring(0, declares), text)
                    .map(Refusal::code)
                    .map("no "::concat)
                    .orElse("yes");
        }
        boardBefore = room.match.lastBoardEvent();
        Command command = CommandPhrases.command(room.match, words)
                .orElseThrow(() -> new IllegalArgumentException("what does this mean: " + words));
        Decision decision = room.match.decide(command, host);
        if (!decision.events().isEmpty()) {
            happen(decision.events());
        }
        return DecisionText.words(decision);
    }

    private void happen(List<Event> events) {
        pictures.values().forEach(picture -> picture.tick(room.match, host.now));
        for (int i = 0; i < events.size(); i++) {
            room.apply(events.get(i));
            for (ClientModel picture : pictures.values()) {
                picture.happened(room.match, events, i, host.now);
            }
        }
        pictures.forEach((person, picture) ->
                assertEquals(ClientModel.fresh(room.match, person, host.now), picture.shown(), person + " follows"));
    }

    private NewTable opening(String opener, String rest) throws NotationException {
        List<NewTable.SeatedPerson> sitting = new ArrayList<>();
        String person = opener;
        for (String word : rest.replace(" and sits", "").replace(" with", "").split(" ", -1)) {
            if (word.matches("[0-9]")) {
                sitting.add(new NewTable.SeatedPerson(Integer.parseInt(word), person, "aa"));
            } else if (!word.isEmpty()) {
                person = word;
            }
        }
        TableSettings tableSettings = new TableSettings(game, Options.of(game, settings), from, clock, true);
        return TestTable.opening(tableSettings, opener, bots, sitting);
    }

    // ---- Setting up ----

    private boolean sets(String text) {
        List<String> words = List.of(text.split(" ", -1));
        switch (words.getFirst()) {
            case "table" -> {
                game = TestedGames.games().stream()
                        .filter(one -> one.id().equals(words.get(1)))
                        .findFirst()
                        .orElseThrow();
                settings = words.subList(2, words.size());
            }
            case "from" -> from = Optional.of(text.substring(5));
            case "clock" -> clock = clock(words.get(1), words.getLast().equals("days"));
            case "draws" -> host.draws.addAll(words.subList(1, words.size()));
            case "after" -> host.now += Long.parseLong(words.get(1));
            default -> {
                return setsMore(text, words);
            }
        }
        return true;
    }

    private boolean setsMore(String text, List<String> words) {
        if (text.endsWith(" is away")) {
            host.away.add(words.getFirst());
        } else if (text.endsWith(" is back")) {
            host.away.remove(words.getFirst());
        } else if (text.contains(" has level ")) {
            bots.put(Integer.parseInt(words.get(1)), Integer.parseInt(words.getLast()));
        } else if (text.equals("the turn is shown")) {
            room.match.startTurnClock(host.now);
        } else {
            return false;
        }
        return true;
    }

    private static TimeControl clock(String text, boolean inDays) {
        if (inDays) {
            return new TimeControl.Days(Integer.parseInt(text));
        }
        String[] parts = text.split("\\+", -1);
        return new TimeControl.Increment(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }

    // ---- Expectations ----

    private boolean expects(String text) {
        Match match = room.match;
        List<String> words = List.of(text.split(" ", -1));
        if (text.contains(" sees ")) {
            String all = seenBy(words.getFirst());
            assertTrue(all.contains(text.substring(text.indexOf(" sees ") + 6)), all);
        } else if (text.contains(" does not see ")) {
            String all = seenBy(words.getFirst());
            assertFalse(all.contains(text.substring(text.indexOf(" see ") + 5)), all);
        } else if (text.startsWith("turn is ")) {
            assertEquals(words.getLast(), Integer.toString(match.turn()));
        } else if (text.startsWith("left at ")) {
            int seat = Integer.parseInt(words.get(2));
            boolean runs = match.isTicking() && match.turn() == seat;
            assertEquals(words.getLast(), Long.toString(match.clocks().left(seat, runs, host.now)));
        } else if (text.startsWith("deadline is ")) {
            String deadline =
                    match.deadline().map(end -> Long.toString(end - OPENED)).orElse("none");
            assertEquals(words.getLast(), deadline);
        } else if (text.startsWith("chance has drawn ")) {
            assertEquals(words.getLast(), Integer.toString(match.chanceMoves()));
        } else if (text.equals("the board changed")) {
            assertTrue(match.lastBoardEvent() > boardBefore && match.lastBoardEvent() <= match.eventCount());
        } else if (text.equals("the board did not change")) {
            assertEquals(boardBefore, match.lastBoardEvent());
        } else {
            return false;
        }
        return true;
    }

    private String seenBy(String person) {
        TableView view = new TableView(room.match, Viewer.of(room.match, person));
        return view.settings().json() + view.state(TableField.all(), host.now).json();
    }
}
