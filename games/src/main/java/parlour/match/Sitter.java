package parlour.match;

/** Who holds a seat. */
public sealed interface Sitter {

    /** Somebody with an account, a guest, or a program that came in by the door: whoever has an id. */
    record Person(String id) implements Sitter {

        public Person {
            if (id.isEmpty()) {
                throw new IllegalArgumentException("nobody");
            }
        }
    }

    /** One of the house's own bots. */
    record Bot(int level) implements Sitter {

        public Bot {
            if (level < 1 || level > 8) {
                throw new IllegalArgumentException("level " + level);
            }
        }
    }
}
