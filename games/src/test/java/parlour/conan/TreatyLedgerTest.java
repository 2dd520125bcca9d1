package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.conan.card.CardSet;
import parlour.game.NotationException;
import parlour.game.Refusal;

/** Treaties of a game with real cards, and how long they hold. */
class TreatyLedgerTest {

    private final TreatyLedger bonds = new TreatyLedger(CardSet.standard(), 4);

    private void agree(String treaty) throws NotationException {
        assertEquals(Optional.empty(), bonds.agree(treaty), treaty);
    }

    private static String reason(Optional<Refusal> refusal) {
        return refusal.map(Refusal::code).orElse("-");
    }

    @Test
    void noTreatyHoldsAtTheStart() {
        assertEquals("", bonds.terms());
        assertEquals("-", reason(bonds.whyNoDuel(0, 1)));
    }

    @Test
    void giftsLeaveNoObligation() throws NotationException {
        agree("1>2:3pg+feint+#boar-spear");
        assertEquals("", bonds.terms());
    }

    @Test
    void promisesAndAlliancesAreListedInOrder() throws NotationException {
        agree("1=2:50/40/30/partner;3!challenge:a2@r7");
        agree("2!duel:3@end;1>2:1pg");
        assertEquals("2!duel:3@end;3!challenge:a2@r7;1=2:50/40/30/partner", bonds.terms());
    }

    @Test
    void equalTreatiesHaveEqualText() throws NotationException {
        agree(
                "3=4:50/50/50/own;1=2:50/50/50/own;2!duel:3@r5;2!duel:1@r5;2!challenge:a3@r6;2!challenge:a1@r9;1!duel:2@r7");
        assertEquals(
                "1!duel:2@r7;2!challenge:a1@r9;2!challenge:a3@r6;2!duel:1@r5;2!duel:3@r5;1=2:50/50/50/own;3=4:50/50/50/own",
                bonds.terms());
    }

    @Test
    void shorterOfTwoPromisesIsListedFirst() throws NotationException {
        agree("2!duel:1@r9");
        agree("2!duel:1@r5");
        assertEquals("2!duel:1@r5;2!duel:1@r9", bonds.terms());
    }

    @Test
    void longestPromiseBindsAndAmongEqualOnesTheFirst() throws NotationException {
        agree("2!duel:1@r5");
        agree("2!duel:1@r9");
        agree("2!duel:1@r9");
        agree("2!duel:1@r7");
        assertEquals(
                "Treaty 2 forbids it: you promised no duel with Crimson until round 9.",
                bonds.whyNoDuel(1, 0).orElseThrow().message().en());
    }

    @Test
    void heroHasAtMostOnePartnerWhicheverSeatIsNamedFirst() throws NotationException {
        agree("2=3:50/50/50/own");
        assertEquals("cannot-ally", reason(bonds.agree("1=3:50/50/50/own")));
        assertEquals("cannot-ally", reason(bonds.agree("3=4:50/50/50/own")));
    }

    @Test
    void partnersMayNotDuelInEitherDirection() throws NotationException {
        agree("1=3:50/50/50/own");
        assertEquals("partner", reason(bonds.whyNoDuel(0, 2)));
        assertEquals("partner", reason(bonds.whyNoDuel(2, 0)));
        assertEquals("-", reason(bonds.whyNoDuel(0, 1)));
        assertEquals("-", reason(bonds.whyNoDuel(1, 0)));
        assertEquals("-", reason(bonds.whyNoDuel(1, 2)));
        assertEquals("-", reason(bonds.whyNoDuel(2, 1)));
    }

    @Test
    void promiseBindsItsMakerAndNamesItsTreaty() throws NotationException {
        agree("1>2:1pg");
        agree("2!duel:1@r5;3!challenge:a1@r5");
        Refusal refusal = bonds.whyNoDuel(1, 0).orElseThrow();
        assertEquals("promised", refusal.code());
        assertEquals(
                "Treaty 2 forbids it: you promised no duel with Crimson until round 5.",
                refusal.message().en());
        assertEquals("-", reason(bonds.whyNoDuel(0, 1)));
        assertEquals("-", reason(bonds.whyNoDuel(2, 0)));
    }

    @Test
    void heroHasAtMostOnePartner() throws NotationException {
        agree("1=2:50/50/50/own");
        assertEquals("cannot-ally", reason(bonds.agree("1=3:50/50/50/own")));
        assertEquals("cannot-ally", reason(bonds.agree("2=3:50/50/50/own")));
        assertEquals("cannot-ally", reason(bonds.agree("3=1:50/50/50/own")));
        assertEquals("cannot-ally", reason(bonds.agree("3=3:50/50/50/own")));
        assertEquals("1=2:50/50/50/own", bonds.terms());
        agree("3=4:50/50/50/own");
        assertEquals("1=2:50/50/50/own;3=4:50/50/50/own", bonds.terms());
    }

    @Test
    void refusedTreatyHasNoEffectAndNoNumber() throws NotationException {
        agree("1=2:50/50/50/own");
        assertEquals("cannot-ally", reason(bonds.agree("3!duel:4@r5;1=3:50/50/50/own")));
        assertEquals("1=2:50/50/50/own", bonds.terms());
        agree("3!duel:4@r5");
        assertEquals(
                "Treaty 2 forbids it: you promised no duel with Jade until round 5.",
                bonds.whyNoDuel(2, 3).orElseThrow().message().en());
    }

    @Test
    void promiseEndsAfterItsLastRound() throws NotationException {
        agree("1!duel:2@r5;2!duel:1@r6");
        bonds.beginRound(5);
        assertEquals("1!duel:2@r5;2!duel:1@r6", bonds.terms());
        bonds.beginRound(6);
        assertEquals("2!duel:1@r6", bonds.terms());
    }

    @Test
    void allianceEndsWhenEitherLeaves() throws NotationException {
        agree("1=2:50/50/50/own;3=4:50/50/50/own");
        bonds.leave(1);
        assertEquals("3=4:50/50/50/own", bonds.terms());
        bonds.leave(2);
        assertEquals("", bonds.terms());
    }

    @Test
    void accomplishingAnAdventureEndsPromisesAboutIt() throws NotationException {
        agree("1=2:50/50/50/own;3!challenge:a1@r9;3!challenge:a2@r9;3!duel:1@r9");
        bonds.accomplish(0, 0);
        assertEquals("3!challenge:a2@r9;3!duel:1@r9", bonds.terms());
    }

    @Test
    void eliminatedPlayerLosesAllTreaties() throws NotationException {
        agree("1=2:50/50/50/own;1!challenge:a3@r9;3!duel:1@r9;3!duel:2@r9;3!challenge:a1@r9");
        bonds.putOut(0);
        assertEquals("3!challenge:a1@r9;3!duel:2@r9", bonds.terms());
    }

    @Test
    void malformedTreatyIsRefused() {
        assertThrows(NotationException.class, () -> bonds.agree("5>1:1pg"));
    }
}
