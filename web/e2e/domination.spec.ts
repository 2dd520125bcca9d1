import { DOUBLE, ENDING, FIRST_OF_TWO, MIDDLE, NEAR_END } from './fixtures/domination';
import { everyViewport } from './checks/everyViewport';
import { consoleErrors, DESKTOP, expect, newPage, openTable, PHONE, playTyped, joinNewTable, actionBar, test } from './fixtures/table';
import { isOver, addRemotePlayer, playRemotely } from './fixtures/remotePlayer';
import { recordMessages, myTurn, type Told } from './fixtures/messages';
import type { Browser, Page } from '@playwright/test';

/* A game with hidden information, for two to four. */

const slot = (page: Page, name: string) => page.locator(`[data-slot="${name}"]`);
const tile = (page: Page, pair: string) => page.locator(`.rack [data-pair="${pair}"]`).first();
const confirm = (page: Page, name = /^Confirm/) => actionBar(page).getByRole('button', { name });

interface State extends Told {
  moves: { text: string; pair: string; slot: string; conquers: string[] }[];
  position: { rack?: string[]; laid: { seat: number }[] };
}
const told = async (page: Page, table: string) => ((await (await page.request.get(`/api/tables/${table}`)).json()) as { state: State }).state;

/** The first seat's turn at a table of four, with three others waiting. */
async function fourAt(page: Page, from = MIDDLE): Promise<string> {
  const table = await openTable(page, { game: 'domination', options: ['seats=4'], seats: ['me', 1, 1, 1], from });
  await page.goto(`/game/${table}`);
  await expect(actionBar(page)).toContainText(/Your move|À vous/);
  return table;
}

/** A table of two; the first player is to move and can close two territories at once. */
async function twoPlayersAt(browser: Browser, page: Page): Promise<string> {
  const table = await openTable(page, { game: 'domination', seats: ['me', 'open'], from: DOUBLE });
  await addRemotePlayer(browser, table, 'Bo');
  await page.goto(`/game/${table}`);
  await expect(actionBar(page)).toContainText(/Your move|À vous/);
  return table;
}

test('two people and two bots play a whole game, one of them by clicks; no page receives what its seat may not see', async ({ browser }) => {
  // Without a GPU every pixel takes time: 28 turns are faster in a smaller window.
  const ada = await newPage(browser, { viewport: { width: 1024, height: 640 } });
  const heard = consoleErrors(ada);
  const frames: string[] = [];
  ada.on('websocket', line => line.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await recordMessages(ada);
  const table = await openTable(ada, { game: 'domination', options: ['seats=4', 'layout=seed:7'], seats: ['me', 'open', 1, 1] });
  await addRemotePlayer(browser, table, 'Karim');
  await ada.goto(`/game/${table}`);
  for (let turn = 1, before = -1; turn <= 28; turn++) {
    const { moves, position, seq } = await myTurn<State>(ada, before);
    before = seq;
    await expect(ada.locator('.moves .move')).toHaveCount(position.laid.length);
    await expect(actionBar(ada)).toContainText('Your move');
    const move = [...moves].sort((a, b) => b.conquers.length - a.conquers.length)[0];
    if (!move) throw new Error('no move');
    if (turn % 9 === 0) await expectOnlyOwnRack(ada, position.rack ?? []);
    await tile(ada, move.pair).click();
    await slot(ada, move.slot).click();
    await expect(actionBar(ada)).toContainText(`${move.pair} between ${move.slot.slice(0, 2)} and ${move.slot.slice(2)}${move.conquers.length > 0 ? ': conquers' : '.'}`);
    await confirm(ada).click();
    if (turn < 28) await expect(confirm(ada)).toBeDisabled();
  }
  await expect(actionBar(ada)).toContainText(/You won\.|You lost\.|You tie for first\./, { timeout: 20_000 });
  await expect(actionBar(ada).locator('.small')).toContainText(/territories/);
  await expect(ada.locator('.moves .move')).toHaveCount(112);
  const scores = await ada.locator('.player-bar .seat-summary b').allTextContents();
  expect(scores.map(Number).reduce((sum, n) => sum + n, 0)).toBe(49);
  expectNoSecrets(frames, 0);
  expect(heard).toEqual([]);

  // After the end the replay shows every rack, or the player's own view.
  await actionBar(ada).getByRole('link', { name: 'Replay' }).click();
  await ada.waitForURL(/\/replay(\?|$)/);
  await expect(ada.getByTestId('replay-controls')).toContainText('Move 113 of 113');
  await ada.getByRole('slider').press('Home');
  await ada.getByRole('button', { name: 'Next move' }).click();
  await expect(ada.getByTestId('replay-controls')).toContainText(/(Blue|Yellow|Red|Green) goes first/);
  await expect(ada.getByTestId('revealed-racks').locator('li')).toHaveCount(4);
  await expect(ada.getByTestId('revealed-racks').locator('li').first().locator('svg')).toHaveCount(8);
  await expect(ada.getByRole('button', { name: 'Flip the board' })).toHaveCount(0);
  await ada.getByLabel(/^View as/).selectOption('2');
  await expect(ada.locator('.rack [data-pair]')).toHaveCount(7);
  await ada.getByRole('button', { name: 'Go to the end' }).click();
  await expect(ada.locator('.rack [data-pair]')).toHaveCount(0);
});

/** The page of a running game contains only the player's own rack. */
async function expectOnlyOwnRack(page: Page, rack: string[]): Promise<void> {
  expect((await page.locator('[data-pair]').evaluateAll(found => found.map(one => one.getAttribute('data-pair')))).sort()).toEqual([...rack].sort());
  expect(await page.content()).not.toContain('draw:');
  await expect(page.locator('.deduced')).toHaveCount(0);
  // The backs of other racks are all alike.
  expect(new Set(await page.locator('.backs i').evaluateAll(found => found.map(one => one.outerHTML))).size).toBe(1);
}

const OPEN_TO_ALL = ['layout', 'rows', 'turn', 'drawing', 'round', 'first', 'match', 'game', 'laid', 'last', 'tokens', 'scores', 'racks', 'stock', 'unseen', 'rack', 'outcome'];

/** Checks everything a seat was sent before the end: every domino named is on the board or was on its own rack. */
function expectNoSecrets(frames: string[], seat: number): void {
  interface Position { rack?: string[]; laid: { pair: string; seat: number }[]; stock: number; racks: number[]; unseen: number[] }
  const drawn: string[] = [];
  let [seen, last] = [0, null as Position | null];
  for (const frame of frames) {
    const message = JSON.parse(frame) as { type: string; event?: { kind: string; text?: string }; state?: { phase?: string; position?: Position; history?: { text: string }[]; chance?: object; as?: number } };
    if (message.state?.phase === 'ended') break;
    expect(frame).not.toContain('"secret"');
    if (message.event?.kind === 'chance-drawn' && message.event.text?.startsWith('draw:')) drawn.push(message.event.text.slice(5));
    if (message.state?.history) drawn.splice(0, drawn.length, ...message.state.history.filter(made => made.text.startsWith('draw:')).map(made => made.text.slice(5)));
    const position = message.state?.position;
    if (!position) continue;
    seen++;
    last = position;
    expect(Object.keys(position).filter(key => !OPEN_TO_ALL.includes(key))).toEqual([]);
    expect([typeof position.stock, ...position.racks.map(size => typeof size)].every(kind => kind === 'number')).toBe(true);
    const own = [...(position.rack ?? []), ...position.laid.filter(one => one.seat === seat).map(one => one.pair)].sort();
    expect(drawn.filter(pair => pair !== '?').sort()).toEqual(own);
  }
  expect(seen).toBeGreaterThan(25);
  expect(last?.unseen.reduce((sum, n) => sum + n, 0)).toBeLessThan(84);
}

test('a whole turn with the keyboard alone: rack, slots, back, and laid', async ({ browser }) => {
  const page = await newPage(browser);
  const heard = consoleErrors(page);
  await twoPlayersAt(browser, page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-slot]:focus')).toHaveCount(1);
  // On the board without a domino: every slot is described.
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-slot]:focus')).toHaveAttribute('aria-label', /^Between .. and ..: (free, for|\d-\d, played by)/);
  await page.keyboard.press('Tab');
  await page.locator('.rack button').first().focus();
  await expect(tile(page, '0-0')).toBeFocused();
  for (const pair of ['1-2', '1-3', '1-4', '1-5']) {
    await page.keyboard.press('ArrowRight');
    await expect(tile(page, pair)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('announcements')).toContainText(/1-5 selected, \d spaces?\./);
  await expect(actionBar(page)).toContainText('Play 1-5 between');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('announcements')).toContainText('1-5 put back.');
  await expect(tile(page, '1-5')).toBeFocused();
  await expect(actionBar(page)).toContainText('Your move');

  await page.keyboard.press('Enter');
  for (let i = 0; i < 4 && !(await actionBar(page).textContent())?.includes('d4 and d5'); i++) await page.keyboard.press('ArrowRight');
  await expect(slot(page, 'd4d5')).toBeFocused();
  await expect(slot(page, 'd4d5')).toHaveAttribute('aria-label', /you can play it, conquers c4 and d4\. .*3 of 4 sides/);
  await expect(actionBar(page)).toContainText('Play 1-5 between d4 and d5: conquers c4 and d4.');
  await page.keyboard.press('Enter');
  await expect(page.locator('.moves')).toContainText('1-5@d4d5**');
  await expect(page.locator('.player-bar[data-seat="0"] .seat-summary')).toContainText('2 territories, 0 on the border, 7 dominoes on the rack');
  await expect(page.getByTestId('announcements')).toContainText(/You draw \d-\d\./);
  // Two more turns, the same way.
  for (let turn = 0; turn < 2; turn++) {
    await expect(actionBar(page)).toContainText('Your move');
    await page.locator('.rack button').nth(turn).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('.moves .move')).toHaveCount(2 * turn + 4);
  }
  expect(heard).toEqual([]);
});

test('on a shared screen the pass screen hides the rack until its owner is ready', async ({ browser }) => {
  const page = await newPage(browser, { ...PHONE, locale: 'fr-FR' });
  const heard = consoleErrors(page);
  const table = await joinNewTable(page, { game: 'domination', options: ['first=seat1'] });
  const racks: string[][] = [];
  for (const side of ['bleu', 'jaune', 'bleu']) {
    await expect(actionBar(page)).toContainText(`Passez l’écran au joueur ${side}`);
    // The board stays, and what was played; no rack is in the page.
    await expect(page.locator('[data-slot]').first()).toBeVisible();
    await expect(page.locator('[data-pair]')).toHaveCount(0);
    await expect(page.locator('.moves .move')).toHaveCount(racks.length);
    if (racks.length > 0) await expect(actionBar(page).locator('.small')).toContainText(/ entre .. et ../);
    await page.getByRole('button', { name: 'C’est moi' }).tap();
    const { moves, position } = await told(page, table);
    racks.push(position.rack ?? []);
    await expectOnlyOwnRack(page, position.rack ?? []);
    const move = moves[0];
    if (!move) throw new Error('no move');
    await tile(page, move.pair).tap();
    await slot(page, move.slot).tap();
    await confirm(page, /^Confirmer/).tap();
  }
  await expect(actionBar(page)).toContainText('Passez l’écran au joueur jaune');
  // Blue's second rack is the first with one domino laid and one drawn.
  const [first = [], , second = []] = racks;
  expect(second.filter(pair => first.includes(pair)).length).toBeGreaterThanOrEqual(5);
  expect(heard).toEqual([]);
});

test('a slot may be chosen first, a domino dragged, and the conquest is previewed', async ({ browser }) => {
  const page = await newPage(browser);
  await twoPlayersAt(browser, page);
  // The slot first: its domino is selected with it.
  await slot(page, 'g2g3').click();
  await expect(actionBar(page)).toContainText('Play 3-4 between g2 and g3: conquers f2.');
  await expect(tile(page, '3-4')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.picture .would')).not.toHaveCount(0);
  await actionBar(page).getByRole('button', { name: /^Cancel/ }).click();
  await expect(actionBar(page)).toContainText('3-4 selected');
  await actionBar(page).getByRole('button', { name: /^Cancel/ }).click();
  await expect(actionBar(page)).toContainText('Your move');
  await slot(page, 'a1a2').click();
  await expect(page.getByTestId('announcements')).toContainText(/Only a 6-6 fits here, and you have none\./);
  await expect(confirm(page)).toBeDisabled();

  const middle = async (name: string) => {
    const box = await slot(page, name).boundingBox();
    if (!box) throw new Error(`no place ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (to: { x: number; y: number }) => {
    const from = await tile(page, '1-5').boundingBox();
    if (!from) throw new Error('no domino');
    await page.mouse.move(from.x + 15, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 20);
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await expect(page.locator('.dragged')).toHaveCount(1);
    await page.mouse.up();
  };
  await drag(await middle('a8b8'));
  await expect(actionBar(page)).toContainText('Your move');
  const target = await middle('d4d5');
  await drag({ x: target.x + 9, y: target.y - 6 });
  await expect(actionBar(page)).toContainText('Play 1-5 between d4 and d5: conquers c4 and d4.');
  await confirm(page).click();
  await expect(page.locator('.moves')).toContainText('1-5@d4d5**');
});

test('on a phone: tap and drag, zoom, numerals or pips', async ({ browser }) => {
  const page = await newPage(browser, PHONE);
  await twoPlayersAt(browser, page);
  await expect(page.locator('.picture text').first()).toBeVisible();
  const before = (await slot(page, 'd4d5').boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect.poll(async () => ((await slot(page, 'd4d5').boundingBox())?.height ?? 0) / before).toBeGreaterThan(2);
  await expect(page.locator('.picture text')).toHaveCount(0);
  await page.getByRole('button', { name: 'Zoom out' }).tap();
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.getByText('Pips', { exact: true }).tap();
  await page.keyboard.press('Escape');
  await expect(page.locator('.picture text')).toHaveCount(0);

  const [from, to] = [await tile(page, '1-5').boundingBox(), await slot(page, 'd4d5').boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await send('touchStart', [{ x: from.x + 12, y: from.y + 30 }]);
  await send('touchMove', [{ x: from.x + 12, y: from.y }]);
  // The domino is above the finger, where it is visible.
  await send('touchMove', [{ x: to.x + 8, y: to.y + 60 }]);
  await send('touchEnd', []);
  await expect(actionBar(page)).toContainText('Play 1-5 between d4 and d5');
  await page.reload();
  await tile(page, '3-4').tap();
  // Outside the slot, but nearer to it than to any other that fits.
  const near = await slot(page, 'g2g3').boundingBox();
  if (!near) throw new Error('no place');
  await page.touchscreen.tap(near.x + near.width / 2 - 18, near.y + near.height / 2);
  await expect(actionBar(page)).toContainText('Play 3-4 between g2 and g3: conquers f2.');
  await confirm(page).tap();
  await expect(page.locator('.moves')).toContainText('3-4@g2g3*');
});

test('the counting help shows only what the player may know, and can be switched off', async ({ browser }) => {
  const page = await newPage(browser);
  await twoPlayersAt(browser, page);
  const counts = page.getByRole('group', { name: 'Unseen dominoes' });
  await expect(counts.getByRole('button')).toHaveCount(28);
  await expect(page.locator('.unseen')).toContainText('89 left: 82 in the stock, 7 on other racks.');
  await counts.getByRole('button', { name: '1-5: 3 unseen, you have 1' }).click();
  await expect(page.locator('.picture .asked')).toHaveCount(4);
  await expect(page.locator('.picture .lacking')).toHaveCount(3);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /Counting aids/ }).click();
  await page.keyboard.press('Escape');
  await expect(counts).toHaveCount(0);
  await expect(page.locator('.picture .lacking')).toHaveCount(0);
  await page.reload();
  await expect(actionBar(page)).toContainText('Your move');
  await expect(counts).toHaveCount(0);
});

test('a mirrored match shows the current game, the first result, and afterwards the best play', async ({ browser }) => {
  const ada = await newPage(browser);
  const table = await openTable(ada, { game: 'domination', options: ['match=mirrored', 'first=seat1', 'layout=C'], seats: ['me', 1], from: FIRST_OF_TWO });
  await ada.goto(`/game/${table}`);
  await expect(ada.locator('.facts')).toContainText('game 1 of 2');
  // The rest of the first game, and one move of the second.
  await playRemotely(ada, table, { most: 8 });
  await expect(ada.locator('.facts')).toContainText('game 2 of 2', { timeout: 30_000 });
  await expect(ada.locator('.facts')).toContainText(/First game\s*Blue \d+, Yellow \d+/);
  // In the second game the other rack follows from the first, in which the player had it.
  await expect(ada.locator('.unseen')).toContainText('Yellow can only have these:');
  await playRemotely(ada, table);
  await isOver(ada);
  await expect(actionBar(ada)).toContainText(/You (won|lost)\.|Draw\./);
  await expect(ada.locator('.facts')).toContainText(/Both games\s*Blue \d+, Yellow \d+/);
  const sums = /Both games\s*Blue (\d+), Yellow (\d+)/.exec((await ada.locator('.facts').innerText()).replace(/\s+/g, ' '));
  expect(Number(sums?.[1]) + Number(sums?.[2])).toBe(98);

  // Both endings compared with best play, from the empty stock on.
  await actionBar(ada).getByRole('link', { name: 'Replay' }).click();
  const ending = ada.getByRole('region', { name: 'Perfect endgame' });
  await expect(ending.getByRole('heading', { name: /game [12] of 2/ })).toHaveCount(2);
  for (const line of ['Played', 'Best play']) await expect(ending.getByRole('list', { name: line }).first().getByRole('listitem')).toHaveCount(14);
  const [asPlayed, first] = [ending.locator('dd').nth(1), await ending.locator('dd').nth(1).innerText()];
  expect(first.match(/\d+(?=,|$)/g)?.map(Number).reduce((sum, n) => sum + n, 0)).toBe(49);
  await ending.getByRole('list', { name: 'Played' }).first().getByRole('button').first().click();
  await expect(ada.getByTestId('replay-controls')).toContainText('Move 1 of 126');
  await expect(asPlayed).toHaveText(first);
});

test('a table is opened with every option, and a move can be typed', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play on one screen (Domination)' }).click();
  await page.locator('.segmented label', { hasText: '3' }).first().click();
  await page.locator('summary').click();
  await page.getByLabel('The numbers on the board').first().selectOption({ label: 'a new one, from a number' });
  await page.getByRole('spinbutton').fill('2026');
  await page.getByRole('spinbutton').blur();
  await page.getByLabel('Who goes first').selectOption('seat3');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/game\//);
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { terms } = (await (await page.request.get(`/api/tables/${table}`)).json()) as { terms: { options: string[] } };
  expect(terms.options.sort()).toEqual(['first=seat3', 'layout=seed:2026', 'seats=3']);
  await page.getByRole('button', { name: 'I am Red' }).click();
  await expect(page.locator('.facts')).toContainText('number 2026');
  const move = (await told(page, table)).moves[0];
  if (!move) throw new Error('no move');
  await playTyped(page, move.slot);
  await page.getByRole('button', { name: 'I am Blue' }).click();
  await expect(page.locator('.moves')).toContainText(move.text);
});

test('the rules have small boards to try', async ({ browser }) => {
  const page = await newPage(browser, { ...DESKTOP, locale: 'fr-FR' });
  const heard = consoleErrors(page);
  await page.goto('/rules/domination');
  const board = page.locator('figure').nth(1);
  await board.locator('[data-pair="1-5"]').click();
  await expect(board.locator('figcaption')).toContainText('1-5 choisi');
  await board.locator('[data-slot="d4d5"]').click();
  await expect(board.locator('figcaption')).toContainText('Poser 1-5 entre d4 et d5 : conquiert c4 et d4.');
  await board.getByRole('button', { name: 'Poser', exact: true }).click();
  await expect(board.locator('figcaption')).toContainText('Deux territoires d’un seul domino.');
  await board.getByRole('button', { name: 'Recommencer' }).click();
  await expect(board.locator('[data-slot="d4d5"]')).toHaveAttribute('aria-label', /libre, pour 1-5/);
  expect(heard).toEqual([]);
});

test('no page scrolls sideways and axe finds nothing: a table of four, a choice made', async ({ browser }) => {
  await everyViewport(browser, 'domination', {
    arrive: async page => {
      const table = await fourAt(page);
      const move = (await told(page, table)).moves.find(one => one.conquers.length > 0);
      if (!move) throw new Error('no move');
      await page.locator('#typed').fill(move.text);
      await page.locator('#typed').press('Enter');
      await expect(confirm(page)).toBeEnabled();
    },
    whole: false,
  });
});

test('no page scrolls sideways and axe finds nothing: the rules', async ({ browser }) => {
  await everyViewport(browser, 'domination-rules', {
    arrive: async page => {
      await page.goto('/rules/domination');
      await expect(page.locator('figure').last()).toBeVisible();
    },
  });
});

test('no page scrolls sideways and axe finds nothing: opening a table', async ({ browser }) => {
  await everyViewport(browser, 'domination-open', {
    arrive: async page => {
      await page.goto('/play/domination/friend');
      await expect(page.getByRole('button', { name: 'Create game' })).toBeVisible();
    },
  });
});

test('no page scrolls sideways and axe finds nothing: a domino in hand at a table of two', async ({ browser }) => {
  await everyViewport(browser, 'domination-hand', {
    arrive: async page => {
      await twoPlayersAt(browser, page);
      await page.locator('#typed').fill('1-5');
      await page.locator('#typed').press('Enter');
      await expect(page.locator('.picture .place')).toHaveCount(4);
    },
    whole: false,
  });
});

test('no page scrolls sideways and axe finds nothing: the pass screen', async ({ browser }) => {
  await everyViewport(browser, 'domination-pass-screen', { arrive: async page => void (await joinNewTable(page, { game: 'domination' })), whole: false });
});

test('no page scrolls sideways and axe finds nothing: a game that is over', async ({ browser }) => {
  await everyViewport(browser, 'domination-ended', {
    arrive: async page => {
      await endedAt(page);
      await expect(actionBar(page).getByRole('link', { name: 'Replay' })).toBeVisible();
    },
    whole: false,
  });
});

test('no page scrolls sideways and axe finds nothing: its replay', async ({ browser }) => {
  const host = await newPage(browser);
  const table = await openTable(host, { game: 'domination', seats: ['me', 1], from: ENDING });
  await host.goto(`/game/${table}`);
  await playRemotely(host, table);
  await isOver(host);
  await everyViewport(browser, 'domination-replay', {
    arrive: async page => {
      await page.goto(`/game/${table}/replay?ply=1`);
      await expect(page.getByTestId('revealed-racks')).toBeVisible();
      await expect(page.locator('#ending')).toBeVisible();
    },
  });
});

/** A finished game of four that lasted one round. */
async function endedAt(page: Page): Promise<string> {
  const table = await fourAt(page, NEAR_END);
  const move = (await told(page, table)).moves[0];
  if (!move) throw new Error('no move');
  await playTyped(page, move.text);
  await expect(actionBar(page)).toContainText(/You won\.|You lost\.|You tie for first\./);
  return table;
}
