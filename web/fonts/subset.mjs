/**
 * Cuts the typefaces of the page out of the published ones: only the characters, features and weights the page uses.
 * `npm run fonts` in web/ writes them to src/ui/fonts, with their licences.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const OUT = new URL('../src/ui/fonts/', import.meta.url);
const published = path => new URL(`node_modules/${path}`, import.meta.url);

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
/** Latin for Western Europe, and what names of players there need. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸŠšŽžŁł`;
/** Thin and narrow spaces of French, quotation marks, dashes, signs. */
const SIGNS = '\u2009\u202f–—‘’‚“”„•…‹›€−';
/** Inter draws these; a headline has none of them. */
const SYMBOLS = '←↑→↓↵✓▢';

async function cut(name, source, text, variationAxes, keepFeatures) {
  const font = await subset(readFileSync(published(source)), text, { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true });
  writeFileSync(new URL(`${name}.woff2`, OUT), font);
  console.log(`${name}: ${font.length} bytes`);
}

mkdirSync(OUT, { recursive: true });
// Text and numbers, at the optical size of small text, with figures of equal width and capitals' punctuation.
await cut('inter', 'inter-ui/variable/InterVariable.woff2', LATIN + SIGNS + SYMBOLS, { wght: { min: 400, max: 700 }, opsz: 14 }, ['kern', 'mark', 'mkmk', 'ccmp', 'calt', 'case', 'tnum', 'frac', 'numr', 'dnom']);
copyFileSync(published('inter-ui/LICENSE.txt'), new URL('inter.LICENSE.txt', OUT));
// Headings, one weight, soft edges, without the leaning letters.
await cut('fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2', LATIN + SIGNS, { wght: 600, opsz: 36, SOFT: 40, WONK: 0 }, ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'lnum', 'tnum']);
copyFileSync(published('@fontsource-variable/fraunces/LICENSE'), new URL('fraunces.LICENSE.txt', OUT));
