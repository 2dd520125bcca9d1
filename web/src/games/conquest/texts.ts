import type { Language } from '../../protocol/messages';
import type { GameTexts } from '../types';
import type { KeySymbol } from './types';
import { lotOf, readMove } from './notation';

/** The texts of the action bar. */
export const texts: GameTexts = {
  yourTurn: { en: 'Your move: choose a die.', fr: 'À vous : choisissez un dé.' },
  sideTurn: { en: side => `${side}: choose a die.`, fr: side => `${side} : choisissez un dé.` },
  chance: { en: 'Drawing who goes first…', fr: 'Tirage au sort…' },
  back: { en: 'Cancel', fr: 'Annuler' },
  typeHint: { en: 'such as d1-d5-f5', fr: 'par exemple d1-d5-f5' },
};

export const capturedTitle = { en: 'Captured dice', fr: 'Dés pris' };

export const captured = {
  en: (n: number) => (n === 0 ? 'no die captured' : n === 1 ? '1 die captured' : `${n} dice captured`),
  fr: (n: number) => (n === 0 ? 'aucun dé pris' : n === 1 ? '1 dé pris' : `${n} dés pris`),
};

export const settings = {
  camera: { en: 'View', fr: 'Vue' },
  table: { en: '3D', fr: '3D' },
  plan: { en: '2D', fr: '2D' },
  flip: { en: 'Flip the board', fr: 'Tourner le plateau' },
  warnings: {
    key: { en: 'Warn when my Key die can be captured', fr: 'Avertir quand mon dé clef peut être pris' },
    king: { en: 'Warn when my King can be captured', fr: 'Avertir quand mon Roi peut être pris' },
  },
  charts: { en: 'Printable charts', fr: 'Tableaux à imprimer' },
};

/** The name of the Key die: in 6 Faces it is the King. */
export const keyName = {
  key: { en: 'Key die', fr: 'dé clef' },
  king: { en: 'King', fr: 'Roi' },
} satisfies Record<KeySymbol, Record<Language, string>>;

/** Texts for endings that name the Key die, for the edition in which it is the King. */
export const kingReasons = {
  'key-taken': { en: 'The King was captured.', fr: 'Le Roi est pris.' },
  'key-square': { en: 'The King’s square was reached.', fr: 'La case du Roi est atteinte.' },
};

const said = {
  route: {
    en: (from: string, by: string | null, to: string) => (by ? `from ${from} via ${by} to ${to}` : `from ${from} to ${to}`),
    fr: (from: string, by: string | null, to: string) => (by ? `de ${from} par ${by} à ${to}` : `de ${from} à ${to}`),
  },
  takes: { en: 'captures', fr: 'prend' },
  comesUp: { en: (face: number) => `lands on ${face}`, fr: (face: number) => `tombe sur ${face}` },
  the: { en: (name: string) => `the ${name}`, fr: (name: string) => `le ${name}` },
  begins: { en: (side: string) => `${side} goes first.`, fr: (side: string) => `Les ${side} commencent.` },
};

/** A move in words: “from d1 via d5 to f5, lands on 1”. */
export function moveText(text: string, keySymbol: KeySymbol, language: Language): string {
  const move = readMove(text);
  const [from, second, third] = move?.squares ?? [];
  if (!move || from === undefined || second === undefined) return text;
  const route = said.route[language](from, third === undefined ? null : second, third ?? second);
  const parts = [move.key ? `${said.the[language](keyName[keySymbol][language])} ${route}` : route];
  if (move.takes) parts.push(said.takes[language]);
  if (move.face !== null) parts.push(said.comesUp[language](move.face));
  return parts.join(', ');
}

const SIDES: Record<Language, Record<'white' | KeySymbol, string>> = {
  en: { white: 'White', key: 'Black', king: 'Red' },
  fr: { white: 'Blancs', key: 'Noirs', king: 'Rouges' },
};

/** Who begins, by the lot. */
export function lotText(text: string, keySymbol: KeySymbol, language: Language): string {
  const first = lotOf(text);
  return first === null ? '' : said.begins[language](SIDES[language][first === 0 ? 'white' : keySymbol]);
}
