package parlour.engine.coach.conan;

import parlour.conan.ConanPosition;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.MoveCode;
import parlour.game.Text;

/** Facts that several motifs need, and how they are said. */
final class Facts {

    private Facts() {}

    static boolean is(int move, int kind) {
        return MoveCode.kind(move) == kind;
    }

    /** {@code at best 5 against 8 in Strength}. */
    static Text atBest(ContestBounds.Comparison comparison) {
        return new Text(
                "at best " + comparison.own() + " against " + comparison.other() + " in "
                        + comparison.attribute().title.en(),
                "au mieux " + comparison.own() + " contre " + comparison.other() + " en "
                        + comparison.attribute().title.fr());
    }

    /** {@code at worst 8 against 7 in Strength}. */
    static Text atWorst(ContestBounds.Comparison comparison) {
        return new Text(
                "at worst " + comparison.own() + " against " + comparison.other() + " in "
                        + comparison.attribute().title.en(),
                "au pire " + comparison.own() + " contre " + comparison.other() + " en "
                        + comparison.attribute().title.fr());
    }

    /** {@code 1 point de gloire}, {@code 3 points de gloire}; in English {@code 3 glory}. */
    static Text glory(int n) {
        return new Text(n + " glory", n + (n <= 1 ? " point de gloire" : " points de gloire"));
    }

    static int bid(int move) {
        return MoveCode.arg1(move);
    }

    /** A card's name, in French in quotation marks: whatever its gender, the sentence speaks of the card. */
    static Text card(ConanPosition position, int kind) {
        Text name = position.set().kind(kind).name();
        return new Text(name.en(), "« " + name.fr() + " »");
    }

    /** Whether a seat can end the game by its glory in one position and not in the other. */
    static boolean crosses(ConanPosition before, ConanPosition after, int seat) {
        return before.pg(seat) < ConanRules.GOAL && after.pg(seat) >= ConanRules.GOAL && after.isInGame(seat);
    }
}
