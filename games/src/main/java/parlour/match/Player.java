package parlour.match;

/** Who holds a seat. */
public sealed interface Player {

    /** An account, a guest, or a bot connected by socket. */
    record Person(String id) implements Player {

        public Person {
            if (id.isEmpty()) {
                throw new IllegalArgumentException("nobody");
            }
        }
    }

    /** One of the server's bots. */
    record Bot(int level) implements Player {

        public Bot {
            if (level < 1 || level > 8) {
                throw new IllegalArgumentException("level " + level);
            }
        }
    }
}
