import type { Verdict } from '../../analysis/judgement';
import type { Translated } from '../language.svelte';

const verdicts: Record<Verdict, Translated> = {
  best: { en: 'best', fr: 'le meilleur' },
  good: { en: 'good', fr: 'bon' },
  mistake: { en: 'slip', fr: 'imprécision' },
  blunder: { en: 'blunder', fr: 'faute' },
  'missed-win': { en: 'missed win', fr: 'gain manqué' },
};

export const analysis = {
  title: { en: 'Analysis', fr: 'Analyse' },
  of: { en: (game: string) => `Analysis, ${game}`, fr: (game: string) => `Analyse, ${game}` },
  game: { en: 'Game', fr: 'Jeu' },
  lines: { en: 'Best lines', fr: 'Meilleures suites' },
  howMany: { en: 'Lines', fr: 'Suites' },
  think: { en: 'Think', fr: 'Réfléchir' },
  arrows: { en: 'Arrows', fr: 'Flèches' },
  depth: { en: (n: number) => `depth ${n}`, fr: (n: number) => `profondeur ${n}` },
  thinking: { en: 'Thinking…', fr: 'Réflexion…' },
  resting: { en: 'Not thinking.', fr: 'Pas de réflexion.' },
  exact: { en: 'Solved ending: these values are exact.', fr: 'Finale résolue : ces valeurs sont exactes.' },
  solving: {
    en: (percent: number) => `Solving this ending once for all, on your machine: ${percent} %`,
    fr: (percent: number) => `Résolution complète de cette finale, sur votre machine : ${percent} %`,
  },
  solvingThere: {
    en: (percent: number) => `The server solves this ending once for all: ${percent} %`,
    fr: (percent: number) => `Le serveur résout cette finale une fois pour toutes : ${percent} %`,
  },
  onServer: { en: 'Analyse on the server', fr: 'Analyser sur le serveur' },
  serverThinks: {
    en: 'The server thinks about what you look at, up to ten seconds a position.',
    fr: 'Le serveur réfléchit à ce que vous regardez, dix secondes au plus par position.',
  },
  serverOffline: {
    en: 'There is no connection to the server, so this browser thinks by itself.',
    fr: 'Il n’y a pas de connexion avec le serveur : ce navigateur réfléchit lui-même.',
  },
  serverGoneToo: {
    en: 'There is no connection to the server, and this browser cannot think by itself.',
    fr: 'Il n’y a pas de connexion avec le serveur, et ce navigateur ne peut pas réfléchir lui-même.',
  },
  slow: {
    en: (n: string) => `This device thinks slowly, about ${n} positions a second. The server can think instead.`,
    fr: (n: string) => `Cet appareil réfléchit lentement, environ ${n} positions par seconde. Le serveur peut réfléchir à sa place.`,
  },
  queue: {
    en: (n: number) => (n === 1 ? 'Others come first: you are next.' : `Others come first: you are number ${n}.`),
    fr: (n: number) => (n === 1 ? 'D’autres passent avant : vous êtes le prochain.' : `D’autres passent avant : vous êtes en place ${n}.`),
  },
  over: { en: 'The game is over here.', fr: 'La partie est finie ici.' },
  winsIn: {
    en: (side: string, n: number) => `${side} wins in ${n}`,
    fr: (side: string, n: number) => `${side} : gain en ${n}`,
  },
  ahead: {
    en: (side: string, dice: string) => `${side} is ahead by ${dice} dice`,
    fr: (side: string, dice: string) => `${side} : avance de ${dice} dés`,
  },
  level: { en: 'level', fr: 'égalité' },
  playLine: { en: (move: string) => `Play up to ${move}`, fr: (move: string) => `Jouer jusqu’à ${move}` },
  course: { en: 'Course of the game', fr: 'Cours de la partie' },
  courseOf: {
    en: (first: string) => `How much of the point ${first} could expect after each move`,
    fr: (first: string) => `Ce que ${first} pouvaient espérer après chaque coup`,
  },
  look: { en: 'Look through the game', fr: 'Examiner la partie' },
  looking: {
    en: (n: number, of: number) => `Looking at position ${n} of ${of}`,
    fr: (n: number, of: number) => `Examen de la position ${n} sur ${of}`,
  },
  stop: { en: 'Stop', fr: 'Arrêter' },
  turns: { en: 'Turning points', fr: 'Tournants' },
  noTurns: { en: 'No slip, no blunder, no missed win.', fr: 'Ni imprécision, ni faute, ni gain manqué.' },
  verdicts,
  better: { en: (move: string) => `Better: ${move}`, fr: (move: string) => `Mieux : ${move}` },
  playBetter: { en: 'Play the better line', fr: 'Jouer la meilleure suite' },
  tally: {
    en: (side: string, best: number, all: number) => `${side}: ${best} of ${all} moves best`,
    fr: (side: string, best: number, all: number) => `${side} : ${best} ${best === 1 ? 'meilleur coup' : 'meilleurs coups'} sur ${all}`,
  },
  moves: { en: 'Moves and variations', fr: 'Coups et variantes' },
  noMoves: { en: 'Play any move on the board: it is kept here.', fr: 'Jouez un coup sur le plateau : il est gardé ici.' },
  variation: { en: 'Variation', fr: 'Variante' },
  promote: { en: 'Move the variation up', fr: 'Remonter la variante' },
  remove: { en: 'Delete from here', fr: 'Supprimer à partir d’ici' },
  begin: { en: 'The position at the beginning.', fr: 'La position de départ.' },
  file: { en: 'Open a game file', fr: 'Ouvrir un fichier de partie' },
  paste: { en: 'Game file', fr: 'Fichier de partie' },
  pasteHint: { en: 'Paste a game of Conquest or 6 Faces. It is read on your machine.', fr: 'Collez une partie de Conquest ou de 6 Faces. Elle est lue sur votre machine.' },
  pasteHintServer: { en: 'Paste a game of Conquest or 6 Faces. The server reads it and stores nothing.', fr: 'Collez une partie de Conquest ou de 6 Faces. Le serveur la lit et n’enregistre rien.' },
  load: { en: 'Analyse this game', fr: 'Analyser cette partie' },
  otherGame: { en: 'Only Conquest and 6 Faces can be analysed.', fr: 'Seuls Conquest et 6 Faces peuvent être analysés.' },
  setUp: { en: 'Set up a position', fr: 'Composer une position' },
  share: { en: 'Copy a link to this position', fr: 'Copier un lien vers cette position' },
  shareGame: { en: 'Copy a link to this game', fr: 'Copier un lien vers cette partie' },
  flip: { en: 'Flip the board', fr: 'Tourner le plateau' },
  analyse: { en: 'Analyse', fr: 'Analyser' },
  cannot: { en: 'This position cannot be analysed', fr: 'Cette position ne peut pas être analysée' },
};
