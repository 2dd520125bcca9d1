package parlour.conan.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conan.card.CardSet;
import parlour.conan.card.Effect;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.Contest;
import parlour.conan.rules.EffectStack;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Statement;
import parlour.conan.rules.Step;
import parlour.conan.rules.TableAgreement;
import parlour.conan.rules.TreatyTerms;
import parlour.game.NotationException;

/** Checks what each step of a game requires, and what cannot exist yet. */
final class StepValidator {

    private final ConanState state;
    private final PackedState s;
    private final CardSet set;
    private final int seats;

    StepValidator(ConanState state) {
        this.state = state;
        this.s = state.packed();
        this.set = state.rules().set();
        this.seats = state.rules().seats();
    }

    private int step() {
        return s.b[PackedState.STEP];
    }

    void check(List<TextSlice> fields) throws NotationException {
        boolean begun = step() >= Step.PLACE;
        for (int seat = 0; seat < seats; seat++) {
            boolean has = s.b[PackedState.HERO_CARD + seat] >= 0;
            boolean wants = step() == Step.HERO_DRAW ? seat < s.b[PackedState.INDEX] : !begun || has;
            if (has != wants) {
                throw fields.get(4)
                        .fail("a hero for each seat that has drawn one", "un héros par place qui en a tiré un");
            }
            if (begun && has) {
                s.put(PackedState.ALIVE, s.b[PackedState.ALIVE] | 1 << seat);
            }
        }
        int glory = 0;
        for (int seat = 0; seat < seats; seat++) {
            glory += state.board().pg(seat);
        }
        if (glory > PackedState.MAX_GLORY) {
            throw fields.get(4)
                    .fail(
                            "at most " + PackedState.MAX_GLORY + " glory in all",
                            "au plus " + PackedState.MAX_GLORY + " points de gloire en tout");
        }
        Optional<TreatyTerms> offer = s.agreements.offer();
        if (offer.isPresent() && TreatyRefusals.objection(state, offer.get()).isPresent()) {
            throw fields.get(12).fail("a proposal that can be carried out", "une proposition réalisable");
        }
        boolean hasFirst = s.b[PackedState.FIRST] >= 0;
        if (hasFirst != step() >= Step.CHALLENGE_DRAW) {
            throw fields.get(2).fail("the first player, once it is known", "le premier joueur, une fois connu");
        }
        boolean lead = state.board().isInGame(s.b[PackedState.FIRST]);
        boolean acting = state.board().isInGame(state.board().actor()) || step() == Step.OVER;
        if (begun && (!lead || !acting)) {
            throw fields.get(3).fail("a player who is still in", "un joueur encore en jeu");
        }
        boolean isRound = s.b[PackedState.ROUND] > 0;
        if (isRound != step() >= Step.CARDS) {
            throw fields.get(1)
                    .fail("r0 while setting up, later the round", "r0 pendant la mise en place, puis la manche");
        }
        counts(fields);
        setUp(fields);
        Contest contest = state.contest();
        boolean contests = step() >= Step.AUCTION && step() <= Step.CANCELLING;
        boolean facing = step() == Step.ALLY && s.b[PackedState.CHALLENGE] >= 0;
        if (contest.isOn() != contests || (step() == Step.ALLY) != (facing && !contests)) {
            throw fields.get(9).fail("a contest while there is one", "un affrontement quand il y en a un");
        }
        boolean named = contest.attribute() >= 0;
        if (contests && named != step() > Step.NAMING) {
            throw fields.get(9).fail("the attribute once it is chosen", "l’attribut une fois choisi");
        }
        boolean effects = step() == Step.EFFECT || step() == Step.AGREEING;
        if (effects != state.effects().jobs() > 0) {
            throw fields.get(10).fail("effects while they are carried out", "des effets quand ils s’exécutent");
        }
        statement(fields);
        boolean asking = step() == Step.ANSWERING;
        boolean asked = s.b[PackedState.ASKED] >= 0;
        boolean swap = step() == Step.SWAP_ANSWER;
        if (s.agreements.offer().isPresent() != asking || asked != (asking || swap || step() == Step.AGREEING)) {
            throw fields.get(11).fail("who is asked, while a player is", "qui est interrogé, quand un joueur l’est");
        }
        if (asking && !s.agreements.offer().get().asked().contains((int) s.b[PackedState.ASKED])) {
            throw fields.get(11).fail("a player whom the proposal names", "un joueur que la proposition désigne");
        }
    }

    /** A statement waits for answers, or for its steps to be carried out; they must be possible. */
    private void statement(List<TextSlice> fields) throws NotationException {
        Optional<Statement> statement = s.agreements.statement();
        EffectStack effects = state.effects();
        int steps = 0;
        for (int i = 0; i < effects.jobs(); i++) {
            boolean isStep = s.b[PackedState.JOBS + 3 * i] == Step.Job.STATED;
            steps += isStep ? 1 : 0;
            if (isStep) {
                int expected = statement.map(it -> it.steps().size()).orElse(0) - steps;
                boolean good = s.b[PackedState.JOBS + 3 * i + 2] == expected
                        && s.b[PackedState.JOBS + 3 * i + 1] == statement.get().by();
                if (expected < 1 || !good) {
                    throw fields.get(10).fail("the steps that were stated", "les étapes annoncées");
                }
            }
        }
        boolean agreeing = step() == Step.AGREEING;
        if (statement.isPresent() != (agreeing || steps > 0) || (agreeing && steps > 0)) {
            throw fields.get(12).fail("a statement while there is one", "une déclaration quand il y en a une");
        }
        if (agreeing) {
            boolean isTable = effects.job() >= 0
                    && set.deed(effects.job()) instanceof Effect.Table
                    && effects.jobSeat() == statement.get().by();
            boolean isAsked = s.b[PackedState.ASKED] != statement.get().by()
                    && state.board().isInGame(s.b[PackedState.ASKED]);
            if (!isTable
                    || !isAsked
                    || TableAgreement.obstacle(state, statement.get()).isPresent()) {
                throw fields.get(12).fail("a statement that can be carried out", "une déclaration réalisable");
            }
        } else if (steps > 0) {
            List<Statement.Step> all = statement.get().steps();
            List<Statement.Step> left = new ArrayList<>();
            boolean isDrawing = pending(effects, left);
            left.addAll(all.subList(all.size() - steps, all.size()));
            Statement rest = new Statement(statement.get().by(), left);
            if (!isDrawing || TableAgreement.obstacle(state, rest).isPresent()) {
                throw fields.get(10).fail("steps that can be carried out", "des étapes réalisables");
            }
        }
    }

    /** The step that is being carried out, as far as it is not done; false if there is none. */
    private static boolean pending(EffectStack effects, List<Statement.Step> into) {
        int seat = effects.jobSeat();
        int n = effects.jobCount();
        switch (effects.job()) {
            case Step.Job.DRAW -> into.add(new Statement.Draw(seat, n));
            case Step.Job.DROP -> into.add(new Statement.Discard(seat, n, true));
            case Step.Job.CHOOSE -> into.add(new Statement.Discard(seat, n, false));
            case Step.Job.LOOT -> into.add(new Statement.Find(seat));
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Laps are counted while cards are dealt and played; consecutive passes only in steps where they matter. */
    private void counts(List<TextSlice> fields) throws NotationException {
        int laps = switch (step()) {
            case Step.DEAL -> ConanRules.FIRST_HAND - 1;
            case Step.CARDS -> ConanRules.MAX_LAPS;
            case Step.EFFECT, Step.AGREEING ->
                s.b[PackedState.AFTER_EFFECTS] == Step.THEN_CARD ? ConanRules.MAX_LAPS : 0;
            default -> 0;
        };
        int passes = switch (step()) {
            case Step.CARDS -> seats;
            case Step.LAYING -> 1;
            case Step.PROPOSING -> state.board().playersLeft() - 1;
            default -> 0;
        };
        if (s.b[PackedState.LAP] > laps || s.b[PackedState.PASSES] > passes) {
            throw fields.get(3).fail("laps and passes of this step", "les tours et les refus de cette étape");
        }
    }

    /** Before the cards are dealt every seat has one adventure of its own, and a hand only for laying it. */
    private void setUp(List<TextSlice> fields) throws NotationException {
        for (int seat = 0; seat < seats; seat++) {
            boolean wants =
                    step() > Step.ADVENTURE_DRAW || (step() == Step.ADVENTURE_DRAW && seat < s.b[PackedState.INDEX]);
            if (step() <= Step.PLACE && state.board().isInPlay(seat) != wants) {
                throw fields.get(6)
                        .fail(
                                "an adventure for each seat that has drawn one",
                                "une aventure par place qui en a tiré une");
            }
            boolean laying =
                    step() == Step.CHALLENGE_LAY && seat == state.board().actor();
            int size = state.handSize(seat);
            if (step() <= Step.CHALLENGE_LAY && size != (laying ? 1 : 0)) {
                throw fields.get(4).fail("no hand before the cards are dealt", "aucune main avant la donne");
            }
            if (laying && !set.isChallenge(s.nth(PackedState.HAND + seat, 0))) {
                throw fields.get(4).fail("a challenge to be placed", "un défi à placer");
            }
        }
    }
}
