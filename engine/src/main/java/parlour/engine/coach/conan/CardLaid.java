package parlour.engine.coach.conan;

import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.conan.card.Attribute;
import parlour.conan.card.CardSet;
import parlour.conan.rules.MoveCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** A card laid in a contest that is decided already, or that counts for nothing in it. */
final class CardLaid implements Motif<ConanPosition> {

    @Override
    public Optional<Advice> find(Choice<ConanPosition> choice) {
        if (!Facts.is(choice.move(), MoveCode.LAY_FACE_DOWN)) {
            return Optional.empty();
        }
        ConanPosition before = choice.before();
        ContestBounds bounds = ContestBounds.of(before, choice.seat()).orElseThrow();
        Text card = Facts.card(before, MoveCode.arg1(choice.move()));
        Optional<ContestBounds.Comparison> won = bounds.won();
        if (won.isPresent()) {
            Text worst = Facts.atWorst(won.get());
            return Optional.of(Advice.warning(
                    "card-not-needed",
                    new Text(
                            "The contest is won without another card: " + worst.en() + ". You can keep " + card.en()
                                    + ".",
                            "L’affrontement est gagné sans autre carte : " + worst.fr()
                                    + ". Vous pouvez garder la carte " + card.fr() + "."),
                    new Text(
                            "Spends " + card.en() + " on a contest that is won without it: " + worst.en() + ".",
                            "Dépense la carte " + card.fr() + " dans un affrontement gagné sans elle : " + worst.fr()
                                    + "."),
                    List.of()));
        }
        Optional<ContestBounds.Comparison> lost = bounds.lost();
        if (lost.isPresent()) {
            Text best = Facts.atBest(lost.get());
            return Optional.of(Advice.warning(
                    "card-cannot-save",
                    new Text(
                            "All your cards together cannot win this contest: " + best.en() + ". You can keep "
                                    + card.en() + ".",
                            "Toutes vos cartes ensemble ne peuvent pas gagner : " + best.fr()
                                    + ". Vous pouvez garder la carte " + card.fr() + "."),
                    new Text(
                            "Spends " + card.en() + " on a contest that all cards in hand cannot win: " + best.en()
                                    + ".",
                            "Dépense la carte " + card.fr()
                                    + " dans un affrontement que toutes les cartes en main ne peuvent pas gagner : "
                                    + best.fr() + "."),
                    List.of()));
        }
        return withoutEffect(before, MoveCode.arg1(choice.move()), card);
    }

    private static Optional<Advice> withoutEffect(ConanPosition before, int kind, Text card) {
        CardSet set = before.set();
        if (set.op[kind] == CardSet.BLUFF) {
            return Optional.of(Advice.note(
                    "bluff-card",
                    new Text(
                            "A bluff: " + card.en() + " has no effect in a contest and is discarded.",
                            "Un bluff : la carte " + card.fr()
                                    + " n’a pas d’effet dans un affrontement et sera défaussée."),
                    List.of()));
        }
        Attribute named = Attribute.of(before.attribute());
        boolean counts = set.op[kind] != CardSet.ADD || (set.opAttributes[kind] >> named.index & 1) != 0;
        return counts
                ? Optional.empty()
                : Optional.of(Advice.note(
                        "card-for-another-attribute",
                        new Text(
                                card.en() + " adds nothing to " + named.title.en()
                                        + ": it counts only if the attribute changes.",
                                "La carte " + card.fr() + " n’ajoute rien à " + named.withArticle
                                        + " : elle ne compte que si l’attribut change."),
                        List.of()));
    }
}
