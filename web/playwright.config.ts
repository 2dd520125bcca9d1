import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/*
 * The browser tests play against the real server.
 *   PARLOUR_URL      a running server; otherwise
 *   PARLOUR_SERVE    the command that starts one, such as `java -jar parlour.jar serve`
 *   PARLOUR_CHROMIUM the browser, if not at Debian's path
 */
const running = process.env['PARLOUR_URL'];

/**
 * A server on a free port, with its own data directory that is deleted afterwards. Both are passed in the environment,
 * where no path needs quoting. Its address is read from its output and becomes PARLOUR_URL for the processes that run
 * the tests; they read this file again and find it there.
 */
function ownServer(): NonNullable<PlaywrightTestConfig['webServer']> {
  const data = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  return {
    command: `${process.env['PARLOUR_SERVE'] ?? '../parlour serve'} 2>target/e2e-server.log`,
    env: {
      // All tests come from one address, as a large club would.
      PARLOUR_SOCKETS_PER_ADDRESS: '2000',
      PARLOUR_HOST: 'localhost',
      PARLOUR_PORT: '0',
      PARLOUR_DATA: data,
      PARLOUR_DATABASE: '',
      PARLOUR_BASE_URL: '',
      // The server does not run long enough for the optimizing compiler to pay off.
      JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1',
    },
    wait: { stdout: /(?<parlour_url>http:\/\/[^\s/]+)/ },
    timeout: 120_000,
  };
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'target/e2e',
  // Two at a time: right for a server and two browsers on two cores.
  workers: 2,
  fullyParallel: true,
  // Long enough that only a hanging test reaches it, not a slow one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['./e2e/summary.ts'], ['junit', { outputFile: 'target/surefire-reports/TEST-e2e.xml' }]],
  use: {
    ...(running ? { baseURL: running } : {}),
    locale: 'en-GB',
    // A trace costs as much as the test itself: only for debugging.
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
  ...(running ? {} : { webServer: ownServer() }),
});
