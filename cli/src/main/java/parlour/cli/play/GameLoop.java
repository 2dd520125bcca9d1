package parlour.cli.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.match.Command;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.protocol.DrawPolicy;

/** Runs a game from the first draw to the result: asks the player to move, submits the action, and shows the result. */
public final class GameLoop {

    /** Creates the player for a bot's seat. */
    @FunctionalInterface
    public interface BotFactory {
        BotPlayer bot(TerminalGame game, int seat, int level);
    }

    /** Creates the player for a person's seat. */
    @FunctionalInterface
    public interface PersonFactory {
        KeyboardPlayer person(int seat);
    }

    private static final int NOBODY_YET = -1;

    private final Screen screen;
    private final GameSaver saver;
    private final BotFactory botFactory;
    private final PersonFactory personFactory;
    private final Map<Integer, BotPlayer> bots = new HashMap<>();
    private final Map<Integer, KeyboardPlayer> people = new HashMap<>();

    private TerminalGame game;
    private int looking = NOBODY_YET;
    private boolean isWatched;

    public GameLoop(
            TerminalGame game, Screen screen, GameSaver saver, PersonFactory personFactory, BotFactory botFactory) {
        this.game = game;
        this.screen = screen;
        this.saver = saver;
        this.personFactory = personFactory;
        this.botFactory = botFactory;
    }

    public void run() {
        announce();
        boolean stays = true;
        boolean boardIsNews = true;
        while (stays && game.isPlaying()) {
            int seat = game.match().turn();
            if (game.isPerson(seat) && boardIsNews) {
                show(seat);
            }
            switch (player(seat).act(game)) {
                case PlayerAction.Submit(Command command) -> {
                    boardIsNews = submit(command);
                    stays = isWantedStill();
                }
                case PlayerAction.SwitchTo(TerminalGame other) -> {
                    switchTo(other);
                    boardIsNews = true;
                }
                case PlayerAction.Quit() -> stays = false;
            }
        }
        if (stays) {
            end();
        } else if (!game.match().moves().isEmpty()) {
            screen.say(PlayMessages.LEFT_OPEN);
        }
    }

    private Player player(int seat) {
        return game.match().player(seat).orElseThrow() instanceof parlour.match.Player.Bot ? bot(seat) : person(seat);
    }

    private BotPlayer bot(int seat) {
        if (!(game.match().player(seat).orElseThrow() instanceof parlour.match.Player.Bot(int level))) {
            throw new IllegalStateException("seat " + seat + " is a person's");
        }
        return bots.computeIfAbsent(seat, none -> botFactory.bot(game, seat, level));
    }

    private KeyboardPlayer person(int seat) {
        return people.computeIfAbsent(seat, personFactory::person);
    }

    private void switchTo(TerminalGame other) {
        game = other;
        bots.clear();
        people.clear();
        looking = NOBODY_YET;
        announce();
    }

    /** Bots may finish a game without people, if the user wants to watch. */
    private boolean isWantedStill() {
        if (isWatched || !game.isPlaying() || !game.match().people().isEmpty()) {
            return true;
        }
        isWatched = YesNo.isYes(screen.ask(PlayMessages.WATCH).orElse(""));
        if (!isWatched) {
            saver.offer(game);
        }
        return isWatched;
    }

    /** In games with hidden information, clears the screen before the next player takes over the keyboard. */
    private void show(int seat) {
        boolean areSeveral = game.match().people().size() > 1;
        if (areSeveral && looking != seat && game.hasSecrets()) {
            screen.clear();
            screen.say(PlayMessages.handOver(game.seatName(seat)));
            screen.ask(PlayMessages.HAND_OVER);
            for (TerminalGame.PlayedMove move : game.since(seat)) {
                if (move.seat() != Position.CHANCE) {
                    screen.say(PlayMessages.played(game.seatName(move.seat()), move.text()));
                }
            }
        }
        looking = seat;
        screen.table(game, seat);
    }

    // ---- Commands and what follows from them ----

    /** Returns whether the board has changed. */
    private boolean submit(Command command) {
        Match match = game.match();
        int board = match.lastBoardEvent();
        List<String> before = match.people();
        Optional<Refusal> refusal = game.submit(command);
        if (refusal.isPresent() && command instanceof Command.Play(parlour.match.Player.Bot bot, String move)) {
            throw new IllegalStateException("a bot of level " + bot.level() + " wants to play " + move);
        }
        refusal.ifPresent(no -> screen.say(no.message()));
        answerDraw();
        answerTakeback();
        announce();
        boolean isNews = match.lastBoardEvent() != board || !match.people().equals(before) || !game.isPlaying();
        if (isNews) {
            saver.afterMove(game);
        }
        return isNews;
    }

    /** Bots answer at once; then each person at the keyboard is asked. */
    private void answerDraw() {
        Match match = game.match();
        DrawPolicy.answers(match, seat -> bot(seat).lastScore()).forEach(game::submit);
        for (int seat = 0; seat < match.seats(); seat++) {
            if (isDrawOpen(seat)) {
                String person = game.person(seat);
                int offering = match.drawOffers().iterator().next();
                boolean agrees = person(seat).agreesToDraw(game, offering);
                game.submit(agrees ? new Command.OfferDraw(person) : new Command.DeclineDraw(person));
            }
        }
    }

    private boolean isDrawOpen(int seat) {
        Match match = game.match();
        return game.isPlaying()
                && !match.drawOffers().isEmpty()
                && !match.drawOffers().contains(seat);
    }

    private void answerTakeback() {
        Match match = game.match();
        for (String person : match.people()) {
            int seat = match.seatsOf(person).getFirst();
            Optional<Integer> asking = match.takebackBy();
            if (asking.isPresent() && !game.person(asking.get()).equals(person)) {
                boolean agrees = person(seat).agreesToTakeback(game, asking.get());
                game.submit(agrees ? new Command.RequestTakeback(person) : new Command.DeclineTakeback(person));
            }
        }
    }

    /** Announces what the board does not show, or does not show to every player. */
    private void announce() {
        boolean isTakenBack = false;
        for (TerminalGame.Happened happened : game.takeNews()) {
            switch (happened.event()) {
                case Event.ChancePlayed drawn ->
                    BoardRenderers.of(game.game())
                            .drawn(game.game(), happened.text())
                            .ifPresent(screen::say);
                case Event.Played(int seat, String move, long spent) -> {
                    if (!game.isPerson(seat)) {
                        screen.say(happened.words()
                                .orElseGet(() -> PlayMessages.played(game.seatName(seat), happened.text())));
                    }
                }
                case Event.DrawDeclined refused -> screen.say(PlayMessages.NO_CONSENT);
                case Event.TakebackDeclined refused -> screen.say(PlayMessages.NO_CONSENT);
                case Event.TakenBack takenBack -> isTakenBack = true;
                case Event.ReplacedByBot(int seat, int level) ->
                    screen.say(PlayMessages.handedOver(game.seatName(seat), level));
                case Event.Opened _,
                        Event.SeatTaken _,
                        Event.SeatLeft _,
                        Event.Closed _,
                        Event.Started _,
                        Event.DrawOffered _,
                        Event.TakebackRequested _,
                        Event.TakebackAgreed _,
                        Event.Resigned _,
                        Event.TimeRanOut _,
                        Event.Voted _,
                        Event.Ended _,
                        Event.RematchOffered _,
                        Event.RematchAgreed _ -> {}
            }
        }
        if (isTakenBack) {
            screen.say(PlayMessages.TAKEN_BACK);
        }
    }

    private void end() {
        saver.afterMove(game);
        if (game.hasSecrets()) {
            screen.clear();
        }
        screen.table(game, Position.SPECTATOR);
        screen.say(PlayMessages.result(game.game(), game.match().outcome().orElseThrow()));
        saver.offer(game);
    }
}
