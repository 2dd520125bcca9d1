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

    static Text question(String step) {
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
            case "place" -> new Text("Where does your hero begin?", "Où commence votre héros ?");
            case "cards" ->
                new Text("Which card do you play, or none (pass)?", "Quelle carte jouez-vous, ou aucune (pass) ?");
            case "effect" -> new Text("How is the effect carried out?", "Comment s’applique l’effet ?");
            case "heroes" -> new Text("What does your hero do?", "Que fait votre héros ?");
            case "ally" ->
                new Text(
                        "Hire the ally (hire), or fight (overcome)?",
                        "Engager l’allié (hire), ou le combattre (overcome) ?");
            case "auction" ->
                new Text(
                        "How much do you bid? Later you may also call (follow) or withdraw.",
                        "Combien misez-vous ? Ensuite, follow pour suivre, withdraw pour vous retirer.");
            case "naming" -> new Text("Which attribute is compared?", "Quel attribut comparer ?");
            case "laying" ->
                new Text(
                        "Which card do you play face down, or none (pass)?",
                        "Quelle carte jouez-vous face cachée, ou aucune (pass) ?");
            case "cancelling" -> new Text("Which card is cancelled?", "Quelle carte est annulée ?");
            case "diplomacy" ->
                new Text("Do you propose a treaty, or nothing (pass)?", "Proposez-vous un traité, ou rien (pass) ?");
            case "answer" -> new Text("Do you agree: yes or no?", "Êtes-vous d’accord : yes (oui) ou no (non) ?");
            default -> new Text("Choose.", "Choisissez.");
        };
    }
}
