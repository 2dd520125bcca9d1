import type { Page } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { clickSquare, expect, newPage, PHONE, SHORT_GAME, SMALL_DESKTOP, actionBar, test, twoPlayersAt } from './fixtures/table';

test('two browsers play a whole game by clicks, and every message matches the published schema', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser, SMALL_DESKTOP), await newPage(browser, PHONE)];
  const frames = { client: [] as string[], server: [] as string[] };
  for (const page of [ada, bo]) {
    page.on('websocket', line => {
      line.on('framesent', ({ payload }) => frames.client.push(String(payload)));
      line.on('framereceived', ({ payload }) => frames.server.push(String(payload)));
    });
  }
  await twoPlayersAt(ada, bo);
  await ada.locator('.tools label', { hasText: '2D' }).click();
  await bo.locator('.chat summary').click();
  await bo.locator('#say').fill('Bonjour');
  await bo.locator('#say').press('Enter');
  await expect(ada.locator('.chat')).toContainText('Bonjour');
  for (const [ply, move] of SHORT_GAME.entries()) {
    const page = ply % 2 === 0 ? ada : bo;
    await expect(actionBar(page)).toContainText('Your move');
    await playByClicks(page, move);
    for (const one of [ada, bo]) await expect(one.locator('.moves')).toContainText(move.replace(/=.*/, ''));
  }
  await expect(actionBar(ada)).toContainText('You won.');
  await expect(actionBar(bo)).toContainText('You lost.');

  const schema = (await (await ada.request.get('/api/socket.schema.json')).json()) as { $id: string };
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(schema);
  for (const side of ['client', 'server'] as const) {
    const check = ajv.getSchema(`${schema.$id}#/$defs/${side}`);
    expect(frames[side].length).toBeGreaterThan(10);
    expect(frames[side].filter(frame => check?.(JSON.parse(frame)) !== true)).toEqual([]);
  }
});

/** The die, the square, the same square again for the other route, Confirm. */
async function playByClicks(page: Page, move: string): Promise<void> {
  const squares = move.match(/[a-i][1-8]/g) ?? [];
  const [from, to, corner] = [squares[0] ?? '', squares.at(-1) ?? '', squares.length === 3 ? squares[1] : undefined];
  await clickSquare(page, from);
  await clickSquare(page, to);
  await expect(actionBar(page)).toContainText(`to ${to}`);
  if (corner !== undefined && !(await actionBar(page).textContent())?.includes(`via ${corner} `)) await clickSquare(page, to);
  await actionBar(page).getByRole('button', { name: /^Confirm/ }).click();
}
