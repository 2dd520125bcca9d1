package parlour.server.socket;

import parlour.game.Refusal;

/** What the socket says no to, apart from what tables say no to. */
final class SocketRefusals {

    static final Refusal HELLO_REQUIRED =
            Refusal.of("hello-required", "Say hello first.", "Dites d’abord bonjour (hello).");

    static final Refusal UNSUPPORTED_VERSION = Refusal.of(
            "unsupported-version",
            "This server speaks version 1: load the page again, or update your program.",
            "Ce serveur parle la version 1 : rechargez la page, ou mettez votre programme à jour.");

    static final Refusal NOT_SUBSCRIBED = Refusal.of(
            "not-subscribed", "Subscribe to the table first.", "Abonnez-vous d’abord à la table (subscribe).");

    static final Refusal TOO_MANY_TABLES = Refusal.of(
            "too-many-tables", "One connection may watch 32 tables.", "Une connexion peut regarder 32 tables.");

    static final Refusal BAD_CHAT = Refusal.of(
            "bad-chat", "A line has 1 to 300 visible characters.", "Une ligne compte de 1 à 300 caractères visibles.");

    static final Refusal RATE_LIMITED = Refusal.of(
            "rate-limited", "That is too much at once: wait a moment.", "C’est trop à la fois : attendez un instant.");

    static final Refusal SHUTDOWN = Refusal.of(
            "shutdown",
            "The server is stopping; come back in a moment.",
            "Le serveur s’arrête ; revenez dans un instant.");

    static final Refusal NOT_TEXT =
            Refusal.of("malformed", "Only text frames are read here.", "Seules les trames de texte sont lues ici.");

    static final Refusal SERVER_FULL = Refusal.of(
            "server-full", "There is no room for more connections now.", "Il n’y a plus de place pour l’instant.");

    private SocketRefusals() {}
}
