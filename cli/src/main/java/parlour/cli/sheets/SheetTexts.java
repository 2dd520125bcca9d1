package parlour.cli.sheets;

import java.util.List;
import parlour.conquest.Conquest;
import parlour.conquest.Handedness;
import parlour.game.Game;
import parlour.game.Text;

/** The texts on sheets. Lines are broken by hand, since neither SVG nor PDF breaks them. */
final class SheetTexts {

    static final Text GAMES = new Text("Conquest and 6 Faces", "Conquest et 6 Faces");

    static final Text ALL = new Text("The six charts", "Les six tableaux");

    static final List<Text> HOW_TO_READ_ALL = List.of(
            new Text(
                    "Take the chart whose black die shows the top face of yours, and turn the sheet until the four sides match.",
                    "Prenez le tableau dont le dé noir montre le dessus de votre dé, puis tournez la feuille jusqu’à ce que"),
            new Text(
                    "The squares around the edge are those your die can reach: each shows the face it lands on.",
                    "les quatre côtés concordent. Chaque case du pourtour montre la face sur laquelle il tombe."));

    static final List<Text> HOW_TO_READ_ONE = List.of(
            new Text(
                    "Turn the sheet until the four sides of the black die match those of yours.",
                    "Tournez la feuille jusqu’à ce que les quatre côtés du dé noir concordent avec ceux de votre dé."),
            new Text(
                    "The squares around the edge are those your die can reach: each shows the face it lands on.",
                    "Chaque case du pourtour montre la face sur laquelle il tombe."));

    static final Text SPLIT = new Text("Two routes lead to a split square:", "Case partagée, deux chemins :");

    static final List<Text> AT_THE_START = List.of(
            new Text("At the start every 3 faces its owner:", "Au début, chaque 3 regarde son joueur :"),
            new Text(
                    "charts 1, 2, 5 and 6 are already turned that way.",
                    "les tableaux 1, 2, 5 et 6 sont déjà dans ce sens."));

    static final Text KEY = new Text(
            "The Key die tumbles one square; its faces do not matter.",
            "Le dé clef (le Roi) bascule d’une case ; ses faces ne comptent pas.");

    static final Text BOARD_NOTE = new Text(
            "Print at 100 %. A domino lies between two cells that show its two numbers; four cells enclose a territory.",
            "Imprimez à 100 %. Un domino se pose entre deux cases portant ses deux nombres ; quatre cases enclosent un territoire.");

    static final Text JOIN_NOTE = new Text(
            "Print at 100 %. Cut along the two long lines and join the four sheets there.",
            "Imprimez à 100 %. Coupez le long des deux grandes lignes et assemblez-y les quatre feuilles.");

    static final Text CUT_NOTE =
            new Text("Print at 100 % on thick paper and cut out.", "Imprimez à 100 % sur papier épais et découpez.");

    static final Text TOKENS = new Text("Tokens, 35 for each player", "Pions, 35 par joueur");

    static Text dominoes(int sheet, int sheets) {
        return new Text("Dominoes " + sheet + "/" + sheets, "Dominos " + sheet + "/" + sheets);
    }

    /** In 6 Faces the Key die is the King. */
    static List<Text> conquestBoard(Game game) {
        boolean hasKing = game.equals(Conquest.SIX_FACES);
        String squares = hasKing ? "King’s squares" : "Key squares";
        String cases = hasKing ? "cases du Roi" : "carrés clefs";
        return List.of(
                new Text(
                        "Print at 100 %: squares of 20 mm, for dice of up to 17 mm.",
                        "Imprimez à 100 % : cases de 20 mm, pour des dés de 17 mm au plus."),
                new Text(
                        "Framed squares are the " + squares
                                + ". At the start the faces drawn here are on top, and every 3 faces its owner.",
                        "Les cases encadrées sont les " + cases
                                + ". Au début, les faces dessinées sont dessus, et chaque 3 regarde son joueur."),
                new Text(
                        "The " + (hasKing ? "King" : "Key die") + " (the ring) has no faces that count.",
                        "Les faces du " + (hasKing ? "Roi" : "dé clef") + " (l’anneau) ne comptent pas."));
    }

    private SheetTexts() {}

    static Text one(int top) {
        return new Text("The chart of the " + top, "Le tableau du " + top);
    }

    static Text fromBelow(int face) {
        return new Text("from below, lands on " + face + ";", "par le bas, tombe sur " + face + " ;");
    }

    static Text fromTheLeft(int face) {
        return new Text("from the left, lands on " + face + ".", "par la gauche, tombe sur " + face + ".");
    }

    static Text dice(Handedness hand) {
        return switch (hand) {
            case RIGHT ->
                new Text(
                        "Right-handed dice: 1 up, 2 towards you, 3 on your right.",
                        "Dés droitiers : le 1 dessus, le 2 vers vous, le 3 à droite.");
            case LEFT ->
                new Text(
                        "Left-handed dice: 1 up, 2 towards you, 3 on your left.",
                        "Dés gauchers : le 1 dessus, le 2 vers vous, le 3 à gauche.");
        };
    }
}
