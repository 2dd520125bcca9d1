import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardsOf, cardOf } from '../cards';
import { glyphs } from './glyphs';
import { pictureOf } from './pictures';

/** The pictures and icons as the command line prints them: a line each, with the name before a tab. */
const FILE = '../cli/src/main/resources/parlour/cli/sheets/conan-art.txt';

function printed(): string {
  const cards = cardsOf(['hero', 'adventure', 'foe', 'trap', 'sorcery', 'ally', 'resolution', 'action', 'object'], 'en').map(({ id }) => id).sort();
  const pictures = cards.map(id => `${id}\t${pictureOf(cardOf(id))}`);
  const icons = Object.entries(glyphs).map(([name, path]) => `icon ${name}\t<path d="${path}"/>`);
  return `${[...pictures, ...icons].join('\n')}\n`;
}

test('the printed cards have the same pictures as the page; UPDATE_ART=1 writes the file', () => {
  if (process.env['UPDATE_ART']) writeFileSync(FILE, printed());
  expect(readFileSync(FILE, 'utf8')).toBe(printed());
});
