package parlour.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bot.Bot;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.registry.BotRegistry;
import parlour.bot.runtime.TablebaseFolder;
import parlour.cli.board.BoardRenderer;
import parlour.cli.board.BoardScene;
import parlour.cli.board.PieceDetails;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.match.Command;

/** A person at the keyboard. */
public final class KeyboardPlayer implements Player {

    /**
     * Preferences of the people at this terminal.
     *
     * @param noConfirm moves are played without confirmation
     * @param warnings threats are pointed out
     */
    public record Habits(boolean noConfirm, boolean warnings) {}

    private static final Duration HINT_TIME = Duration.ofSeconds(2);

    /** The most moves of an expected line that a hint shows. */
    private static final int MAX_EXPECTED = 4;

    private final int seat;
    private final Screen screen;
    private final GameSaver saver;
    private final Habits habits;

    /** The moves last listed with numbers. */
    private List<String> numbered = List.of();

    /** Input typed in answer to another question. */
    private Optional<String> typedAhead = Optional.empty();

    public KeyboardPlayer(int seat, Screen screen, GameSaver saver, Habits habits) {
        this.seat = seat;
        this.screen = screen;
        this.saver = saver;
        this.habits = habits;
    }

    @Override
    public PlayerAction act(TerminalGame game) {
        numbered = List.of();
        warn(game, game.position());
        Optional<PlayerAction> action = Optional.empty();
        while (action.isEmpty()) {
            Optional<String> typed = typedAhead.isPresent() ? typedAhead : screen.ask(prompt(game));
            typedAhead = Optional.empty();
            action = typed.isEmpty() ? Optional.of(new PlayerAction.Quit()) : answer(game, typed.get());
        }
        return action.get();
    }

    private String prompt(TerminalGame game) {
        String sign = BoardRenderers.of(game.game()).sign(seat);
        return game.seatName(seat, screen.language()) + (sign.isEmpty() ? "" : " " + sign) + " >";
    }

    boolean agreesToTakeback(TerminalGame game, int asker) {
        String move = game.lastByPerson(seat).map(TerminalGame.PlayedMove::text).orElse("");
        return isAgreed(game, PlayMessages.mayTakeBack(game.seatName(seat), game.seatName(asker), move));
    }

    boolean agreesToDraw(TerminalGame game, int asker) {
        return isAgreed(game, PlayMessages.acceptsDraw(game.seatName(seat), game.seatName(asker)));
    }

    private boolean isAgreed(TerminalGame game, Text question) {
        if (game.hasSecrets()) {
            screen.clear();
        }
        return YesNo.isYes(screen.ask(question).orElse(""));
    }

    // ---- Input ----

    private Optional<PlayerAction> answer(TerminalGame game, String typed) {
        if (typed.isEmpty()) {
            return Optional.empty();
        }
        if (typed.matches("[1-9][0-9]{0,2}") && Integer.parseInt(typed) <= numbered.size()) {
            return declare(game, numbered.get(Integer.parseInt(typed) - 1));
        }
        TypedCommand.Line line = TypedCommand.read(typed);
        if (line.word().isPresent()) {
            return command(game, line.word().get(), line.rest());
        }
        Optional<PieceDetails> details = renderer(game).details(scene(game), typed, game.legalMoves());
        if (details.isPresent()) {
            show(details.get());
            return Optional.empty();
        }
        return declare(game, typed);
    }

    private Optional<PlayerAction> command(TerminalGame game, TypedCommand word, String rest) {
        switch (word) {
            case HELP -> help(game);
            case MOVES -> list(game.legalMoves());
            case BOARD -> screen.table(game, seat);
            case CHART -> chart(game, rest);
            case FLIP -> {
                screen.flip();
                screen.table(game, seat);
            }
            case POSITION -> position(game);
            case HINT -> hint(game);
            case SAVE -> saver.save(game, rest);
            case PLAY -> {
                if (!rest.isEmpty()) {
                    return declare(game, rest);
                }
                screen.say(PlayMessages.PLAY_WHAT);
            }
            case UNDO -> {
                return takeBack(game);
            }
            case DRAW -> {
                return submit(new Command.OfferDraw(game.person(seat)));
            }
            case RESIGN -> {
                return resign(game);
            }
            case LOAD -> {
                saver.offer(game);
                return saver.load(rest).map(PlayerAction.SwitchTo::new);
            }
            case QUIT -> {
                saver.offer(game);
                return Optional.of(new PlayerAction.Quit());
            }
        }
        return Optional.empty();
    }

    /**
     * Another player may be at the keyboard by now: the request is made for the last person who moved, and the others
     * are asked.
     */
    private Optional<PlayerAction> takeBack(TerminalGame game) {
        int asking = game.lastByPerson(seat).map(TerminalGame.PlayedMove::seat).orElse(seat);
        return submit(new Command.RequestTakeback(game.person(asking)));
    }

    private Optional<PlayerAction> resign(TerminalGame game) {
        Text question = game.match().seats() > 2 ? PlayMessages.SURE_TO_HAND_OVER : PlayMessages.SURE_TO_RESIGN;
        boolean isSure = habits.noConfirm() || YesNo.isYes(screen.ask(question).orElse(""));
        return isSure ? submit(new Command.Resign(game.person(seat))) : Optional.empty();
    }

    private static Optional<PlayerAction> submit(Command command) {
        return Optional.of(new PlayerAction.Submit(command));
    }

    // ---- Declaring a move ----

    /** A move is declared first and counts only when confirmed; until then it leaves no trace. */
    private Optional<PlayerAction> declare(TerminalGame game, String typed) {
        Position position = game.position();
        int move;
        try {
            switch (position.parseMove(typed)) {
                case ParseResult.Legal legal -> move = legal.move();
                case Refusal refusal -> {
                    screen.say(refusal.message());
                    return Optional.empty();
                }
            }
        } catch (NotationException unreadable) {
            complain(typed, unreadable);
            return Optional.empty();
        }
        if (habits.noConfirm()) {
            return play(game, move);
        }
        screen.print(renderer(game).preview(scene(game), position.textFor(move, seat)));
        screen.say(PlayMessages.declared(game.seatName(seat), position.textFor(move, seat)));
        Position after = position.copy();
        after.play(move);
        warn(game, after);
        return confirmed(game, move);
    }

    private Optional<PlayerAction> confirmed(TerminalGame game, int move) {
        Optional<String> typed = screen.ask(PlayMessages.CONFIRM);
        if (typed.isEmpty()) {
            return Optional.of(new PlayerAction.Quit());
        }
        if (typed.get().isEmpty() || YesNo.isYes(typed.get())) {
            return play(game, move);
        }
        screen.say(PlayMessages.NOT_PLAYED);
        if (!YesNo.isNo(typed.get())) {
            // Another move replaces the declared one.
            typedAhead = typed;
        }
        return Optional.empty();
    }

    private Optional<PlayerAction> play(TerminalGame game, int move) {
        return submit(new Command.Play(
                new parlour.match.Player.Person(game.person(seat)),
                game.position().text(move)));
    }

    /** Letters only are a mistyped command; anything else was meant as a move, and the game's message is better. */
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

    private void warn(TerminalGame game, Position position) {
        if (!habits.warnings() || position.isOver()) {
            return;
        }
        List<String> threats =
                renderer(game).threats(game.game(), game.match().settings().options(), position, seat);
        if (!threats.isEmpty()) {
            screen.say(renderer(game).warning(threats));
        }
    }

    // ---- Showing ----

    private BoardRenderer renderer(TerminalGame game) {
        return BoardRenderers.of(game.game());
    }

    private BoardScene scene(TerminalGame game) {
        return screen.scene(game, seat);
    }

    private void help(TerminalGame game) {
        screen.say(renderer(game).typed());
        screen.say(PlayMessages.HELP);
        renderer(game).legend().ifPresent(screen::say);
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

    private void show(PieceDetails details) {
        screen.print(details.picture());
        List<String> moves =
                details.choices().stream().map(PieceDetails.Choice::move).toList();
        int widest = moves.stream().mapToInt(String::length).max().orElse(0) + 2;
        for (int i = 0; i < moves.size(); i++) {
            String padding = " ".repeat(widest - moves.get(i).length());
            screen.print(" " + number(i) + moves.get(i) + padding
                    + details.choices().get(i).remark());
        }
        numbered = moves;
        if (moves.isEmpty()) {
            screen.say(PlayMessages.NO_MOVES_THERE);
        } else if (screen.isTyped()) {
            screen.say(PlayMessages.PICK);
        }
    }

    /** The strongest bot's move, knowing only what this seat knows. */
    private void hint(TerminalGame game) {
        Optional<Bot> bot = BotRegistry.bot(game.game(), Level.MASTER, 0, new TablebaseFolder(TablebaseFolder.DEFAULT));
        if (bot.isEmpty()) {
            screen.say(PlayMessages.NO_HINT);
            return;
        }
        ScoredMove scored = BotPlayer.think(bot.get(), game, seat, HINT_TIME, screen);
        List<String> line = scored.line().stream().skip(1).limit(MAX_EXPECTED).toList();
        screen.say(PlayMessages.hint(scored.move(), String.join(" ", line)));
        if (scored.pliesToEnd() > 0) {
            screen.say(PlayMessages.forced(scored.pliesToEnd(), scored.score() > 0));
        }
    }

    private void chart(TerminalGame game, String place) {
        BoardScene scene = screen.fitting(scene(game), renderer(game));
        renderer(game)
                .chart(scene, place, game.legalMoves())
                .ifPresentOrElse(screen::print, () -> screen.say(PlayMessages.NO_CHART));
    }

    /** Only what the seat may see: the complete notation is for files. */
    private void position(TerminalGame game) {
        Object notation = game.position().view(seat).fields().get("position");
        if (notation == null) {
            screen.say(PlayMessages.NO_POSITION);
        } else {
            screen.print(notation.toString());
        }
    }
}
