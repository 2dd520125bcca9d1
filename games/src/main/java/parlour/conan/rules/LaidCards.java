package parlour.conan.rules;

/** The cards laid in a resolution, in the order laid. */
public interface LaidCards {

    /** How many there are. */
    int laid();

    /** The kind of the {@code nth} card. */
    int kindLaid(int nth);

    /** The side that laid it: the hero's (0) or the other (1). */
    int laidBy(int nth);

    boolean isCancelled(int nth);

    /** Whether it is a CANCEL that has chosen its target, or had none. */
    boolean hasCancelled(int nth);
}
