import { allowConsoleErrors, clickSquare, DESKTOP, expect, middle, newPage, playTyped, SMALL_DESKTOP, actionBar, test } from './fixtures/table';

test('a position is set up by hand, refused while it is invalid, and played from', async ({ browser }) => {
  const page = await newPage(browser, { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
  // A refusal has an error status, which browsers log.
  allowConsoleErrors(/status of 400/);
  await page.goto('/editor/conquest');
  const verdict = page.getByTestId('position-check');
  await expect(verdict).toContainText('37 legal moves');

  await page.getByRole('button', { name: 'Clear the board' }).click();
  await expect(verdict).toHaveClass(/bad/);
  // The same message as the engine gives elsewhere.
  const said = await page.request.post('/api/positions', { data: { game: 'conquest', position: '9/9/9/9/9/9/9/9 w 0 1' }, headers: { 'X-Parlour': '1', 'Accept-Language': 'en' } });
  await expect(verdict).toHaveText(((await said.json()) as { message: string }).message);
  await expect(page.getByRole('link', { name: 'Play it against the computer' })).toHaveCount(0);

  await page.getByRole('button', { name: 'White, Key die' }).click();
  await clickSquare(page, 'e1');
  await page.getByRole('button', { name: 'Black, Key die' }).click();
  await clickSquare(page, 'e8');
  await page.getByRole('button', { name: 'White, 4 up' }).click();
  await clickSquare(page, 'd4');
  await expect(verdict).toContainText(/Valid position/);

  // Dragged, tumbled, turned.
  await page.getByRole('button', { name: 'Only turn and move' }).click();
  const [from, to] = [await middle(page, 'd4'), await middle(page, 'c3')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 15, from.y + 5);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[data-square=c3]')).toHaveAttribute('aria-label', /white die, 4 up/);
  await clickSquare(page, 'c3');
  await page.getByRole('button', { name: 'Tumble away' }).click();
  await expect(page.locator('[data-square=c3]')).not.toHaveAttribute('aria-label', /4 up/);
  await page.getByRole('button', { name: 'Tumble towards you' }).click();
  await expect(page.locator('[data-square=c3]')).toHaveAttribute('aria-label', /4 up/);
  await page.getByRole('button', { name: 'Turn a quarter' }).click();
  await expect(verdict).toContainText(/Valid position/);
  const text = await page.locator('textarea').inputValue();
  expect(text).toMatch(/^4k4\/9\/9\/9\/9\/2D\d6\/9\/4K4 w 0 1$/);

  await page.getByRole('button', { name: 'Copy a link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(encodeURIComponent(text));
  await page.getByRole('link', { name: 'Play on one screen' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/game\//);
  await expect(page.locator('[data-square=c3]')).toHaveAttribute('aria-label', /white die, 4 up/);
  await playTyped(page, 'c3-c7');
  await expect(page.locator('.moves')).toContainText('c3-c7');
});

test('a position is played against the computer and offered to a friend', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await page.goto('/editor/sixfaces?position=' + encodeURIComponent('4k4/9/9/9/9/2D66/9/4K4 w 0 1'));
  await expect(page.getByRole('button', { name: 'White, King' })).toBeVisible();
  await page.getByRole('link', { name: 'Play it against the computer' }).click();
  await page.locator('input[name=level][value="1"]').check({ force: true });
  await page.locator('input[name=side][value="0"]').check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(actionBar(page)).toContainText('Your move');
  await playTyped(page, 'c3-c7');
  await expect(page.locator('.moves .move')).toHaveCount(2);
});

test('every option a game declares can be chosen', async ({ browser }) => {
  const page = await newPage(browser, SMALL_DESKTOP);
  await page.goto('/play/conquest/same-screen');
  await page.locator('summary').click();
  await page.getByLabel('Who goes first').selectOption('white');
  await page.getByLabel('A draw after this many plies without a capture').first().selectOption('off');
  await page.getByLabel('A draw after this many plies without a capture').first().selectOption('a number');
  await page.getByRole('spinbutton').fill('40');
  await page.getByRole('spinbutton').blur();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/game\//);
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const { terms } = (await (await page.request.get(`/api/tables/${table}`)).json()) as { terms: { options: string[] } };
  expect(terms.options.sort()).toEqual(['first=white', 'noProgress=40']);
});
