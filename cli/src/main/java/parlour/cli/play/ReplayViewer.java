package parlour.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.file.GameFile;
import parlour.game.file.Replay;
import parlour.match.OffBoardResults;

/** Steps through a game file, as a spectator would have seen it. */
public final class ReplayViewer {

    private final Screen screen;
    private final GameFile file;
    private final Replay replay;

    /** Each move with its number and player. */
    private final List<Text> labels = new ArrayList<>();

    private final List<String> seen = new ArrayList<>();

    public ReplayViewer(Screen screen, GameFile file, Replay replay) {
        this.screen = screen;
        this.file = file;
        this.replay = replay;
        for (String text : replay.texts()) {
            note(text);
        }
        replay.to(0);
    }

    private void note(String text) {
        Position position = replay.position();
        int round = position.round();
        int seat = position.turn();
        String read = position.textFor(position.legalMove(text), Position.SPECTATOR);
        seen.add(read);
        Text name = seat < 0
                ? new Text("drawn by lot", "tiré au sort")
                : replay.game().seatNames().get(seat);
        labels.add(new Text(
                "Move " + round + ", " + name.en() + ": " + read, "Coup " + round + ", " + name.fr() + " : " + read));
        replay.forward();
    }

    public int plies() {
        return labels.size();
    }

    /** Prints every position from a ply on. */
    public void printAll(int from) {
        heading();
        for (int ply = from; ply <= plies(); ply++) {
            print(ply);
        }
    }

    /** Steps forwards and back as typed. */
    public void walk(int from) {
        heading();
        print(from);
        boolean stays = true;
        while (stays) {
            Optional<String> typed = screen.ask(PlayMessages.REPLAY_KEYS);
            stays = typed.isPresent() && go(typed.get());
        }
    }

    private boolean go(String typed) {
        switch (typed.toLowerCase(Locale.ROOT)) {
            case "", "n", "next", "suivant", "s" -> jump(replay.ply() + 1);
            case "b", "back", "retour", "r", "p" -> jump(replay.ply() - 1);
            case "start", "début", "debut" -> jump(0);
            case "end", "fin" -> jump(plies());
            case "flip", "tourner", "retourner" -> {
                screen.flip();
                jump(replay.ply());
            }
            case "q", "quit", "quitter", "exit" -> {
                return false;
            }
            default -> {
                if (typed.matches("[0-9]{1,6}")) {
                    jump(Integer.parseInt(typed));
                } else {
                    screen.say(PlayMessages.notInReplay(typed));
                }
            }
        }
        return true;
    }

    private void jump(int ply) {
        if (ply < 0 || ply > plies()) {
            screen.say(PlayMessages.outOfRange(plies()));
        } else {
            print(ply);
        }
    }

    private void heading() {
        screen.print(replay.game().title().in(screen.language()));
        for (GameFile.Tag tag : file.tags()) {
            if (!tag.name().equals(GameFile.GAME) && !tag.name().equals(GameFile.RESULT)) {
                screen.print("  " + tag.name() + ": " + tag.value());
            }
        }
    }

    /** Prints the position after {@code ply} moves. */
    public void print(int ply) {
        replay.to(ply);
        Position position = replay.position();
        screen.print("");
        screen.board(replay.game(), screen.scene(position.view(Position.SPECTATOR), ply == 0 ? "" : seen.get(ply - 1)));
        String label = ply == 0 ? "" : "  " + labels.get(ply - 1).in(screen.language());
        screen.print(ply + "/" + plies() + label);
        if (ply == plies()) {
            result();
        }
    }

    private void result() {
        Optional<Outcome> outcome = OffBoardResults.read(file, "")
                .map(ended -> OffBoardResults.outcome(ended, replay.game(), replay.position()));
        replay.outcome()
                .or(() -> outcome)
                .ifPresentOrElse(
                        end -> screen.say(PlayMessages.result(replay.game(), end)),
                        () -> screen.say(PlayMessages.LEFT_OPEN));
    }
}
