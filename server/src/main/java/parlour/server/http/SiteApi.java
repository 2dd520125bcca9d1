package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import parlour.server.site.LocalNetwork;
import parlour.server.site.SiteSettings;

/** How the host wants the site to be, and where others can join. */
final class SiteApi {

    private final SiteSettings site;
    private final Optional<URI> publicUrl;
    private final String host;

    /** @param host the address or name that the server listens on */
    SiteApi(SiteSettings site, Optional<URI> publicUrl, String host) {
        this.host = host;
        this.site = site;
        this.publicUrl = publicUrl;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/site", context -> JsonBody.answer(context, site.view(join(context))));
    }

    /** Asked each time: a hotspot may be switched on while the server runs. */
    private List<String> join(Context context) {
        if (publicUrl.isPresent()) {
            return List.of(publicUrl.get().toString().replaceFirst("/$", ""));
        }
        return LocalNetwork.urls(host, site.localName(), context.req().getLocalPort());
    }
}
