package parlour.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import parlour.bot.tournament.TournamentResult;
import parlour.bot.tournament.results.Crosstable;
import parlour.bot.tournament.results.MirroredPairs;
import parlour.bot.tournament.results.Pentanomial;
import parlour.bot.tournament.results.Rating;
import parlour.bot.tournament.results.Sprt;
import parlour.cli.console.Console;
import parlour.game.Language;
import parlour.game.Text;
import parlour.game.View;

/** The result of a tournament, as text and as JSON. */
final class ArenaReport {

    private final Console console;
    private final TournamentResult report;
    private final Crosstable table;

    ArenaReport(Console console, TournamentResult result) {
        this.console = console;
        this.report = result;
        this.table = result.crosstable();
    }

    // ---- For people ----

    void print() {
        int games = report.games().size();
        long seed = report.tournament().seed();
        Text title = report.tournament().game().title();
        console.say(new Text(
                title.en() + ": " + games + " games, seed " + seed,
                title.fr() + " : " + games + " parties, graine " + seed));
        printTable();
        if (table.rows().stream().anyMatch(row -> !row.rating().isBounded())) {
            console.say(new Text(
                    "* a player took every point from another: the true difference may be larger.",
                    "* l’un a pris tous les points à l’autre : la vraie différence peut être plus grande."));
        }
        report.pentanomial().ifPresent(this::printPairs);
        report.mirrored().forEach(this::printMirrored);
        printReasons(new Text("won", "gagnées"), report.wins());
        printReasons(new Text("drawn", "nulles"), report.draws());
        printForfeits();
        report.tournament().sprt().ifPresent(this::printTest);
    }

    /** Names to the left, numbers to the right; each column as wide as its widest cell. */
    private void printTable() {
        List<List<String>> lines = new ArrayList<>();
        lines.add(header());
        for (int rank = 0; rank < table.rows().size(); rank++) {
            lines.add(line(rank, table.rows().get(rank)));
        }
        int columns = lines.getFirst().size();
        int[] widths = new int[columns];
        for (List<String> line : lines) {
            for (int column = 0; column < columns; column++) {
                widths[column] = Math.max(widths[column], line.get(column).length());
            }
        }
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                String cell = line.get(column);
                String space = " ".repeat(widths[column] - cell.length());
                text.append(column == 0 ? "" : "  ").append(column == 1 ? cell + space : space + cell);
            }
            console.out().println(text.toString().stripTrailing());
        }
    }

    private List<String> header() {
        List<String> cells = new ArrayList<>(List.of("", "bot", "Elo", "±"));
        cells.addAll(
                console.language() == Language.FRENCH
                        ? List.of("points", "parties", "%", "nulles")
                        : List.of("points", "games", "%", "draws"));
        for (int rank = 1; rank <= table.rows().size(); rank++) {
            cells.add(Integer.toString(rank));
        }
        return cells;
    }

    private List<String> line(int rank, Crosstable.Row row) {
        Rating rating = row.rating();
        List<String> cells = new ArrayList<>(List.of(
                Integer.toString(rank + 1),
                row.name(),
                number("%+.1f", rating.elo()) + (rating.isBounded() ? "" : "*"),
                Double.isFinite(rating.error()) ? number("%.1f", rating.error()) : "?",
                number("%.1f", row.points()),
                Integer.toString(row.games()),
                number("%.1f", row.percent()),
                Integer.toString(row.draws())));
        for (Crosstable.Row other : table.rows()) {
            boolean met = row.met().get(other.contender()) > 0;
            cells.add(met ? number("%.1f", row.against().get(other.contender())) : "–");
        }
        return cells;
    }

    private void printPairs(Pentanomial pairs) {
        String counts = pairs.counts().stream().map(String::valueOf).collect(Collectors.joining(" "));
        String first = report.names().getFirst();
        console.say(new Text(
                "pairs in which " + first + " took 0, ½, 1, 1½, 2: " + counts,
                "paires où " + first + " a pris 0, ½, 1, 1½, 2 : " + counts));
    }

    private void printMirrored(MirroredPairs pairs) {
        String one = report.names().get(pairs.one());
        String other = report.names().get(pairs.other());
        String percent = number("%.1f", pairs.percent()) + " % ± " + number("%.1f", pairs.percentError());
        String lead = number("%+.1f", pairs.lead()) + " ± " + number("%.1f", pairs.leadError());
        console.say(new Text(
                "pairs by the sum of both games: " + one + " won " + pairs.won() + ", drew " + pairs.drawn() + ", lost "
                        + pairs.lost() + " against " + other + ": " + percent + ", on average " + lead,
                "paires sur la somme des deux parties : " + one + " en gagne " + pairs.won() + ", en annule "
                        + pairs.drawn() + ", en perd " + pairs.lost() + " contre " + other + " : " + percent
                        + ", en moyenne " + lead));
    }

    private void printReasons(Text what, Map<String, Integer> reasons) {
        int sum = reasons.values().stream().mapToInt(Integer::intValue).sum();
        String parts = reasons.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        String list = parts.isEmpty() ? "" : " (" + parts + ")";
        console.say(new Text(what.en() + ": " + sum + list, what.fr() + " : " + sum + list));
    }

    private void printForfeits() {
        Map<String, Integer> sentences = new LinkedHashMap<>();
        report.forfeits()
                .forEach(game -> sentences.merge(console.in(game.fault().orElseThrow()), 1, Integer::sum));
        sentences.forEach((sentence, times) -> console.say(new Text(
                "forfeited: " + times + " × " + sentence, "perdues par forfait : " + times + " × " + sentence)));
    }

    private void printTest(Sprt test) {
        Pentanomial pairs = report.pentanomial().orElseThrow();
        String first = report.names().getFirst();
        String second = report.names().getLast();
        String figures = number("%.2f", test.logLikelihoodRatio(pairs)) + " (" + number("%.2f", -Sprt.BOUND) + ", "
                + number("%.2f", Sprt.BOUND) + ")";
        String low = number("%.1f", test.elo0());
        String high = number("%.1f", test.elo1());
        Text verdict = switch (test.status(pairs)) {
            case OPEN ->
                new Text(
                        "undecided between " + low + " and " + high + " Elo",
                        "indécis entre " + low + " et " + high + " Elo");
            case WEAKER ->
                new Text(
                        first + " is " + low + " Elo above " + second + " rather than " + high,
                        first + " est " + low + " Elo au-dessus de " + second + " plutôt que " + high);
            case STRONGER ->
                new Text(
                        first + " is " + high + " Elo above " + second + " rather than " + low,
                        first + " est " + high + " Elo au-dessus de " + second + " plutôt que " + low);
        };
        console.say(new Text(
                "sequential test: LLR " + figures + ": " + verdict.en(),
                "test séquentiel : LLR " + figures + " : " + verdict.fr()));
    }

    /** French writes decimals with a comma. */
    private String number(String format, double number) {
        return String.format(console.language() == Language.FRENCH ? Locale.FRENCH : Locale.ROOT, format, number);
    }

    // ---- For programs ----

    static String json(TournamentResult result) {
        List<View> bots = result.crosstable().rows().stream()
                .map(row -> data(result, row))
                .toList();
        View data = new View()
                .with("game", result.tournament().game().id())
                .with("options", result.tournament().options().chosen())
                .with("seed", result.tournament().seed())
                .with("games", result.games().size())
                .with("bots", bots);
        result.pentanomial().ifPresent(pairs -> data.with("pairs", pairs.counts()));
        if (!result.mirrored().isEmpty()) {
            data.with(
                    "mirrored",
                    result.mirrored().stream().map(pairs -> data(result, pairs)).toList());
        }
        Map<String, Integer> forfeits = new TreeMap<>();
        result.forfeits()
                .forEach(game -> forfeits.merge(game.fault().orElseThrow().en(), 1, Integer::sum));
        data.with("won", counts(result.wins()))
                .with("drawn", counts(result.draws()))
                .with("forfeits", counts(forfeits));
        result.tournament().sprt().ifPresent(test -> data.with("sprt", data(test, result)));
        return data.json();
    }

    private static View counts(Map<String, Integer> counts) {
        View view = new View();
        counts.forEach(view::with);
        return view;
    }

    private static View data(TournamentResult result, Crosstable.Row row) {
        View against = new View();
        for (int other = 0; other < result.names().size(); other++) {
            if (row.met().get(other) > 0) {
                against.with(result.names().get(other), row.against().get(other).doubleValue());
            }
        }
        return new View()
                .with("name", row.name())
                .with("elo", row.rating().elo())
                .with("error95", row.rating().error())
                .with("bounded", row.rating().isBounded())
                .with("points", row.points())
                .with("games", row.games())
                .with("wins", row.wins())
                .with("draws", row.draws())
                .with("against", against);
    }

    private static View data(TournamentResult result, MirroredPairs pairs) {
        return new View()
                .with("name", result.names().get(pairs.one()))
                .with("against", result.names().get(pairs.other()))
                .with("won", pairs.won())
                .with("drawn", pairs.drawn())
                .with("lost", pairs.lost())
                .with("percent", pairs.percent())
                .with("error95", pairs.percentError())
                .with("lead", pairs.lead())
                .with("leadError95", pairs.leadError());
    }

    private static View data(Sprt test, TournamentResult result) {
        Pentanomial pairs = result.pentanomial().orElseThrow();
        return new View()
                .with("elo0", test.elo0())
                .with("elo1", test.elo1())
                .with("ratio", test.logLikelihoodRatio(pairs))
                .with("bound", Sprt.BOUND)
                .with(
                        "verdict",
                        switch (test.status(pairs)) {
                            case OPEN -> "open";
                            case WEAKER -> "elo0";
                            case STRONGER -> "elo1";
                        });
    }
}
