package parlour.conan.card;

/** The kinds of opponents in a contest. */
public enum OpponentType {
    FOE(0, "foe", "against a foe", "contre un ennemi"),
    TRAP(1, "trap", "against a trap", "contre un piège"),
    SORCERY(2, "sorcery", "against a sorcery", "contre un sortilège"),
    ALLY(3, "ally", "against an ally", "contre un allié"),
    DUEL(4, "duel", "in a duel", "en duel");

    public final int index;

    /** As spelled in the data; a challenge's type is one of the first four. */
    public final String code;

    final String en;
    final String fr;

    /** The index of the type of a challenge: types are in the order of the roles. */
    public static int of(int role) {
        return role - Card.Role.FOE.index;
    }

    OpponentType(int index, String code, String en, String fr) {
        this.index = index;
        this.code = code;
        this.en = en;
        this.fr = fr;
    }
}
