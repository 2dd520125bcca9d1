import type { ReviewVerdict } from '../../engine/messages';
import type { Luck } from '../../review/turns';
import type { Translated } from '../language.svelte';

const verdicts: Record<ReviewVerdict, Translated> = {
  best: { en: 'best', fr: 'le meilleur' },
  good: { en: 'good', fr: 'bon' },
  mistake: { en: 'slip', fr: 'imprécision' },
  blunder: { en: 'blunder', fr: 'faute' },
};

const counted: Record<ReviewVerdict, Translated<(n: number) => string>> = {
  best: { en: n => `${n} best`, fr: n => `${n} au mieux` },
  good: { en: n => `${n} good`, fr: n => (n === 1 ? '1 bon' : `${n} bons`) },
  mistake: { en: n => (n === 1 ? '1 slip' : `${n} slips`), fr: n => (n === 1 ? '1 imprécision' : `${n} imprécisions`) },
  blunder: { en: n => (n === 1 ? '1 blunder' : `${n} blunders`), fr: n => (n === 1 ? '1 faute' : `${n} fautes`) },
};

/** The quality of a move given what could be known. */
const knowing: Record<ReviewVerdict, Translated> = {
  best: { en: 'Right with what could be known', fr: 'Juste avec ce qu’on pouvait savoir' },
  good: { en: 'Good with what could be known', fr: 'Bon avec ce qu’on pouvait savoir' },
  mistake: { en: 'A slip with what could be known', fr: 'Une imprécision avec ce qu’on pouvait savoir' },
  blunder: { en: 'A blunder with what could be known', fr: 'Une faute avec ce qu’on pouvait savoir' },
};

/** The effect of luck. */
const luck: Record<Exclude<Luck, 'exact'>, Translated> = {
  'as-expected': { en: '.', fr: '.' },
  lucky: { en: ', and it lay well.', fr: ', et la donne était bonne.' },
  unlucky: { en: ', though it lay badly.', fr: ', mais la donne était mauvaise.' },
  harmless: { en: ', but as it lay it did no harm.', fr: ', mais avec cette donne elle n’a rien coûté.' },
  harmful: { en: ', and as it lay too.', fr: ', et avec cette donne aussi.' },
};

/** If everything could be known. */
const solved: Record<ReviewVerdict, Translated> = {
  best: { en: 'Everything could be known here, and nothing was lost.', fr: 'Tout pouvait se savoir ici, et rien n’a été perdu.' },
  good: { en: 'Everything could be known here.', fr: 'Tout pouvait se savoir ici.' },
  mistake: { en: 'Everything could be known here: a slip.', fr: 'Tout pouvait se savoir ici : une imprécision.' },
  blunder: { en: 'Everything could be known here: a blunder.', fr: 'Tout pouvait se savoir ici : une faute.' },
};

const sign: Translated = { en: '%', fr: '\u00a0%' };

export const review = {
  title: { en: 'What could be known', fr: 'Ce qu’on pouvait savoir' },
  lead: {
    en: 'For every turn: what the bot would have done knowing only what this player could know, how good each choice was on average over what was possible, and how it really lay. Your own machine works it out.',
    fr: 'Pour chaque tour : ce que le robot aurait fait en ne sachant que ce que ce joueur pouvait savoir, ce que chaque choix valait en moyenne sur tout le possible, et ce qu’il en était vraiment. Votre machine fait le calcul.',
  },
  shoulder: { en: 'Over whose shoulder', fr: 'Par-dessus quelle épaule' },
  look: { en: 'Look through the turns', fr: 'Examiner les tours' },
  goOn: { en: 'Go on', fr: 'Continuer' },
  stop: { en: 'Stop', fr: 'Arrêter' },
  looking: { en: (n: number, of: number) => `Turn ${n} of ${of}`, fr: (n: number, of: number) => `Tour ${n} sur ${of}` },
  done: { en: 'All turns have been looked at.', fr: 'Tous les tours ont été examinés.' },
  failed: { en: 'This browser’s engine does not answer. Try again.', fr: 'Le moteur de ce navigateur ne répond pas. Réessayez.' },
  noTurns: { en: 'There was nothing to choose.', fr: 'Il n’y avait rien à choisir.' },
  leftOut: {
    en: (n: number) => (n === 1 ? '1 turn without a choice is left out.' : `${n} turns without a choice are left out.`),
    fr: (n: number) => (n === 1 ? '1 tour sans choix est omis.' : `${n} tours sans choix sont omis.`),
  },
  graph: {
    en: (who: string) => `How much of the point ${who} could expect at each turn; slips and blunders are marked`,
    fr: (who: string) => `Part du point à espérer à chaque tour, ${who} ; les imprécisions et les fautes sont marquées`,
  },
  turns: { en: 'Turns', fr: 'Tours' },
  turnWas: { en: (n: number, verdict: string) => `Turn ${n}: ${verdict}`, fr: (n: number, verdict: string) => `Tour ${n}\u00a0: ${verdict}` },
  verdicts,
  counted,
  knowing,
  luck,
  solved,
  shortLuck: { lucky: { en: 'lay well', fr: 'bonne donne' }, unlucky: { en: 'lay badly', fr: 'mauvaise donne' } } satisfies Record<string, Translated>,
  played: { en: 'Played', fr: 'Joué' },
  bot: { en: 'The bot', fr: 'Le robot' },
  same: { en: 'the same', fr: 'la même chose' },
  choices: { en: 'Every choice, on average', fr: 'Chaque choix, en moyenne' },
  choicesExactly: { en: 'Every choice, to the end', fr: 'Chaque choix, jusqu’au bout' },
  samples: {
    en: (n: number) => `Each tried in ${n} positions that could have been true.`,
    fr: (n: number) => `Chacun essayé dans ${n} positions qui pouvaient être vraies.`,
  },
  exactly: { en: 'Exact: each was followed to the end with best play.', fr: 'Exact : chacun a été suivi jusqu’au bout avec le meilleur jeu.' },
  share: { en: (n: number) => `${n}${sign.en}`, fr: (n: number) => `${n}${sign.fr}` },
  shareOf: {
    en: (n: number, error: number) => `${n}% of the point, give or take ${error}`,
    fr: (n: number, error: number) => `${n}\u00a0% du point, à ${error} près`,
  },
  endsSo: { en: (ends: string) => `ends ${ends}`, fr: (ends: string) => `finit ${ends}` },
  lay: { en: 'How it really lay', fr: 'Ce qu’il en était vraiment' },
  layBoth: {
    en: (played: number, bot: number) => `With the hands as they were, the choice was worth ${played}% of the point, the bot’s ${bot}%.`,
    fr: (played: number, bot: number) => `Avec les jeux tels qu’ils étaient, ce choix valait ${played}\u00a0% du point, celui du robot ${bot}\u00a0%.`,
  },
  layOne: {
    en: (played: number, known: number) => `With the hands as they were, the choice was worth ${played}% of the point; ${known}% could be expected.`,
    fr: (played: number, known: number) => `Avec les jeux tels qu’ils étaient, ce choix valait ${played}\u00a0% du point ; on pouvait en attendre ${known}\u00a0%.`,
  },
  ending: { en: 'The ending, exactly', fr: 'La fin, exactement' },
  endingBest: { en: (score: string) => `With best play from here: ${score}.`, fr: (score: string) => `Au mieux à partir d’ici : ${score}.` },
  endingPlayed: { en: (score: string) => `After the choice made: ${score}.`, fr: (score: string) => `Après le choix fait : ${score}.` },
  bestLine: { en: 'Best play', fr: 'Le meilleur jeu' },
};
