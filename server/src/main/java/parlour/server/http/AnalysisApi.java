package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.json.MalformedFieldException;
import parlour.server.analysis.AnalysisQueue;
import parlour.server.analysis.AnalysisRequest;
import parlour.server.analysis.AnalysisStatus;
import parlour.server.limits.RateLimiter;
import parlour.server.limits.RateLimits;

/** The engine over HTTP, for clients that cannot run it themselves. Needs no identity, so that links can be shared. */
final class AnalysisApi {

    private static final String ANALYSES = "/api/analysis";
    private static final String ONE = "/api/analysis/{id}";

    /** Retry-After of rate-limited requests. */
    private static final int AGAIN_SECONDS = 2;

    private final AnalysisQueue queue;
    private final Authentication authentication;
    private final RateLimits limits;
    private final RequestWork work;

    AnalysisApi(AnalysisQueue queue, Authentication authentication, RateLimits limits, RequestWork work) {
        this.queue = queue;
        this.authentication = authentication;
        this.limits = limits;
        this.work = work;
    }

    void routes(RoutesConfig routes) {
        routes.post(ANALYSES, this::ask);
        routes.get(ONE, this::report);
        routes.delete(ONE, this::forget);
    }

    private void ask(Context context) throws MalformedFieldException {
        String client = authentication.address(context);
        AnalysisRequest request = question(context);
        if (request.mode() == AnalysisRequest.Mode.IMMEDIATE) {
            take(limits.rulesQueriesByAddress(), client);
            answer(context, new AnalysisStatus.Done(work.pool().run(client, request::answerAtOnce)));
            return;
        }
        take(limits.analysesByAddress(), client);
        AnalysisStatus status = queue.ask(client, request);
        if (status instanceof AnalysisStatus.Refused) {
            limits.analysesByAddress().giveBack(client);
        }
        answer(context, status);
    }

    private static AnalysisRequest question(Context context) throws MalformedFieldException {
        try {
            return AnalysisRequest.read(JsonBody.body(context, AnalysisRequest.MAX_LENGTH));
        } catch (AnalysisRequest.UnsupportedAnalysisException notHere) {
            throw new HttpRefusalException(HttpRefusalException.BAD_REQUEST, notHere.refusal());
        }
    }

    private static void take(RateLimiter limit, String client) {
        Optional<Refusal> tooMany = limit.take(client);
        if (tooMany.isPresent()) {
            throw new HttpRefusalException(HttpRefusalException.TOO_MANY_REQUESTS, tooMany.get(), AGAIN_SECONDS);
        }
    }

    private void report(Context context) {
        answer(context, queue.status(context.pathParam("id")).orElseThrow(AnalysisApi::forgotten));
    }

    private void forget(Context context) {
        queue.cancel(context.pathParam("id"));
        JsonBody.answer(context, new View());
    }

    private static HttpRefusalException forgotten() {
        return new HttpRefusalException(
                HttpRefusalException.NOT_FOUND,
                "analysis-not-found",
                "This analysis is no longer available. Ask again.",
                "Cette analyse n’est plus disponible. Redemandez-la.");
    }

    /** The engine's answers are JSON already, and are embedded unchanged. */
    private static void answer(Context context, AnalysisStatus jobStatus) {
        context.header("Cache-Control", "no-store");
        switch (jobStatus) {
            case AnalysisStatus.Queued(String id, int place) -> {
                context.status(202);
                JsonBody.answer(
                        context,
                        new View().with("state", "waiting").with("id", id).with("queuePosition", place));
            }
            case AnalysisStatus.Running(String id, Optional<String> progress) -> {
                context.status(202);
                String so = progress.map(it -> ",\"progress\":" + it).orElse("");
                send(context, "{\"state\":\"thinking\",\"id\":\"" + id + "\"" + so + "}");
            }
            case AnalysisStatus.Done(String answer) -> send(context, "{\"state\":\"done\",\"answer\":" + answer + "}");
            case AnalysisStatus.Refused(Refusal refusal, int seconds) -> {
                int status = refusal.code().equals("rate-limited")
                        ? HttpRefusalException.TOO_MANY_REQUESTS
                        : HttpRefusalException.SERVICE_UNAVAILABLE;
                throw new HttpRefusalException(status, refusal, seconds);
            }
        }
    }

    private static void send(Context context, String json) {
        context.contentType("application/json").result(json);
    }
}
