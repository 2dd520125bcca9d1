import type { ReviewVerdict } from '../../engine/messages';
import type { Luck } from '../../review/turns';
import { de } from '../french';
import type { Translated } from '../language.svelte';

const verdicts: Record<ReviewVerdict, Translated> = {
  best: { en: 'best', fr: 'le meilleur' },
  good: { en: 'good', fr: 'bon' },
  mistake: { en: 'inaccuracy', fr: 'imprécision' },
  blunder: { en: 'blunder', fr: 'gaffe' },
};

const counted: Record<ReviewVerdict, Translated<(n: number) => string>> = {
  best: { en: n => `${n} best`, fr: n => (n === 1 ? '1 meilleur' : `${n} meilleurs`) },
  good: { en: n => `${n} good`, fr: n => (n === 1 ? '1 bon' : `${n} bons`) },
  mistake: { en: n => (n === 1 ? '1 inaccuracy' : `${n} inaccuracies`), fr: n => (n === 1 ? '1 imprécision' : `${n} imprécisions`) },
  blunder: { en: n => (n === 1 ? '1 blunder' : `${n} blunders`), fr: n => (n === 1 ? '1 gaffe' : `${n} gaffes`) },
};

/** The quality of a move given what could be known. */
const knowing: Record<ReviewVerdict, Translated> = {
  best: { en: 'Best with what was known', fr: 'Le meilleur avec ce qu’on savait' },
  good: { en: 'Good with what was known', fr: 'Bon avec ce qu’on savait' },
  mistake: { en: 'An inaccuracy with what was known', fr: 'Une imprécision avec ce qu’on savait' },
  blunder: { en: 'A blunder with what was known', fr: 'Une gaffe avec ce qu’on savait' },
};

/** The effect of luck. */
const luck: Record<Exclude<Luck, 'exact'>, Translated> = {
  'as-expected': { en: '.', fr: '.' },
  lucky: { en: ', and lucky.', fr: ', avec de la chance.' },
  unlucky: { en: ', but unlucky.', fr: ', mais sans chance.' },
  harmless: { en: ', but with the cards as they were it cost nothing.', fr: ', mais avec les cartes telles qu’elles étaient, sans conséquence.' },
  harmful: { en: ', also with the cards as they were.', fr: ', aussi avec les cartes telles qu’elles étaient.' },
};

/** If everything could be known. */
const solved: Record<ReviewVerdict, Translated> = {
  best: { en: 'Nothing was hidden here: best play.', fr: 'Rien n’était caché ici : le meilleur jeu.' },
  good: { en: 'Nothing was hidden here: good play.', fr: 'Rien n’était caché ici : bien joué.' },
  mistake: { en: 'Nothing was hidden here: an inaccuracy.', fr: 'Rien n’était caché ici : une imprécision.' },
  blunder: { en: 'Nothing was hidden here: a blunder.', fr: 'Rien n’était caché ici : une gaffe.' },
};

const sign: Translated = { en: '%', fr: '\u00a0%' };

export const review = {
  title: { en: 'Game review', fr: 'Bilan de la partie' },
  lead: {
    en: 'For each turn: what the computer would have played knowing only what this player knew, how good each choice was on average, and how it turned out with the cards as they were. Calculated on your device.',
    fr: 'Pour chaque tour : ce que l’ordinateur aurait joué en ne sachant que ce que ce joueur savait, ce que valait chaque choix en moyenne, et ce qu’il donnait avec les cartes telles qu’elles étaient. Le calcul se fait sur votre appareil.',
  },
  shoulder: { en: 'Review as', fr: 'Revoir du point de vue de' },
  look: { en: 'Review all turns', fr: 'Examiner tous les tours' },
  goOn: { en: 'Continue', fr: 'Continuer' },
  stop: { en: 'Stop', fr: 'Arrêter' },
  looking: { en: (n: number, of: number) => `Turn ${n} of ${of}`, fr: (n: number, of: number) => `Tour ${n} sur ${of}` },
  done: { en: 'All turns have been reviewed.', fr: 'Tous les tours ont été examinés.' },
  failed: { en: 'The engine in this browser is not responding. Try again.', fr: 'Le moteur de ce navigateur ne répond pas. Réessayez.' },
  noTurns: { en: 'There was nothing to choose.', fr: 'Il n’y avait aucun choix à faire.' },
  leftOut: {
    en: (n: number) => (n === 1 ? '1 turn without a choice is not shown.' : `${n} turns without a choice are not shown.`),
    fr: (n: number) => (n === 1 ? '1 tour sans choix n’est pas affiché.' : `${n} tours sans choix ne sont pas affichés.`),
  },
  graph: {
    en: (who: string) => `${who}’s chances of winning at each turn; inaccuracies and blunders are marked`,
    fr: (who: string) => `Chances de gain ${de(who)} à chaque tour ; les imprécisions et les gaffes sont marquées`,
  },
  turns: { en: 'Turns', fr: 'Tours' },
  turnWas: { en: (n: number, verdict: string) => `Turn ${n}: ${verdict}`, fr: (n: number, verdict: string) => `Tour ${n}\u00a0: ${verdict}` },
  verdicts,
  counted,
  knowing,
  luck,
  solved,
  shortLuck: { lucky: { en: 'lucky', fr: 'chanceux' }, unlucky: { en: 'unlucky', fr: 'malchanceux' } } satisfies Record<string, Translated>,
  played: { en: 'Played', fr: 'Joué' },
  bot: { en: 'Computer', fr: 'Ordinateur' },
  same: { en: 'the same', fr: 'la même chose' },
  choices: { en: 'All choices, on average', fr: 'Tous les choix, en moyenne' },
  choicesExactly: { en: 'All choices, to the end', fr: 'Tous les choix, jusqu’au bout' },
  samples: { en: (n: number) => `Each tested in ${n} possible deals.`, fr: (n: number) => `Chacun testé sur ${n} donnes possibles.` },
  exactly: { en: 'Exact: each was followed to the end with best play.', fr: 'Exact : chacun a été suivi jusqu’au bout avec le meilleur jeu.' },
  share: { en: (n: number) => `${n}${sign.en}`, fr: (n: number) => `${n}${sign.fr}` },
  shareOf: {
    en: (n: number, error: number) => `${n}% chance of winning, plus or minus ${error}`,
    fr: (n: number, error: number) => `${n}\u00a0% de chances de gagner, à ${error} près`,
  },
  endsSo: { en: (ends: string) => `ends ${ends}`, fr: (ends: string) => `finit ${ends}` },
  lay: { en: 'With the cards as they were', fr: 'Avec les cartes telles qu’elles étaient' },
  layBoth: {
    en: (played: number, bot: number) => `With the hands as they were, this choice gave a ${played}% chance of winning, the computer’s ${bot}%.`,
    fr: (played: number, bot: number) => `Avec les mains telles qu’elles étaient, ce choix donnait ${played}\u00a0% de chances de gagner, celui de l’ordinateur ${bot}\u00a0%.`,
  },
  layOne: {
    en: (played: number, known: number) => `With the hands as they were, this choice gave a ${played}% chance of winning; ${known}% was expected.`,
    fr: (played: number, known: number) => `Avec les mains telles qu’elles étaient, ce choix donnait ${played}\u00a0% de chances de gagner ; on en attendait ${known}\u00a0%.`,
  },
  ending: { en: 'The endgame, exactly', fr: 'La fin de partie, exactement' },
  endingBest: { en: (score: string) => `With best play from here: ${score}.`, fr: (score: string) => `Au mieux à partir d’ici : ${score}.` },
  endingPlayed: { en: (score: string) => `After the move played: ${score}.`, fr: (score: string) => `Après le coup joué : ${score}.` },
  bestLine: { en: 'Best play', fr: 'Le meilleur jeu' },
};
