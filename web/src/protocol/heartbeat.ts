/** How long an answer to a ping may take. */
const PATIENCE = 10_000;

/** Whether a line is still alive: says something now and then, and doubts when nothing is heard for too long. */
export class Heartbeat {
  private every = 25_000;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param ping says something that is answered
   * @param dead told when nothing was heard in time
   */
  constructor(
    private readonly ping: () => void,
    private readonly dead: () => void,
  ) {}

  /** @param every how often the server wants to hear something, in milliseconds */
  begin(every: number): void {
    this.every = every;
    this.schedule();
  }

  /** Something must be heard within this time. */
  expect(time: number): void {
    clearTimeout(this.doubt);
    this.doubt = setTimeout(this.dead, time);
  }

  heard(): void {
    clearTimeout(this.doubt);
  }

  /** Asks now. */
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
