import { clickSquare, DESKTOP, expect, middle, newPage, openTable, PHONE, playTyped, joinNewTable, SMALL_DESKTOP, setPace, stopTime, actionBar, test, twoPlayersAt } from './fixtures/table';
import { playThrough } from './fixtures/remotePlayer';
import type { Page } from '@playwright/test';

/* Playing on the board: mouse, touch, pictures and sounds. */

test('a die is dragged with the mouse, and tumbles back when dropped elsewhere', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await joinNewTable(page);
  const [from, to, nowhere] = await Promise.all(['b1', 'b2', 'b7'].map(square => middle(page, square)));
  if (!from || !to || !nowhere) throw new Error('no board');
  const drag = async (end: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y - 4);
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(nowhere);
  await expect(actionBar(page).getByRole('button', { name: /^Confirm/ })).toBeDisabled();
  await drag(to);
  await expect(actionBar(page)).toContainText('b1 to b2');
  await actionBar(page).getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.locator('.moves')).toContainText('b1-b2');
});

test('hovering previews, a click fixes, another click on a split square takes the other route', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await joinNewTable(page, { from: '4k4/9/9/9/3D65/9/9/4K4 w 0 1' });
  await page.locator('.tools label', { hasText: '2D' }).click();
  await clickSquare(page, 'd4');
  await expect(page.locator('[data-square=d4]')).toHaveAttribute('aria-label', /selected/);
  await expect(page.locator('[data-square=f6]')).toHaveAttribute('aria-label', /two routes, via .. lands on \d, via .. lands on \d/);
  const corner = await middle(page, 'f6');
  await page.mouse.move(corner.x, corner.y);
  await expect(page.locator('path.route')).toHaveCount(1);
  await clickSquare(page, 'f6');
  const first = (await actionBar(page).locator('.what').textContent()) ?? '';
  expect(first).toMatch(/^d4 via (d6|f4) to f6/);
  await clickSquare(page, 'f6');
  await expect(actionBar(page).locator('.what')).toContainText(first.includes('d6') ? 'd4 via f4 to f6' : 'd4 via d6 to f6');
  await actionBar(page).getByRole('button', { name: /^Cancel/ }).click();
  await actionBar(page).getByRole('button', { name: /^Cancel/ }).click();
  await expect(actionBar(page)).toContainText('White: choose a die');
});

test('any die shows its net and where it could go: by hovering, and by a long press', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await joinNewTable(page, { seats: ['me', 1] });
  await page.locator('.tools label', { hasText: '2D' }).click();
  const enemy = await middle(page, 'd8');
  await page.mouse.move(enemy.x, enemy.y);
  await expect(page.getByRole('tooltip')).toContainText(/d8, opponent’s die/);
  await expect(page.getByRole('tooltip')).toContainText(/routes to \d+ squares/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  const phone = await newPage(browser, PHONE);
  await joinNewTable(phone, { seats: ['me', 1] });
  const net = phone.getByRole('tooltip').getByRole('img', { name: '1 up, 4 towards you' });
  const letGo = await touch(phone, [await middle(phone, 'b8')]);
  await expect(net).toBeVisible();
  await letGo();
  await expect(net).toBeVisible();
  await expect(actionBar(phone)).toContainText('Your move');
});

test('touch input taps and drags', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  // With stopped time this is no long press, however slow the machine.
  await stopTime(page);
  await joinNewTable(page);
  await page.locator('[data-square=b1]').tap();
  await page.locator('[data-square=b2]').tap();
  await actionBar(page).getByRole('button', { name: 'Confirm' }).tap();
  await expect(page.locator('.moves')).toContainText('b1-b2');
  const [from, to] = [await middle(page, 'h8'), await middle(page, 'h7')];
  const letGo = await touch(page, [from, { x: from.x, y: from.y + 16 }, to]);
  await letGo();
  await expect(actionBar(page)).toContainText('h8 to h7');
});

test('a move the server refuses goes back, and the reason is shown', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  // The move is replaced on its way by one that the engine knows to be impossible.
  await page.routeWebSocket('**/socket', line => {
    const server = line.connectToServer();
    line.onMessage(message => server.send(String(message).replace('"move":"b1-b2', '"move":"b1-b9')));
  });
  await joinNewTable(page);
  await playTyped(page, 'b1-b2');
  await expect(actionBar(page).locator('.small')).toContainText(/b9/);
  await expect(page.locator('[data-square=b1]')).toHaveAttribute('aria-label', /white die.*selected/);
  await expect(page.getByTestId('announcements')).toContainText(/b9/);
});

test('dice tumble square by square, one after the other, but not with reduced motion', async ({ browser }) => {
  const lively = await newPage(browser, { ...DESKTOP, reducedMotion: 'no-preference' });
  const calm = await newPage(browser, { ...DESKTOP, reducedMotion: 'reduce' });
  for (const page of [lively, calm]) {
    await countTumbles(page);
    await setPace(page, 'normal');
  }
  await twoPlayersAt(lively, calm);
  await playTyped(lively, 'd1-d5-f5');
  await expect(actionBar(calm)).toContainText('Your move');
  await playTyped(calm, 'b8-b7');
  // The reply came while the first die was still moving: both are animated, one after the other.
  await expect.poll(() => tumbles(lively)).toBe(2);
  expect(await tumbles(calm)).toBe(0);
  await expect(calm.locator('[data-square=f5]')).toHaveAttribute('aria-label', /opponent’s die, 1 up/);
});

test('sounds are off by default, and can be muted again', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await page.addInitScript(() => {
    const heard = window as unknown as { sounds: number };
    heard.sounds = 0;
    for (const maker of ['createOscillator', 'createBufferSource'] as const) {
      const make = AudioContext.prototype[maker];
      Object.defineProperty(AudioContext.prototype, maker, {
        value(this: AudioContext) {
          heard.sounds++;
          return (make as (this: AudioContext) => AudioNode).call(this);
        },
      });
    }
  });
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  await joinNewTable(page);
  await playTyped(page, 'b1-b2');
  await expect(page.locator('.moves .move')).toHaveCount(1);
  expect(await sounds()).toBe(0);
  await setting(page, 'Sounds');
  await playTyped(page, 'b8-b7');
  await expect(page.locator('.moves .move')).toHaveCount(2);
  const loud = await sounds();
  expect(loud).toBeGreaterThan(2);
  await setting(page, 'Sounds');
  await playTyped(page, 'b2-b5');
  await expect(page.locator('.moves .move')).toHaveCount(3);
  expect(await sounds()).toBe(loud);
});

test('a warning shows a King in danger, unless warnings are off', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  // A 1 next to the King can reach it; a 2 cannot.
  await joinNewTable(page, { seats: ['me', 1], from: '4k4/9/9/4a44/4K4/9/9/9 w 0 1' });
  await expect(page.locator('.warning')).toHaveText('King in danger');
  await expect(page.locator('[data-square=e4]')).toHaveAttribute('aria-label', /your King.*can be captured/);
  await setting(page, 'Warn when my King can be captured');
  await expect(page.locator('.warning')).toHaveCount(0);
  await setting(page, 'Warn when my King can be captured');
  await expect(page.locator('.warning')).toHaveCount(1);
  await joinNewTable(page, { seats: ['me', 1], from: '4k4/9/9/4b44/4K4/9/9/9 w 0 1' });
  await expect(actionBar(page)).toContainText('Your move');
  await expect(page.locator('[data-square=e4]')).toHaveAttribute('aria-label', /your King/);
  await expect(page.locator('.warning')).toHaveCount(0);
});

test('captured dice are shown next to the player who took them, with the face they showed', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await joinNewTable(page, { from: '4k4/9/3f25/9/9/3C65/9/4K4 w 0 1' });
  await playTyped(page, 'd3xd6');
  await expect(page.locator('.player-bar[data-seat="0"] .seat-summary')).toContainText('1 die captured');
  await expect(page.locator('.player-bar[data-seat="0"] .seat-summary circle')).toHaveCount(6);
});

test('an earlier position is shown from the list of moves while the game goes on', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  const table = await openTable(page);
  await playThrough(page, table, ['b1-b2', 'b8-b7', 'b2-b5']);
  await page.goto(`/game/${table}`);
  await expect(page.locator('.moves .move')).toHaveCount(3);
  await page.locator('.moves button', { hasText: 'b8-b7' }).click();
  await expect(actionBar(page)).toContainText('Move 2 of 3');
  await expect(page.locator('[data-square=b2]')).toHaveAttribute('aria-label', /white die/);
  await expect(page.locator('[data-square=b5]')).toHaveAttribute('aria-label', /empty/);
  // Events meanwhile do not leave the past position.
  await page.locator('.chat summary').click();
  await page.locator('#say').fill('One moment');
  await page.locator('#say').press('Enter');
  await expect(page.locator('.chat')).toContainText('One moment');
  await expect(actionBar(page)).toContainText('Move 2 of 3');
  await actionBar(page).getByRole('button', { name: 'Back to the current move' }).click();
  await expect(page.locator('[data-square=b5]')).toHaveAttribute('aria-label', /white die/);
  await expect(actionBar(page)).toContainText('Red: choose a die');
});

test('the board can be flipped, and seen in perspective or from above', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await joinNewTable(page);
  const low = async () => (await middle(page, 'e1')).y > (await middle(page, 'e8')).y;
  expect(await low()).toBe(true);
  await page.getByRole('button', { name: 'Flip the board' }).click();
  expect(await low()).toBe(false);
  await page.locator('.tools label', { hasText: '2D' }).click();
  await page.reload();
  await expect(page.locator('.stage.plan')).toBeVisible();
});

/** Touches these points in order and holds the last; returns the function that lifts the finger. */
async function touch(page: Page, points: { x: number; y: number }[]): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', points.slice(0, 1));
  for (const point of points.slice(1)) await send('touchMove', [point]);
  return () => send('touchEnd', []);
}

async function setting(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function countTumbles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { tumbles: number };
    seen.tumbles = 0;
    new MutationObserver(changes => {
      for (const { target, oldValue } of changes) {
        const now = (target as Element).getAttribute('data-moving');
        if (now !== null && oldValue === null) seen.tumbles++;
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-moving'], attributeOldValue: true });
  });
}

const tumbles = (page: Page) => page.evaluate(() => (window as unknown as { tumbles: number }).tumbles);
