package parlour.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.jspecify.annotations.NullMarked;

/** The arrows between modules and packages, and what the rules of a game may not touch. */
@AnalyzeClasses(packages = "parlour", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {

    private static final String[] GAMES = {
        "parlour.game..",
        "parlour.match..",
        "parlour.shelf..",
        "parlour.conquest..",
        "parlour.domination..",
        "parlour.conan..",
        "parlour.puzzle.."
    };

    /** Clocks, threads, files, random numbers and reflection: what cannot be had in a browser or spoils a replay. */
    private static final String[] MACHINE = {
        "java.io..",
        "java.nio..",
        "java.net..",
        "java.time..",
        "java.text..",
        "java.security..",
        "java.util.random..",
        "java.util.concurrent..",
        "java.lang.reflect..",
        "java.lang.invoke.."
    };

    /** Reads the card set that is part of the program. */
    private static final String READS_ITS_OWN_CARDS = "ShippedCards";

    /** Reads the puzzles that are part of the program. */
    private static final String READS_ITS_OWN_PUZZLES = "ShippedPuzzles";

    @ArchTest
    static final ArchRule gamesDependOnNothingButTheJdk = classes()
            .that()
            .resideInAnyPackage(GAMES)
            .and()
            .doNotHaveSimpleName(READS_ITS_OWN_CARDS)
            .and()
            .doNotHaveSimpleName(READS_ITS_OWN_PUZZLES)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "parlour.game..",
                    "parlour.match..",
                    "parlour.shelf..",
                    "parlour.conquest..",
                    "parlour.domination..",
                    "parlour.conan..",
                    "parlour.puzzle..",
                    "java.lang..",
                    "java.util..",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule gamesDoNotTouchTheMachine = noClasses()
            .that()
            .resideInAnyPackage(GAMES)
            .and()
            .doNotHaveSimpleName(READS_ITS_OWN_CARDS)
            .and()
            .doNotHaveSimpleName(READS_ITS_OWN_PUZZLES)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(MACHINE);

    /** SelfPlay makes the games that weights are learnt from; it is no part of thinking. */
    @ArchTest
    static final ArchRule gamesAndSearchesHaveNoClockThreadOrRandomSource = noClasses()
            .that()
            .doNotHaveSimpleName("SelfPlay")
            .and()
            .resideInAnyPackage(
                    "parlour.game..",
                    "parlour.match..",
                    "parlour.shelf..",
                    "parlour.conquest..",
                    "parlour.domination..",
                    "parlour.conan..",
                    "parlour.puzzle..",
                    "parlour.bot",
                    "parlour.bot.conquest..",
                    "parlour.bot.domination..",
                    "parlour.bot.endings..")
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(
                    Thread.class, java.util.Random.class, java.util.SplittableRandom.class, java.util.Timer.class)
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule theContractKnowsNoGame = noClasses()
            .that()
            .resideInAPackage("parlour.game..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "parlour.conquest..",
                    "parlour.domination..",
                    "parlour.conan..",
                    "parlour.shelf..",
                    "parlour.match..");

    @ArchTest
    static final ArchRule aTableKnowsNoGame = noClasses()
            .that()
            .resideInAPackage("parlour.match..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("parlour.conquest..", "parlour.domination..", "parlour.conan..", "parlour.shelf..");

    @ArchTest
    static final ArchRule aGameKnowsNoTable = noClasses()
            .that()
            .resideInAnyPackage("parlour.conquest..", "parlour.domination..", "parlour.conan..", "parlour.shelf..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("parlour.match..");

    @ArchTest
    static final ArchRule gamesDoNotKnowWhoPlaysThem = noClasses()
            .that()
            .resideInAnyPackage(GAMES)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("parlour.bot..", "parlour.server..", "parlour.cli..", "parlour.bench..");

    @ArchTest
    static final ArchRule botsDoNotKnowTheProgram = noClasses()
            .that()
            .resideInAPackage("parlour.bot..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("parlour.server..", "parlour.cli..", "parlour.bench..");

    @ArchTest
    static final ArchRule theServerDoesNotKnowTheCommandLine = noClasses()
            .that()
            .resideInAPackage("parlour.server..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("parlour.cli..", "parlour.bench..");

    @ArchTest
    static final ArchRule nobodyNeedsTheBrowser = noClasses()
            .that()
            .resideInAnyPackage("parlour.bot..", "parlour.cli..")
            .or()
            .resideInAnyPackage(GAMES)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("parlour.browser..");

    /** Whoever cannot run the engine asks the house, which asks the same engine. */
    @ArchTest
    static final ArchRule theServerKnowsTheEngineAndNothingElseOfTheBrowser = noClasses()
            .that()
            .resideInAPackage("parlour.server..")
            .and()
            .resideOutsideOfPackage("parlour.server.thoughts")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("parlour.browser..");

    @ArchTest
    static final ArchRule theBrowserKnowsNoServerAndNoMachine = noClasses()
            .that()
            .resideInAnyPackage("parlour.browser", "parlour.browser.json", "parlour.browser.table")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "parlour.server..",
                    "parlour.cli..",
                    "parlour.bench..",
                    "parlour.bot.host..",
                    "parlour.bot.arena..",
                    "java.nio.file..",
                    "java.net..",
                    "java.time..",
                    "java.security..",
                    "java.util.concurrent..",
                    "java.lang.reflect..");

    @ArchTest
    static final ArchRule aGameIsNamedOnlyOnTheShelf = noClasses()
            .that()
            .resideInAnyPackage("parlour.bot", "parlour.bot.arena..", "parlour.bot.host..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("parlour.conquest..", "parlour.domination..", "parlour.conan..");

    /** A game at the terminal needs no server, only the same chance. */
    @ArchTest
    static final ArchRule theTerminalPlaysWithoutTheServer = noClasses()
            .that()
            .resideInAnyPackage("parlour.cli.play..", "parlour.cli.board..", "parlour.cli.puzzle..")
            .and()
            .doNotHaveSimpleName("TerminalChance")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("parlour.server..");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("parlour.(**)").should().beFreeOfCycles();

    @ArchTest
    static void everyPackageIsNullMarkedAndDescribed(JavaClasses classes) {
        for (JavaPackage p : classes.getPackage("parlour").getSubpackagesInTree()) {
            if (!p.getClasses().isEmpty()) {
                assertTrue(
                        p.tryGetPackageInfo()
                                .filter(info -> info.isAnnotatedWith(NullMarked.class))
                                .isPresent(),
                        p.getName() + " needs a package-info with @NullMarked");
            }
        }
    }
}
