package parlour.server.socket;

import parlour.game.Refusal;

/** The refusals of the socket itself; tables have their own. */
final class SocketRefusals {

    static final Refusal HELLO_REQUIRED = new Refusal("hello-required", "Send hello first.", "Envoyez d’abord hello.");

    static final Refusal UNSUPPORTED_VERSION = new Refusal(
            "unsupported-version",
            "This server uses version 1 of the protocol: reload the page, or update your program.",
            "Ce serveur utilise la version 1 du protocole : rechargez la page, ou mettez votre programme à jour.");

    static final Refusal NOT_SUBSCRIBED = new Refusal(
            "not-subscribed", "Subscribe to the table first.", "Abonnez-vous d’abord à la table (subscribe).");

    static final Refusal TOO_MANY_TABLES = new Refusal(
            "too-many-tables",
            "One connection can watch at most 32 tables.",
            "Une connexion peut suivre 32 tables au plus.");

    static final Refusal BAD_CHAT = new Refusal(
            "bad-chat",
            "A message has 1 to 300 visible characters.",
            "Un message compte de 1 à 300 caractères visibles.");

    static final Refusal RATE_LIMITED = new Refusal(
            "rate-limited",
            "Too many messages at once: wait a moment.",
            "Trop de messages à la fois : attendez un instant.");

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

    static final Refusal NOT_TEXT = new Refusal(
            "malformed", "Only text frames are accepted here.", "Seules les trames de texte sont acceptées ici.");

    static final Refusal SERVER_FULL = new Refusal(
            "server-full", "The server is full. Try again later.", "Le serveur est complet. Réessayez plus tard.");

    static Refusal tooManySockets(int max) {
        return new Refusal(
                "too-many-connections",
                "Your network already has " + max + " connections open. Close some of them first.",
                "Votre réseau a déjà " + max + " connexions ouvertes. Fermez-en d’abord quelques-unes.");
    }

    private SocketRefusals() {}
}
