import { randomUUID } from 'node:crypto';
import { actionBar, expect, newPage, openTable, PHONE, playTyped, SHORT_GAME, SMALL_DESKTOP, test } from './fixtures/table';

const PASSWORD = 'a long enough secret';
const header = { 'X-Parlour': '1' };

test('another browser is signed out from the account page; its open game says so and stays closed', async ({ browser }) => {
  const desk = await newPage(browser, SMALL_DESKTOP);
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  const table = await openTable(desk);
  expect((await desk.request.post('/api/accounts', { headers: header, data: { name, password: PASSWORD } })).ok()).toBe(true);
  const phone = await newPage(browser, PHONE);
  expect((await phone.request.post('/api/session', { headers: header, data: { name, password: PASSWORD } })).ok()).toBe(true);
  let connections = 0;
  phone.on('websocket', () => connections++);
  await phone.goto(`/game/${table}`);
  await actionBar(phone).waitFor();

  await desk.goto('/account');
  const sessions = desk.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This browser')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Sign out of Chrome/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions).toContainText('Signed out.');
  await expect(phone.getByRole('alert')).toContainText('You have been signed out.');
  expect(connections).toBe(1);
});

test('a game stays open in one window while the guest makes an account in another', async ({ browser }) => {
  const window = await newPage(browser, SMALL_DESKTOP);
  const table = await openTable(window);
  await window.goto(`/game/${table}`);
  await actionBar(window).waitFor();
  const again = window.waitForEvent('websocket');
  const name = `Bea ${randomUUID().slice(0, 8)}`;
  expect((await window.request.post('/api/accounts', { headers: header, data: { name, password: PASSWORD } })).ok()).toBe(true);
  await again;
  await expect(window.getByTestId('reconnecting')).toHaveCount(0);
  await expect(window.getByRole('alert')).toHaveCount(0);
  await playTyped(window, SHORT_GAME[0] ?? '');
  await playTyped(window, SHORT_GAME[1] ?? '');
  expect(await (await window.request.get(`/api/tables/${table}/game-file`)).text()).toContain(SHORT_GAME[1]);
});
