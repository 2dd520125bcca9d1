package parlour.bench.chaos;

/** How far the game of a slot has got, as its visitors know. */
final class PlayedGame {

    private final String name;
    private volatile long lastMoveAt;

    PlayedGame(String name) {
        this.name = name;
    }

    void moved() {
        lastMoveAt = Notebook.now();
    }

    boolean hasMovedSince(long time) {
        return lastMoveAt > time;
    }

    @Override
    public String toString() {
        return name;
    }
}
