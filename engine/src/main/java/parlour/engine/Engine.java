package parlour.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import parlour.engine.companion.ConanLedger;
import parlour.engine.companion.ContestJudge;
import parlour.engine.companion.DominationObserver;
import parlour.engine.companion.ScoreSheet;
import parlour.engine.companion.TumbleCheck;
import parlour.engine.companion.TypedBoard;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestPosition;
import parlour.engine.table.LocalPlayer;
import parlour.engine.table.LocalReply;
import parlour.engine.table.LocalTables;
import parlour.engine.table.TableSetup;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.TableSettings;
import parlour.match.TimeControl;
import parlour.registry.GameRegistry;

/** Answers requests, one at a time, each a JSON object with a {@code type}. A refused request changes nothing. */
public final class Engine {

    private final BotPlayers players;
    private final PositionAnalysis analysts;
    private final LocalTables tables;
    private final Consumer<String> progress;

    /**
     * An engine with no tables yet.
     *
     * @param stopwatch milliseconds that never run backwards, to measure how long a search takes
     * @param clock milliseconds since 1970, the time of a table's events
     * @param progress receives the intermediate results of a search, as JSON
     */
    public Engine(LongSupplier stopwatch, LongSupplier clock, Consumer<String> progress) {
        this.players = new BotPlayers(stopwatch, progress);
        this.analysts = new PositionAnalysis(stopwatch, progress);
        this.tables = new LocalTables(clock);
        this.progress = progress;
    }

    /** Uses the stopwatch as the clock, for callers to which the time of a table's events does not matter. */
    public Engine(LongSupplier stopwatch, Consumer<String> progress) {
        this(stopwatch, stopwatch, progress);
    }

    /** The answer to a request, or {@code refused} with a code and a sentence in both languages. */
    public String answer(String request) {
        try {
            JsonFields fields = JsonFields.read(request);
            return fields.text("type").equals("replay")
                    ? replay(fields.text("file"))
                    : answer(fields).json();
        } catch (MalformedFieldException unreadable) {
            return refused(unreadable.refusal()).json();
        } catch (RefusedException refused) {
            return refused(refused.refusal()).json();
        }
    }

    private View answer(JsonFields fields) throws MalformedFieldException, RefusedException {
        return switch (fields.text("type")) {
            case "position" -> PositionQueries.position(fields);
            case "view" -> PositionQueries.view(fields);
            case "moves" -> PositionQueries.moves(fields);
            case "play" -> PositionQueries.play(fields);
            case "perft" -> PositionQueries.perft(fields);
            case "read-file" -> PositionQueries.readFile(fields);
            case "think" -> players.think(fields);
            case "games" -> GameCatalogue.of(GameRegistry.all()).with("type", "games");
            case "analyse" -> analysts.analyse(fields);
            case "ending" -> analysts.ending(fields);
            case "review" -> TurnReviews.review(fields, progress);
            case "puzzles" -> Puzzles.list();
            case "puzzle" -> Puzzles.one(fields);
            case "attempt" -> Puzzles.attempt(fields);
            case "hint" -> Puzzles.hint(fields);
            case "solution" -> Puzzles.solution(fields);
            case "card-set" -> CardSetRequest.check(fields);
            case "opening" -> Openings.find(fields);
            case "tumble" -> TumbleCheck.judge(fields);
            case "observe-dominoes" -> DominationObserver.laid(fields);
            case "check-board" -> TypedBoard.check(fields);
            case "score-sheet" -> ScoreSheet.write(fields);
            case "contest" -> ContestJudge.judge(fields);
            case "ledger" -> ConanLedger.reckon(fields);
            case "loot" -> ConanLedger.loot(fields);
            case "open" -> open(fields);
            case "close" -> close(fields.text("table"));
            case "file" -> file(fields.text("table"), fields.text("date"), fields.optionalText("program"));
            case "send" ->
                said(fields.record("message").optionalText("table"), tables.receive(fields.message("message")));
            case "bot-move" ->
                said(
                        fields.optionalText("table"),
                        tables.botMoved(
                                fields.text("table"),
                                fields.number("seq"),
                                fields.text("move"),
                                fields.number("score")));
            default ->
                throw new RefusedException(
                        "unknown-type", "There is no request of that type.", "Il n’y a pas de demande de ce type.");
        };
    }

    /** The answer to a request that is refused. */
    public static View refused(Refusal refusal) {
        return new View().with("type", "refused").with("code", refusal.code()).with("message", refusal.message());
    }

    private static String replay(String file) throws RefusedException {
        try {
            String json = ReplayView.json(file, GameRegistry.all());
            return json.substring(0, json.length() - 1) + ",\"type\":\"replay\"}";
        } catch (NotationException unreadable) {
            throw new RefusedException("bad-file", unreadable);
        }
    }

    // ---- Tables ----

    private View open(JsonFields fields) throws MalformedFieldException, RefusedException {
        Game game = RequestPosition.game(fields);
        JsonFields you = fields.record("you");
        String table = fields.text("table");
        Map<Integer, Integer> bots = new HashMap<>();
        for (JsonFields bot : fields.records("bots")) {
            bots.put(bot.number("seat"), bot.number("level"));
        }
        TableSetup setup = new TableSetup(
                table,
                new TableSettings(
                        game, RequestPosition.options(game, fields), from(game, fields), new TimeControl.None(), false),
                new LocalPlayer(you.text("id"), you.text("name")),
                bots,
                fields.text("secret"),
                fields.text("seatBytes"),
                fields.optionalText("rematchOf"));
        Optional<Refusal> refusal = tables.open(setup, fields.records("commands"));
        if (refusal.isPresent()) {
            throw new RefusedException(refusal.get());
        }
        return said(Optional.of(table), LocalReply.NOTHING)
                .with("about", tables.summary(table).orElseThrow());
    }

    private static Optional<String> from(Game game, JsonFields fields)
            throws MalformedFieldException, RefusedException {
        Optional<String> from = fields.optionalText("startPosition");
        if (from.isPresent()) {
            try {
                game.parse(from.get(), RequestPosition.options(game, fields));
            } catch (NotationException unreadable) {
                throw new RefusedException("bad-position", unreadable);
            }
        }
        return from;
    }

    private View close(String table) {
        tables.close(table);
        return said(Optional.empty(), LocalReply.NOTHING);
    }

    private View file(String table, String date, Optional<String> program) throws RefusedException {
        GameFile file = tables.file(table, date)
                .orElseThrow(() -> new RefusedException("table-not-found", "Game not found.", "Partie introuvable."));
        GameFile written = program.map(it -> file.with(GameFile.PROGRAM, it)).orElse(file);
        return new View().with("type", "file").with("file", written.write());
    }

    /** The table's messages, the records to store, and which bot is to move next. */
    private View said(Optional<String> table, LocalReply answer) {
        View view = new View().with("type", "reply").with("messages", answer.messages());
        if (!answer.records().isEmpty()) {
            view.with("records", answer.records());
        }
        table.flatMap(tables::botTurn).ifPresent(turn -> view.with("think", turn));
        return view;
    }
}
