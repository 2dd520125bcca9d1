package parlour.server.store.sqlite;

import parlour.server.store.NodeMessages;
import parlour.server.store.jdbc.NodeMessageCodec;

/** A single node: messages go nowhere. Still enforces the size limit, so that tests on SQLite catch it. */
final class SingleNodeMessages implements NodeMessages {

    private final NodeMessageCodec codec = new NodeMessageCodec();

    @Override
    public void publish(String topic, String payload) {
        codec.encodeMessage(topic, payload);
    }

    @Override
    public Subscription subscribe(Listener reader) {
        return () -> {};
    }

    @Override
    public void close() {}
}
