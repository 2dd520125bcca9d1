package parlour.bench;

import java.util.Arrays;
import java.util.List;
import parlour.bench.chaos.ChaosTest;
import parlour.bench.chaos.SoakTest;
import parlour.bench.load.CrashTest;
import parlour.bench.load.FloodTest;
import parlour.bench.load.LoadTest;
import parlour.bench.tuning.Tuning;
import parlour.conquest.Conquest;
import parlour.game.NotationException;
import parlour.registry.GameRegistry;

/**
 * {@code ./parlour bench}: the figures; {@code baseline} plays against an older version and {@code match} against a
 * simple bot, {@code tune} fits the weights of the evaluation again, {@code jmh} runs the benchmarks, {@code server},
 * {@code flood}, {@code crash}, {@code chaos} and {@code soak} put a server under load.
 */
public final class Main {

    private static final String USAGE = """
            Usage: ./parlour bench                               the figures
                   ./parlour bench domination                    those of Domination alone
                   ./parlour bench conan                         those of Conan alone
                   ./parlour bench perft                         counting beside a counter in C++
                   ./parlour bench start                         starting, and speed with and without the start-up cache
                   ./parlour bench browser                       the engine in Chromium beside this JVM
                   ./parlour bench page [form|table|tumble|task|idle]
                                                                 the page on a slow phone and a slow line
                   ./parlour bench balance SEATS GAMES NODES [key=value…]
                                                                 how Conan goes when everyone plays well
                   ./parlour bench baseline GAME [--level 8] [options of the arena]
                                                                 this version against a fixed older one, in any game
                   ./parlour bench match GAME BOTS GAMES SEED    a match; BOTS as in the arena, or sparring
                   ./parlour bench tune GAME GAMES NODES SEED    learns the weights of the evaluation and prints them
                   ./parlour bench jmh ...                       the benchmarks, with the options of JMH
                   ./parlour bench server [--games 1000] [--seconds 20] [--sockets 10000]
                                                                 a server under load
                   ./parlour bench chaos [--minutes 5] [--seed N] [--asynchronous]
                                                                 faults of two nodes, a proxy and PostgreSQL during play
                   ./parlour bench soak [--minutes 60] [--rate 500] [--plot target/soak.svg]
                                                                 whether memory stays flat in hours of play
                   ./parlour bench flood [--games 50] [--seconds 10]
                                                                 how long moves take while a route is hammered
                   ./parlour bench crash [--rounds 20] [--database sqlite|postgresql|both] [--games 100]
                                                                 a server killed under load, again and again
            In match and tune, GAME is conquest or sixfaces.""";

    private Main() {}

    public static void main(String[] words) throws Exception {
        String command = words.length == 0 ? "" : words[0];
        try {
            switch (command) {
                case "" -> {
                    new ConquestSpeed().print();
                    printDomination();
                    new HiddenGamesFigures().printConan();
                    new PeerSpeed().print();
                    new StartSpeed().print();
                }
                case "domination" -> printDomination();
                case "conan" -> new HiddenGamesFigures().printConan();
                case "perft" -> new PeerSpeed().print();
                case "start" -> new StartSpeed().print();
                case "browser" -> new BrowserSpeed().print();
                case "balance" ->
                    new ConanBalance(
                                    Integer.parseInt(words[1]),
                                    Integer.parseInt(words[2]),
                                    Long.parseLong(words[3]),
                                    List.of(words).subList(4, words.length))
                            .print();
                case "server" -> LoadTest.run(words);
                case "flood" -> FloodTest.run(words);
                case "crash" -> {
                    if (!CrashTest.run(words)) {
                        System.exit(1);
                    }
                }
                case "chaos" -> {
                    if (!ChaosTest.run(words)) {
                        System.exit(1);
                    }
                }
                case "soak" -> {
                    if (!SoakTest.run(words)) {
                        System.exit(1);
                    }
                }
                case "jmh" -> org.openjdk.jmh.Main.main(Arrays.copyOfRange(words, 1, words.length));
                case "match" ->
                    SparringMatch.play(game(words), words[2], Integer.parseInt(words[3]), Long.parseLong(words[4]));
                case "baseline" -> Baseline.play(List.of(words).subList(1, words.length));
                case "tune" ->
                    Tuning.run(
                                    game(words),
                                    Integer.parseInt(words[2]),
                                    Long.parseLong(words[3]),
                                    Long.parseLong(words[4]),
                                    System.err::println)
                            .forEach(System.out::println);
                default -> wrongUsage();
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException wrong) {
            wrongUsage();
        } catch (NotationException refused) {
            System.err.println(refused.sentence().en());
            System.exit(1);
        }
    }

    private static void printDomination() {
        new HiddenGamesFigures().printDomination();
        new DominationEndgameSpeed().print();
    }

    private static Conquest game(String[] words) {
        if (words.length == 5 && GameRegistry.find(words[1]).orElse(null) instanceof Conquest edition) {
            return edition;
        }
        throw new NumberFormatException();
    }

    private static void wrongUsage() {
        System.err.println(USAGE);
        System.exit(2);
    }
}
