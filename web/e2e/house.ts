/** What every test in the browser needs: somebody with a page, a table to sit at, and hands to play with. */
import { type APIRequestContext, type Browser, type BrowserContextOptions, type ConsoleMessage, type Locator, type Page, test as base } from '@playwright/test';
import { expect } from '@playwright/test';

/** As sharp as a real one only where every picture is asked for: without a graphics card each pixel takes time. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: process.env['SHOTS'] === 'all' ? 2 : 1 } satisfies BrowserContextOptions;
export const DESKTOP = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;
/** For whoever plays where nothing depends on the size: fewer pixels, less time. */
export const SMALL_DESKTOP = { viewport: { width: 1024, height: 720 } } satisfies BrowserContextOptions;

/** A whole game of 6 Faces in five moves. */
export const SHORT_GAME = ['Ke1-e2', 'a8-a4-b4=6', 'a1-a3-d3=6', 'b4-g4-g5=4', 'd3-e3xe8=4#'];
export const SHORT_FILE = `[Game "sixfaces"]\n[White "Ada"]\n[Red "Bo"]\n\n1. Ke1-e2 a8-a4-b4=6 2. a1-a3-d3=6 b4-g4-g5=4 3. d3-e3xe8=4# 1-0\n`;

/** The moment at which pages begin, to try the tests on another day; otherwise now. */
const DATE = process.env['PARLOUR_TEST_DATE'];

/** Whether a line in the console is a complaint. Playwright itself warns of the service worker that it blocks. */
const isComplaint = (line: ConsoleMessage) => (line.type() === 'error' || line.type() === 'warning') && !line.text().includes('blocked by Playwright');

/** Everything a page complains about; a page of ours complains about nothing. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', line => void (isComplaint(line) && heard.push(line.text())));
  page.on('pageerror', error => heard.push(String(error)));
  return heard;
}

/** What the pages of the test that runs now have complained about, and what they may. */
const inThisTest = { complaints: [] as string[], allowed: [] as RegExp[] };

/** Lets the pages of this test complain about what the test is about, such as a server that does not answer. */
export function allowComplaints(...about: RegExp[]): void {
  inThisTest.allowed.push(...about);
}

/** Somebody of their own, with a page nobody has touched. The test fails if it complains. */
export async function newPage(browser: Browser, options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  if (DATE) await context.clock.install({ time: DATE });
  context.on('console', line => void (isComplaint(line) && inThisTest.complaints.push(line.text())));
  context.on('weberror', error => inThisTest.complaints.push(String(error.error())));
  return context.newPage();
}

/** Stops the time of a page that is not yet open: its timers wait for `page.clock.runFor`, however slow the machine. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-01T12:00:00Z' });
  await page.clock.pauseAt('2026-01-01T12:00:01Z');
}

export interface Opening {
  game?: string;
  options?: string[];
  /** `me`, `open`, or the level of a bot. */
  seats?: ('me' | 'open' | number)[];
  clock?: object;
  from?: string;
  listed?: boolean;
}

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data, headers: { 'X-Parlour': '1' } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Comes in under a name. */
export async function comeIn(page: Page, name: string): Promise<void> {
  await post(page.request, '/api/guest', { name });
}

/** Opens a table without going there, and tells its name. */
export async function openTable(page: Page, { game = 'sixfaces', options = [], seats = ['me', 'me'], clock = { kind: 'none' }, from, listed = false }: Opening = {}): Promise<string> {
  const wishes = seats.map((seat, i) => (seat === 'me' ? { you: true, bytes: `0${i}ff` } : seat === 'open' ? { open: true } : { bot: seat }));
  const me = (await (await page.request.get('/api/me')).json()) as { you?: object };
  if (!me.you) await comeIn(page, 'Ada');
  const { table } = await post<{ table: string }>(page.request, '/api/tables', { game, options, clock, listed, seats: wishes, ...(from ? { from } : {}) });
  return table;
}

/** Opens a table and sits down at it. */
export async function sitAt(page: Page, opening: Opening = {}): Promise<string> {
  const table = await openTable(page, opening);
  await page.goto(`/t/${table}`);
  await strip(page).waitFor();
  return table;
}

/** Two people at a table of 6 Faces: the first has White and begins. */
export async function twoAt(ada: Page, bo: Page, opening: Opening = {}): Promise<string> {
  const table = await sitAt(ada, { seats: ['me', 'open'], ...opening });
  await comeIn(bo, 'Bo');
  await bo.goto(`/t/${table}`);
  await strip(bo).locator('.btn.primary').click();
  await expect(ada.locator('.invitation')).toHaveCount(0);
  return table;
}

export function strip(page: Page): Locator {
  return page.getByTestId('strip');
}

export interface Described {
  text: string;
  path?: string;
}

/** The legal moves somebody at this page has, as the server tells them. */
export async function legalMoves(page: Page, table: string): Promise<Described[]> {
  const answer = await page.request.get(`/api/tables/${table}`);
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { state: { moves: Described[] } }).state.moves;
}

/** A winning move if there is one, else a capture, else some move; always the same for the same game. */
export function eager<M extends Described>(moves: M[], ply: number): M {
  const best = moves.find(move => move.text.endsWith('#')) ?? moves.find(move => move.text.includes('x')) ?? moves[(ply * 7) % moves.length];
  if (!best) throw new Error('no move');
  return best;
}

const confirmed = (page: Page) => expect(strip(page).locator('.act .btn.primary:enabled').filter({ hasText: /Confirm/ })).toHaveCount(0);

/** Plays by typing the notation and pressing Confirm. */
export async function playTyped(page: Page, text: string): Promise<void> {
  await page.locator('#typed').fill(text);
  await page.locator('#typed').press('Enter');
  await strip(page).locator('.btn.primary').click();
  await confirmed(page);
}

/** The middle of a square, where it lies on the wood. */
export async function middle(page: Page, square: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  if (!box) throw new Error(`no square ${square}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function clickSquare(page: Page, square: string): Promise<void> {
  const { x, y } = await middle(page, square);
  await page.mouse.click(x, y);
}

export const test = base.extend<{ afterwards: void }>({
  afterwards: [
    async ({ browser }, use) => {
      inThisTest.complaints = [];
      inThisTest.allowed = [];
      await use();
      // A page that is left open goes on working, beside every test that follows.
      await Promise.all(browser.contexts().map(context => context.close()));
      expect(inThisTest.complaints.filter(line => !inThisTest.allowed.some(about => about.test(line))), 'complaints of the pages').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
