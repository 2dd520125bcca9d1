import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, newPage, playTyped, SHORT_GAME, strip, test, twoAt } from './house';

test('every message of a whole game, sent and heard, keeps to the contract the server publishes', async ({ browser }) => {
  const [ada, bo] = [await newPage(browser), await newPage(browser)];
  const frames = { client: [] as string[], server: [] as string[] };
  for (const page of [ada, bo]) {
    page.on('websocket', line => {
      line.on('framesent', ({ payload }) => frames.client.push(String(payload)));
      line.on('framereceived', ({ payload }) => frames.server.push(String(payload)));
    });
  }
  await twoAt(ada, bo);
  await bo.locator('.chat summary').click();
  await bo.locator('#say').fill('Bonjour');
  await bo.locator('#say').press('Enter');
  for (const [ply, move] of SHORT_GAME.entries()) {
    const page = ply % 2 === 0 ? ada : bo;
    await expect(strip(page)).toContainText('Your move');
    await playTyped(page, move);
  }
  await expect(strip(ada)).toContainText('You won.');
  await expect(strip(bo)).toContainText('You lost.');

  const schema = (await (await ada.request.get('/api/socket.schema.json')).json()) as { $id: string };
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(schema);
  for (const side of ['client', 'server'] as const) {
    const check = ajv.getSchema(`${schema.$id}#/$defs/${side}`);
    expect(frames[side].length).toBeGreaterThan(10);
    expect(frames[side].filter(frame => check?.(JSON.parse(frame)) !== true)).toEqual([]);
  }
});
