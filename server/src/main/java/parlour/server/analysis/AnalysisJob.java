package parlour.server.analysis;

import java.util.Optional;

/** One analysis, shared by all clients that requested it. Guarded by the lock of {@link AnalysisQueue}. */
final class AnalysisJob {

    private final String client;
    private final AnalysisRequest request;
    private int clients;
    private boolean isRunning;
    private volatile boolean isDropped;
    private Optional<String> progress = Optional.empty();
    private Optional<String> answer = Optional.empty();

    /** @param client the address that asked first */
    AnalysisJob(String client, AnalysisRequest request) {
        this.client = client;
        this.request = request;
    }

    String client() {
        return client;
    }

    AnalysisRequest request() {
        return request;
    }

    /** The number of clients still waiting. */
    int clients() {
        return clients;
    }

    void join() {
        clients++;
    }

    void leave() {
        clients--;
    }

    boolean isRunning() {
        return isRunning;
    }

    void begin() {
        isRunning = true;
    }

    /** Whether the analysis should stop; may be read without the lock. */
    boolean isDropped() {
        return isDropped;
    }

    void drop() {
        isDropped = true;
    }

    Optional<String> progress() {
        return progress;
    }

    void tell(String so) {
        progress = Optional.of(so);
    }

    Optional<String> answer() {
        return answer;
    }

    void end(String found) {
        answer = Optional.of(found);
    }
}
