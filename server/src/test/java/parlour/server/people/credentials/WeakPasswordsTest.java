package parlour.server.people.credentials;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WeakPasswordsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password",
                "Password1",
                "P@ssw0rd!",
                "pa55word2024",
                "motdepasse",
                "MotDePasse123",
                "12345678",
                "123456789",
                "87654321",
                "11111111",
                "12051987",
                "qwertyui",
                "azertyuiop",
                "1q2w3e4r",
                "qwerty123456",
                "abcdefgh",
                "abcd1234",
                "aaaaaaaa",
                "abababab",
                "abcabcabc",
                "ilovey0u",
                "iloveyou2",
                "jetaime1",
                "sunshine",
                "Soleil2024",
                "football1",
                "monkey123",
                "dragon12",
                "starwars",
                "letmein1",
                "trustno1!",
                "loveyou99",
                "lovelove",
                "chocolat",
                "marseille13",
                "parlour1",
                "conquest!",
                "Administrateur",
                "Annabelle",
                "annabelle1",
                "ellebanna",
                "annabelle2024",
            })
    void guessablePasswordsAreWeak(String password) {
        assertTrue(WeakPasswords.isWeak(password, "Annabelle"), password);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "correct horse",
                "a long walk home",
                "battery staple",
                "wrong horse",
                "not the password",
                "tr0mbone-kayak",
                "vK9#qLw2",
                "zwölf Boxkämpfer",
                "quatre chevaux mauves",
                "8f3a91c04b77",
                "我喜欢玩桌游和茶",
            })
    void othersAreNot(String password) {
        assertFalse(WeakPasswords.isWeak(password, "Annabelle"), password);
    }
}
