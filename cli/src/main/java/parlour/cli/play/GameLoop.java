package parlour.cli.play;

import java.util.List;
import java.util.stream.IntStream;
import parlour.game.Lots;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Text;

/** A game from the first lot to the last word. */
public final class GameLoop {

    /** Who takes each seat. */
    @FunctionalInterface
    public interface Seating {
        Player player(Table table, int seat);
    }

    private static final int NOBODY_YET = -1;

    private final Screen screen;
    private final GameSaver keeper;
    private final Lots lots;
    private final Seating seating;

    private Table table;
    private List<Player> players;
    private int looking = NOBODY_YET;

    public GameLoop(Table table, Seating seating, Screen screen, GameSaver keeper, Lots lots) {
        this.screen = screen;
        this.keeper = keeper;
        this.lots = lots;
        this.seating = seating;
        this.table = table;
        this.players = seated(table, seating);
    }

    private static List<Player> seated(Table table, Seating seating) {
        return IntStream.range(0, table.position().seats())
                .mapToObj(seat -> seating.player(table, seat))
                .toList();
    }

    public void run() {
        boolean stays = true;
        boolean boardIsNews = true;
        while (stays && table.turn() != Position.NOBODY) {
            if (table.turn() == Position.CHANCE) {
                draw();
                continue;
            }
            Player player = players.get(table.turn());
            if (player.isPerson() && boardIsNews) {
                show(table.turn());
            }
            Wish wish = player.wish(table);
            boardIsNews = does(wish);
            stays = !(wish instanceof Wish.Leave);
        }
        if (stays) {
            end();
        } else if (table.plies() > 0) {
            screen.say(PlayMessages.LEFT_OPEN);
        }
    }

    /** Chance is drawn by the host: the rules only hear of it. */
    private void draw() {
        int outcome = lots.outcome(table.position());
        table.play(outcome);
        BoardRenderers.of(table.game())
                .drawn(table.game(), table.lastMove(Position.SPECTATOR))
                .ifPresent(screen::say);
        keeper.afterMove(table);
    }

    /** Where people see different things, nobody sees another's: the keyboard goes round. */
    private void show(int seat) {
        boolean several = players.stream().filter(Player::isPerson).count() > 1;
        if (several && looking != seat && table.hasSecrets()) {
            screen.clear();
            Text name = table.game().seatNames().get(seat);
            screen.say(PlayMessages.handOver(name));
            screen.ask(PlayMessages.HAND_OVER);
            for (Table.Seen news : table.since(seat)) {
                if (news.seat() != Position.CHANCE) {
                    screen.say(PlayMessages.played(table.game().seatNames().get(news.seat()), news.text()));
                }
            }
        }
        looking = seat;
        screen.table(table, seat);
    }

    /** Answers whether the board has changed. */
    private boolean does(Wish wish) {
        return switch (wish) {
            case Wish.Move move -> {
                play(move.move());
                yield true;
            }
            case Wish.TakeBack() -> takeBack();
            case Wish.Resign() -> {
                table.settle(Settlement.resigned(
                        table.game(), table.turn(), table.position().seats()));
                yield true;
            }
            case Wish.OfferDraw() -> offerDraw();
            case Wish.Change change -> {
                table = change.other();
                players = seated(table, seating);
                looking = NOBODY_YET;
                yield true;
            }
            case Wish.Leave() -> false;
        };
    }

    private void play(int move) {
        boolean person = players.get(table.turn()).isPerson();
        Text mover = table.game().seatNames().get(table.turn());
        table.play(move);
        if (!person) {
            screen.say(PlayMessages.played(mover, table.lastMove(Position.SPECTATOR)));
        }
        keeper.afterMove(table);
    }

    /** Back to before the last move a person made: what computers answered goes with it. */
    private boolean takeBack() {
        int first = table.plies() - 1;
        while (first >= 0
                && table.mover(first) >= 0
                && !players.get(table.mover(first)).isPerson()) {
            first--;
        }
        if (first < 0 || table.mover(first) == Position.CHANCE) {
            screen.say(first < 0 || first == 0 ? PlayMessages.NOTHING_TO_TAKE_BACK : PlayMessages.CHANCE_STAYS);
            return false;
        }
        if (!allAgree(table.mover(first), Player.Question.TAKE_BACK)) {
            return false;
        }
        while (table.plies() > first) {
            table.takeBack();
        }
        keeper.afterMove(table);
        screen.say(PlayMessages.TAKEN_BACK);
        return true;
    }

    private boolean offerDraw() {
        if (!allAgree(table.turn(), Player.Question.DRAW)) {
            return false;
        }
        table.settle(Settlement.agreed(table.position().seats()));
        return true;
    }

    private boolean allAgree(int asker, Player.Question question) {
        for (int seat = 0; seat < players.size(); seat++) {
            if (seat != asker && !players.get(seat).agrees(table, asker, question)) {
                screen.say(PlayMessages.NO_CONSENT);
                return false;
            }
        }
        return true;
    }

    private void end() {
        keeper.afterMove(table);
        if (table.hasSecrets()) {
            screen.clear();
        }
        screen.table(table, Position.SPECTATOR);
        Outcome outcome = table.outcome().orElseThrow();
        screen.say(PlayMessages.result(table.game(), outcome));
        keeper.offer(table);
    }
}
