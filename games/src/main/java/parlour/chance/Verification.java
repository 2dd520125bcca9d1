package parlour.chance;

import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Refusal;
import parlour.game.file.GameFile;

/** Whether the chance of a game was as committed, found out from its file alone. */
public sealed interface Verification {

    /**
     * There is nothing to check, or not enough to check it with. The reasons: {@code nothing-to-verify},
     * {@code secret-not-yet-known}, {@code secret-missing}, {@code tag-unreadable}.
     */
    record Unverifiable(Refusal why) implements Verification {}

    /**
     * Everything was computed again.
     *
     * @param commitmentMatches whether the secret is the one that was committed to
     * @param draws every move of chance in the file; none after one that could not be played
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
     * One move of chance.
     *
     * @param number counted among the draws, from 1
     * @param ply counted among all moves of the file, from 1
     * @param expected what follows from the secret
     * @param found what the file says
     */
    record Draw(int number, int ply, String expected, String found) {

        public boolean isRight() {
            return expected.equals(found);
        }
    }

    /**
     * Computes every draw of a file again.
     *
     * @param games those that may be named in the file
     * @throws NotationException naming line and move, if the file is no game of one of these although no draw in it is
     *     wrong
     */
    static Verification of(GameFile file, List<? extends Game> games) throws NotationException {
        return new Verifier(file, games).verify();
    }
}
