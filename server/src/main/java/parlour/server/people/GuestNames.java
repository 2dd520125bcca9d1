package parlour.server.people;

import java.util.List;

/** Random names for guests. Every word is the same in French and English, and every pair agrees in French. */
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

    public static String any() {
        return WHO.get(RandomIds.nextInt(WHO.size())) + " " + HOW.get(RandomIds.nextInt(HOW.size()));
    }
}
