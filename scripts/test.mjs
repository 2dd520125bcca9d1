// Runs the tests: ./parlour test [PART...] [--long], or ./parlour test --mutate [PACKAGE...].
//
// A part is a Maven module, "web" (types and unit tests of the page), "docs" (links and names in the documents),
// "launcher" (./parlour itself) or "e2e" (the page in a real browser). The rules and the page are tested
// beside the build; then the server, the benchmarks and the rest beside each other. The browser tests run last, alone,
// because they suffer most from a busy machine. Every part writes its output to a file under target/test-logs and its
// results as JUnit XML; failures are printed at the end.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(home);

const LOGS = 'target/test-logs';
const TIMES = 'target/test-times.json';
const JAVA_MODULES = ['games', 'bots', 'engine', 'server', 'cli', 'bench'];
/** In the order of the report; the lanes below define what runs in parallel. */
const PARTS = [...JAVA_MODULES, 'web', 'docs', 'launcher', 'e2e'];

/** How many lines of a log, or of one failure, are printed. */
const MAX_LINES = 30;

const isFrench = /^fr/.test(process.env.PARLOUR_LANG || process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '');
const say = (english, french) => (isFrench ? french : english);
const isTerminal = process.stdout.isTTY === true;

// ---- Arguments ----

const { parts, isLong } = readArguments(process.argv.slice(2));

function readArguments(args) {
  const wanted = args.filter(arg => !arg.startsWith('--'));
  const unknown = [...wanted.filter(arg => !PARTS.includes(arg)), ...args.filter(arg => arg.startsWith('--') && arg !== '--long')];
  if (unknown.length > 0) {
    console.error(
      say(
        `There is no part "${unknown[0]}". The parts are: ${PARTS.join(', ')}. Options: --long, --mutate [PACKAGE...].`,
        `Il n’y a pas de partie « ${unknown[0]} ». Les parties sont : ${PARTS.join(', ')}. Options : --long, --mutate [PAQUET...].`,
      ),
    );
    process.exit(2);
  }
  return { parts: wanted.length === 0 ? PARTS : PARTS.filter(part => wanted.includes(part)), isLong: args.includes('--long') };
}

// ---- Progress ----

/** The running parts: name -> { since, tests }. */
const running = new Map();
const results = new Map();
const times = {};
const lastTimes = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {};
const begun = Date.now();

function duration(ms) {
  const s = Math.round(ms / 1000);
  return s < 60 ? `${s} s` : `${Math.floor(s / 60)} min ${String(s % 60).padStart(2, '0')} s`;
}

function showProgress() {
  if (!isTerminal) return;
  const now = [...running].map(([name, { since, tests }]) => `${name} ${tests > 0 ? `${tests}, ` : ''}${duration(Date.now() - since)}`);
  process.stdout.write(`\r\x1b[K${duration(Date.now() - begun)}: ${now.join(' · ')}`.slice(0, (process.stdout.columns || 80) + 3));
}

function printLine(text) {
  if (isTerminal) process.stdout.write('\r\x1b[K');
  console.log(text);
}

function started(name) {
  running.set(name, { since: Date.now(), tests: 0 });
}

/** Prints the line of a part: its time and its runner's own summary. */
function ended(name, isPassed, summary) {
  const took = Date.now() - (running.get(name)?.since ?? begun);
  running.delete(name);
  results.set(name, isPassed);
  if (isPassed) times[name] = took;
  printLine(`${name.padEnd(13)} ${duration(took).padStart(10)}   ${isPassed ? '' : say('FAILED  ', 'ÉCHEC  ')}${summary}`);
}

// ---- Processes ----

/** Children run in their own process groups, so that stopping a run stops them all. */
const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of children) kill(child);
    process.exit(130);
  });
}

function kill(child) {
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // Already ended.
  }
}

/** Runs a command with its output in a log; resolves to whether it exited with 0. Each line goes to `onLine` as well. */
function run(log, command, args, { cwd = home, env = {}, onLine = () => {} } = {}) {
  return new Promise(resolve => {
    const file = createWriteStream(join(LOGS, log), { flags: 'a' });
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.pipe(file, { end: false });
      createInterface({ input: stream }).on('line', onLine);
    }
    child.on('error', error => file.write(`${command}: ${error.message}\n`));
    child.on('close', code => {
      children.delete(child);
      file.end(() => resolve(code === 0));
    });
  });
}

// ---- Maven ----

const SETTINGS = ['-B', '-ntp', '-Dstyle.color=never'];
// Compiles only sources newer than their classes. By default Maven recompiles a module whose dependency is now a folder
// and not a jar, which would delete classes used by tests running in parallel.
const ONLY_CHANGED = '-Dmaven.compiler.useIncrementalCompilation=false';
// ./parlour build has already built the page and its engine.
const COMPILED = [ONLY_CHANGED, '-Dspotless.check.skip', '-DskipWebBuild=true', '-Dexec.skip=true'];

/** Arguments that skip the tests of all other modules. */
const onlyTestsOf = modules => [...JAVA_MODULES, 'web'].filter(module => !modules.includes(module)).map(module => `-Dskip.${module}.tests=true`);

/**
 * Tests modules in one Maven run. A module is reported when Surefire prints its totals; one without totals has failed.
 */
async function testModules(log, modules, goals = []) {
  if (modules.length === 0) return;
  let current = '';
  const onLine = line => {
    const starts = /--- (?:maven-)?surefire(?:-plugin)?:\S+:test .*@ (\S+) ---/.exec(line);
    if (starts && modules.includes(starts[1])) started((current = starts[1]));
    const counts = /Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: \d+/.exec(line);
    if (!counts || current === '') return;
    if (line.includes('Time elapsed')) {
      running.get(current).tests += Number(counts[1]);
    } else {
      ended(current, counts[2] === '0' && counts[3] === '0', counts[0]);
      current = '';
    }
  };
  const excluded = isLong ? ['-Dtests.excluded=none'] : [];
  // A failed test must not stop the later modules from being tested; the totals above show what failed.
  const isPassed = await run(log, 'mvn', [...SETTINGS, ...COMPILED, '-Dmaven.test.failure.ignore=true', ...excluded, ...onlyTestsOf(modules), '-pl', modules.join(), '-am', '-T', '2', ...goals, 'test'], { onLine });
  for (const module of modules) {
    if (!results.has(module)) ended(module, false, say(`did not run; see ${LOGS}/${log}`, `n’a pas été exécutée ; voir ${LOGS}/${log}`));
  }
  if (!isPassed && modules.every(module => results.get(module))) {
    ended('maven', false, say(`failed after the tests; see ${LOGS}/${log}`, `a échoué après les tests ; voir ${LOGS}/${log}`));
  }
}

// ---- Parts ----

/** Runs commands in order until one fails; the part's summary is the last line that matches. */
async function runPart(name, pattern, commands) {
  if (!parts.includes(name)) return;
  started(name);
  let summary = '';
  const onLine = line => {
    const plain = line.replace(/\x1b\[[0-9;]*m/g, '');
    const found = pattern.exec(plain);
    if (found) summary = found[0].trim().replace(/\s+/g, ' ');
  };
  let isPassed = true;
  for (const [command, args, options] of commands) {
    isPassed = isPassed && (await run(`${name}.log`, command, args, { ...options, onLine }));
  }
  ended(name, isPassed, summary || say(`see ${LOGS}/${name}.log`, `voir ${LOGS}/${name}.log`));
}

async function build() {
  started('build');
  // Installs Chromium from the system's packages, which takes a while on a new machine.
  const browser = parts.includes('e2e') ? run('find-browser.log', 'scripts/find-browser', []) : Promise.resolve();
  const isBuilt = await run('build.log', './parlour', ['build'], { env: { PARLOUR_MAVEN_FLAGS: ONLY_CHANGED } });
  await browser;
  ended('build', isBuilt, '');
  return isBuilt;
}

const wantedOf = modules => modules.filter(module => parts.includes(module));
const RULES = wantedOf(['games', 'bots']);
const SERVER = wantedOf(['server']);
const OTHERS = wantedOf(['engine', 'cli']);
const BENCH = wantedOf(['bench']);

const npm = script => ['npm', ['run', '--silent', script], { cwd: join(home, 'web') }];
const testWeb = () => runPart('web', /^\s*Tests .*/, [npm('check'), npm('test')]);
const testDocs = () => runPart('docs', /\d+ links.*/, [['scripts/check-docs', []]]);
const testLauncher = () => runPart('launcher', /\d+ passed, \d+ failed/, [['scripts/test-launcher', []]]);

/** After a change everything is recompiled: with ONLY_CHANGED Maven ignores what depends on a changed file. */
async function removeOldClasses() {
  const isBuilt = await run('build.log', './parlour', ['is-built']);
  const folders = isBuilt ? ['test-classes'] : ['classes', 'test-classes'];
  for (const module of JAVA_MODULES) for (const folder of folders) rmSync(`${module}/target/${folder}`, { recursive: true, force: true });
  // The build does not include the benchmarks.
  rmSync('bench/target/classes', { recursive: true, force: true });
}

/** Compiles modules and their tests, so that two Maven runs can test modules in parallel without compiling. */
async function compile(name, modules) {
  started(name);
  const isCompiled = await run(`${name}.log`, 'mvn', [...SETTINGS, '-q', ...COMPILED, '-T', '2', '-pl', modules.join(), '-am', 'test-compile']);
  ended(name, isCompiled, '');
  return isCompiled;
}

async function runAll() {
  // The build and "web" need the npm packages; a failure shows up in the build. Maven compiles meanwhile, one module
  // after the other, which leaves half of two cores to the tests of the page.
  const installed = run('install.log', 'node', ['install.mjs'], { cwd: join(home, 'web') });
  const pageTested = installed.then(testWeb).then(testDocs);
  const isJavaTested = RULES.length + SERVER.length + OTHERS.length + BENCH.length > 0;
  if (isJavaTested) {
    await removeOldClasses();
    if (!(await compile('compile', ['games', 'bots']))) return pageTested;
  }
  await installed;
  // The build leaves half of two cores idle, too: the rules are tested in parallel.
  const rulesTested = pageTested.then(() => testModules('rules.log', RULES));
  let isReady = await build();
  if (isReady && SERVER.length + OTHERS.length + BENCH.length > 0) isReady = await compile('compile-tests', [...OTHERS, ...SERVER, ...BENCH]);
  if (isReady) {
    const others = rulesTested.then(testLauncher).then(() => testModules('others.log', OTHERS, parts === PARTS ? ['spotless:check'] : []));
    // The benchmarks' tests wait most of the time: for killed processes, for leases that expire.
    await Promise.all([testModules('server.log', SERVER), testModules('bench.log', BENCH), others]);
    await runPart('e2e', /\d+ passed.*/, [['scripts/test-browser', []]]);
  }
  await rulesTested;
}

// ---- Reports ----

const LOG_OF = { games: 'rules.log', bots: 'rules.log', engine: 'others.log', server: 'server.log', cli: 'others.log', bench: 'bench.log', maven: 'others.log' };

/** The JUnit files of a part. */
function reportsOf(part) {
  const fixed = { web: 'web/target/surefire-reports/TEST-unit.xml', e2e: 'web/target/surefire-reports/TEST-e2e.xml', launcher: 'target/surefire-reports/TEST-launcher.xml' };
  if (part in fixed) return existsSync(fixed[part]) ? [fixed[part]] : [];
  const folder = `${part}/target/surefire-reports`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter(file => /^TEST-.*\.xml$/.test(file)).map(file => join(folder, file));
}

const attribute = (tag, name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1] ?? 0);

const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', '#10': '\n' };
const unescaped = text => text.replace(/<!\[CDATA\[|\]\]>/g, '').replace(/&(lt|gt|quot|apos|amp|#10);/g, (_, name) => ENTITIES[name]);

/** Counts over all suites of a part, and each failed case with its message. */
function readReports(part) {
  const found = { tests: 0, failed: 0, skipped: 0, failures: [] };
  for (const xml of reportsOf(part).map(file => readFileSync(file, 'utf8'))) {
    for (const [suite] of xml.matchAll(/<testsuite [^>]*>/g)) {
      found.tests += attribute(suite, 'tests');
      found.failed += attribute(suite, 'failures') + attribute(suite, 'errors');
      found.skipped += attribute(suite, 'skipped');
    }
    for (const [, tag, body] of xml.matchAll(/<testcase ([^>]*[^/])>([\s\S]*?)<\/testcase>/g)) {
      const failure = /<(failure|error)\b[^>]*>([\s\S]*?)<\/\1>/.exec(body);
      if (!failure) continue;
      const name = /(?:^| )name="([^"]*)"/.exec(tag)?.[1] ?? '';
      const place = /classname="([^"]*)"/.exec(tag)?.[1] ?? '';
      found.failures.push({ name: unescaped(`${place}: ${name}`), text: unescaped(failure[2]) });
    }
  }
  return found;
}

const firstLines = text => text.trim().split('\n').slice(0, MAX_LINES);
const indented = lines => lines.map(line => `    ${line}`).join('\n');

/** Prints the failed tests of every failed part, or the end of its log if no test of it failed. */
function printFailures() {
  for (const [part, isPassed] of results) {
    if (isPassed) continue;
    const { failures } = readReports(part);
    for (const { name, text } of failures) console.log(`\n${part}: ${name}\n${indented(firstLines(text))}`);
    if (failures.length > 0) continue;
    const log = join(LOGS, LOG_OF[part] ?? `${part}.log`);
    const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-MAX_LINES) : [];
    console.log(`\n${part}: ${log}\n${indented(lines)}`);
  }
}

// ---- Main ----

rmSync(LOGS, { recursive: true, force: true });
mkdirSync(LOGS, { recursive: true });
for (const file of parts.flatMap(reportsOf)) rmSync(file);
const steps = ['compile', 'build', 'compile-tests', ...parts];
const known = parts === PARTS && lastTimes.all !== undefined && !isLong ? lastTimes.all : undefined;
console.log(
  say('Runs: ', 'Exécute : ') +
    steps.map(step => (lastTimes[step] === undefined ? step : `${step} (${duration(lastTimes[step])})`)).join(', ') +
    '. ' +
    (known === undefined ? say('No earlier time is known for the whole.', 'Pas de durée antérieure connue pour le tout.') : say(`Last time: ${duration(known)}.`, `La dernière fois : ${duration(known)}.`)),
);
const ticker = setInterval(showProgress, 1000);
await runAll();
clearInterval(ticker);

const total = { tests: 0, failed: 0, skipped: 0 };
for (const found of parts.map(readReports)) {
  for (const key of Object.keys(total)) total[key] += found[key];
}
const isPassed = total.failed === 0 && [...results.values()].every(Boolean) && parts.every(part => results.has(part));
printFailures();
if (isPassed && !isLong) {
  if (parts === PARTS) times.all = Date.now() - begun;
  writeFileSync(TIMES, JSON.stringify({ ...lastTimes, ...times }));
}
console.log(`\n${say('Time:', 'Durée :')} ${duration(Date.now() - begun)}`);
console.log(`${total.tests - total.failed - total.skipped} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = isPassed ? 0 : 1;
