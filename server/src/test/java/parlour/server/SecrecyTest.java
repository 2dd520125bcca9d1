package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.chance.Secret;
import parlour.conan.Conan;
import parlour.game.Game;
import parlour.game.Position;
import parlour.match.Match;
import parlour.server.table.ChanceSource;

/**
 * Two games that differ only in cards hidden from a seat look the same to it, byte for byte: all its socket messages
 * and HTTP responses, until the difference is legitimately revealed.
 */
final class SecrecyTest {

    @TempDir
    private Path folder;

    /** Draws chosen by the test, with a constant secret. */
    private static final class Pack implements ChanceSource {

        private List<String> draws = List.of();

        @Override
        public Secret secret(SecureRandom random) {
            return Secret.read("5e".repeat(32)).orElseThrow();
        }

        @Override
        public String draw(Match match) {
            return draws.get(match.chanceMoves());
        }
    }

    /** The same random bytes in every run. */
    private static final class Rote extends SecureRandom {

        private static final long serialVersionUID = 1L;
        private final transient Random random = new Random(7);

        @Override
        public void nextBytes(byte[] bytes) {
            random.nextBytes(bytes);
        }

        @Override
        public int nextInt(int bound) {
            return random.nextInt(bound);
        }

        @Override
        public long nextLong() {
            return random.nextLong();
        }
    }

    /** One of two servers with the same people and tables. */
    private final class World implements AutoCloseable {

        private final Pack pack = new Pack();
        private final TestServer server;
        private final List<ApiClient> players = new ArrayList<>();
        private final List<String> ids = new ArrayList<>();

        World(String name, List<Game> games) {
            server = TestServer.in(folder.resolve(name), games, pack, new Rote());
            for (String player : List.of("Ada", "Bob", "Cyd", "Dan")) {
                players.add(server.guest(player));
            }
            players.add(server.stranger());
            players.forEach(player -> ids.add(player.id()));
        }

        /** Plays the given moves, and returns everything that one seat or the spectator received. */
        List<String> play(String game, int seats, int viewer, List<String> draws, List<TwinGames.Said> words) {
            pack.draws = draws;
            server.clock().advance(60_000);
            String[] open = new String[seats];
            java.util.Arrays.fill(open, FREE);
            open[0] = ME;
            String table = players.getFirst()
                    .opensWith(
                            "\"game\":\"" + game + "\",\"options\":[\"seats=" + seats
                                    + "\"],\"clock\":{\"kind\":\"none\"}",
                            open);
            List<ApiClient> here = new ArrayList<>(players.subList(0, seats));
            here.add(players.getLast());
            List<SocketClient> lines =
                    here.stream().map(player -> player.speaks("en")).toList();
            List<TableReplica> pictures =
                    lines.stream().map(line -> TableReplica.of(line, table)).toList();
            for (int seat = 1; seat < seats; seat++) {
                pictures.get(seat).upToDate().does("sit", "\"seatBytes\":\"0" + seat + "\",\"seat\":" + seat);
            }
            SocketClient viewing = lines.get(viewer);
            for (TwinGames.Said said : words) {
                int seat = said.seat();
                pictures.get(seat).upToDate().plays(said.word());
                pictures.get((seat + 1) % seats).upToDate().does("request-takeback", "");
                viewing.ask("threats", "\"table\":\"" + table + "\",\"seat\":" + seat);
                viewing.ask("known-position", "\"table\":\"" + table + "\"");
            }
            viewing.settle();
            List<String> texts = new ArrayList<>(viewing.received());
            for (String more : List.of("", "/events?afterSeq=0", "/game-file", "/replay")) {
                texts.add(here.get(viewer).get("/api/tables/" + table + more).text());
            }
            SocketClient again = here.get(viewer).speaks("en");
            again.ask("subscribe", "\"table\":\"" + table + "\",\"afterSeq\":1");
            texts.addAll(again.received());
            again.close();
            lines.forEach(SocketClient::close);
            return texts.stream().map(this::plain).toList();
        }

        /** Replaces people's ids, which are random and not secret. */
        private String plain(String text) {
            String plain = text;
            for (int i = 0; i < ids.size() - 1; i++) {
                plain = plain.replace(ids.get(i), "person-" + i);
            }
            return plain;
        }

        @Override
        public void close() {
            server.close();
        }
    }

    /** For every number of seats and every viewer. */
    @Test
    void messagesDoNotDependOnHiddenCards() {
        SeededTest.run(random -> assertEquals(List.of(), differences(TestServer.games(), random, 4, 1)));
    }

    @Test
    @Tag("long")
    void messagesDoNotDependOnHiddenCardsInManyGames() {
        SeededTest.run(random -> assertEquals(List.of(), differences(TestServer.games(), random, 4, 10)));
    }

    /** Checks the test itself, on a game that leaks. */
    @Test
    void leakingGameIsDetected() {
        assertFalse(differences(List.of(new LeakyGame()), new Random(1), 2, 2).isEmpty());
    }

    /** The differences seen by viewers who must not see any, after {@code times} games per viewer. */
    private List<String> differences(List<Game> games, RandomGenerator random, int mostSeats, int times) {
        List<String> differences = new ArrayList<>();
        try (World one = new World("one", games);
                World other = new World("other", games)) {
            for (int seats = 2; seats <= mostSeats; seats++) {
                for (int game = 0; game < times * (seats + 1); game++) {
                    int viewer = game % (seats + 1);
                    List<Integer> cards = shuffled(seats, random);
                    List<Integer> changed = changed(cards, viewer, random);
                    List<String> words = words(seats, random);
                    List<String> here = one.play("kuhn", seats, viewer, dealt(cards), inTurn(words, seats));
                    List<String> there = other.play("kuhn", seats, viewer, dealt(changed), inTurn(words, seats));
                    String what = cards + " or " + changed + " for " + viewer + " after " + words;
                    differences.addAll(differences(what, here, there));
                }
            }
        }
        return differences;
    }

    private static List<String> differences(String what, List<String> here, List<String> there) {
        List<String> differences = new ArrayList<>();
        if (here.size() != there.size()) {
            differences.add(what + ": " + here.size() + " messages, not " + there.size());
        }
        for (int i = 0; i < Math.min(here.size(), there.size()); i++) {
            if (!here.get(i).equals(there.get(i))) {
                differences.add(what + ": " + here.get(i) + " but " + there.get(i));
            }
        }
        return differences;
    }

    private static List<String> dealt(List<Integer> cards) {
        return cards.stream().map(card -> "deal:" + card).toList();
    }

    private static List<TwinGames.Said> inTurn(List<String> words, int seats) {
        List<TwinGames.Said> said = new ArrayList<>();
        for (String word : words) {
            said.add(new TwinGames.Said(said.size() % seats, word));
        }
        return said;
    }

    /** Covers hands, face-down challenges and cards laid in a contest, for every number of seats and every viewer. */
    @Test
    void messagesOfConanDoNotDependOnHiddenInformation() {
        SeededTest.run(this::playConan);
    }

    private void playConan(Random random) {
        List<String> differences = new ArrayList<>();
        int different = 0;
        try (World one = new World("conan-one", TestServer.games());
                World other = new World("conan-other", TestServer.games())) {
            for (int seats = 2; seats <= 4; seats++) {
                for (int viewer = 0; viewer <= seats; viewer++) {
                    TwinGames twins =
                            TwinGames.of(Conan.CONAN, seats, viewer == seats ? Position.SPECTATOR : viewer, random);
                    different += twins.different();
                    List<String> here = one.play("conan", seats, viewer, twins.draws(), twins.said());
                    List<String> there = other.play("conan", seats, viewer, twins.otherDraws(), twins.otherSaid());
                    differences.addAll(differences(seats + " seats, for " + viewer, here, there));
                }
            }
        }
        assertEquals(List.of(), differences);
        // Otherwise the test would prove nothing.
        assertTrue(different > 100, different + " moves made while something hidden was different");
    }

    private static List<Integer> shuffled(int seats, RandomGenerator random) {
        List<Integer> pack = new ArrayList<>();
        for (int rank = 1; rank <= seats + 1; rank++) {
            pack.add(rank);
        }
        Collections.shuffle(pack, random);
        return pack.subList(0, seats);
    }

    /** Another deal in which the viewer's card is the same. */
    private static List<Integer> changed(List<Integer> cards, int viewer, RandomGenerator random) {
        while (true) {
            List<Integer> other = shuffled(cards.size(), random);
            boolean same = viewer == cards.size() || other.get(viewer).equals(cards.get(viewer));
            if (same && !other.equals(cards)) {
                return other;
            }
        }
    }

    /** Random moves, ending before the last one, so that no card has been shown. */
    private static List<String> words(int seats, RandomGenerator random) {
        List<String> words = new ArrayList<>();
        int bet = random.nextInt(seats + 1);
        for (int i = 0; i < bet; i++) {
            words.add("check");
        }
        if (bet == seats) {
            return words.subList(0, random.nextInt(seats));
        }
        words.add("bet");
        for (int i = 1; i < seats; i++) {
            words.add(random.nextBoolean() ? "call" : "fold");
        }
        return words.subList(0, random.nextInt(words.size()));
    }
}
