package parlour.cli.play;

import static parlour.game.FrenchSeat.capital;

import parlour.game.FrenchSeat;
import parlour.game.Game;
import parlour.game.Outcome;
import parlour.game.Text;

/** The messages of a game at the terminal. */
public final class PlayMessages {

    static final Text NO_CONSENT = new Text("Declined: the game goes on.", "Refusé : la partie continue.");
    static final Text TAKEN_BACK = new Text("Move taken back.", "Coup repris.");
    static final Text NOT_PLAYED = new Text("Cancelled: nothing was played.", "Annulé : rien n’a été joué.");
    static final Text CONFIRM =
            new Text("Play it? (Enter: yes, no: cancel)", "Jouer ce coup ? (Entrée : oui, non : annuler)");
    static final Text SURE_TO_RESIGN = new Text("Resign? (yes, no)", "Abandonner ? (oui, non)");
    static final Text SURE_TO_HAND_OVER = new Text(
            "Resign? The computer will take over your seat. (yes, no)",
            "Abandonner ? L’ordinateur jouera à votre place. (oui, non)");
    static final Text WATCH = new Text(
            "Only the computer is left. Watch it finish the game? (yes, no)",
            "Il ne reste que l’ordinateur. Le regarder finir la partie ? (oui, non)");
    public static final Text NO_CHART = new Text(
            "Name a square with a piece on it, such as chart d1.",
            "Indiquez une case occupée, par exemple : tableau d1.");
    static final Text NO_POSITION = new Text(
            "This game has hidden hands: its position cannot be shown.",
            "Ce jeu a des mains cachées : sa position ne peut pas être montrée.");
    static final Text NO_MOVES_THERE = new Text("No legal move from here.", "Aucun coup possible d’ici.");
    static final Text NO_HINT = new Text(
            "The computer does not play this game yet: it has no hint to give.",
            "L’ordinateur ne joue pas encore à ce jeu : il n’a pas de conseil à donner.");
    static final Text PLAY_WHAT = new Text("Name the move: play MOVE.", "Indiquez le coup : jouer COUP.");
    static final Text PICK = new Text("Type a number to try that move.", "Tapez un numéro pour essayer le coup.");
    static final Text HAND_OVER = new Text("then press Enter.", "puis appuyez sur Entrée.");
    static final Text LEFT_OPEN = new Text("The game is left unfinished.", "La partie reste inachevée.");
    static final Text REPLAY_KEYS = new Text(
            "(Enter: next, b: back, a number, start, end, flip, q: quit)",
            "(Entrée : suivant, b : retour, un nombre, début, fin, tourner, q : quitter)");
    static final Text HELP = new Text("""
            moves                every move you may play
            board                the board again           flip       see it from the other side
            hint                 what the computer would play
            undo                 take back your last move, and the computer's replies to it,
                                 if the other people agree; not after something was drawn or shown
            draw                 offer a draw; the computer agrees if it is worse, or after
                                 80 moves if the game is level (not in Domination and Conan)
            resign               give up; with three or more players the computer takes your seat
            save FILE            load FILE                 position   the position as text
            play MOVE            plays a move that looks like one of these words
            quit""", """
            coups                tous les coups permis
            plateau              revoir le plateau         tourner    le voir de l’autre côté
            conseil              ce que jouerait l’ordinateur
            reprendre            reprendre votre dernier coup et les réponses de l’ordinateur, si les
                                 autres sont d’accord ; plus possible après un tirage ou une révélation
            nulle                proposer la nulle ; l’ordinateur accepte s’il est moins bien, ou à
                                 égalité après 80 coups (pas à Domination ni à Conan)
            abandonner           à trois joueurs ou plus, l’ordinateur prend votre place
            enregistrer FICHIER  charger FICHIER           position   la position en texte
            jouer COUP           joue un coup qui ressemble à l’un de ces mots
            quitter""");

    private PlayMessages() {}

    static Text turn(int round, Text seat, String sign) {
        String mark = sign.isEmpty() ? "" : " " + sign;
        return new Text(
                "Move " + round + ": " + seat.en() + mark + " to play.",
                "Coup " + round + " : " + FrenchSeat.of(seat).to() + mark + " de jouer.");
    }

    static Text last(Text seat, String move) {
        return new Text(
                "Last: " + seat.en() + " " + move,
                "Dernier : " + FrenchSeat.of(seat).name() + " " + move);
    }

    static Text declared(Text seat, String move) {
        return new Text(seat.en() + ": " + move, seat.fr() + " : " + move);
    }

    static Text thinking(Text seat, int depth) {
        return new Text(
                seat.en() + " is thinking… " + (depth == 0 ? "" : "(" + depth + " plies)"),
                capital(FrenchSeat.of(seat).does("réfléchit", "réfléchissent")) + "… "
                        + (depth == 0 ? "" : "(" + depth + " demi-coups)"));
    }

    static Text hint(String move, String line) {
        return new Text(
                "The computer would play " + move + (line.isEmpty() ? "" : ", expecting " + line) + ".",
                "L’ordinateur jouerait " + move + (line.isEmpty() ? "" : " et prévoit " + line) + ".");
    }

    static Text forced(int plies, boolean wins) {
        String en = wins ? "It sees a win" : "It sees a loss";
        String fr = wins ? "Il voit un gain" : "Il voit une perte";
        return plies == 1
                ? new Text(en + " in 1 ply.", fr + " en 1 demi-coup.")
                : new Text(en + " in " + plies + " plies.", fr + " en " + plies + " demi-coups.");
    }

    static Text played(Text seat, String move) {
        return new Text(
                seat.en() + " plays " + move + ".",
                capital(FrenchSeat.of(seat).does("joue", "jouent")) + " " + move + ".");
    }

    static Text botFailed(Text seat) {
        return new Text(
                seat.en() + ": the computer failed twice, so a random move was played for it.",
                seat.fr() + " : l’ordinateur a échoué deux fois ; un coup a été joué au hasard à sa place.");
    }

    static Text handOver(Text seat) {
        return new Text(
                "Hand the keyboard to " + seat.en() + ",",
                "Passez le clavier " + FrenchSeat.of(seat).to() + ",");
    }

    static Text handedOver(Text seat, int level) {
        return new Text(
                seat.en() + " resigned. The computer (level " + level + ") takes over.",
                capital(FrenchSeat.of(seat).does("abandonne", "abandonnent")) + ". L’ordinateur (niveau " + level
                        + ") joue désormais à cette place.");
    }

    static Text mayTakeBack(Text asked, Text asker, String move) {
        return new Text(
                asked.en() + ": may " + asker.en() + " take " + move + " back? (yes, no)",
                asked.fr() + " : " + FrenchSeat.of(asker).does("demande", "demandent") + " à reprendre " + move
                        + ". D’accord ? (oui, non)");
    }

    static Text acceptsDraw(Text asked, Text asker) {
        return new Text(
                asked.en() + ": " + asker.en() + " offers a draw. Do you accept? (yes, no)",
                asked.fr() + " : " + FrenchSeat.of(asker).does("propose", "proposent")
                        + " la nulle. Acceptez-vous ? (oui, non)");
    }

    static Text unknown(String typed) {
        return new Text(
                "\"" + typed + "\" is neither a command nor a move. Type help for a list.",
                "« " + typed + " » n’est ni une commande ni un coup. Tapez aide pour la liste.");
    }

    static Text didYouMean(String typed, String nearest) {
        return new Text(
                "\"" + typed + "\" is not a command. Did you mean " + nearest + "?",
                "« " + typed + " » n’est pas une commande. Vouliez-vous dire " + nearest + " ?");
    }

    static Text count(int moves) {
        return new Text(moves == 1 ? "1 move." : moves + " moves.", moves == 1 ? "1 coup." : moves + " coups.");
    }

    /** The winner, if there is a single one, and the reason. */
    static Text result(Game game, Outcome outcome) {
        int winner = -1;
        for (int seat = 0; seat < outcome.shares().size(); seat++) {
            winner = outcome.shares().get(seat).equals(Outcome.Share.WHOLE) ? seat : winner;
        }
        Text why = outcome.sentence();
        if (winner < 0) {
            return new Text(outcome.result() + "  " + why.en(), outcome.result() + "  " + why.fr());
        }
        Text name = game.seatNames().get(winner);
        return new Text(
                outcome.result() + "  " + name.en() + " wins. " + why.en(),
                outcome.result() + "  " + capital(FrenchSeat.of(name).does("gagne", "gagnent")) + ". " + why.fr());
    }

    static Text outOfRange(int max) {
        return new Text("Moves are counted from 0 to " + max + ".", "Les coups se comptent de 0 à " + max + ".");
    }

    static Text notInReplay(String typed) {
        return new Text("\"" + typed + "\" is not a command here.", "« " + typed + " » n’est pas une commande ici.");
    }
}
