import java.net.URI;
import java.net.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;

/** A bot that sits down at a table, or opens one, and plays it to the end: java SocketBot.java URL TOKEN [TABLE] */
record SocketBot(String table, StringBuilder heard, CountDownLatch over) implements WebSocket.Listener {
    static final HttpClient HTTP = HttpClient.newHttpClient();

    public static void main(String[] args) throws Exception {
        String bearer = "Bearer " + args[1];
        SocketBot bot = new SocketBot(args.length > 2 ? args[2] : open(args[0], bearer), new StringBuilder(), new CountDownLatch(1));
        System.out.println("playing at " + args[0] + "/game/" + bot.table);
        WebSocket socket = HTTP.newWebSocketBuilder().header("Authorization", bearer)
                .buildAsync(URI.create(args[0].replaceFirst("^http", "ws") + "/socket"), bot).join();
        bot.say(socket, "hello", "\"version\":1,\"language\":\"en\"");
        while (!bot.over.await(20, TimeUnit.SECONDS)) bot.say(socket, "ping", "\"id\":0");
    }

    static String open(String url, String bearer) throws Exception {
        String body = """
                {"game":"conquest","clock":{"kind":"none"},"seats":[{"you":true,"seatBytes":"5eed"},{"bot":2}]}""";
        HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/api/tables")).header("Authorization", bearer)
                .header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body)).build();
        String answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString()).body();
        return find("\"table\":\"(\\w+)\"", answer).findFirst().orElseThrow(() -> new IllegalStateException(answer));
    }

    /** Enough JSON for a bot: nothing that people write can look like a field, because its quotes are escaped. */
    static java.util.stream.Stream<String> find(String pattern, String json) {
        return Pattern.compile(pattern).matcher(json).results().map(found -> found.group(1));
    }

    @Override public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
        heard.append(part);
        if (last) {
            answer(socket, heard.toString());
            heard.setLength(0);
        }
        return WebSocket.Listener.super.onText(socket, part, last);
    }

    void answer(WebSocket socket, String json) {
        String at = "\"id\":1,\"table\":\"" + table + "\",\"seq\":" + find("\"seq\":(\\d+)", json).findFirst().orElse("0");
        Runnable watch = () -> say(socket, "subscribe", "\"id\":1,\"table\":\"" + table + "\",\"afterSeq\":0");
        List<String> moves = find("\"moves\":\\[(.*?)\\]", json).flatMap(list -> find("\"text\":\"([^\"]+)\"", list)).toList();
        if (json.contains("\"welcome\"")) watch.run();
        else if (json.contains("\"refused\"")) CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS).execute(watch);
        else if (json.contains("\"phase\":\"waiting\"") && json.contains("\"yourSeats\":[]")) say(socket, "sit", at + ",\"seatBytes\":\"b07b\"");
        else if (!moves.isEmpty()) say(socket, "play", at + ",\"move\":\"" + moves.get(new Random().nextInt(moves.size())) + "\"");
        find("\"result\":\\{\"result\":\"([^\"]+)\"", json).peek(System.out::println).forEach(result -> over.countDown());
    }

    synchronized void say(WebSocket socket, String type, String fields) {
        socket.sendText("{\"type\":\"" + type + "\"," + fields + "}", true).join();
    }
}
