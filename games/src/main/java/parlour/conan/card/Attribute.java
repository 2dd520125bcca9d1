package parlour.conan.card;

import java.util.List;
import parlour.game.Text;

/** The attributes of heroes, allies and challenges. */
public enum Attribute {
    STRENGTH(0, "strength", new Text("Strength", "Force"), "la Force"),
    CUNNING(1, "cunning", new Text("Cunning", "Ruse"), "la Ruse"),
    SPIRIT(2, "spirit", new Text("Spirit", "Esprit"), "l’Esprit");

    private static final List<Attribute> ALL = List.of(values());

    public final int index;

    /** As spelled in data and moves. */
    public final String code;

    public final Text title;

    /** With the article, for French sentences. */
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
