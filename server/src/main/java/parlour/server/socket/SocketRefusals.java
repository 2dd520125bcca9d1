package parlour.server.socket;

import parlour.game.Refusal;
import parlour.game.Text;

/** What the socket says no to, apart from what tables say no to. */
final class SocketRefusals {

    static final Refusal HELLO_REQUIRED =
            refusal("hello-required", "Say hello first.", "Dites d’abord bonjour (hello).");

    static final Refusal UNSUPPORTED_VERSION = refusal(
            "unsupported-version",
            "This server speaks version 1: load the page again, or update your program.",
            "Ce serveur parle la version 1 : rechargez la page, ou mettez votre programme à jour.");

    static final Refusal NOT_SUBSCRIBED =
            refusal("not-subscribed", "Subscribe to the table first.", "Abonnez-vous d’abord à la table (subscribe).");

    static final Refusal TOO_MANY_TABLES =
            refusal("too-many-tables", "One connection may watch 32 tables.", "Une connexion peut regarder 32 tables.");

    static final Refusal UNAUTHENTICATED = refusal(
            "unauthenticated",
            "Say who you are first: give a name, or sign in.",
            "Dites d’abord qui vous êtes : donnez un nom, ou connectez-vous.");

    static final Refusal NOT_SEATED = refusal(
            "not-seated", "Only those who sit at the table may do that.", "Il faut être assis à la table pour cela.");

    static final Refusal BAD_CHAT = refusal(
            "bad-chat", "A line has 1 to 300 visible characters.", "Une ligne compte de 1 à 300 caractères visibles.");

    static final Refusal RATE_LIMITED = refusal(
            "rate-limited", "That is too much at once: wait a moment.", "C’est trop à la fois : attendez un instant.");

    static final Refusal INTERNAL_ERROR = refusal(
            "internal-error",
            "Something went wrong on our side. Check whether it happened before you try again.",
            "Une erreur s’est produite de notre côté. Vérifiez si c’est fait avant de réessayer.");

    static final Refusal SHUTDOWN = refusal(
            "shutdown",
            "The server is stopping; come back in a moment.",
            "Le serveur s’arrête ; revenez dans un instant.");

    static final Refusal NOT_TEXT =
            refusal("malformed", "Only text frames are read here.", "Seules les trames de texte sont lues ici.");

    static final Refusal SERVER_FULL = refusal(
            "server-full", "There is no room for more connections now.", "Il n’y a plus de place pour l’instant.");

    private SocketRefusals() {}

    private static Refusal refusal(String reason, String en, String fr) {
        return new Refusal(reason, new Text(en, fr));
    }
}
