package parlour.cli.console;

/** The exit codes of a command. */
public final class ExitCode {

    public static final int OK = 0;

    /** The request was understood, and the answer is no. */
    public static final int REFUSED = 1;

    /** The command line itself was wrong. */
    public static final int USAGE = 2;

    private ExitCode() {}
}
