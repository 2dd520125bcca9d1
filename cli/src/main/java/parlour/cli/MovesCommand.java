package parlour.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlour moves}: one legal move a line, sorted. */
@Command(name = "moves", mixinStandardHelpOptions = true)
final class MovesCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private final GameArguments about = new GameArguments();

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    MovesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws NotationException {
        Position position = about.position(true);
        MoveList moves = new MoveList();
        position.moves(moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(position.text(moves.get(i)));
        }
        Collections.sort(texts);
        if (json) {
            console.out()
                    .println(new View()
                            .with("position", position.notation())
                            .with("moves", texts)
                            .json());
        } else {
            texts.forEach(console.out()::println);
        }
        return Main.OK;
    }
}
