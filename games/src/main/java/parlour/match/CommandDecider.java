package parlour.match;

import java.util.List;
import java.util.Optional;
import parlour.game.Refusal;

/** Decides one command: makes the checks common to all, then passes it to the class for its kind. */
final class CommandDecider {

    private final Draft draft;

    CommandDecider(Match match, Host host) {
        draft = new Draft(match, host);
    }

    static List<Event> opening(NewTable newTable, Host host) {
        Draft draft = new Draft(new Match(), host);
        new SeatingDecider(draft).open(newTable);
        return draft.events();
    }

    Decision on(Command command) {
        return whyNotNow(command)
                .or(() -> decide(command))
                .map(this::refused)
                .orElseGet(() -> new Decision.Accepted(draft.events()));
    }

    /** A refusal with events is one because of the time that has run out. */
    private Decision refused(Refusal refusal) {
        return draft.events().isEmpty() ? new Decision.Refused(refusal) : new Decision.TooLate(refusal, draft.events());
    }

    /** Most commands need a game in progress, and those of people a seat in it. */
    private Optional<Refusal> whyNotNow(Command command) {
        Match match = draft.match();
        return switch (command) {
            case Command.Sit _, Command.Leave _, Command.OfferRematch _ -> Optional.empty();
            case Command.Play _, Command.CallTime(), Command.Abandon(), Command.AnswerDraw _ ->
                Refusals.notPlaying(match);
            case Command.Resign(String person) -> Refusals.notPlaying(match, person);
            case Command.VoteOut(String person, int _) -> Refusals.notPlaying(match, person);
            case Command.OfferDraw(String person) -> Refusals.notPlaying(match, person);
            case Command.DeclineDraw(String person) -> Refusals.notPlaying(match, person);
            case Command.RequestTakeback(String person) -> Refusals.notPlaying(match, person);
            case Command.DeclineTakeback(String person) -> Refusals.notPlaying(match, person);
        };
    }

    private Optional<Refusal> decide(Command command) {
        return switch (command) {
            case Command.Sit c -> new SeatingDecider(draft).sit(c);
            case Command.Leave c -> new SeatingDecider(draft).leave(c.person());
            case Command.OfferRematch c -> new SeatingDecider(draft).offerRematch(c.person(), c.bytes());
            case Command.Play c -> new PlayDecider(draft).play(c);
            case Command.Resign c -> new PlayDecider(draft).resign(c.person());
            case Command.CallTime() -> new PlayDecider(draft).callTime();
            case Command.Abandon() -> new SeatingDecider(draft).abandon();
            case Command.VoteOut c -> new PlayDecider(draft).voteOut(c.person(), c.seat());
            case Command.OfferDraw c -> new RequestDecider(draft).offerDraw(c.person());
            case Command.AnswerDraw c -> new RequestDecider(draft).answerDraw(c.seat(), c.agreed());
            case Command.DeclineDraw c -> new RequestDecider(draft).refuseDraw(c.person());
            case Command.RequestTakeback c -> new RequestDecider(draft).askTakeback(c.person());
            case Command.DeclineTakeback c -> new RequestDecider(draft).refuseTakeback(c.person());
        };
    }
}
