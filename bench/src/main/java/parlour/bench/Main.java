package parlour.bench;

/** The program. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {}
}
