package parlour.cli.board.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.cli.board.BoardScene;
import parlour.cli.board.PieceDetails;
import parlour.cli.play.BoardRenderers;
import parlour.conan.Conan;
import parlour.conquest.Conquest;
import parlour.game.Language;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

/** Conan as a terminal shows it. */
class ConanRendererTest {

    private static final String AUCTION = "auction r1 1 1.0.0.0.0"
            + " orsa,15,a1,0,-,boar-spear,-,feint.0.0/tesk,15,a2,0,steppe-archer,-,-,rotten-floor.0.0 -"
            + " a1:lantern-wood:two-mawed-hound.2.u2.0.0.0+thorn-darts.2.d2.0.0.0/a2:buried-city:- - -"
            + " 1,2,a1.1,2,0,1,-:- - -,0.0,1 - 1.2.duel.1.5 - 0";

    private static String board(int viewer, Language language) throws NotationException {
        Position position = Conan.CONAN.parse(AUCTION, Options.defaults(Conan.CONAN));
        BoardScene scene = new BoardScene(position.view(viewer), "", false, false, false, language);
        return String.join("\n", BoardRenderers.of(Conan.CONAN).board(scene));
    }

    @Test
    void playersAdventuresBidsPromisesAndTheOwnHandAreShown() throws NotationException {
        String board = board(0, Language.ENGLISH);
        for (String shown : List.of(
                "● 15 glory  Orsa of the Quarries 6-3-3  → a1",
                "# Boar Spear",
                "+ Steppe Archer 4-5-3 3 glory",
                "a1 Lantern Wood (3) ●  1[▲ Two-Mawed Hound 6-3-5 · two-mawed-hound]  2(▲ ?)",
                "Round 1, hero phase.",
                "» Contest: ● Orsa of the Quarries against Two-Mawed Hound, placed by ▲.",
                "● Strength 7, Cunning 4, Spirit 4; ▲ Strength 6, Cunning 3, Spirit 5.",
                "Bids in order: ● 2.",
                "▲ Raise (such as bid:3), call (follow) or withdraw?",
                "§ 1: ▲ does not duel ● until round 5",
                "Feint: +2 to your total if the contest is decided by Cunning. · feint")) {
            assertTrue(board.contains(shown), shown + " in\n" + board);
        }
    }

    @Test
    void hiddenCardsAreNotShown() throws NotationException {
        assertFalse(board(0, Language.ENGLISH).contains("Thorn Darts"));
        assertFalse(board(0, Language.ENGLISH).contains("Rotten Floor"));
        assertTrue(board(1, Language.ENGLISH).contains("(▲ Thorn Darts 5-6-3 · thorn-darts)"));
        assertFalse(board(Position.SPECTATOR, Language.ENGLISH).contains("Feint"));
    }

    @Test
    void theBoardIsDrawnInFrench() throws NotationException {
        String board = board(0, Language.FRENCH);
        assertTrue(board.contains("Orsa des Carrières") && board.contains("jusqu’à la manche 5"), board);
        assertTrue(
                board.contains("Manche 1, phase des héros.") && board.contains("Mises dans l’ordre\u00a0: ● 2."),
                board);
    }

    @Test
    void movesOfOthersAreToldInWordsWithoutTheirSecrets() throws NotationException {
        Position cards = Conan.CONAN.parse(
                "cards r1 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,rotten-floor.0.0/tesk,15,a2,0,-,-,-,feint.0.0 -"
                        + " a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0,0 - - - 0",
                Options.defaults(Conan.CONAN));
        assertEquals(
                "Crimson places a challenge on “The Buried City”.",
                BoardRenderers.of(Conan.CONAN)
                        .inWords(cards, "lay:rotten-floor@a2")
                        .orElseThrow()
                        .en());
        assertTrue(BoardRenderers.of(Conan.CONAN)
                .inWords(Conquest.CONQUEST.start(Options.defaults(Conquest.CONQUEST)), "d1-d5-f5")
                .isEmpty());
    }

    @Test
    void anAdventureOrACardListsItsMoves() throws NotationException {
        Position position = Conan.CONAN.parse(AUCTION, Options.defaults(Conan.CONAN));
        BoardScene scene = new BoardScene(position.view(0), "", false, false, false, Language.ENGLISH);
        List<String> moves =
                List.of("go:a1", "go:a10", "lay:feint@a1", "face:a1.2", "move:a1.1>a3", "move:seat1>a1", "pass");
        PieceDetails details =
                BoardRenderers.of(Conan.CONAN).details(scene, "a1", moves).orElseThrow();
        assertEquals(
                List.of("go:a1", "lay:feint@a1", "face:a1.2", "move:a1.1>a3", "move:seat1>a1"),
                details.choices().stream().map(PieceDetails.Choice::move).toList());
        assertEquals(
                List.of("lay:feint@a1"),
                BoardRenderers.of(Conan.CONAN).details(scene, "feint", moves).orElseThrow().choices().stream()
                        .map(PieceDetails.Choice::move)
                        .toList());
        assertTrue(
                BoardRenderers.of(Conan.CONAN).details(scene, "nowhere", moves).isEmpty());
    }
}
