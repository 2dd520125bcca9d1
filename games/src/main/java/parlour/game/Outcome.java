package parlour.game;

import java.util.List;

/**
 * How a game ended.
 *
 * @param shares each seat's share of the win: all of it, nothing, or an equal part of a shared win
 * @param reason stable and in kebab case, for programs
 * @param sentence the reason for people to read
 */
public record Outcome(List<Share> shares, String reason, Text sentence) {

    public Outcome {
        shares = List.copyOf(shares);
    }

    /** A win shared by {@code among} seats; 0 means no share. */
    public record Share(int among) {

        public static final Share NOTHING = new Share(0);
        public static final Share WHOLE = new Share(1);

        public double value() {
            return among == 0 ? 0 : 1.0 / among;
        }

        @Override
        public String toString() {
            return among <= 1 ? Integer.toString(among) : "1/" + among;
        }
    }

    /** The given seats win, equally if there are several. */
    public static Outcome won(List<Integer> winners, int seats, String reason, Text sentence) {
        Share[] shares = new Share[seats];
        java.util.Arrays.fill(shares, Share.NOTHING);
        for (int winner : winners) {
            shares[winner] = new Share(winners.size());
        }
        return new Outcome(List.of(shares), reason, sentence);
    }

    public double share(int seat) {
        return shares.get(seat).value();
    }

    /** A share for each seat, as written in a game file: {@code 1-0}, {@code 1/2-1/2}, {@code 0-1-0-0}. */
    public String result() {
        StringBuilder text = new StringBuilder();
        for (Share share : shares) {
            text.append(text.isEmpty() ? "" : "-").append(share);
        }
        return text.toString();
    }
}
