import { de } from '../french';

export const create = {
  titles: {
    computer: { en: 'Play the computer', fr: 'Jouer contre l’ordinateur' },
    friend: { en: 'Play a friend', fr: 'Jouer avec un ami' },
    'same-screen': { en: 'Play on one screen', fr: 'Jouer sur le même écran' },
    public: { en: 'Public game', fr: 'Partie publique' },
  },
  leads: {
    computer: { en: 'Choose a level.', fr: 'Choisissez un niveau.' },
    friend: {
      en: 'Share the link or the code. The game starts when all seats are taken.',
      fr: 'Partagez le lien ou le code. La partie commence quand toutes les places sont prises.',
    },
    'same-screen': { en: 'Everyone plays on this screen, in turn.', fr: 'Tout le monde joue sur cet écran, à tour de rôle.' },
    public: { en: 'Listed in the lobby until all seats are taken.', fr: 'Visible au salon tant qu’il reste une place.' },
  },
  secret: { en: 'Hands are hidden between turns.', fr: 'Les mains sont cachées entre les tours.' },
  go: {
    computer: { en: 'Start', fr: 'Commencer' },
    friend: { en: 'Create game', fr: 'Créer la partie' },
    'same-screen': { en: 'Start', fr: 'Commencer' },
    public: { en: 'Create game', fr: 'Créer la partie' },
  },
  needsServer: {
    en: 'With a clock or other people, the game is played on the server.',
    fr: 'Avec une pendule ou d’autres personnes, la partie se joue sur le serveur.',
  },
  level: { en: 'Level', fr: 'Niveau' },
  side: { en: 'You play', fr: 'Vous jouez' },
  players: { en: 'Players', fr: 'Joueurs' },
  me: { en: 'on this screen', fr: 'sur cet écran' },
  somebody: { en: 'invited player', fr: 'joueur invité' },
  screenNames: { en: 'Who plays on this screen', fr: 'Qui joue sur cet écran' },
  nameOf: { en: (side: string) => `${side}’s name`, fr: (side: string) => `Nom ${de(side)}` },
  bot: { en: (level: number, title: string) => `Computer ${level}, ${title}`, fr: (level: number, title: string) => `Ordinateur ${level}, ${title}` },
  number: { en: 'custom number', fr: 'au choix' },
  usualNumber: { en: (usual: string) => `default: ${usual}`, fr: (usual: string) => `par défaut : ${usual}` },
  both: { en: 'Both sides', fr: 'Les deux camps' },
  myself: { en: 'Me', fr: 'Moi' },
  either: { en: 'Random', fr: 'Au hasard' },
  clock: { en: 'Time control', fr: 'Cadence' },
  details: { en: 'Rule options', fr: 'Options de règles' },
  from: { en: 'Starts from the position you set up.', fr: 'Commence par la position que vous avez composée.' },
  usual: { en: 'default', fr: 'par défaut' },
  name: { en: 'Your name', fr: 'Votre nom' },
  nameHint: { en: 'Optional', fr: 'Facultatif' },
};
