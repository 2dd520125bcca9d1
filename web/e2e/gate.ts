/**
 * A gate before the page's workers. Requests of one kind wait in front of it while it is closed, so that what a test looks at
 * cannot be over before the test has looked, however quick the machine is.
 */
import type { Page } from '@playwright/test';

export interface Gate {
  close(): Promise<void>;
  /** Closes as soon as an answer with this text in it has come: what is asked after that answer waits. */
  closeAfter(text: string): Promise<void>;
  /** Opens, and lets through what has waited. */
  open(): Promise<void>;
}

interface Held {
  isClosed: boolean;
  closesAfter: string | null;
  waiting: (() => void)[];
}

/** Puts up a gate, open at first, for requests of a type; to be called before the page is opened. */
export async function gate(page: Page, type: string): Promise<Gate> {
  await page.addInitScript(wanted => {
    const held: Held = { isClosed: false, closesAfter: null, waiting: [] };
    Object.assign(window, { held });
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ answer?: string }>) => {
          if (held.closesAfter !== null && data.answer?.includes(held.closesAfter)) held.isClosed = true;
        });
      }
      override postMessage(message: { request?: string }): void {
        const asked = JSON.parse(message.request ?? '{}') as { type?: string };
        if (held.isClosed && asked.type === wanted) held.waiting.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
  }, type);
  const set = (change: Partial<Held>) => page.evaluate(changed => void Object.assign((window as unknown as { held: Held }).held, changed), change);
  return {
    close: () => set({ isClosed: true }),
    closeAfter: text => set({ isClosed: false, closesAfter: text }),
    open: async () => {
      await set({ isClosed: false, closesAfter: null });
      await page.evaluate(() => {
        for (const goOn of (window as unknown as { held: Held }).held.waiting.splice(0)) goOn();
      });
    },
  };
}
