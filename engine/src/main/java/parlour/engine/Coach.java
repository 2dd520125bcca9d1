package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.registry.BotRegistry;
import parlour.conan.Conan;
import parlour.conan.ConanPosition;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Hint;
import parlour.engine.coach.Hinter;
import parlour.engine.coach.KnownPosition;
import parlour.engine.coach.Motif;
import parlour.engine.coach.Names;
import parlour.engine.coach.Observation;
import parlour.engine.coach.conan.ConanMotifs;
import parlour.engine.coach.conquest.ConquestMotifs;
import parlour.engine.coach.domination.DominationMotifs;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.Refusal;

/** Advises one seat in one position, with what that seat may know. */
public final class Coach {

    /** What the coach of a game knows. */
    private record Lessons<P extends Position>(
            Class<P> type, List<Motif<P>> motifs, List<Observation<P>> observations, Hinter<P> hinter) {

        List<Advice> about(Position known, int move, int seat, Names names) {
            List<Advice> found = new ArrayList<>();
            for (Motif<P> motif : motifs) {
                motif.find(Choice.of(type, known.copy(), move, seat, names)).ifPresent(found::add);
            }
            return found;
        }

        List<Advice> now(Position known, int seat, Names names) {
            List<Advice> found = new ArrayList<>();
            for (Observation<P> observation : observations) {
                found.addAll(observation.find(type.cast(known.copy()), seat, names));
            }
            return found;
        }

        Hint hint(Position known, int move) {
            return hinter.steps(type.cast(known.copy()), move);
        }
    }

    private static final Lessons<ConquestPosition> CONQUEST = new Lessons<>(
            ConquestPosition.class, ConquestMotifs.MOTIFS, ConquestMotifs.OBSERVATIONS, ConquestMotifs::hint);

    private static final Map<String, Lessons<?>> BY_GAME = Map.of(
            Conquest.CONQUEST.id(),
            CONQUEST,
            Conquest.SIX_FACES.id(),
            CONQUEST,
            Domination.DOMINATION.id(),
            new Lessons<>(
                    DominationPosition.class,
                    DominationMotifs.MOTIFS,
                    DominationMotifs.OBSERVATIONS,
                    DominationMotifs::hint),
            Conan.CONAN.id(),
            new Lessons<>(ConanPosition.class, ConanMotifs.MOTIFS, ConanMotifs.OBSERVATIONS, ConanMotifs::hint));

    private final Game game;
    private final Lessons<?> lessons;
    private final Position known;
    private final int seat;
    private final Names names;

    private Coach(Game game, Lessons<?> lessons, Position known, int seat, Names names) {
        this.game = game;
        this.lessons = lessons;
        this.known = known;
        this.seat = seat;
        this.names = names;
    }

    /** Empty if the game has no coach. The position is not changed. */
    public static Optional<Coach> of(Game game, Position position, int seat) {
        return of(game, position, seat, Names.of(game));
    }

    /** The same with other names than those of the seats. */
    public static Optional<Coach> of(Game game, Position position, int seat, Names names) {
        return Optional.ofNullable(BY_GAME.get(game.id()))
                .map(lessons -> new Coach(game, lessons, KnownPosition.of(position, seat), seat, names));
    }

    /**
     * What is proved about a move of the seat, the most important first.
     *
     * @throws IllegalStateException if the seat is not to move, or the move is not legal
     */
    public List<Advice> about(String move) {
        return lessons.about(known, known.legalMove(move), seat, names);
    }

    /** Why a text is not a move of this position; empty if it is one. */
    public Optional<Refusal> refusal(String move) throws NotationException {
        return known.parseMove(move) instanceof Refusal refusal ? Optional.of(refusal) : Optional.empty();
    }

    /** What just happened, and what matters now. */
    public List<Advice> now() {
        return lessons.now(known, seat, names);
    }

    /**
     * The move a bot of full strength would make with what the seat knows, in three steps. The same for the same budget.
     */
    public Hint hint(Budget budget) {
        Bot bot = BotRegistry.bot(game, Level.MASTER, 0).orElseThrow();
        String move = bot.chooseMove(new InformationState(known, seat), budget, progress -> {})
                .move();
        return lessons.hint(known, known.legalMove(move));
    }
}
