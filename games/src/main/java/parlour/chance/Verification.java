package parlour.chance;

import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Refusal;
import parlour.game.file.GameFile;

/** The result of checking a game's chance against its commitment, from its file alone. */
public sealed interface Verification {

    /**
     * There is nothing to verify, or the file lacks the data to do it. The reasons: {@code nothing-to-verify},
     * {@code secret-not-yet-known}, {@code secret-missing}, {@code tag-unreadable}.
     */
    record Unverifiable(Refusal why) implements Verification {}

    /**
     * Every draw was recomputed.
     *
     * @param commitmentMatches whether the secret is the one that was committed to
     * @param draws every chance move in the file, up to the first move that could not be played
     */
    record Checked(boolean commitmentMatches, List<Draw> draws) implements Verification {

        public Checked {
            draws = List.copyOf(draws);
        }

        public Optional<Draw> firstWrong() {
            return draws.stream().filter(draw -> !draw.isRight()).findFirst();
        }

        public boolean isRight() {
            return commitmentMatches && firstWrong().isEmpty();
        }
    }

    /**
     * One chance move.
     *
     * @param number the number of the draw, from 1
     * @param ply the number of the move in the file, from 1
     * @param expected the outcome that follows from the secret
     * @param found the outcome in the file
     */
    record Draw(int number, int ply, String expected, String found) {

        public boolean isRight() {
            return expected.equals(found);
        }
    }

    /**
     * Recomputes every draw of a file.
     *
     * @param games the games that the file may name
     * @throws NotationException naming line and move, if the file is not a valid game of one of these although all its
     *     draws are correct
     */
    static Verification of(GameFile file, List<? extends Game> games) throws NotationException {
        return new Verifier(file, games).verify();
    }
}
