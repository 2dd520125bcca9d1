export const create = {
  titles: {
    computer: { en: 'Play the computer', fr: 'Jouer contre l’ordinateur' },
    friend: { en: 'Play a friend', fr: 'Inviter un ami' },
    'same-screen': { en: 'Together at one screen', fr: 'Ensemble, même écran' },
    public: { en: 'A table for anyone', fr: 'Une table ouverte à tous' },
  },
  leads: {
    computer: {
      en: 'Choose how well it plays. Every move is kept, so you can go on whenever you like.',
      fr: 'Choisissez sa force. Chaque coup est gardé : vous reprendrez quand vous voudrez.',
    },
    friend: {
      en: 'You get a link and a short code to pass on. The game begins when your friend sits down.',
      fr: 'Vous recevrez un lien et un code à transmettre. La partie commence quand votre ami s’assoit.',
    },
    'same-screen': {
      en: 'Everybody around one screen, each in turn.',
      fr: 'Tous autour d’un même écran, chacun son tour.',
    },
    public: {
      en: 'The lobby shows your table until somebody sits down.',
      fr: 'Le salon montre votre table jusqu’à ce que quelqu’un s’assoie.',
    },
  },
  secret: {
    en: 'What only one may see stays hidden between turns.',
    fr: 'Ce qu’un seul peut voir reste caché entre les tours.',
  },
  go: {
    computer: { en: 'Start', fr: 'Commencer' },
    friend: { en: 'Set the table', fr: 'Dresser la table' },
    'same-screen': { en: 'Start', fr: 'Commencer' },
    public: { en: 'Open the table', fr: 'Ouvrir la table' },
  },
  needsServer: {
    en: 'With a clock or other people, the game is played on the server.',
    fr: 'Avec une pendule ou d’autres personnes, la partie se joue sur le serveur.',
  },
  level: { en: 'Level', fr: 'Niveau' },
  side: { en: 'You play', fr: 'Vous jouez' },
  players: { en: 'Players', fr: 'Joueurs' },
  me: { en: 'at this screen', fr: 'à cet écran' },
  somebody: { en: 'somebody with the link', fr: 'quelqu’un avec le lien' },
  screenNames: { en: 'Who plays at this screen', fr: 'Qui joue sur cet écran' },
  nameOf: { en: (side: string) => `Name of ${side}`, fr: (side: string) => `Nom de ${side}` },
  bot: { en: (level: number, title: string) => `Computer ${level}, ${title}`, fr: (level: number, title: string) => `Ordinateur ${level}, ${title}` },
  number: { en: 'a number', fr: 'un nombre' },
  usualNumber: { en: (usual: string) => `usually ${usual}`, fr: (usual: string) => `usuel : ${usual}` },
  both: { en: 'Both sides', fr: 'Les deux camps' },
  myself: { en: 'Me', fr: 'Moi' },
  either: { en: 'Either', fr: 'Peu importe' },
  clock: { en: 'Time', fr: 'Cadence' },
  details: { en: 'Rules of this table', fr: 'Règles de cette table' },
  from: { en: 'Begins with the position you set up.', fr: 'Commence par la position que vous avez composée.' },
  usual: { en: 'usual', fr: 'usuel' },
  name: { en: 'Your name at the table', fr: 'Votre nom à la table' },
  nameHint: { en: 'Leave it empty and we make one up.', fr: 'Laissez vide, et nous en inventons un.' },
};
