import { DESKTOP, legalMoves, newPage, openTable, PHONE, playTyped, TABLET, test } from './house';

/* Pictures for the eye: every page, three sizes, both lights, both languages, under target/shots. */
const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP };
const ONLY = process.env['SHOTS']?.split(',');

for (const [size, options] of Object.entries(SIZES)) {
  for (const light of ['light', 'dark'] as const) {
    const language = light === 'light' ? 'fr' : 'en';
    const name = `${size}-${light}-${language}`;
    if (ONLY && !ONLY.includes(size) && !ONLY.includes(name)) continue;
    test(`pictures: ${name}`, async ({ browser }) => {
      test.setTimeout(120_000);
      const page = await newPage(browser, { ...options, locale: language === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: light });
      const shot = (what: string) => page.screenshot({ path: `target/shots/${what}-${name}.png`, fullPage: what !== 'table' });
      const table = await openTable(page, light === 'light' ? 'conquest' : 'sixfaces', 'together');
      await page.waitForTimeout(700);
      await shot('table-start');
      for (let i = 0; i < 6; i++) {
        const moves = await legalMoves(page, table);
        const move = moves[(i * 7) % moves.length];
        if (move) await playTyped(page, move.text);
        await page.waitForTimeout(150);
      }
      const moves = await legalMoves(page, table);
      await page.locator('#typed').fill(moves[Math.floor(moves.length / 2)]?.text ?? '');
      await page.locator('#typed').press('Enter');
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(400);
      await page.screenshot({ path: `target/shots/table-${name}.png` });
      await openTable(page, 'conquest', 'friend');
      await page.waitForTimeout(500);
      await page.screenshot({ path: `target/shots/waiting-${name}.png` });
      for (const [what, path] of Object.entries({
        home: '/',
        computer: '/play/conquest/computer',
        lobby: '/lobby',
        rules: '/rules/conquest',
        editor: '/edit/conquest',
        replay: '/replay',
        account: '/account',
        lost: '/nowhere',
        notable: '/t/zzzzzzzz',
      })) {
        await page.goto(path);
        await page.waitForTimeout(900);
        await shot(what);
      }
    });
  }
}

test('pictures: what a table looks like when things happen', async ({ browser }) => {
  test.setTimeout(120_000);
  if (ONLY && !ONLY.includes('states')) return;
  const ada = await newPage(browser, { ...DESKTOP, locale: 'fr-FR' });
  const bo = await newPage(browser, { viewport: { width: 780, height: 360 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  await ada.goto('/play/conquest/friend');
  await ada.locator('input[name=clock][value="2"]').check({ force: true });
  await ada.locator('form .btn.primary').click();
  await ada.waitForURL(/\/t\//);
  const table = new URL(ada.url()).pathname.split('/').at(-1) ?? '';
  await bo.goto(`/t/${table}`);
  await bo.waitForTimeout(800);
  await bo.screenshot({ path: 'target/shots/sit-landscape.png' });
  await bo.getByTestId('strip').locator('.btn.primary').click();
  await ada.locator('details.chat summary').click();
  await ada.locator('#say').fill('Bonne partie !');
  await ada.locator('#say').press('Enter');
  await bo.waitForTimeout(800);
  await bo.screenshot({ path: 'target/shots/table-landscape.png' });
  await bo.getByRole('button', { name: 'Offer draw' }).click();
  await ada.waitForTimeout(600);
  await ada.screenshot({ path: 'target/shots/offer-desktop.png' });
  await ada.getByRole('button', { name: 'Réglages de la table' }).click();
  await ada.waitForTimeout(200);
  await ada.screenshot({ path: 'target/shots/menu-desktop.png' });
  await ada.keyboard.press('Escape');
  await bo.context().close();
  await ada.context().setOffline(true);
  await ada.evaluate(() => dispatchEvent(new Event('offline')));
  await ada.getByTestId('reconnecting').waitFor({ timeout: 25_000 });
  await ada.screenshot({ path: 'target/shots/reconnecting-desktop.png' });
});
