package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import parlour.conan.card.CardPictures;
import parlour.conan.card.CardSet;
import parlour.game.NotationException;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.server.limits.RateLimits;
import parlour.server.people.Person;
import parlour.server.store.jdbc.CardSetStore;

/** Card sets that people bring to tables. */
final class CardSetsApi {

    /** In bytes: the reader allows as many characters, most of which are in pictures. */
    static final int MAX_BODY = 2_000_000;

    private final CardSetStore sets;
    private final Authentication authentication;
    private final RateLimits limits;
    private final RequestWork work;

    CardSetsApi(CardSetStore sets, Authentication authentication, RateLimits limits, RequestWork work) {
        this.sets = sets;
        this.authentication = authentication;
        this.limits = limits;
        this.work = work;
    }

    /** A set, and its text with pictures. */
    private record Checked(CardSet set, String text) {}

    void routes(RoutesConfig routes) {
        routes.post("/api/card-sets", this::store);
    }

    /** Checks and stores a set; tables can then be opened with the option {@code cards=} and its fingerprint. */
    private void store(Context context) throws MalformedFieldException {
        Person person = authentication.requirePerson(context);
        PeopleApi.take(limits.cardSetsByPerson(), person.id());
        PeopleApi.take(limits.cardSetsByAddress(), authentication.address(context));
        String contents = JsonBody.json(context, MAX_BODY);
        JsonFields.read(contents, MAX_BODY).requireStorable();
        Checked checked = work.run(context, () -> {
            try {
                return new Checked(CardSet.read(contents), CardPictures.text(contents));
            } catch (NotationException wrong) {
                throw GamesApi.unreadable(wrong);
            }
        });
        CardSet set = checked.set();
        String fingerprint = set.fingerprint();
        sets.store(person.id(), fingerprint, checked.text());
        context.status(201);
        JsonBody.answer(
                context,
                new View()
                        .with("fingerprint", fingerprint)
                        .with("set", set.title())
                        .with("cards", set.size())
                        .with("maxSeats", set.maxSeats()));
    }
}
