import type { Page, WebSocketRoute } from '@playwright/test';
import { allowConsoleErrors, expect, newPage, playTyped, joinNewTable, SMALL_DESKTOP, stopTime, actionBar, test, twoPlayersAt } from './fixtures/table';

/* Connection problems at a table. With SHOTS, screenshots of all states are in target/shots. */

/** A connection that can be cut and restored, and on which messages can be held back. */
class TestConnection {
  /** The number of connection attempts since it was cut. */
  tries = 0;
  private isCut = false;
  private readonly sockets = new Set<WebSocketRoute>();
  private holds: RegExp | null = null;
  private loses: RegExp | null = null;
  private isInOrder = true;
  private held: (() => void)[] = [];

  static async of(page: Page): Promise<TestConnection> {
    const connection = new TestConnection();
    await page.routeWebSocket('**/socket', socket => {
      if (connection.isCut) {
        connection.tries++;
        void socket.close();
        return;
      }
      connection.sockets.add(socket);
      const server = socket.connectToServer();
      socket.onMessage(message => void (connection.loses?.test(String(message)) || server.send(message)));
      server.onMessage(message => {
        if ((connection.isInOrder && connection.held.length > 0) || connection.holds?.test(String(message))) connection.held.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    return connection;
  }

  /** Holds back the first message of this kind and all that follow it. */
  hold(kind: RegExp): void {
    this.holds = kind;
    this.isInOrder = true;
  }

  /** Holds back messages of this kind only; others overtake them. */
  delay(kind: RegExp): void {
    this.holds = kind;
    this.isInOrder = false;
  }

  /** Loses what the page sends of this kind. */
  lose(kind: RegExp): void {
    this.loses = kind;
  }

  release(): void {
    this.holds = null;
    for (const send of this.held.splice(0)) send();
  }

  async cut(): Promise<void> {
    this.isCut = true;
    this.holds = null;
    this.held = [];
    for (const socket of this.sockets) await socket.close();
    this.sockets.clear();
  }

  mend(): void {
    this.isCut = false;
    this.loses = null;
  }
}

const picture = async (page: Page, name: string) => void (process.env['SHOTS'] && (await page.screenshot({ path: `target/shots/state-${name}.png` })));

test('after a lost connection the missed moves are shown', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  // Bo's page retries only by the button, and later by itself when its time runs again.
  await stopTime(bo);
  const connection = await TestConnection.of(bo);
  await twoPlayersAt(ada, bo, { clock: { kind: 'increment', baseMs: 600_000, incrementMs: 0 } });
  // A page cut off before it knows that the game has begun does not mention a clock.
  await bo.locator('#typed').waitFor();
  await connection.cut();
  // It is Ada's turn: Bo's clock does not run.
  await expect(bo.getByTestId('reconnecting')).toHaveText(/Reconnecting…(?! The clock)/);
  await picture(bo, 'reconnecting');
  await expect(bo.locator('#typed')).toBeDisabled();
  await playTyped(ada, 'd1-d5-f5');
  await expect(bo.locator('.moves .move')).toHaveCount(0);
  // The button retries at once; the automatic delay would grow.
  for (let press = 1; press <= 5; press++) {
    await bo.getByTestId('reconnecting').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => connection.tries).toBe(press);
  }
  connection.mend();
  // It also reconnects by itself: the first time after less than half a second.
  await bo.clock.runFor(500);
  await expect(bo.getByTestId('reconnecting')).toHaveCount(0);
  await expect(bo.locator('.moves .list')).toContainText('d1-d5-f5');
  await expect(actionBar(bo)).toContainText('Your move');
  await playTyped(bo, 'b8-b7');
  await expect(actionBar(ada)).toContainText('Your move');
});

for (const arrives of [true, false]) {
  test(`a move whose answer is lost is pending until it is known that it was ${arrives ? '' : 'not '}played`, async ({ browser }) => {
    const page = await newPage(browser, SMALL_DESKTOP);
    await stopTime(page);
    const connection = await TestConnection.of(page);
    await joinNewTable(page, { seats: ['me', 1], clock: { kind: 'increment', baseMs: 600_000, incrementMs: 0 } });
    if (arrives) connection.hold(/"type":"(event|done)"/);
    else connection.lose(/"type":"play"/);
    await page.locator('#typed').fill('b1-b2');
    await page.locator('#typed').press('Enter');
    await actionBar(page).getByRole('button', { name: /^Confirm/ }).click();
    await expect(actionBar(page)).toContainText('Sending…');
    await connection.cut();
    await expect(page.getByTestId('reconnecting')).toContainText('The clock is still running.');
    await expect(actionBar(page).locator('.what')).toContainText('b1 to b2');
    await expect(actionBar(page)).toContainText('Sent, but not confirmed');
    await expect(actionBar(page)).not.toContainText('Nothing was sent');
    await picture(page, arrives ? 'pending' : 'pending-lost');
    connection.mend();
    await page.getByTestId('reconnecting').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByTestId('reconnecting')).toHaveCount(0);
    if (arrives) {
      await expect(page.locator('.moves')).toContainText('b1-b2');
      await expect(actionBar(page)).not.toContainText('not played');
    } else {
      await expect(actionBar(page)).toContainText('The move was not played');
      await expect(page.getByTestId('announcements')).toContainText('The move was not played');
      await expect(page.locator('[data-square=b1]')).toHaveAttribute('aria-label', /your die.*selected/);
      await playTyped(page, 'b1-b2');
      await expect(page.locator('.moves')).toContainText('b1-b2');
    }
  });
}

test('the next move can be chosen once it is legal, even if the last reply is late', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  // Late replies must not count as a dead connection.
  await stopTime(page);
  const connection = await TestConnection.of(page);
  await joinNewTable(page);
  connection.delay(/"type":"done"/);
  await playTyped(page, 'b1-b2');
  await expect(actionBar(page)).toContainText('Red: choose a die');
  await expect(page.locator('#typed')).toBeEnabled();
  connection.release();
  await playTyped(page, 'b8-b7');
  await expect(page.locator('.moves')).toContainText('b8-b7');
});

test('after the network is switched off and on the page reconnects by itself', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await stopTime(page);
  const connection = await TestConnection.of(page);
  await joinNewTable(page);
  await page.context().setOffline(true);
  await connection.cut();
  await expect(page.getByTestId('reconnecting')).toBeVisible();
  connection.mend();
  await page.context().setOffline(false);
  await expect(page.getByTestId('reconnecting')).toHaveCount(0);
});

test('a player who leaves is shown as away, and as back on return', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  const table = await twoPlayersAt(ada, bo);
  await bo.goto('about:blank');
  await expect(ada.locator('.player-bar').filter({ hasText: 'Bo' })).toContainText('disconnected');
  await expect(ada.locator('.notice')).toContainText('Bo has left.');
  await expect(ada.getByTestId('announcements')).toContainText('Bo is disconnected.');
  await picture(ada, 'away');
  await bo.goto(`/game/${table}`);
  await expect(ada.locator('.player-bar').filter({ hasText: 'Bo' })).not.toContainText('disconnected');
});

test('a skeleton is shown while connecting, and a notice if the server does not answer', async ({ browser }) => {
  const page = await newPage(browser, { locale: 'fr-FR' });
  await stopTime(page);
  await page.routeWebSocket('**/socket', () => {});
  await page.goto('/game/k7qm2pxr');
  await expect(page.getByText('Chargement…')).toBeVisible();
  await picture(page, 'connecting');
  await page.clock.runFor(9_000);
  await expect(page.getByRole('heading', { name: 'Le serveur ne répond pas' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await picture(page, 'gone');
});

test('the home page says that the server is down, and recovers with it', async ({ browser }) => {
  allowConsoleErrors(/ERR_FAILED/);
  const page = await newPage(browser, SMALL_DESKTOP);
  await page.route('**/api/**', route => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('The server is not responding.');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a table that does not exist says so', async ({ browser }) => {
  allowConsoleErrors(/status of 404/);
  const page = await newPage(browser, SMALL_DESKTOP);
  await page.goto('/game/zzzzzzzz');
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
  await page.goto('/game/zzzzzzzz/replay');
  await expect(page.getByRole('link', { name: 'Back to the games' })).toBeVisible();
});

test('a visitor to a full table watches and sees every move', async ({ browser }) => {
  const [ada, eve] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  const table = await joinNewTable(ada);
  await eve.goto(`/game/${table}`);
  await expect(actionBar(eve)).toContainText('You are watching.');
  await picture(eve, 'full');
  await playTyped(ada, 'b1-b2');
  await expect(eve.locator('.moves')).toContainText('b1-b2');
  await expect(eve.locator('#typed')).toHaveCount(0);
  await expect(eve.getByRole('button', { name: 'Resign' })).toHaveCount(0);
});

test('a clock that runs out ends the game, and nothing jumps while it ticks', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  // Ada's page sees time pass when its clock is advanced, and gets the end of the game afterwards; the server's second
  // is real.
  await stopTime(ada);
  const connection = await TestConnection.of(ada);
  connection.hold(/"kind":"ended"/);
  await twoPlayersAt(ada, bo, { clock: { kind: 'increment', baseMs: 1_000, incrementMs: 0 } });
  await expect(actionBar(bo)).toContainText('You won.');
  await expect(actionBar(ada)).toContainText('Your move');
  const layout = () => ada.locator('.player-bar, .clock, .action-bar, .scene').evaluateAll(found => found.map(one => JSON.stringify(one.getBoundingClientRect())).join());
  const clock = ada.locator('.player-bar.turn .clock');
  await expect(clock).toHaveText(/0:01\.0|0:00\.[1-9]/);
  const before = await layout();
  const read = await clock.textContent();
  await ada.clock.runFor(100);
  await expect(clock).not.toHaveText(read ?? '');
  expect(await layout()).toBe(before);
  await ada.clock.runFor(1_000);
  await expect(clock).toHaveText('0:00.0');
  expect(await layout()).toBe(before);
  connection.release();
  await expect(actionBar(ada)).toContainText('You lost.');
  await expect(actionBar(ada).locator('.small')).toContainText(/time/i);
  await expect(ada.locator('.you .clock')).toHaveText('0:00.0');
  await picture(ada, 'clock-out');
});

test('a table closed before another player joined says so', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, SMALL_DESKTOP)];
  const table = await joinNewTable(ada, { seats: ['me', 'open'] });
  await bo.goto(`/game/${table}`);
  await expect(actionBar(bo)).toContainText('Ada invites you to play.');
  await actionBar(ada).getByRole('button', { name: 'Cancel game' }).click();
  await expect(actionBar(bo)).toContainText('This game was cancelled');
});
