package parlour.server.people;

import parlour.game.Refusal;

/** The refusals of accounts, names and tokens. Programs rely on the codes. */
public final class PeopleRefusals {

    private PeopleRefusals() {}

    // ---- Names ----

    static Refusal nameLength(int max) {
        return new Refusal(
                "invalid-name",
                "A name has 1 to " + max + " characters.",
                "Un nom compte de 1 à " + max + " caractères.");
    }

    static Refusal nameCharacters() {
        return new Refusal(
                "invalid-name",
                "A name is made of visible characters, with at least one letter or digit.",
                "Un nom se compose de caractères visibles, dont au moins une lettre ou un chiffre.");
    }

    static Refusal nameScripts() {
        return new Refusal(
                "invalid-name",
                "A name does not mix letters of several alphabets, because some of them look alike.",
                "Un nom ne mélange pas les lettres de plusieurs alphabets, car certaines se ressemblent.");
    }

    static Refusal nameReserved(String name) {
        return new Refusal(
                "name-taken",
                "The name \"" + name + "\" looks like that of the computer.",
                "Le nom « " + name + " » ressemble à celui de l’ordinateur.");
    }

    public static Refusal nameTaken(String name) {
        return new Refusal(
                "name-taken",
                "The name \"" + name + "\", or one that looks like it, is taken.",
                "Le nom « " + name + " », ou un nom qui lui ressemble, est déjà pris.");
    }

    // ---- Passwords and codes ----

    public static Refusal passwordShort(int min) {
        return new Refusal(
                "password-short",
                "A password has at least " + min + " characters.",
                "Un mot de passe compte au moins " + min + " caractères.");
    }

    public static Refusal passwordLong(int max) {
        return new Refusal(
                "password-long",
                "A password has at most " + max + " characters.",
                "Un mot de passe compte au plus " + max + " caractères.");
    }

    public static Refusal passwordCommon() {
        return new Refusal(
                "password-common",
                "This password is too easy to guess. Choose a few unrelated words.",
                "Ce mot de passe est trop facile à deviner. Choisissez quelques mots sans rapport entre eux.");
    }

    public static Refusal passwordWrong() {
        return new Refusal("password-wrong", "Wrong password.", "Mot de passe incorrect.");
    }

    public static Refusal signInWrong() {
        return new Refusal(
                "wrong-credentials",
                "There is no account with this name and this password.",
                "Il n’y a pas de compte avec ce nom et ce mot de passe.");
    }

    public static Refusal codeWrong() {
        return new Refusal(
                "code-wrong",
                "This recovery code does not belong to this name, or has been used.",
                "Ce code de secours ne correspond pas à ce nom, ou a déjà servi.");
    }

    // ---- Passkeys ----

    public static Refusal passkeyWrong() {
        return new Refusal(
                "passkey-wrong",
                "This passkey was not accepted, or it took too long. Try again.",
                "Cette clé d’accès n’a pas été acceptée, ou le délai est passé. Réessayez.");
    }

    public static Refusal passkeyUnknown() {
        return new Refusal("passkey-unknown", "You have no such passkey.", "Cette clé d’accès n’existe pas.");
    }

    public static Refusal passkeysFull(int max) {
        return new Refusal(
                "passkeys-full",
                "An account has at most " + max + " passkeys. Remove one first.",
                "Un compte a au plus " + max + " clés d’accès. Retirez-en une d’abord.");
    }

    public static Refusal passkeysUnavailable() {
        return new Refusal(
                "passkeys-unavailable",
                "Passkeys need an address with https, or localhost.",
                "Les clés d’accès demandent une adresse en https, ou localhost.");
    }

    // ---- Overload ----

    public static Refusal busy() {
        return new Refusal(
                "busy",
                "Too many people are signing in right now. Try again in a moment.",
                "Trop de personnes se connectent en ce moment. Réessayez dans un instant.");
    }

    // ---- Permissions ----

    public static Refusal unauthenticated() {
        return new Refusal(
                "unauthenticated", "Enter a name or sign in first.", "Donnez d’abord un nom, ou connectez-vous.");
    }

    public static Refusal notAGuest() {
        return new Refusal("not-a-guest", "You already have an account.", "Vous avez déjà un compte.");
    }

    public static Refusal notAnAccount() {
        return new Refusal("not-an-account", "You need an account for that.", "Il faut un compte pour cela.");
    }

    public static Refusal sessionUnknown() {
        return new Refusal("session-unknown", "You are no longer signed in there.", "Vous n’y êtes plus connecté.");
    }

    public static Refusal tokensFull(int max) {
        return new Refusal(
                "tokens-full",
                "An account has at most " + max + " tokens. Revoke one first.",
                "Un compte a au plus " + max + " jetons. Révoquez-en un d’abord.");
    }

    public static Refusal tokenUnknown() {
        return new Refusal("token-unknown", "You have no such token.", "Ce jeton n’existe pas.");
    }
}
