package parlour.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bot.Bot;
import parlour.bot.Level;
import parlour.bot.Thought;
import parlour.bot.host.EndingsFolder;
import parlour.bot.shelf.Bots;
import parlour.cli.board.BoardRenderer;
import parlour.cli.board.BoardScene;
import parlour.cli.board.PieceDetails;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.Reading;
import parlour.game.Refusal;
import parlour.game.Text;

/** Somebody at the keyboard. */
public final class KeyboardPlayer implements Player {

    /**
     * How people at this terminal like to play.
     *
     * @param quick moves are played as soon as they are typed
     * @param warnings threats are pointed out
     */
    public record Habits(boolean quick, boolean warnings) {}

    private static final Duration HINT_TIME = Duration.ofSeconds(2);

    /** So many moves of an expected line still tell something. */
    private static final int MOST_EXPECTED = 4;

    private final int seat;
    private final Screen screen;
    private final GameSaver keeper;
    private final Habits habits;

    /** The moves last listed with numbers. */
    private List<String> numbered = List.of();

    /** A line that was typed in answer to something else. */
    private Optional<String> typedAhead = Optional.empty();

    public KeyboardPlayer(int seat, Screen screen, GameSaver keeper, Habits habits) {
        this.seat = seat;
        this.screen = screen;
        this.keeper = keeper;
        this.habits = habits;
    }

    @Override
    public boolean isPerson() {
        return true;
    }

    @Override
    public Wish wish(Table table) {
        numbered = List.of();
        warn(table, table.position());
        Optional<Wish> wish = Optional.empty();
        while (wish.isEmpty()) {
            Optional<String> typed = typedAhead.isPresent() ? typedAhead : screen.ask(prompt(table));
            typedAhead = Optional.empty();
            wish = typed.isEmpty() ? Optional.of(new Wish.Leave()) : answer(table, typed.get());
        }
        return wish.get();
    }

    private String prompt(Table table) {
        String sign = BoardRenderers.of(table.game()).sign(seat);
        return table.name(seat, screen.language()) + (sign.isEmpty() ? "" : " " + sign) + " >";
    }

    @Override
    public boolean agrees(Table table, int asker, Question question) {
        if (table.hasSecrets()) {
            screen.clear();
        }
        Text mine = table.game().seatNames().get(seat);
        Text theirs = table.game().seatNames().get(asker);
        Text sentence = switch (question) {
            case TAKE_BACK -> PlayMessages.mayTakeBack(mine, theirs, table.lastMove(seat));
            case DRAW -> PlayMessages.acceptsDraw(mine, theirs);
        };
        return YesNo.isYes(screen.ask(sentence).orElse(""));
    }

    // ---- What was typed ----

    private Optional<Wish> answer(Table table, String typed) {
        if (typed.isEmpty()) {
            return Optional.empty();
        }
        if (typed.matches("[1-9][0-9]{0,2}") && Integer.parseInt(typed) <= numbered.size()) {
            return declare(table, numbered.get(Integer.parseInt(typed) - 1));
        }
        TypedCommand.Line line = TypedCommand.read(typed);
        if (line.word().isPresent()) {
            return command(table, line.word().get(), line.rest());
        }
        Optional<PieceDetails> closer = look(table).closer(scene(table), typed, table.moves());
        if (closer.isPresent()) {
            show(closer.get());
            return Optional.empty();
        }
        return declare(table, typed);
    }

    private Optional<Wish> command(Table table, TypedCommand word, String rest) {
        switch (word) {
            case HELP -> help(table);
            case MOVES -> list(table.moves());
            case BOARD -> screen.table(table, seat);
            case CHART -> chart(table, rest);
            case FLIP -> {
                screen.flip();
                screen.table(table, seat);
            }
            case POSITION -> position(table);
            case HINT -> hint(table);
            case SAVE -> keeper.save(table, rest);
            case PLAY -> {
                if (!rest.isEmpty()) {
                    return declare(table, rest);
                }
                screen.say(PlayMessages.PLAY_WHAT);
            }
            case UNDO -> {
                return Optional.of(new Wish.TakeBack());
            }
            case DRAW -> {
                return Optional.of(new Wish.OfferDraw());
            }
            case RESIGN -> {
                return resign(table);
            }
            case LOAD -> {
                keeper.offer(table);
                return keeper.load(rest).map(Wish.Change::new);
            }
            case QUIT -> {
                keeper.offer(table);
                return Optional.of(new Wish.Leave());
            }
        }
        return Optional.empty();
    }

    private Optional<Wish> resign(Table table) {
        if (table.position().seats() > 2) {
            screen.say(PlayMessages.NOT_ALONE);
            return Optional.empty();
        }
        boolean sure = habits.quick()
                || YesNo.isYes(screen.ask(PlayMessages.SURE_TO_RESIGN).orElse(""));
        return sure ? Optional.of(new Wish.Resign()) : Optional.empty();
    }

    // ---- Declaring a move ----

    /** A move is declared first and counts only when it is confirmed; until then it leaves no trace. */
    private Optional<Wish> declare(Table table, String typed) {
        Position position = table.position();
        int move;
        try {
            switch (position.read(typed)) {
                case Reading.Legal legal -> move = legal.move();
                case Refusal refusal -> {
                    screen.say(refusal.sentence());
                    return Optional.empty();
                }
            }
        } catch (NotationException unreadable) {
            complain(typed, unreadable);
            return Optional.empty();
        }
        if (habits.quick()) {
            return Optional.of(new Wish.Move(move));
        }
        screen.print(look(table).preview(scene(table), position.seen(move, seat)));
        screen.say(PlayMessages.declared(table.game().seatNames().get(seat), position.seen(move, seat)));
        Position after = position.copy();
        after.play(move);
        warn(table, after);
        return confirmed(move);
    }

    private Optional<Wish> confirmed(int move) {
        Optional<String> typed = screen.ask(PlayMessages.CONFIRM);
        if (typed.isEmpty()) {
            return Optional.of(new Wish.Leave());
        }
        if (typed.get().isEmpty() || YesNo.isYes(typed.get())) {
            return Optional.of(new Wish.Move(move));
        }
        screen.say(PlayMessages.TUMBLED_BACK);
        if (!YesNo.isNo(typed.get())) {
            // Somebody who types another move has changed their mind.
            typedAhead = typed;
        }
        return Optional.empty();
    }

    /** Letters alone are a command mistyped; anything else was meant as a move, and the game knows best what is wrong. */
    private void complain(String typed, NotationException unreadable) {
        String first = typed.split("\\s+", 2)[0];
        if (!first.matches("\\p{L}+")) {
            screen.say(unreadable.sentence());
            return;
        }
        screen.say(TypedCommand.nearest(first)
                .map(near -> PlayMessages.didYouMean(first, near))
                .orElseGet(() -> PlayMessages.unknown(first)));
    }

    private void warn(Table table, Position position) {
        if (!habits.warnings() || position.isOver()) {
            return;
        }
        List<String> threats = look(table).threats(table.game(), table.options(), position, seat);
        if (!threats.isEmpty()) {
            screen.say(look(table).warning(threats));
        }
    }

    // ---- Showing ----

    private BoardRenderer look(Table table) {
        return BoardRenderers.of(table.game());
    }

    private BoardScene scene(Table table) {
        return screen.scene(table, seat);
    }

    private void help(Table table) {
        screen.say(look(table).typed());
        screen.say(PlayMessages.HELP);
        look(table).legend().ifPresent(screen::say);
    }

    private void list(List<String> moves) {
        numbered = moves;
        List<String> items = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            items.add(number(i) + moves.get(i));
        }
        screen.columns(items);
        screen.say(PlayMessages.count(moves.size()));
    }

    private static String number(int index) {
        return (index < 9 ? " " : "") + (index + 1) + "  ";
    }

    private void show(PieceDetails closer) {
        screen.print(closer.picture());
        List<String> moves =
                closer.choices().stream().map(PieceDetails.Choice::move).toList();
        int widest = moves.stream().mapToInt(String::length).max().orElse(0) + 2;
        for (int i = 0; i < moves.size(); i++) {
            String padding = " ".repeat(widest - moves.get(i).length());
            screen.print(" " + number(i) + moves.get(i) + padding
                    + closer.choices().get(i).remark());
        }
        numbered = moves;
        if (moves.isEmpty()) {
            screen.say(PlayMessages.NO_MOVES_THERE);
        } else if (screen.isTyped()) {
            screen.say(PlayMessages.PICK);
        }
    }

    /** What the strongest bot would do, knowing only what this seat knows. */
    private void hint(Table table) {
        Optional<Bot> bot = Bots.bot(table.game(), Level.MASTER, 0, new EndingsFolder(EndingsFolder.USUAL));
        if (bot.isEmpty()) {
            screen.say(PlayMessages.NO_HINT);
            return;
        }
        Thought thought = BotPlayer.think(bot.get(), table, seat, HINT_TIME, screen);
        List<String> line = thought.line().stream().skip(1).limit(MOST_EXPECTED).toList();
        screen.say(PlayMessages.hint(thought.move(), String.join(" ", line)));
        if (thought.pliesToEnd() > 0) {
            screen.say(PlayMessages.forced(thought.pliesToEnd(), thought.score() > 0));
        }
    }

    private void chart(Table table, String place) {
        BoardScene scene = screen.fitting(scene(table), look(table));
        look(table)
                .chart(scene, place, table.moves())
                .ifPresentOrElse(screen::print, () -> screen.say(PlayMessages.NO_CHART));
    }

    /** Only what the seat may see: a notation that tells everything is for files. */
    private void position(Table table) {
        Object notation = table.position().view(seat).fields().get("position");
        if (notation == null) {
            screen.say(PlayMessages.NO_POSITION);
        } else {
            screen.print(notation.toString());
        }
    }
}
