package parlour.cli.board.conan;

import parlour.game.Text;

/** The phases of Conan, and what the player to move is asked, in words. */
final class StepTexts {

    private StepTexts() {}

    static Text phase(String phase) {
        return switch (phase) {
            case "cards" -> new Text("Card phase", "Phase des cartes");
            case "heroes" -> new Text("Hero phase", "Phase des héros");
            case "diplomacy" -> new Text("Diplomacy", "Diplomatie");
            case "draw" -> new Text("Drawing cards", "Pioche");
            case "over" -> new Text("The game is over", "La partie est finie");
            default -> new Text("Setting up", "Mise en place");
        };
    }

    /** @param hasBid whether a bid stands that has to be answered */
    static Text question(String step, boolean hasBid) {
        return switch (step) {
            case "swap" ->
                new Text(
                        "Keep your hero (pass), or propose a swap?",
                        "Garder votre héros (pass), ou proposer un échange ?");
            case "swap-answer" -> new Text("Swap heroes: yes or no?", "Échanger les héros : yes (oui) ou no (non) ?");
            case "challenge-lay" ->
                new Text(
                        "On which adventure do you place your challenge?",
                        "Sur quelle aventure placez-vous votre défi ?");
            case "place" ->
                new Text("Where does your hero begin, such as go:a1?", "Où commence votre héros, par exemple go:a1 ?");
            case "cards" ->
                new Text("Which card do you play, or none (pass)?", "Quelle carte jouez-vous, ou aucune (pass) ?");
            case "effect" -> new Text("How do you resolve the effect?", "Comment appliquez-vous l’effet ?");
            case "heroes" ->
                new Text(
                        "What does your hero do? (moves lists it)", "Que fait votre héros ? (coups en donne la liste)");
            case "ally" ->
                new Text(
                        "Hire the ally (hire), or fight (overcome)?",
                        "Engager l’allié (hire), ou le combattre (overcome) ?");
            case "auction" ->
                hasBid
                        ? new Text(
                                "Raise (such as bid:3), call (follow) or withdraw?",
                                "Relancer (par exemple bid:3), suivre (follow) ou vous retirer (withdraw) ?")
                        : new Text("How much do you bid, such as bid:1?", "Combien misez-vous, par exemple bid:1 ?");
            case "naming" ->
                new Text(
                        "Which attribute is compared: name:strength, name:cunning or name:spirit?",
                        "Quel attribut comparer : name:strength (Force), name:cunning (Ruse) ou name:spirit (Esprit) ?");
            case "laying" ->
                new Text(
                        "Which card do you play face down, or none (pass)?",
                        "Quelle carte jouez-vous face cachée, ou aucune (pass) ?");
            case "cancelling" -> new Text("Which card do you cancel?", "Quelle carte annulez-vous ?");
            case "diplomacy" ->
                new Text("Do you propose a treaty, or nothing (pass)?", "Proposez-vous un traité, ou rien (pass) ?");
            case "answer", "table-answer" ->
                new Text("Do you agree: yes or no?", "Êtes-vous d’accord : yes (oui) ou no (non) ?");
            default -> new Text("Choose.", "Choisissez.");
        };
    }
}
