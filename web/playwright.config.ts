import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/*
 * The browser tests play against the real server.
 *   PARLOUR_URL      a server that runs already; otherwise
 *   PARLOUR_SERVE    the command that starts one, such as `java -jar parlour.jar serve`; --port and --data are added
 *   PARLOUR_PORT     the port to give it
 *   PARLOUR_CHROMIUM the browser, if not where Debian keeps it
 */
const port = Number(process.env['PARLOUR_PORT'] ?? 8471);
const given = process.env['PARLOUR_URL'];
const serve = process.env['PARLOUR_SERVE'] ?? '../parlour serve';
/** Only the first process starts a server; the ones that run the tests read this file too. */
const isFirst = process.env['TEST_WORKER_INDEX'] === undefined;
const data = isFirst ? mkdtempSync(join(tmpdir(), 'parlour-e2e-')) : '';
const baseURL = given ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'target/e2e',
  // Two at a time: a server, two browsers and two cores get along.
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['junit', { outputFile: 'target/surefire-reports/TEST-e2e.xml' }]],
  use: {
    baseURL,
    locale: 'en-GB',
    // A trace costs as much as the test itself: only when somebody looks for a fault.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['PARLOUR_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  ...(given || !isFirst
    ? {}
    : {
        webServer: {
          command: `${serve} --port ${port} --data ${data}`,
          // It is gone before the slower compiler of its JVM has paid.
          env: { JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1' },
          url: `${baseURL}/health`,
          timeout: 120_000,
        },
      }),
});
