/** The board's texts in both languages. */
import { chartOf, type Route } from './geometry/routes';
import type { ConquestDie, KeySymbol, Faces, Language, SecondSet } from './types';

/** The viewer, and the words to use. */
export interface Viewer {
  language: Language;
  /** Seats held by the viewer. */
  seats: readonly number[];
  bottom: 0 | 1;
  colours: SecondSet;
  keySymbol: KeySymbol;
}

type Say = (en: string, fr: string) => string;

export const saying =
  (language: Language): Say =>
  (en, fr) =>
    language === 'fr' ? fr : en;

/** The faces as the viewer sees them: those towards them and on their right. */
export function facesSeen(faces: Faces, bottom: 0 | 1): Faces {
  return bottom === 0 ? faces : { top: faces.top, south: 7 - faces.south, east: 7 - faces.east };
}

export function facesOf(die: ConquestDie): Faces | null {
  if (die.key || die.top === undefined || die.south === undefined || die.east === undefined) return null;
  return { top: die.top, south: die.south, east: die.east };
}

/** “your die”, “opponent’s Key die”, “white King”. */
export function dieName(die: Pick<ConquestDie, 'seat' | 'key'>, viewer: Viewer): string {
  const t = saying(viewer.language);
  const king = viewer.keySymbol === 'king';
  const what = die.key ? (king ? t('King', 'Roi') : t('Key die', 'dé clef')) : t('die', 'dé');
  if (viewer.seats.length === 1) {
    return viewer.seats.includes(die.seat) ? t(`your ${what}`, `votre ${what}`) : t(`opponent’s ${what}`, `${what} adverse`);
  }
  const red = viewer.colours === 'red';
  return die.seat === 0 ? t(`white ${what}`, `${what} blanc`) : t(`${red ? 'red' : 'black'} ${what}`, `${what} ${red ? 'rouge' : 'noir'}`);
}

/** A selected die whose route is not chosen yet. */
export const inHandText = (square: string, language: Language): string =>
  saying(language)(`${square} selected: choose where it goes.`, `${square} choisi\u00a0: choisissez où il va.`);

export interface CellState {
  square: string;
  die: ConquestDie | null;
  routes: readonly Route[];
  chosen: Route | null;
  inHand: boolean;
  isGoal: boolean;
  isLast: boolean;
  inDanger: boolean;
}

/** The accessible name of a square: “d4, your die, 4 up, 6 towards you.” */
export function cellName(cell: CellState, viewer: Viewer): string {
  const t = saying(viewer.language);
  const parts = [cell.square];
  if (cell.die !== null) {
    parts.push(dieName(cell.die, viewer));
    const faces = facesOf(cell.die);
    if (faces !== null) {
      const { top, south } = facesSeen(faces, viewer.bottom);
      parts.push(t(`${top} up`, `${top} dessus`), t(`${south} towards you`, `${south} vers vous`));
    }
  } else if (cell.routes.length === 0) {
    parts.push(t('empty', 'vide'));
  }
  if (cell.isGoal && cell.die === null) parts.push(goalName(viewer));
  if (cell.inHand) parts.push(t('selected', 'choisi'));
  if (cell.inDanger) parts.push(t('can be captured', 'peut être pris'));
  if (cell.isLast) parts.push(t('last move', 'dernier coup'));
  const said = parts.join(', ');
  return cell.routes.length === 0 ? `${said}.` : `${said}${t(': ', ' : ')}${routesSaid(cell, viewer)}.`;
}

export function goalName({ keySymbol, language }: Pick<Viewer, 'keySymbol' | 'language'>): string {
  const t = saying(language);
  return keySymbol === 'king' ? t('King’s square', 'case du Roi') : t('Key square', 'carré clef');
}

function routesSaid({ routes, chosen }: CellState, { language }: Viewer): string {
  const t = saying(language);
  const said: string[] = [];
  if (routes.length > 1) said.push(t('two routes', 'deux chemins'));
  for (const one of routes) {
    const by = routes.length > 1 && one.corner !== null ? t(`via ${one.corner} `, `par ${one.corner} `) : '';
    said.push(by + (one.top === null ? t('reachable', 'à portée') : t(`lands on ${one.top}`, `tombe sur ${one.top}`)));
  }
  if (routes.some((one) => one.takes)) said.push(t('captures', 'prend'));
  if (routes.some((one) => one.wins)) said.push(t('wins', 'gagne'));
  if (chosen !== null && routes.includes(chosen)) {
    said.push(routes.length > 1 && chosen.corner !== null ? t(`chosen via ${chosen.corner}`, `choisi par ${chosen.corner}`) : t('chosen', 'choisi'));
  }
  return said.join(', ');
}

/** A move in one sentence: “d1 via d5 to f5, lands on 1.” */
export function sentence(one: Route, language: Language): string {
  const t = saying(language);
  const by = one.corner === null ? '' : t(` via ${one.corner}`, ` par ${one.corner}`);
  const parts = [`${one.from}${by} ${t('to', 'vers')} ${one.to}`];
  if (one.takes) parts.push(t('captures', 'prend'));
  if (one.top !== null) parts.push(t(`lands on ${one.top}`, `tombe sur ${one.top}`));
  if (one.wins) parts.push(t('wins', 'gagne'));
  return `${parts.join(', ')}.`;
}

/** Announced when a die is picked up: “d1 selected. 12 routes to 8 squares.” */
export function pickedUp(routes: readonly Route[], square: string, language: Language): string {
  return `${saying(language)(`${square} selected`, `${square} choisi`)}. ${reachSaid(routes, square, language)}`;
}

/** The reach of a die: “12 routes to 8 squares.” */
export function reachSaid(routes: readonly Route[], square: string, language: Language): string {
  const t = saying(language);
  const chart = chartOf([...routes], square);
  const ways = [...chart.values()].reduce((sum, some) => sum + some.length, 0);
  if (ways === 0) return t('It cannot move now.', 'Il ne peut pas bouger.');
  const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
  return t(`${plural(ways, 'route')} to ${plural(chart.size, 'square')}.`, `${plural(ways, 'chemin')} vers ${plural(chart.size, 'case')}.`);
}

/** All six faces in words, for screen readers. */
export function facesSaid(faces: Faces, language: Language): string {
  const t = saying(language);
  const { top, south, east } = faces;
  return t(
    `${top} up, ${south} towards you, ${east} right, ${7 - east} left, ${7 - south} at the back, ${7 - top} underneath.`,
    `${top} dessus, ${south} vers vous, ${east} à droite, ${7 - east} à gauche, ${7 - south} au fond, ${7 - top} dessous.`,
  );
}

export function dangerSaid({ keySymbol, language }: Pick<Viewer, 'keySymbol' | 'language'>): string {
  const t = saying(language);
  return keySymbol === 'king' ? t('King in danger', 'Roi en danger') : t('Key die in danger', 'Dé clef en danger');
}

/** Why Enter does nothing on a square. */
export function cannotText(inHand: string | null, square: string, hasDie: boolean, language: Language): string {
  const t = saying(language);
  if (inHand !== null) return t(`The die on ${inHand} cannot reach ${square}.`, `Le dé de ${inHand} ne peut pas atteindre ${square}.`);
  return hasDie ? t(`The die on ${square} cannot be moved now.`, `Le dé de ${square} ne peut pas être joué maintenant.`) : t(`There is no die on ${square}.`, `Il n’y a pas de dé en ${square}.`);
}
