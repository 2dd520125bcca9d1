package parlour.server.people;

import java.util.List;
import parlour.game.Language;

/**
 * Random names for guests. Every word is the same in French and English, and every pair agrees in French; only the
 * order differs.
 */
public final class GuestNames {

    static final List<String> WHO = List.of(
            "Bison", "Cobra", "Condor", "Coyote", "Dingo", "Impala", "Jaguar", "Kiwi", "Koala", "Lynx", "Mustang",
            "Okapi", "Panda", "Puma", "Python", "Tapir", "Toucan", "Wapiti", "Wombat");

    static final List<String> HOW = List.of(
            "Admirable",
            "Adorable",
            "Agile",
            "Ardent",
            "Brave",
            "Constant",
            "Content",
            "Cordial",
            "Excellent",
            "Flexible",
            "Immense",
            "Impartial",
            "Impatient",
            "Intense",
            "Invincible",
            "Jovial",
            "Loyal",
            "Magistral",
            "Musical",
            "Noble",
            "Nocturne",
            "Original",
            "Patient",
            "Prudent",
            "Rare",
            "Royal",
            "Sage",
            "Simple",
            "Sublime",
            "Tropical",
            "Unique",
            "Vigilant");

    private GuestNames() {}

    /** A name as the guest's own language writes it; everybody sees it like that. */
    public static String any(Language language) {
        String who = WHO.get(RandomIds.nextInt(WHO.size()));
        String how = HOW.get(RandomIds.nextInt(HOW.size()));
        return inOrder(who, how, language);
    }

    /** English puts the adjective first, French the noun. */
    static String inOrder(String who, String how, Language language) {
        return switch (language) {
            case ENGLISH -> how + " " + who;
            case FRENCH -> who + " " + how;
        };
    }
}
