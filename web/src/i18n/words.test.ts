import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* One term for one thing: CONTRIBUTING.md has the list. These words have been replaced and must not come back. */

type Unwanted = readonly [word: RegExp, instead: string];

const ENGLISH: readonly Unwanted[] = [
  [/\bPG\b/, 'glory'],
  [/\b(ro)?bots?\b/i, 'computer'],
  [/\bthe house\b/i, 'the server'],
  [/\blay it beside\b/i, 'open the companion'],
  [/\blot has fallen\b/i, '… goes first'],
  [/\bsomebody\b/i, 'a player, another player, anyone'],
  [/\b(every|any)body\b/i, 'everyone, anyone'],
  [/\baslant\b/i, 'diagonally'],
  [/\bcomes up\b/i, 'lands on'],
  [/\b(set|clear|sets|clears) (the|this|a) table\b/i, 'create, cancel the game'],
  [/\bsits? down\b/i, 'join'],
  [/\btip(ped|ping)\b|\btips? (it|over|a die)\b/i, 'tumble'],
  [/\btumble back\b/i, 'cancel'],
  [/\baccomplish/i, 'complete'],
  [/\b(lay|lays|laid|laying) (a|no|your|hidden|the) (card|challenge)/i, 'place a challenge, play a card'],
  [/\bshare the win\b/i, 'tie for first'],
  [/\bbe forgotten\b/i, 'delete account'],
  [/\bhear no more\b/i, 'mute'],
  [/\bpractis/i, 'play the computer'],
  [/\bin hand:/i, 'selected:'],
];

const FRENCH: readonly Unwanted[] = [
  [/\bPG\b/, 'points de gloire'],
  [/\brobots?\b/i, 'ordinateur'],
  [/\bmaison\b/i, 'serveur'],
  [/(?<!\p{L})épreuves?(?!\p{L})/iu, 'affrontement'],
  [/\bcaractéristiques?\b/i, 'attribut'],
  [/(?<!\p{L})dress(er|é|ée|ez|e)(?!\p{L})/iu, 'créer la partie, placer'],
  [/débarrass/i, 'annuler la partie'],
  [/\ben visite\b/i, 'invité'],
  [/\bs’ass(eoir|oit|eyez)|\bvous asseyez\b/i, 'rejoindre'],
  [/\bsort a parlé\b/i, 'les … commencent'],
  [/\bpourparlers\b/i, 'diplomatie'],
  [/\ben biais\b/i, 'en diagonale'],
  [/être oublié/i, 'supprimer le compte'],
  [/\bmontrera\b/i, 'tombe sur'],
  [/\bpartag(ent|ez) la victoire\b/i, 'premiers ex æquo'],
  [/\b(les|des|aux) (blancs|noirs|rouges|bleus|jaunes|verts)\b/, 'les Blancs, des Bleus (majuscule)'],
  [/\bde (Azur|Ambre)\b/, 'd’Azur, d’Ambre'],
];

/** The account page is also for people who write bots. */
const FOR_BOT_WRITERS = 'i18n/messages/account.ts';

const TEXTS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(path => /^i18n\/messages\/|^games\/\w+\/(texts|rules|options|entry|boardTexts)\.ts$|^games\/conan\/(guide\/guide|moves\/moveText|diplomacy\/terms|log\/logText|cards\/cards)\.ts$|^engine\/support\.ts$/.test(path) && !path.endsWith('.test.ts'));

/** The text in quotes on a line, without what is computed. Identifiers and keys, which have no space, do not count. */
function quotedTexts(line: string): string[] {
  if (/^\s*(\/\/|\/?\*|import )/.test(line)) return [];
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, computed]) => (plain ?? computed ?? '').replace(/\$\{[^}]*\}/g, '…')).filter(text => /\s|…|^[A-ZÉÀ]/.test(text));
}

const isFrench = (text: string) => /[éèêàùçœ’«»]|\b(le|la|les|un|une|des|du|vous|votre)\b/i.test(text);

test('words that were replaced do not come back', () => {
  expect(TEXTS.length).toBeGreaterThan(25);
  const found: string[] = [];
  for (const path of TEXTS) {
    readFileSync(`src/${path}`, 'utf8').split('\n').forEach((line, i) => {
      for (const text of quotedTexts(line)) {
        const fr = /\bfr: *(\(.*\) => *)?['`(]/.test(line) && !/\ben: /.test(line);
        const unwanted = fr ? FRENCH : /\ben: /.test(line) && !/\bfr: /.test(line) ? ENGLISH : [...ENGLISH.filter(() => !isFrench(text)), ...FRENCH.filter(([word]) => isFrench(text) || String(word) === String(/\bPG\b/))];
        for (const [word, instead] of unwanted) {
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
  expect(ENGLISH.some(([word]) => word.test('Somebody wins.'))).toBe(true);
  expect(FRENCH.some(([word]) => word.test('Une épreuve.'))).toBe(true);
});
