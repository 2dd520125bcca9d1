package parlour.conan.card;

import java.util.List;
import java.util.Optional;
import parlour.game.NotationException;
import parlour.game.Text;

/**
 * What can be said about a set that is being written, also while it cannot be played yet.
 *
 * @param cards the cards, if each of them is valid
 * @param set the set, if it can be played
 * @param problem why it cannot
 */
public record CardSetCheck(List<Card> cards, Optional<CardSet> set, Optional<Text> problem) {

    public static CardSetCheck of(String json) {
        List<Card> cards = List.of();
        try {
            cards = CardSetReader.read(json).cards();
            return new CardSetCheck(cards, Optional.of(CardSet.read(json)), Optional.empty());
        } catch (NotationException wrong) {
            return new CardSetCheck(cards, Optional.empty(), Optional.of(wrong.sentence()));
        }
    }

    /** What is missing to deal the cards to so many players; empty if nothing is. */
    public Optional<Text> undealable(int seats) {
        return CardSetValidator.undealable(cards, seats);
    }
}
