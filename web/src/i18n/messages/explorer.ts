import { de } from '../french';

/** The opening explorer of the analysis board. */
export const explorer = {
  title: { en: 'Openings', fr: 'Ouvertures' },
  loading: { en: 'Loading…', fr: 'Chargement…' },
  unreachable: { en: 'These games could not be loaded. Are you online?', fr: 'Ces parties n’ont pas pu être chargées. Êtes-vous en ligne ?' },
  computer: { en: (level: number, games: string) => `Computer, level ${level}: ${games} games`, fr: (level: number, games: string) => `Ordinateur, niveau ${level} : ${games} parties` },
  people: { en: (games: string) => `Games on this server: ${games}`, fr: (games: string) => `Parties jouées sur ce serveur : ${games}` },
  serverOffline: { en: 'Games on this server are shown when you are online.', fr: 'Les parties du serveur s’affichent quand vous êtes en ligne.' },
  none: { en: 'No game has reached this position.', fr: 'Aucune partie n’a atteint cette position.' },
  few: { en: 'Fewer than three games have reached this position.', fr: 'Moins de trois parties ont atteint cette position.' },
  otherRules: { en: 'No games were played by these rules.', fr: 'Aucune partie n’a été jouée avec ces règles.' },
  move: { en: 'Move', fr: 'Coup' },
  games: { en: 'Games', fr: 'Parties' },
  results: { en: (first: string, second: string) => `${first} won, drawn, ${second} won, in %`, fr: (first: string, second: string) => `Gains ${de(first)}, nulles, gains ${de(second)}, en %` },
  rowResults: {
    en: (first: string, won: number, drawn: number, second: string, lost: number) => `${first} won ${won}%, drawn ${drawn}%, ${second} won ${lost}%`,
    fr: (first: string, won: number, drawn: number, second: string, lost: number) => `gains ${de(first)} ${won} %, nulles ${drawn} %, gains ${de(second)} ${lost} %`,
  },
  play: { en: (move: string) => `Play ${move}`, fr: (move: string) => `Jouer ${move}` },
  about: {
    en: 'Positions are the same whoever is to move and however they arose; left-handed dice are mirrored.',
    fr: 'Les positions sont les mêmes quel que soit le camp au trait et l’ordre des coups ; les dés gauchers sont vus en miroir.',
  },
};
