package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.SeededRandom;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.file.GameFile;
import parlour.registry.GameRegistry;

/**
 * The file of a game played at random to its end.
 *
 * @param turns the numbers of moves after which a seat had to move
 */
record PlayedFiles(GameFile file, List<String> texts, List<Integer> turns) {

    static PlayedFiles random(String id, String setting, long seed) {
        try {
            Game game = GameRegistry.find(id).orElseThrow();
            Options options = Options.of(game, List.of(setting));
            SeededRandom random = new SeededRandom(seed);
            Position position = game.start(options);
            List<String> texts = new ArrayList<>();
            List<Integer> turns = new ArrayList<>();
            while (!position.isOver()) {
                if (position.turn() >= 0) {
                    turns.add(texts.size());
                }
                int move = position.turn() == Position.CHANCE
                        ? random.drawOutcome(position)
                        : position.legalMoveAt(random.nextInt(position.legalMoveCount()));
                texts.add(position.text(move));
                position.play(move);
            }
            return new PlayedFiles(GameFile.of(game, options, game.start(options), texts), texts, turns);
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
    }

    String text() {
        return file.write();
    }

    /** The same game, cut off. */
    String cut(int moves, String result) {
        List<GameFile.Tag> tags = file.tags().stream()
                .filter(tag ->
                        !tag.name().equals(GameFile.RESULT) && !tag.name().equals(GameFile.TERMINATION))
                .toList();
        return GameFile.of(tags, file.moves().subList(0, moves), result).write();
    }
}
