package parlour.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.jspecify.annotations.NullMarked;

/** The dependencies between modules and packages, and what the rules of a game may not use. */
@AnalyzeClasses(packages = "parlour", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {

    /** Everything not named here belongs to the rules, so that new packages are covered at once. */
    private static final String[] NOT_GAMES = {
        "parlour.bot..", "parlour.engine..", "parlour.browser..", "parlour.server..", "parlour.cli..", "parlour.bench.."
    };

    /**
     * Clocks, threads, files, random numbers and reflection: not available in a browser, or not repeatable in a replay.
     */
    private static final String[] MACHINE = {
        "java.io..",
        "java.nio",
        "java.nio.file..",
        "java.nio.channels..",
        "java.net..",
        "java.time..",
        "java.text..",
        "java.security..",
        "javax..",
        "java.util.random..",
        "java.util.concurrent..",
        "java.lang.reflect..",
        "java.lang.invoke.."
    };

    /** Read resources of the program: the card set, the puzzles and the openings. */
    private static final String READS_ITS_OWN_DATA =
            "parlour\\.(conan\\.card\\.BundledCards|explorer\\.BundledOpenings|puzzle\\.BundledPuzzles)";

    @ArchTest
    static final ArchRule gamesDependOnNothingButTheJdk = noClasses()
            .that()
            .resideOutsideOfPackages(NOT_GAMES)
            .should()
            .dependOnClassesThat()
            .resideOutsideOfPackages("parlour..", "java..", "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule gamesDoNotTouchTheMachine = noClasses()
            .that()
            .resideOutsideOfPackages(NOT_GAMES)
            .and()
            .haveNameNotMatching(READS_ITS_OWN_DATA)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(MACHINE);

    /**
     * SelfPlay plays the games to which weights are fitted; it is not part of the search. Hosts and arenas have clocks.
     */
    @ArchTest
    static final ArchRule gamesAndSearchesHaveNoClockThreadOrRandomSource = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "parlour.bot.runtime..",
                    "parlour.bot.tournament..",
                    "parlour.browser.build..",
                    "parlour.server..",
                    "parlour.cli..",
                    "parlour.bench..")
            .and()
            .doNotHaveSimpleName("SelfPlay")
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
                    "parlour.registry..",
                    "parlour.match..");

    @ArchTest
    static final ArchRule aTableKnowsNoGame = noClasses()
            .that()
            .resideInAPackage("parlour.match..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("parlour.conquest..", "parlour.domination..", "parlour.conan..", "parlour.registry..");

    @ArchTest
    static final ArchRule aGameKnowsNoTable = noClasses()
            .that()
            .resideInAnyPackage("parlour.conquest..", "parlour.domination..", "parlour.conan..", "parlour.registry..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("parlour.match..");

    @ArchTest
    static final ArchRule conanNeverReachesUpwards = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("position")
            .definedBy("parlour.conan")
            .layer("text")
            .definedBy("parlour.conan.text")
            .layer("rules")
            .definedBy("parlour.conan.rules")
            .layer("card")
            .definedBy("parlour.conan.card")
            .whereLayer("position")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("text")
            .mayOnlyBeAccessedByLayers("position")
            .whereLayer("rules")
            .mayOnlyBeAccessedByLayers("position", "text");

    @ArchTest
    static final ArchRule gamesDoNotKnowWhoPlaysThem = noClasses()
            .that()
            .resideOutsideOfPackages(NOT_GAMES)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(NOT_GAMES);

    @ArchTest
    static final ArchRule botsDoNotKnowTheProgram = noClasses()
            .that()
            .resideInAPackage("parlour.bot..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "parlour.engine..", "parlour.browser..", "parlour.server..", "parlour.cli..", "parlour.bench..");

    @ArchTest
    static final ArchRule theServerDoesNotKnowTheCommandLine = noClasses()
            .that()
            .resideInAPackage("parlour.server..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("parlour.cli..", "parlour.bench..");

    @ArchTest
    static final ArchRule contractsOfTheStoreKnowNoImplementation = noClasses()
            .that()
            .resideInAPackage("parlour.server.store")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("parlour.server.store.*..");

    @ArchTest
    static final ArchRule onlySetupKnowsSqlite = noClasses()
            .that()
            .resideOutsideOfPackages("parlour.server.store.sqlite..", "parlour.server.store.setup..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("parlour.server.store.sqlite..");

    @ArchTest
    static final ArchRule onlySetupKnowsPostgres = noClasses()
            .that()
            .resideOutsideOfPackages("parlour.server.store.postgres..", "parlour.server.store.setup..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("parlour.server.store.postgres..");

    @ArchTest
    static final ArchRule theStoreKnowsNeitherItsSetupNorTheRestOfTheServer = noClasses()
            .that(resideInAPackage("parlour.server.store..")
                    .and(resideOutsideOfPackage("parlour.server.store.setup..")))
            .should()
            .dependOnClassesThat(resideInAPackage("parlour.server..")
                    .and(resideOutsideOfPackages(
                            "parlour.server.store",
                            "parlour.server.store.jdbc..",
                            "parlour.server.store.sqlite..",
                            "parlour.server.store.postgres..")));

    @ArchTest
    static final ArchRule noOtherModuleDependsOnTheBrowserModule = noClasses()
            .that()
            .resideOutsideOfPackage("parlour.browser..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("parlour.browser..");

    /** It is compiled for the browser, so it may use only the games and the bots that run there. */
    @ArchTest
    static final ArchRule theEngineKnowsNoServerAndNoMachine = noClasses()
            .that()
            .resideInAnyPackage("parlour.engine..", "parlour.browser")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "parlour.server..",
                    "parlour.cli..",
                    "parlour.bench..",
                    "parlour.bot.runtime..",
                    "parlour.bot.tournament..")
            .orShould()
            .dependOnClassesThat()
            .resideInAnyPackage(MACHINE);

    @ArchTest
    static final ArchRule aGameIsNamedOnlyInTheRegistry = noClasses()
            .that()
            .resideInAnyPackage("parlour.bot", "parlour.bot.tournament..", "parlour.bot.runtime..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("parlour.conquest..", "parlour.domination..", "parlour.conan..");

    /** A game at the terminal needs no server, only the same chance and the version for its files. */
    @ArchTest
    static final ArchRule theTerminalPlaysWithoutTheServer = noClasses()
            .that()
            .resideInAnyPackage("parlour.cli.play..", "parlour.cli.board..", "parlour.cli.puzzle..")
            .and()
            .doNotHaveSimpleName("TerminalChance")
            .should()
            .dependOnClassesThat(
                    resideInAPackage("parlour.server..").and(resideOutsideOfPackage("parlour.server.version")));

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
