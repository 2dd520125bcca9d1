package parlour.server.table;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import parlour.server.store.NodeMessages;

/** Applies messages from other nodes to the tables in memory. */
public final class PeerListener implements NodeMessages.Listener, AutoCloseable {

    private final Peers peers;
    private final TableRegistry tables;
    private final ExecutorService inOrder =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().name("peers").factory());
    private final NodeMessages.Subscription subscription;

    public PeerListener(NodeMessages nodeMessages, Peers peers, TableRegistry tables) {
        this.peers = peers;
        this.tables = tables;
        this.subscription = nodeMessages.subscribe(this);
    }

    @Override
    public void onMessage(String topic, String payload) {
        inOrder.execute(() -> hear(topic, payload));
    }

    private void hear(String topic, String payload) {
        String[] words = payload.split(" ", 3);
        if (words.length < 2) {
            return;
        }
        String tableId = words[0];
        String person = words[1];
        switch (topic) {
            case Peers.DECLARED ->
                tables.attempt("pass on a message at", tableId, table -> table.showDeclared(words[2], person));
            case Peers.CHAT ->
                tables.attempt("pass on a message at", tableId, table -> table.broadcastFrom(person, words[2]));
            case Peers.HERE -> {
                if (peers.connectedElsewhere(tableId, person)) {
                    tables.attempt("pass on a message at", tableId, table -> table.showPresence(person, true));
                }
            }
            case Peers.GONE -> {
                peers.disconnectedElsewhere(tableId, person);
                tables.attempt("pass on a message at", tableId, table -> table.showPresence(person, false));
            }
            default -> {
                // A topic of a newer version: ignored.
            }
        }
    }

    @Override
    public void onAppended(String tableId, int upTo) {
        Thread.ofVirtual().name("refresh " + tableId).start(() -> tables.refresh(tableId));
    }

    @Override
    public void onGap() {
        Thread.ofVirtual().name("refresh all").start(tables::refreshAll);
    }

    @Override
    public void close() {
        subscription.close();
        inOrder.shutdown();
    }
}
