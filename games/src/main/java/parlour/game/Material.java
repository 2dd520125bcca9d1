package parlour.game;

import java.util.List;
import java.util.Optional;

/**
 * Material of the players' own, such as a card set: options name it by its fingerprint ({@code cards=sha256:…}), and
 * whoever opens the game finds the text that belongs to it.
 */
public final class Material {

    private static final String FINGERPRINT = "sha256:";

    private Material() {}

    /** Where material is kept. */
    @FunctionalInterface
    public interface Source {

        /** Nothing is kept. */
        Source NONE = fingerprint -> Optional.empty();

        /** The text with this fingerprint, {@code sha256:…}; empty if it is not here. */
        Optional<String> find(String fingerprint);
    }

    /** The fingerprint that settings name; empty if they name none. */
    public static Optional<String> named(List<String> settings) {
        return settings.stream()
                .filter(setting -> setting.startsWith(FINGERPRINT, setting.indexOf('=') + 1))
                .map(setting -> setting.substring(setting.indexOf('=') + 1))
                .findFirst();
    }

    /**
     * The game with the material that its settings name.
     *
     * @throws NotationException if it is not here, or is not valid
     */
    public static Game find(Game game, List<String> settings, Source source) throws NotationException {
        Optional<String> named = named(settings);
        if (named.isEmpty()) {
            return game;
        }
        Optional<String> text = source.find(named.get());
        if (text.isEmpty()) {
            throw new NotationException(
                    named.get(),
                    0,
                    "No card set with this fingerprint is known here: send it first.",
                    "Aucun jeu de cartes n’a cette empreinte ici : envoyez-le d’abord.");
        }
        return game.withMaterial(text.get());
    }
}
