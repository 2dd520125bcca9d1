package parlour.server.store;

/** There is nobody else. What could not be said to others cannot be said here either, so that it is noticed early. */
final class LonelyBulletin implements Bulletin {

    private final Notices notices = new Notices();

    @Override
    public void publish(String topic, String payload) {
        notices.said(topic, payload);
    }

    @Override
    public Subscription subscribe(Reader reader) {
        return () -> {};
    }

    @Override
    public void close() {}
}
