import type { Language } from '../../protocol/messages';
import type { Translated } from '../../i18n/language.svelte';
import type { GameTexts } from '../types';
import { lotOf, PASS, readMove } from './notation';
import type { DominationMove } from './types';

/** The texts of the action bar. */
export const texts: GameTexts = {
  yourTurn: { en: 'Your move: choose a domino.', fr: 'À vous : choisissez un domino.' },
  sideTurn: { en: side => `${side}: choose a domino.`, fr: side => `${side} : choisissez un domino.` },
  chance: { en: 'Dominoes are being drawn…', fr: 'On pioche…' },
  back: { en: 'Cancel', fr: 'Annuler' },
  typeHint: { en: 'such as 2-5@c3d3', fr: 'par exemple 2-5@c3d3' },
};

const plural = (n: number, one: string, more: string) => (n === 1 ? one : more);

export const boardTexts = {
  board: { en: (layout: string) => `Board ${layout}`, fr: (layout: string) => `Plateau ${layout}` },
  boardHelp: {
    en: 'Arrow keys move, Enter selects, Enter again confirms, Escape cancels.',
    fr: 'Les flèches déplacent, Entrée choisit, encore Entrée confirme, Échap annule.',
  },
  rack: {
    en: (n: number) => `Your rack, ${n} ${plural(n, 'domino', 'dominoes')}`,
    fr: (n: number) => `Votre chevalet, ${n} ${plural(n, 'domino', 'dominos')}`,
  },
  rackOf: { en: (side: string) => `${side}’s rack`, fr: (side: string) => `Chevalet des ${side}` },
  racks: { en: 'Every rack', fr: 'Tous les chevalets' },
  stock: { en: 'Stock', fr: 'Talon' },
  stockOf: {
    en: (n: number) => (n === 0 ? 'the stock is empty' : `${n} in the stock`),
    fr: (n: number) => (n === 0 ? 'le talon est vide' : `${n} au talon`),
  },
  lastMove: { en: 'Last move', fr: 'Dernier coup' },
  noneYet: { en: 'none yet', fr: 'aucun' },
  layout: { en: 'Layout', fr: 'Plateau' },
  seeded: { en: (seed: string) => `number ${seed}`, fr: (seed: string) => `numéro ${seed}` },
  match: { en: 'Match', fr: 'Match' },
  gameOf: { en: (n: number) => `game ${n} of 2`, fr: (n: number) => `partie ${n} sur 2` },
  firstGame: { en: 'First game', fr: 'Première partie' },
  together: { en: 'Both games', fr: 'Les deux parties' },
  closer: { en: 'Zoom in', fr: 'Agrandir' },
  farther: { en: 'Zoom out', fr: 'Réduire' },
  passed: { en: 'passes', fr: 'passe' },
  own: { en: 'your own', fr: 'le vôtre' },
  misfits: { en: 'Pairs', fr: 'Paires' },
  misfit: { en: (pair: string, n: number) => `${pair} ${n}×`, fr: (pair: string, n: number) => `${pair} ${n}×` },
  mayPass: { en: 'A player who cannot lay a domino passes.', fr: 'Un joueur qui ne peut rien poser passe.' },
  laidBy: { en: (side: string) => `played by ${side}`, fr: (side: string) => `posé par les ${side}` },
};

export const counting = {
  title: { en: 'Unseen dominoes', fr: 'Dominos pas encore vus' },
  open: { en: (n: number) => `${n} unseen`, fr: (n: number) => `${n} non ${plural(n, 'vu', 'vus')}` },
  note: {
    en: (all: number, stock: number, racks: number) => `${all} left: ${stock} in the stock, ${racks} on other racks.`,
    fr: (all: number, stock: number, racks: number) => `Il en reste ${all} : ${stock} au talon, ${racks} sur d’autres chevalets.`,
  },
  ringed: { en: 'Circled: you have one.', fr: 'Entourés : vous en avez.' },
  touch: { en: 'Tap a number to see where it can still go.', fr: 'Touchez un nombre pour voir où ce domino peut encore aller.' },
  cell: {
    en: (pair: string, n: number, mine: number) => `${pair}: ${n} unseen${mine > 0 ? `, you have ${mine}` : ''}`,
    fr: (pair: string, n: number, mine: number) => `${pair} : ${n} pas encore ${plural(n, 'vu', 'vus')}${mine > 0 ? `, vous en avez ${mine}` : ''}`,
  },
  deduced: {
    en: (side: string) => `${side} can only have these:`,
    fr: (side: string) => `Les ${side} ne peuvent avoir que ceux-ci :`,
  },
  nothing: { en: 'nothing', fr: 'rien' },
  passed: {
    en: (side: string, pairs: string) => `${side} passed, so ${side} can only have dominoes with no free space: ${pairs}.`,
    fr: (side: string, pairs: string) => `Les ${side} ont passé et n’ont donc que des dominos sans emplacement libre : ${pairs}.`,
  },
};

export const settings = {
  counting: {
    en: 'Counting aids: unseen dominoes, territories missing one side',
    fr: 'Aide au décompte : dominos pas encore vus, territoires auxquels il manque un côté',
  },
  faces: { en: 'Numbers', fr: 'Chiffres' },
  auto: { en: 'By size', fr: 'Selon la taille' },
  pips: { en: 'Pips', fr: 'Points' },
  numerals: { en: 'Numerals', fr: 'Chiffres' },
};

/** The public facts about a seat. */
export const final = {
  territories: { en: 'Territories', fr: 'Territoires' },
  border: { en: 'of which on the border', fr: 'dont en bordure' },
  both: { en: 'Both games', fr: 'Les deux parties' },
  firstGame: { en: 'First game', fr: 'Première partie' },
  secondGame: { en: 'Second game', fr: 'Seconde partie' },
};

export const summary = {
  territories: {
    en: (n: number) => `${n} ${plural(n, 'territory', 'territories')}`,
    fr: (n: number) => `${n} ${plural(n, 'territoire', 'territoires')}`,
  },
  border: { en: 'border', fr: 'bord' },
  atBorder: { en: (n: number) => `${n} on the border`, fr: (n: number) => `${n} en bordure` },
  holds: {
    en: (n: number) => `${n} ${plural(n, 'domino', 'dominoes')} on the rack`,
    fr: (n: number) => `${n} ${plural(n, 'domino', 'dominos')} au chevalet`,
  },
};

/** The ending compared with best play. */
export const endgame = {
  title: { en: 'Perfect endgame', fr: 'Fin de partie parfaite' },
  lead: {
    en: 'With the stock empty, each player could work out the other’s rack, so best play is known exactly.',
    fr: 'Le talon vide, chacun pouvait déduire le chevalet de l’autre : le meilleur jeu est connu exactement.',
  },
  bestPlay: { en: 'With best play', fr: 'Au mieux' },
  played: { en: 'Played', fr: 'Joué' },
  bestLine: { en: 'Best play', fr: 'Le mieux' },
  fine: { en: 'costs nothing', fr: 'ne coûte rien' },
  costs: {
    en: (n: number) => `costs ${n} ${plural(n, 'territory', 'territories')}`,
    fr: (n: number) => `coûte ${n} ${plural(n, 'territoire', 'territoires')}`,
  },
  costsBorder: { en: (n: number) => `costs ${n} on the border`, fr: (n: number) => `coûte ${n} en bordure` },
  better: { en: 'better', fr: 'mieux :' },
  others: { en: (n: number) => `or ${n} more`, fr: (n: number) => `ou ${n} ${plural(n, 'autre', 'autres')}` },
};

const passText: Translated = { en: 'pass', fr: 'passe' };

export const mustPassText: Translated = {
  en: 'None of your dominoes can be laid: you pass.',
  fr: 'Aucun de vos dominos ne peut être posé : vous passez.',
};

const COUNTED: Translated<string[]> = { en: ['', 'one territory', 'two territories'], fr: ['', 'un territoire', 'deux territoires'] };

const between: Translated<(pair: string, one: string, other: string) => string> = {
  en: (pair, one, other) => `${pair} between ${one} and ${other}`,
  fr: (pair, one, other) => `${pair} entre ${one} et ${other}`,
};

/** “2-5 between c3 and d3, one territory”. */
export function moveText(text: string, language: Language): string {
  if (text === PASS) return passText[language];
  const move = readMove(text);
  if (!move) return text;
  const said = between[language](move.pair, ...move.cells);
  return move.stars === 0 ? said : `${said}, ${COUNTED[language][move.stars] ?? ''}`;
}

const SIDES: Translated<string[]> = { en: ['Blue', 'Yellow', 'Red', 'Green'], fr: ['Bleus', 'Jaunes', 'Rouges', 'Verts'] };

/** Who begins. Drawn dominoes are hidden from the others, and the player's own rack shows them. */
export function chanceText(text: string, language: Language): string {
  const first = lotOf(text);
  if (first === null) return '';
  const side = SIDES[language][first] ?? '';
  return language === 'en' ? `${side} goes first.` : `Les ${side} commencent.`;
}

const list = (names: readonly string[], language: Language) => names.join(language === 'en' ? ' and ' : ' et ');

/** The chosen move: “2-5 between c3 and d3. Conquers c3.” */
export function choiceText({ pair, slot, conquers }: DominationMove, language: Language): string {
  const said = between[language](pair, slot.slice(0, 2), slot.slice(2));
  if (conquers.length === 0) return language === 'en' ? `Play ${said}.` : `Poser ${said}.`;
  return language === 'en' ? `Play ${said}: conquers ${list(conquers, language)}.` : `Poser ${said} : conquiert ${list(conquers, language)}.`;
}

/** A selected domino whose slot is not chosen yet. */
export function inHandText(pair: string, language: Language): string {
  return language === 'en' ? `${pair} selected: choose a space.` : `${pair} choisi\u00a0: choisissez son emplacement.`;
}

/** A domino picked up from the rack, and the number of its slots. */
export function pickedText(pair: string, places: number, language: Language): string {
  return language === 'en'
    ? `${pair} selected, ${places} ${plural(places, 'space', 'spaces')}.`
    : `${pair} choisi, ${places} ${plural(places, 'emplacement', 'emplacements')}.`;
}

export function putBackText(pair: string, language: Language): string {
  return language === 'en' ? `${pair} put back.` : `${pair} reposé.`;
}

export function drawText(text: string, language: Language): string {
  const pair = /^draw:([0-6]-[0-6])$/.exec(text)?.[1];
  if (pair === undefined) return '';
  return language === 'en' ? `You draw ${pair}.` : `Vous piochez ${pair}.`;
}

/** A slot that no domino on the player's rack fits. */
export function lackingText(pair: string, language: Language): string {
  return language === 'en' ? `Only a ${pair} fits here, and you have none.` : `Seul un ${pair} convient ici, et vous n’en avez pas.`;
}

/** A slot and its state, for screen readers. */
export interface SlotFacts {
  slot: string;
  pair: string;
  /** Who laid it, or null. */
  laidBy: string | null;
  /** The legal move there, if any, with what it conquers. */
  move: DominationMove | null;
  territories: { name: string; owner: string | null; sides: number }[];
}

export function slotText({ slot, pair, laidBy, move, territories }: SlotFacts, language: Language): string {
  const en = language === 'en';
  const place = en ? `Between ${slot.slice(0, 2)} and ${slot.slice(2)}` : `Entre ${slot.slice(0, 2)} et ${slot.slice(2)}`;
  const here = laidBy !== null ? `${pair}, ${boardTexts.laidBy[language](laidBy)}` : en ? `free, for ${pair}` : `libre, pour ${pair}`;
  const can = move === null ? '' : en ? ', you can play it' : ', vous pouvez le poser';
  const wins = move === null || move.conquers.length === 0 ? '' : en ? `, conquers ${list(move.conquers, language)}` : `, conquiert ${list(move.conquers, language)}`;
  const around = territories.map(one => {
    if (one.owner !== null) return en ? `${one.name} is ${one.owner}’s` : `${one.name} aux ${one.owner}`;
    return en ? `${one.name} has ${one.sides} of 4 sides` : `${one.name} a ${one.sides} ${plural(one.sides, 'côté', 'côtés')} sur 4`;
  });
  return `${place}${en ? ':' : ' :'} ${here}${can}${wins}. ${around.join(', ')}.`;
}
