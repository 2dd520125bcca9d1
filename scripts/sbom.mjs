// Writes the list of components of the program (CycloneDX 1.6): sbom.mjs VERSION FILE
//
// Maven's come from cli/target/bundled.txt, those of the page from web/target/packages.json; what is inside other
// libraries or compiled in, and every licence, from NOTICE. It holds no time: the same sources give the same file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = new URL('..', import.meta.url);
const [version, target] = process.argv.slice(2);
const read = path => readFileSync(new URL(path, home), 'utf8');

/** The entries of NOTICE: { name, licence, copyright, from: [[kind, id]...] }. */
function notice() {
  const entries = [];
  for (const line of read('NOTICE').replace(/^[\s\S]*?\n# /, '# ').split('\n')) {
    const title = /^(\S.*) \(([^)]+)\)$/.exec(line);
    const source = /^ {4}(maven|npm|inside|file|compiled) (.*)$/.exec(line);
    if (title) entries.push({ name: title[1], licence: title[2], copyright: '', from: [] });
    else if (source) entries.at(-1).from.push(...source[2].split(', ').map(id => [source[1], id]));
    else if (line.startsWith('    ')) entries.at(-1).copyright = line.trim();
  }
  return entries;
}

const entries = notice();
const matches = (pattern, id) => (pattern.endsWith(':*') ? id.startsWith(pattern.slice(0, -1)) : pattern === id);
const entryOf = (kind, id) => {
  const found = entries.find(({ from }) => from.some(([k, pattern]) => k === kind && matches(pattern, id)));
  if (!found) throw new Error(`NOTICE does not name ${kind} ${id}`);
  return found;
};
const licences = ({ licence }) => [{ license: licence.includes(' ') ? { name: licence } : { id: licence } }];
const about = entry => ({ licenses: licences(entry), ...(entry.copyright === '' ? {} : { copyright: entry.copyright }) });

const maven = [...read('cli/target/bundled.txt').replace(/\x1b\[[0-9;]*m/g, '').matchAll(/^ +([^:\s]+):([^:\s]+):jar:([^:\s]+):(?:compile|runtime):(\S+)/gm)]
  .filter(([, group]) => group !== 'parlour')
  .map(([, group, name, number, file]) => ({
    type: 'library',
    'bom-ref': `pkg:maven/${group}/${name}@${number}?type=jar`,
    group,
    name,
    version: number,
    hashes: [{ alg: 'SHA-256', content: createHash('sha256').update(readFileSync(file)).digest('hex') }],
    ...about(entryOf('maven', `${group}:${name}`)),
    purl: `pkg:maven/${group}/${name}@${number}?type=jar`,
  }));
const npm = JSON.parse(read('web/target/packages.json')).map(({ name, version: number }) => ({
  type: 'library',
  'bom-ref': `pkg:npm/${name.replace('@', '%40')}@${number}`,
  name,
  version: number,
  ...about(entryOf('npm', name)),
  purl: `pkg:npm/${name.replace('@', '%40')}@${number}`,
}));
const teavm = /<teavm.version>(.*)<\/teavm.version>/.exec(read('browser/pom.xml'))[1];
const others = entries
  .filter(({ from }) => from.some(([kind]) => kind !== 'maven' && kind !== 'npm'))
  .map(entry => ({
    type: entry.from.every(([kind]) => kind === 'file') ? 'file' : 'library',
    'bom-ref': entry.name,
    name: entry.name,
    ...(entry.from[0][0] === 'compiled' ? { version: teavm, purl: `pkg:maven/${entry.from[0][1].replace(':', '/')}@${teavm}?type=jar` } : {}),
    ...about(entry),
    evidence: { occurrences: entry.from.map(([, location]) => ({ location })) },
  }));

const components = [...maven, ...npm, ...others].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
const bom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'parlour', name: 'parlour', version, licenses: [{ license: { id: 'Apache-2.0' } }] } },
  components,
  dependencies: [{ ref: 'parlour', dependsOn: components.map(component => component['bom-ref']) }],
};
if (!existsSync(dirname(target))) mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify(bom, null, 1)}\n`);
console.log(`${fileURLToPath(new URL(target, home))}: ${components.length} components`);
