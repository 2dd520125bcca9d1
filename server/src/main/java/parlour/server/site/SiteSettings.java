package parlour.server.site;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.game.Language;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;
import parlour.match.TimeControl;
import parlour.match.view.TableView;
import parlour.server.people.Person;

/**
 * How a host wants the site to be.
 *
 * @param name shown instead of "Parlour"; empty for that
 * @param greeting shown on the first page; empty for the usual one
 * @param guestsMayChat whether people without an account may write in chat
 * @param games the ids of the games that are offered; empty for all
 * @param language for visitors who have not chosen one; otherwise as their browser says
 * @param clock chosen at first when a table is opened
 * @param localName the name of this machine on the local network, on a club evening
 */
public record SiteSettings(
        String name,
        Text greeting,
        TableOpening tables,
        boolean guestsMayChat,
        List<String> games,
        Optional<Language> language,
        Optional<TimeControl> clock,
        Optional<String> localName) {

    /** Who may open tables. */
    public enum TableOpening {
        EVERYONE,
        ACCOUNTS,
        ADMIN;

        /** The name in options and in JSON. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public static final SiteSettings USUAL = new SiteSettings(
            "",
            Text.same(""),
            TableOpening.EVERYONE,
            true,
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    public SiteSettings {
        games = List.copyOf(games);
    }

    /** The same on a club evening. */
    public SiteSettings onLocalNetwork(String machine) {
        return new SiteSettings(name, greeting, tables, guestsMayChat, games, language, clock, Optional.of(machine));
    }

    /** The refusal for a person who may not open a table of this game. */
    public Optional<Refusal> opening(Person person, boolean isAdmin, String game) {
        if (!games.isEmpty() && !games.contains(game)) {
            return Optional.of(
                    new Refusal("game-not-offered", "This game is not offered here.", "Ce jeu n’est pas proposé ici."));
        }
        return switch (tables) {
            case EVERYONE -> Optional.empty();
            case ACCOUNTS -> person.kind() == Person.Kind.GUEST ? Optional.of(accountsOnly()) : Optional.empty();
            case ADMIN -> isAdmin ? Optional.empty() : Optional.of(hostOnly());
        };
    }

    private static Refusal accountsOnly() {
        return new Refusal(
                "accounts-only",
                "Here only people with an account may create games. You can join any game without one.",
                "Ici, il faut un compte pour créer une partie. On peut en rejoindre une sans compte.");
    }

    private static Refusal hostOnly() {
        return new Refusal(
                "host-only",
                "Here only the host creates games. You can join them.",
                "Ici, seul l’hôte crée des parties. Vous pouvez les rejoindre.");
    }

    /** The refusal for a person who may not write in chat. */
    public Optional<Refusal> chatting(Person person) {
        return guestsMayChat || person.kind() != Person.Kind.GUEST
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "accounts-only",
                        "Here only people with an account may write in chat.",
                        "Ici, il faut un compte pour écrire dans la discussion."));
    }

    /** For the page. */
    public View view(List<String> join) {
        View view = new View()
                .with("name", name)
                .with("greeting", greeting)
                .with("tables", tables.code())
                .with("guestChat", guestsMayChat)
                .with("games", games)
                .with("join", join);
        language.ifPresent(tongue -> view.with("language", tongue == Language.FRENCH ? "fr" : "en"));
        clock.ifPresent(time -> view.with("clock", TableView.clock(time)));
        return view;
    }
}
