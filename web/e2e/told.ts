/** What a page is told about its table, by the server or by the engine in its worker, kept for the test to read. */
import type { Page } from '@playwright/test';

export interface Told {
  /** Of the last event that brought a state: of several that belong together only the last one does. */
  number: number;
  phase: string;
  turn: number;
  you: number[];
  moves: { text: string }[];
  history: { text: string }[];
  position: unknown;
}

/** Listens to the socket and to the workers of a page; to be called before the page is opened. */
export async function listening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Message {
      type: string;
      number: number;
      state?: object;
      event?: { text?: string };
    }
    const told = { number: -1, moves: [], you: [], history: [] as { text: string }[] };
    Object.assign(window, { told });
    let last = -1;
    const hear = ({ type, number, state, event }: Message) => {
      if (type !== 'table' && (type !== 'event' || number <= last)) return;
      last = number;
      if (event?.text !== undefined) told.history.push({ text: event.text });
      if (state) Object.assign(told, state, { number });
    };
    const [RealWorker, RealSocket] = [window.Worker, window.WebSocket];
    window.Worker = class extends RealWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ answer?: string }>) => {
          const answer = JSON.parse(data.answer ?? '{}') as { type?: string; messages?: Message[] };
          if (answer.type === 'said') for (const message of answer.messages ?? []) hear(message);
        });
      }
    };
    window.WebSocket = class extends RealSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as Message));
      }
    };
  });
}

export const told = <T extends Told>(page: Page) => page.evaluate(() => (window as unknown as { told: Told }).told) as Promise<T>;

/** Waits until whoever has this page is to move, after the event with this number. */
export async function myTurn<T extends Told>(page: Page, after = -1): Promise<T> {
  await page.waitForFunction(number => {
    const now = (window as unknown as { told: Told }).told;
    return now.number > number && now.moves.length > 0 && now.you.includes(now.turn);
  }, after);
  return told<T>(page);
}
