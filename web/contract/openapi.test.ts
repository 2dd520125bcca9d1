import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const OPENAPI = '../server/src/main/resources/parlour/server/documents/openapi.json';

test('redocly finds no problem in openapi.json with its recommended rules', () => {
  // Neither variable changes the result: they keep it from using the network.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout, stderr } = spawnSync('node_modules/.bin/redocly', ['lint', '--extends=recommended', '--format=json', OPENAPI], { env, encoding: 'utf8' });
  const report = (stdout ? JSON.parse(stdout) : { problems: stderr }) as { problems: unknown };
  expect(report.problems).toEqual([]);
}, 60_000);
