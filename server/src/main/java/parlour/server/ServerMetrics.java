package parlour.server;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import parlour.match.Event;
import parlour.server.analysis.AnalysisQueue;
import parlour.server.store.CommitListener;

/** Metrics for operators, in Prometheus format. */
final class ServerMetrics implements CommitListener, AnalysisQueue.Listener {

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Counter moves = counter("parlour.moves", "Moves that have become durable");
    private final Counter ended = counter("parlour.games.finished", "Games that came to their end");
    private final Timer commits = Timer.builder("parlour.commits")
            .description("How long a commit took")
            .serviceLevelObjectives(
                    Duration.ofMillis(1),
                    Duration.ofMillis(2),
                    Duration.ofMillis(5),
                    Duration.ofMillis(10),
                    Duration.ofMillis(20),
                    Duration.ofMillis(50),
                    Duration.ofMillis(200),
                    Duration.ofSeconds(1))
            .register(registry);
    private final DistributionSummary groups = DistributionSummary.builder("parlour.commit.batch.size")
            .description("Writes that shared a commit")
            .register(registry);

    private final Timer analyses = Timer.builder("parlour.analysis.duration")
            .description("How long an analysis took")
            .register(registry);
    private final Counter analysesRejected = counter("parlour.analysis.rejected", "Analyses there was no room for");

    private final Timer thinking = Timer.builder("parlour.bots.thinking")
            .description("Thinking time granted to a bot for a move; a second while nobody waits")
            .serviceLevelObjectives(
                    Duration.ofMillis(20),
                    Duration.ofMillis(50),
                    Duration.ofMillis(100),
                    Duration.ofMillis(200),
                    Duration.ofMillis(500),
                    Duration.ofMillis(999))
            .register(registry);

    private final AtomicBoolean machineIsMeasured = new AtomicBoolean();

    private Counter counter(String name, String description) {
        return Counter.builder(name).description(description).register(registry);
    }

    void gauge(String name, String description, Supplier<Number> value, String... tags) {
        Gauge.builder(name, value).description(description).tags(tags).register(registry);
    }

    @Override
    public void committed(int works, long nanos) {
        commits.record(Duration.ofNanos(nanos));
        groups.record(works);
    }

    @Override
    public void finished(long nanos) {
        analyses.record(Duration.ofNanos(nanos));
    }

    @Override
    public void refused() {
        analysesRejected.increment();
    }

    void thinkingGranted(Duration time) {
        thinking.record(time);
    }

    void onEvents(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Event.Played) {
                moves.increment();
            } else if (event instanceof Event.Ended) {
                ended.increment();
            }
        }
    }

    String scrape() {
        // JVM metrics are registered at the first scrape, to start faster.
        if (machineIsMeasured.compareAndSet(false, true)) {
            measureMachine();
        }
        return registry.scrape();
    }

    private void measureMachine() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }
}
