package parlour.conan;

/** What a contest is fought against. */
public enum Against {
    FOE(0, "foe", "against a foe", "contre un ennemi"),
    TRAP(1, "trap", "against a trap", "contre un piège"),
    SORCERY(2, "sorcery", "against a sorcery", "contre un sortilège"),
    ALLY(3, "ally", "against an ally", "contre un allié"),
    DUEL(4, "duel", "in a duel", "en duel");

    final int index;

    /** As data spells it; a challenge's type is one of the first four. */
    public final String word;

    final String en;
    final String fr;

    Against(int index, String word, String en, String fr) {
        this.index = index;
        this.word = word;
        this.en = en;
        this.fr = fr;
    }
}
