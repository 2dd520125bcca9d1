/** People who play over the wire: whoever else sits at a table while somebody's hands are tested. */
import type { Browser, Page } from '@playwright/test';
import { comeIn, expect, newPage } from './house';

interface Heard {
  frames: string[];
  over: boolean;
}

/** Sits somebody down who plays at once, whatever conquers most; their page is for looking into what they were told. */
export async function joins(browser: Browser, table: string, name: string): Promise<Page> {
  const page = await newPage(browser);
  await comeIn(page, name);
  await page.goto('/api/games');
  await plays(page, table, { sits: true });
  return page;
}

interface Playing {
  sits?: boolean;
  most?: number;
  /** What kinds of move are taken before others, in order, for games that do not conquer; of two alike the cheaper. */
  prefers?: string[];
}

/** Lets whoever has this page play over a line of their own, up to so many moves. */
export async function plays(page: Page, table: string, { sits = false, most = 1_000, prefers = [] }: Playing = {}): Promise<void> {
  await page.evaluate(
    ([name, sitsDown, atMost, first]) => {
      const heard: Heard = { frames: [], over: false };
      (window as unknown as { heard: Heard }).heard = heard;
      type Told = { phase: string; turn: number; you: number[]; moves: { text: string; does?: string; n?: number; conquers?: string[] }[] };
      const line = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
      const state = {} as Told;
      let [number, id, played] = [0, 1, 0];
      const send = (message: object) => line.send(JSON.stringify({ id: id++, table: name, number, ...message }));
      const play = () => {
        heard.over = state.phase === 'ended';
        if (state.phase !== 'playing' || !state.you.includes(state.turn) || played >= atMost) return;
        const rank = ({ does = '' }: Told['moves'][number]) => (first.includes(does) ? first.indexOf(does) : first.length);
        const best = [...state.moves].sort((a, b) => (b.conquers?.length ?? 0) - (a.conquers?.length ?? 0) || rank(a) - rank(b) || (a.n ?? 0) - (b.n ?? 0))[0];
        if (!best) return;
        played++;
        send({ type: 'play', move: best.text });
      };
      line.onopen = () => line.send(JSON.stringify({ type: 'hello', version: 1, language: 'en' }));
      line.onmessage = ({ data }) => {
        heard.frames.push(data as string);
        const told = JSON.parse(data as string) as { type: string; number: number; state?: Told };
        if (told.type === 'welcome') send({ type: 'watch', after: 0 });
        if (told.type === 'table' || told.type === 'event') number = told.number;
        if (told.state) Object.assign(state, told.state);
        if (told.type === 'table' && sitsDown && state.phase === 'waiting' && state.you.length === 0) send({ type: 'sit', bytes: 'c0ffee' });
        // Whatever came in between: what was refused as too late is played again.
        if (told.state || told.type === 'refused') play();
      };
    },
    [table, sits, most, prefers] as const,
  );
}

/** Plays these moves over the wire for whoever has this page and every seat: a game to be looked at, not to be played. */
export async function playThrough(page: Page, table: string, moves: readonly string[]): Promise<void> {
  await page.goto('/health');
  await page.evaluate(
    ([name, texts]) =>
      new Promise<void>((resolve, reject) => {
        const line = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
        let played = 0;
        const playNext = (number: number) => {
          const move = texts[played++];
          if (move === undefined) resolve(line.close());
          else line.send(JSON.stringify({ id: played, table: name, number, type: 'play', move }));
        };
        line.onopen = () => line.send(JSON.stringify({ type: 'hello', version: 1, language: 'en' }));
        line.onclose = () => reject(new Error('the line was closed'));
        line.onmessage = ({ data }) => {
          const told = JSON.parse(data as string) as { type: string; number: number };
          if (told.type === 'welcome') line.send(JSON.stringify({ id: 0, table: name, number: 0, type: 'watch', after: 0 }));
          if (told.type === 'table' || told.type === 'done') playNext(told.number);
          if (told.type === 'refused') reject(new Error(data as string));
        };
      }),
    [table, moves] as const,
  );
}

/** Until the game is over for them. */
export async function isOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard: Heard }).heard.over), { timeout: 60_000 }).toBe(true);
}
