import { currentTime } from '../../i18n/date';
import { companionStore } from '../database';
import type { RecordedGame } from '../record';
import { passedOn, paused, resumed, type Times } from './clock';

/** The clock of an entered game, stored with it. */
export class GameClock {
  /** Null for a game without a clock. */
  times = $state.raw<Times | null>(null);

  constructor(
    private readonly record: RecordedGame,
    private readonly isOver: () => boolean,
  ) {
    this.times = record.times;
  }

  /** Passes the turn; starts a paused clock. */
  press(now = currentTime()): void {
    if (this.times === null || this.isOver()) return;
    const { names, clock } = this.record;
    void this.set(this.times.since === null ? resumed(this.times, now) : passedOn(this.times, (this.times.seat + 1) % names.length, clock, now));
  }

  pause(now = currentTime()): void {
    if (this.times !== null) void this.set(paused(this.times, now));
  }

  /**
   * Stored before it is shown, as moves are, so that closing the page loses nothing. If storing fails it is only shown.
   */
  private async set(times: Times): Promise<void> {
    await companionStore().then(store => store.time(this.record.id, times)).catch(() => {});
    this.times = times;
  }
}
