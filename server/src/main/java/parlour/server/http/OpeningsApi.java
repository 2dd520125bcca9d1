package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import parlour.conquest.Conquest;
import parlour.registry.GameRegistry;
import parlour.server.table.PlayedOpenings;

/** How the opening moves of this server's own games have scored. */
final class OpeningsApi {

    private final PlayedOpenings openings;
    private final RequestWork work;

    OpeningsApi(PlayedOpenings openings, RequestWork work) {
        this.openings = openings;
        this.work = work;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/openings/{game}", this::table);
    }

    private void table(Context context) {
        if (!(GameRegistry.find(context.pathParam("game")).orElse(null) instanceof Conquest edition)) {
            throw new HttpRefusalException(
                    HttpRefusalException.NOT_FOUND,
                    "no-explorer",
                    "There is no opening explorer for this game.",
                    "Il n’y a pas d’explorateur d’ouvertures pour ce jeu.");
        }
        context.contentType("application/octet-stream").result(work.run(context, () -> openings.table(edition)));
    }
}
