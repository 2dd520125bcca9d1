package parlour.bot.runtime;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;

/** A program that follows the bot protocol or violates it, depending on its first argument. Started by tests. */
public final class SampleProgram {

    private SampleProgram() {}

    /** The command line that starts it. */
    static List<String> command(String... arguments) {
        List<String> command = new java.util.ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                classes(),
                SampleProgram.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    private static String classes() {
        try {
            return Path.of(SampleProgram.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (java.net.URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String first = "";
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            if (arguments[0].equals("record")) {
                Files.writeString(
                        Path.of(arguments[1]), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
            if (line.equals("parlour 1")) {
                out.println(arguments[0].equals("rude") ? "what do you want" : "ready");
            } else if (line.startsWith("moves ")) {
                first = List.of(line.split(" ", 3)).get(1);
            } else if (line.startsWith("go ")) {
                answer(arguments[0], first, out);
            }
        }
    }

    private static void answer(String manner, String first, PrintStream out) throws InterruptedException {
        switch (manner) {
            case "talkative" -> {
                System.err.println("thinking aloud");
                out.println("info depth 3 score -25 nodes 900 line " + first + " and so on");
                out.println("info strange news");
                out.println("info depth 4 score 31 nodes 1200 line " + first + " x y");
                out.println("move " + first);
            }
            case "dies" -> {
                System.err.println("out of ideas");
                System.exit(3);
            }
            case "hangs" -> Thread.sleep(Duration.ofHours(1));
            case "garbles" -> out.println("I think, therefore \u001b[31mI am");
            case "floods" -> {
                while (!out.checkError()) {
                    out.print("x".repeat(4096));
                }
            }
            case "chatters" -> {
                while (!out.checkError()) {
                    out.println("info depth 1");
                }
            }
            case "cheats" -> out.println("move peek");
            case "mumbles" -> out.println("move hmm");
            default -> out.println("move " + first);
        }
    }
}
