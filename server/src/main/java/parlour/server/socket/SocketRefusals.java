package parlour.server.socket;

import parlour.game.Refusal;

/** The refusals of the socket itself; tables have their own. */
final class SocketRefusals {

    static final Refusal HELLO_REQUIRED =
            new Refusal("hello-required", "Say hello first.", "Dites d’abord bonjour (hello).");

    static final Refusal UNSUPPORTED_VERSION = new Refusal(
            "unsupported-version",
            "This server speaks version 1: load the page again, or update your program.",
            "Ce serveur parle la version 1 : rechargez la page, ou mettez votre programme à jour.");

    static final Refusal NOT_SUBSCRIBED = new Refusal(
            "not-subscribed", "Subscribe to the table first.", "Abonnez-vous d’abord à la table (subscribe).");

    static final Refusal TOO_MANY_TABLES = new Refusal(
            "too-many-tables", "One connection may watch 32 tables.", "Une connexion peut regarder 32 tables.");

    static final Refusal BAD_CHAT = new Refusal(
            "bad-chat", "A line has 1 to 300 visible characters.", "Une ligne compte de 1 à 300 caractères visibles.");

    static final Refusal RATE_LIMITED = new Refusal(
            "rate-limited", "That is too much at once: wait a moment.", "C’est trop à la fois : attendez un instant.");

    static final Refusal SHUTDOWN = new Refusal(
            "shutdown",
            "The server is stopping; come back in a moment.",
            "Le serveur s’arrête ; revenez dans un instant.");

    static final Refusal SIGNED_OUT =
            new Refusal("signed-out", "You have been signed out.", "Vous avez été déconnecté.");

    static final Refusal SESSION_RENEWED = new Refusal(
            "session-renewed",
            "This browser has a new session: connect again.",
            "Ce navigateur a une nouvelle session : reconnectez-vous.");

    static final Refusal NOT_TEXT =
            new Refusal("malformed", "Only text frames are read here.", "Seules les trames de texte sont lues ici.");

    static final Refusal SERVER_FULL = new Refusal(
            "server-full", "There is no room for more connections now.", "Il n’y a plus de place pour l’instant.");

    static Refusal tooManySockets(int max) {
        return new Refusal(
                "too-many-connections",
                "Your network has " + max + " connections open already. Close some of them first.",
                "Votre réseau a déjà " + max + " connexions ouvertes. Fermez-en d’abord quelques-unes.");
    }

    private SocketRefusals() {}
}
