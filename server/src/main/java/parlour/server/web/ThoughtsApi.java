package parlour.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.json.MalformedFieldException;
import parlour.server.people.Limits;
import parlour.server.people.RateLimit;
import parlour.server.thoughts.Question;
import parlour.server.thoughts.Report;
import parlour.server.thoughts.Thoughts;

/** The engine, asked over HTTP by those who cannot run it themselves. Nobody has to say who they are: links are shared. */
final class ThoughtsApi {

    private static final String QUESTIONS = "/api/thoughts";
    private static final String ONE = "/api/thoughts/{id}";

    /** Whoever asks too often is let in again soon. */
    private static final int AGAIN_SECONDS = 2;

    private final Thoughts thoughts;
    private final Visitors visitors;
    private final Limits limits;

    ThoughtsApi(Thoughts thoughts, Visitors visitors, Limits limits) {
        this.thoughts = thoughts;
        this.visitors = visitors;
        this.limits = limits;
    }

    void routes(RoutesConfig routes) {
        routes.post(QUESTIONS, this::ask);
        routes.get(ONE, this::report);
        routes.delete(ONE, this::forget);
    }

    private void ask(Context context) throws MalformedFieldException {
        String client = visitors.address(context);
        Question question = question(context);
        if (question.way() == Question.Way.AT_ONCE) {
            take(limits.questionsByAddress(), client);
            answer(context, new Report.Done(question.answerAtOnce()));
            return;
        }
        take(limits.thoughtsByAddress(), client);
        Report report = thoughts.ask(client, question);
        if (report instanceof Report.Refused) {
            limits.thoughtsByAddress().giveBack(client);
        }
        answer(context, report);
    }

    private static Question question(Context context) throws MalformedFieldException {
        try {
            return Question.read(Json.body(context, Question.LONGEST));
        } catch (Question.NotHere notHere) {
            throw new RefusedException(RefusedException.UNREADABLE, notHere.refusal());
        }
    }

    private static void take(RateLimit limit, String client) {
        Optional<Refusal> tooMany = limit.take(client);
        if (tooMany.isPresent()) {
            throw new RefusedException(RefusedException.TOO_OFTEN, tooMany.get(), AGAIN_SECONDS);
        }
    }

    private void report(Context context) {
        answer(context, thoughts.report(context.pathParam("id")).orElseThrow(ThoughtsApi::forgotten));
    }

    private void forget(Context context) {
        thoughts.forget(context.pathParam("id"));
        Json.answer(context, new View());
    }

    private static RefusedException forgotten() {
        return new RefusedException(
                RefusedException.NOT_FOUND,
                "no-thought",
                "The house does not think about this (any more). Please ask again.",
                "La maison ne réfléchit pas (ou plus) à cela. Veuillez reposer la question.");
    }

    /** The engine's own words are JSON already, and are handed on as they are. */
    private static void answer(Context context, Report report) {
        context.header("Cache-Control", "no-store");
        switch (report) {
            case Report.Waiting(String id, int place) -> {
                context.status(202);
                Json.answer(
                        context,
                        new View().with("state", "waiting").with("id", id).with("place", place));
            }
            case Report.Thinking(String id, Optional<String> progress) -> {
                context.status(202);
                String so = progress.map(it -> ",\"progress\":" + it).orElse("");
                send(context, "{\"state\":\"thinking\",\"id\":\"" + id + "\"" + so + "}");
            }
            case Report.Done(String answer) -> send(context, "{\"state\":\"done\",\"answer\":" + answer + "}");
            case Report.Refused(Refusal refusal, int seconds) -> {
                int status = refusal.reason().equals("too-many") ? RefusedException.TOO_OFTEN : RefusedException.BUSY;
                throw new RefusedException(status, refusal, seconds);
            }
        }
    }

    private static void send(Context context, String json) {
        context.contentType("application/json").result(json);
    }
}
