import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* One term for one thing: CONTRIBUTING.md has the list. These words have been replaced and must not come back. */

interface Unwanted {
  word: RegExp;
  instead: string;
}

/** The list is shared with the tests of the rules, the server and the terminal. */
const LIST = readFileSync('../games/src/test/resources/parlour/game/unwanted-words.txt', 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => line.split(' | '));
const listed = (language: string): Unwanted[] => LIST.filter(([first]) => first?.startsWith(language)).map(([first, word = '', instead = '']) => ({ word: new RegExp(word, first?.endsWith('!') ? 'u' : 'iu'), instead }));
const [ENGLISH, FRENCH] = [listed('en'), listed('fr')];

/** The account page is also for people who write bots. */
const FOR_BOT_WRITERS = 'i18n/messages/account.ts';

const TEXTS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(path => /^i18n\/messages\/|^games\/\w+\/(texts|rules|options|entry|boardTexts)\.ts$|^games\/conan\/(guide\/guide|moves\/moveText|diplomacy\/terms|log\/logText|cards\/cards)\.ts$|^engine\/support\.ts$/.test(path) && !path.endsWith('.test.ts'));

/** The text in quotes on a line, without what is computed. Identifiers and keys, which have no space, do not count. */
function quotedTexts(line: string): string[] {
  if (/^\s*(\/\/|\/?\*|import )/.test(line)) return [];
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, computed]) => (plain ?? computed ?? '').replace(/\$\{[^}]*\}/g, '…')).filter(text => /\s|…|^[A-ZÉÀ]/.test(text));
}

const isFrench = (text: string) => /[éèêàùçœ«»]|\b(?:[cdjlmnst]|qu|jusqu)’|\b(le|la|les|une|des|du|de|et|vous|votre|pas|est)\b/i.test(text);

test('words that were replaced do not come back', () => {
  expect(TEXTS.length).toBeGreaterThan(25);
  expect(LIST.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const path of TEXTS) {
    readFileSync(`src/${path}`, 'utf8').split('\n').forEach((line, i) => {
      for (const text of quotedTexts(line)) {
        const fr = /\bfr: *(\(.*\) => *)?['`(]/.test(line) && !/\ben: /.test(line);
        const unwanted = fr ? FRENCH : /\ben: /.test(line) && !/\bfr: /.test(line) ? ENGLISH : [...ENGLISH.filter(() => !isFrench(text)), ...FRENCH.filter(({ word }) => isFrench(text) || word.source === '\\bPG\\b')];
        for (const { word, instead } of unwanted) {
          if (path === FOR_BOT_WRITERS && /bots/.test(String(word))) continue;
          if (word.test(text)) found.push(`src/${path}:${i + 1}: “${text}” has ${word}; write: ${instead}`);
        }
      }
    });
  }
  expect(found).toEqual([]);
});

test('an unwanted word would be found', () => {
  expect(quotedTexts("  a: { en: 'Somebody wins 3 PG.', fr: `${name} gagne 3 PG` },")).toEqual(['Somebody wins 3 PG.', '… gagne 3 PG']);
  expect(ENGLISH.some(({ word }) => word.test('Somebody wins.'))).toBe(true);
  expect(FRENCH.some(({ word }) => word.test('Une épreuve.'))).toBe(true);
});
