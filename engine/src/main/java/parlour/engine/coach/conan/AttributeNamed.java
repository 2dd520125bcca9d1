package parlour.engine.coach.conan;

import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.conan.card.Attribute;
import parlour.conan.rules.MoveCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** Naming an attribute that wins for certain, or one that does not where another does, or one that cannot win. */
final class AttributeNamed implements Motif<ConanPosition> {

    @Override
    public Optional<Advice> find(Choice<ConanPosition> choice) {
        if (!Facts.is(choice.move(), MoveCode.NAME)) {
            return Optional.empty();
        }
        ContestBounds bounds = ContestBounds.of(choice.before(), choice.seat()).orElseThrow();
        int named = MoveCode.arg1(choice.move());
        Optional<ContestBounds.Comparison> won = bounds.won(named);
        if (won.isPresent()) {
            Text worst = Facts.atWorst(won.get());
            return Optional.of(Advice.good(
                    "attribute-wins",
                    new Text(
                            "Wins whatever is played: " + worst.en() + ".",
                            "Gagne quoi qu’on joue : " + worst.fr() + "."),
                    List.of()));
        }
        for (int other = 0; other < Attribute.values().length; other++) {
            if (bounds.won(other).isPresent()) {
                return Optional.of(betterWins(Attribute.of(named), Attribute.of(other)));
            }
        }
        return bounds.lost(named).flatMap(lost -> hopeless(bounds, named, lost));
    }

    private static Advice betterWins(Attribute named, Attribute better) {
        Text said = new Text(
                better.title.en() + " wins whatever is played; " + named.title.en() + " does not.",
                capitalised(better.withArticle) + " gagne quoi qu’on joue ; " + named.withArticle + ", non.");
        return Advice.warning("other-attribute-wins", said, said, List.of());
    }

    /** Only if another attribute wins unless the other side answers. */
    private static Optional<Advice> hopeless(ContestBounds bounds, int named, ContestBounds.Comparison lost) {
        for (int other = 0; other < Attribute.values().length; other++) {
            if (other != named && bounds.isWonUnanswered(other)) {
                Text best = Facts.atBest(lost);
                Attribute hope = Attribute.of(other);
                Text said = new Text(
                        Attribute.of(named).title.en() + " cannot win with these cards: " + best.en() + ". With "
                                + hope.title.en() + " there is a chance.",
                        capitalised(Attribute.of(named).withArticle) + " ne peut pas gagner avec ces cartes : "
                                + best.fr() + ". Avec " + hope.withArticle + ", il y a une chance.");
                return Optional.of(Advice.warning("attribute-cannot-win", said, said, List.of()));
            }
        }
        return Optional.empty();
    }

    private static String capitalised(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
