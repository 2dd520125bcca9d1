import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
  .map(path => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));
const TEXTS = SOURCES.filter(({ path }) => /^i18n\/messages\/|^games\/\w+\/(texts|rules)\.ts$/.test(path));

/** The local name under which a file imports an export of a module; null if it does not import it. */
function aliasIn({ path, text }: { path: string; text: string }, module: string, name: string): string | null {
  if (path === module) return name;
  for (const [, names = '', from = ''] of text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']*)'/g)) {
    if (`${join(dirname(path), from)}.ts` !== module) continue;
    const found = new RegExp(`(?:^|[\\s,])${name}(?: as (\\w+))?(?=\\s*(?:,|$))`).exec(names);
    if (found) return found[1] ?? name;
  }
  return null;
}

test('every text is used', async () => {
  const unused: string[] = [];
  for (const { path } of TEXTS) {
    const exports = (await import(/* @vite-ignore */ `../${path}`)) as Record<string, unknown>;
    for (const [name, texts] of Object.entries(exports)) {
      if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) continue;
      const users = SOURCES.flatMap(source => {
        const alias = aliasIn(source, path, name);
        return alias === null ? [] : [{ alias, text: source.text }];
      });
      // Passed on as a whole, like a game's texts.
      if (users.some(({ alias, text }) => new RegExp(`^ +(?:\\w+: )?${alias},$|: ${alias} }`, 'm').test(text))) continue;
      // A text looked up by key has that key in quotes somewhere.
      const isIndexed = users.some(({ alias, text }) => new RegExp(`\\b${alias}\\[`).test(text));
      for (const key of Object.keys(texts)) {
        const isRead = users.some(({ alias, text }) => new RegExp(`\\b${alias}\\.${key}\\b`).test(text));
        const isNamed = isIndexed && SOURCES.some(source => source.path !== path && source.text.includes(`'${key}'`));
        if (!isRead && !isNamed) unused.push(`${path}: ${name}.${key}`);
      }
    }
  }
  expect(unused).toEqual([]);
});
