package parlour.conan.card;

import java.util.List;
import parlour.game.Text;

/** What a hero, an ally or a challenge is good at. */
public enum Attribute {
    STRENGTH(0, "strength", new Text("Strength", "Force"), "la Force"),
    CUNNING(1, "cunning", new Text("Cunning", "Ruse"), "la Ruse"),
    SPIRIT(2, "spirit", new Text("Spirit", "Esprit"), "l’Esprit");

    private static final List<Attribute> ALL = List.of(values());

    public final int index;

    /** As data and moves spell it. */
    public final String code;

    public final Text title;

    /** In a French sentence. */
    public final String withArticle;

    Attribute(int index, String code, Text title, String withArticle) {
        this.index = index;
        this.code = code;
        this.title = title;
        this.withArticle = withArticle;
    }

    public static Attribute of(int index) {
        return ALL.get(index);
    }
}
