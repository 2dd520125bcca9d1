package parlour.cli.board.conquest;

/**
 * The colours of a wooden board and its dice. Foreground and background are always set together, so that the board
 * looks the same on light and dark terminals.
 */
public enum Palette {
    /** Conquest: ivory and charcoal. */
    CHARCOAL(new Dice(234, 252, 237)),
    /** 6 Faces: ivory and red. */
    RED(new Dice(88, 224, 124));

    /**
     * The colours of one side's dice.
     *
     * @param side the background of the faces around the top
     */
    record Dice(int top, int ink, int side) {}

    static final int LIGHT_WOOD = 180;
    static final int DARK_WOOD = 137;
    static final int FRAME = 94;
    static final int FRAME_INK = 223;
    static final int WOOD_INK = 52;
    static final int BRASS = 179;
    static final int CHART = 151;

    private static final Dice IVORY = new Dice(231, 235, 253);

    private final Dice second;

    Palette(Dice second) {
        this.second = second;
    }

    Dice dice(int seat) {
        return seat == 0 ? IVORY : second;
    }
}
