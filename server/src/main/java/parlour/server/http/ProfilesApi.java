package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.View;
import parlour.server.limits.RateLimits;
import parlour.server.people.Person;
import parlour.server.people.accounts.People;
import parlour.server.people.moderation.Moderation;
import parlour.server.socket.SocketHandler;
import parlour.server.store.Listings;

/**
 * What everybody may know of a person they have met: the name, since when they are here, and how many games they have
 * finished. Neither which games, nor when the person was last seen, nor whose bot it is.
 */
final class ProfilesApi {

    private static final long DAY = Duration.ofDays(1).toMillis();

    private final Authentication authentication;
    private final People people;
    private final Listings listings;
    private final SocketHandler socket;
    private final RateLimits limits;

    ProfilesApi(
            Authentication authentication, People people, Listings listings, SocketHandler socket, RateLimits limits) {
        this.authentication = authentication;
        this.people = people;
        this.listings = listings;
        this.socket = socket;
        this.limits = limits;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/people/{person}", this::profile);
        routes.post("/api/people/{person}/mute", context -> mute(context, true));
        routes.delete("/api/people/{person}/mute", context -> mute(context, false));
    }

    private void profile(Context context) {
        PeopleApi.take(limits.readsByAddress(), authentication.address(context));
        Optional<Person> viewer = authentication.person(context);
        answer(context, find(context), viewer);
    }

    private void mute(Context context, boolean isMuted) {
        PeopleApi.take(limits.readsByAddress(), authentication.address(context));
        Person viewer = authentication.requirePerson(context);
        Person person = find(context);
        socket.mute(viewer.id(), person.id(), isMuted);
        answer(context, person, Optional.of(viewer));
    }

    /** Somebody who is here; a deleted person is not. */
    private Person find(Context context) {
        return people.person(context.pathParam("person"))
                .filter(person -> person.kind() != Person.Kind.DELETED)
                .orElseThrow(() -> HttpRefusalException.of(Moderation.unknownSubject()));
    }

    private void answer(Context context, Person person, Optional<Person> viewer) {
        List<View> finished = new ArrayList<>();
        listings.finished(person.id())
                .forEach((game, count) ->
                        finished.add(new View().with("game", game).with("count", count)));
        View profile = person.self()
                .with("since", people.createdAt(person.id()) / DAY * DAY)
                .with("finished", finished);
        viewer.ifPresent(somebody -> profile.with("muted", socket.hasMuted(somebody.id(), person.id())));
        JsonBody.answer(context, profile);
    }
}
