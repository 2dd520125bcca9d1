import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isolated } from '../i18n/isolate';

const SOURCES = join(import.meta.dirname, '..');

function files(ending: string): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending) && !file.endsWith('.test.ts') && !file.endsWith('PersonName.svelte'))
    // The names of a physical game are typed on the same screen, by the people at the table.
    .filter(file => !file.startsWith('companion'));
}

/** An expression that is a person's name. */
const NAME = /^(me\(\)\?\.name\b.*|nameOf\((?!(?:\w+\.)?card\b)[^)]*\)|names\[[^\]]*\].*|seatName\(.*\)|sitterName\(.*\)|[\w.]*people\[[^\]]*\]\?\.name\b.*)$/;

test('names stand in a <bdi> wherever the page shows them', () => {
  const bare = files('.svelte').flatMap(file => {
    const source = readFileSync(join(SOURCES, file), 'utf8');
    const markup = source.slice(source.indexOf('</script>'));
    return [...markup.matchAll(/(.{0,20})\{((?:[^{}]|\{[^{}]*\})*)\}/gu)]
      .filter(([, before, expression]) => NAME.test((expression ?? '').trim()) && !/\w=$/.test(before ?? ''))
      .map(([found]) => `${file}: ${found}`);
  });
  expect(bare).toEqual([]);
});

test('names in sentences are isolated', () => {
  const bare = [...files('.svelte'), ...files('.ts')].flatMap(file => {
    const source = readFileSync(join(SOURCES, file), 'utf8');
    return [...source.matchAll(/(.{0,30})people\[[^\]]*\]\?\.name/gu)]
      .filter(([, before]) => !/isolated\([\w.]*$/.test(before ?? ''))
      .map(([found]) => `${file}: ${found}`);
  });
  expect(bare).toEqual([]);
});

test('only names written from right to left need isolating', () => {
  expect(isolated('Ada')).toBe('Ada');
  expect(isolated('李雷')).toBe('李雷');
  expect(isolated('עדה')).toBe('\u2068עדה\u2069');
  expect(isolated('فاطمة 2')).toBe('\u2068فاطمة 2\u2069');
});
