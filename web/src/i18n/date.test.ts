import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayOf } from './date';

test('a day begins and ends at midnight in the reader’s time zone', () => {
  expect(dayOf(new Date(2026, 10, 6, 0, 0).getTime())).toBe('2026-11-06');
  expect(dayOf(new Date(2026, 10, 6, 23, 59).getTime())).toBe('2026-11-06');
  expect(dayOf(new Date(2027, 0, 1, 0, 0).getTime())).toBe('2027-01-01');
});

/** The only sources that may use dates: one reads them, the other formats them. */
const ALLOWED = ['src/i18n/date.ts', 'src/i18n/format.ts'];

/** `Date` as a name, and the formatter, which uses the current time by default. */
const READS = /\bDate\b|\bDateTimeFormat\b|\btoLocale(Date|Time)String\b/;

const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|\/\/.*|<!--[^]*?-->/g, '');

function sources(): string[] {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(path => `src/${path.replaceAll('\\', '/')}`);
  return [...all, ...readdirSync('public').map(path => `public/${path}`), 'index.html'].filter(path => /\.(ts|js|svelte|html)$/.test(path) && !path.endsWith('.test.ts'));
}

test('only date.ts and format.ts read the date', () => {
  const reading = sources().filter(path => READS.test(withoutComments(readFileSync(path, 'utf8'))));
  expect(reading.sort()).toEqual(ALLOWED);
});
