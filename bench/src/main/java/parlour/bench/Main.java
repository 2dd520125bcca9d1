package parlour.bench;

import java.util.Arrays;

/** {@code ./parlour bench}: the figures, or {@code ./parlour bench jmh ...} for the benchmarks behind them. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 0 && arguments[0].equals("jmh")) {
            org.openjdk.jmh.Main.main(Arrays.copyOfRange(arguments, 1, arguments.length));
            return;
        }
        if (arguments.length > 0) {
            System.err.println("Usage: ./parlour bench [jmh ...]");
            System.exit(2);
        }
        new ConquestFigures().print();
    }
}
