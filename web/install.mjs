// Installs the packages of package-lock.json, but only if it has changed since the last time, to keep repeated builds
// fast.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed';
const wanted = readFileSync('package-lock.json', 'utf8');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { status } = spawnSync('npm ci --loglevel=error', { stdio: 'inherit', shell: true, env });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
