package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A subscriber that records its messages. */
class Recorder implements Subscriber {

    private final Optional<String> person;
    final List<String> received = new ArrayList<>();

    Recorder(Optional<String> person) {
        this.person = person;
    }

    @Override
    public Optional<String> personId() {
        return person;
    }

    @Override
    public void send(String message) {
        received.add(message);
    }

    @Override
    public boolean accepts(String other) {
        return true;
    }
}
