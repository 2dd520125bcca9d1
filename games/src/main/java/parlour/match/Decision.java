package parlour.match;

import java.util.List;
import java.util.Optional;
import parlour.game.Refusal;

/** Decides one command: each kind is looked at by whoever knows about it. */
final class Decision {

    private final Draft draft;

    Decision(Match match, Host host) {
        draft = new Draft(match, host);
    }

    static List<Event> opening(Opening opening, Host host) {
        Draft draft = new Draft(new Match(), host);
        new Seating(draft).open(opening);
        return draft.events();
    }

    Verdict on(Command command) {
        Optional<Refusal> refusal = switch (command) {
            case Command.Sit c -> new Seating(draft).sit(c);
            case Command.Leave c -> new Seating(draft).leave(c.person());
            case Command.OfferRematch c -> new Seating(draft).offerRematch(c.person(), c.bytes());
            case Command.Play c -> new Playing(draft).play(c);
            case Command.Resign c -> new Playing(draft).resign(c.person());
            case Command.CallTime() -> new Playing(draft).callTime();
            case Command.VoteOut c -> new Playing(draft).voteOut(c.person(), c.seat());
            case Command.OfferDraw c -> new Asking(draft).offerDraw(c.person());
            case Command.AnswerDraw c -> new Asking(draft).answerDraw(c.seat(), c.agreed());
            case Command.RefuseDraw c -> new Asking(draft).refuseDraw(c.person());
            case Command.AskTakeback c -> new Asking(draft).askTakeback(c.person());
            case Command.RefuseTakeback c -> new Asking(draft).refuseTakeback(c.person());
        };
        return refusal.<Verdict>map(Verdict.Refused::new).orElseGet(() -> new Verdict.Accepted(draft.events()));
    }
}
