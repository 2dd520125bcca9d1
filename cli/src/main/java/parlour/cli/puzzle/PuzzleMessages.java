package parlour.cli.puzzle;

import parlour.game.Text;

/** The messages of puzzles. */
final class PuzzleMessages {

    static final Text PROMPT = new Text("Your move (hint, help, quit) >", "Votre coup (indice, aide, quitter) >");
    static final Text NOT_HERE =
            new Text("That command cannot be used in a puzzle.", "Cette commande ne sert pas dans un problème.");

    private PuzzleMessages() {}

    /** @param example a move of the game, in the game's notation */
    static Text help(String example) {
        return new Text("""
            A move               try it, such as %s: a wrong move costs nothing
            A square such as d1  what is there, where the board has squares
            hint                 a little help, more each time
            solution             the whole line
            moves                every move you may play    board      the board again
            chart SQUARE         where a die can go         flip       see it from the other side
            position             the position as text       quit\
            """.formatted(example), """
                Un coup              l’essayer, par exemple %s : une erreur ne coûte rien
                Une case comme d1    ce qui s’y trouve, là où le plateau a des cases
                indice               un peu d’aide, davantage à chaque fois
                solution             toute la suite
                coups                tous les coups permis      plateau    revoir le plateau
                tableau CASE         où un dé peut aller        tourner    voir de l’autre côté
                position             la position en texte       quitter\
                """.formatted(example));
    }

    static Text right(String move, String reply, int left) {
        String en = left == 1 ? "one move to go." : left + " moves to go.";
        String fr = left == 1 ? "encore un coup." : "encore " + left + " coups.";
        return new Text(
                move + " is right. The other side plays " + reply + ": " + en,
                move + " est juste. L’autre camp joue " + reply + " : " + fr);
    }

    static Text solved(String move, int wrong, int hints) {
        return new Text(
                move + " is right: solved" + after(wrong, "wrong try", "wrong tries", ", after ")
                        + after(hints, "hint", "hints", ", with ") + ".",
                move + " est juste : résolu" + after(wrong, "essai manqué", "essais manqués", ", après ")
                        + after(hints, "indice", "indices", ", avec ") + ".");
    }

    private static String after(int count, String one, String many, String before) {
        return count == 0 ? "" : before + count + " " + (count == 1 ? one : many);
    }

    static Text solution(String line) {
        return new Text("The solution: " + line, "La solution : " + line);
    }
}
