/** How long the answer to a ping may take, in milliseconds. */
const PATIENCE = 10_000;

/** Checks that a connection is alive: sends pings, and reports it as dead if nothing arrives in time. */
export class Heartbeat {
  private every = 25_000;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param ping sends a message that is answered
   * @param dead called if nothing arrived in time
   */
  constructor(
    private readonly ping: () => void,
    private readonly dead: () => void,
  ) {}

  /** @param every the interval the server expects between messages, in milliseconds */
  begin(every: number): void {
    this.every = every;
    this.schedule();
  }

  /** Expects a message within this time, in milliseconds. */
  expect(time: number): void {
    clearTimeout(this.doubt);
    this.doubt = setTimeout(this.dead, time);
  }

  heard(): void {
    clearTimeout(this.doubt);
  }

  /** Sends a ping now. */
  ask(): void {
    this.ping();
    this.expect(PATIENCE);
  }

  end(): void {
    clearTimeout(this.beat);
    clearTimeout(this.doubt);
  }

  private schedule(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      this.ask();
      this.schedule();
    }, this.every * 0.8);
  }
}
