export const open = {
  titles: {
    computer: { en: 'Play the computer', fr: 'Jouer contre l’ordinateur' },
    friend: { en: 'Play a friend', fr: 'Inviter un ami' },
    together: { en: 'Together at one screen', fr: 'Ensemble, même écran' },
    anyone: { en: 'A table for anyone', fr: 'Une table ouverte à tous' },
  },
  leads: {
    computer: {
      en: 'Choose how well it plays. You can always start again.',
      fr: 'Choisissez sa force. On peut toujours recommencer.',
    },
    friend: {
      en: 'You get a link and a short code to pass on. The game begins when your friend sits down.',
      fr: 'Vous recevrez un lien et un code à transmettre. La partie commence quand votre ami s’assoit.',
    },
    together: {
      en: 'Everybody around one screen, each in turn.',
      fr: 'Tous autour d’un même écran, chacun son tour.',
    },
    anyone: {
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
    together: { en: 'Start', fr: 'Commencer' },
    anyone: { en: 'Open the table', fr: 'Ouvrir la table' },
  },
  level: { en: 'Level', fr: 'Niveau' },
  levelOf: { en: (n: number) => `Level ${n}`, fr: (n: number) => `Niveau ${n}` },
  side: { en: 'You play', fr: 'Vous jouez' },
  players: { en: 'Players', fr: 'Joueurs' },
  me: { en: 'at this screen', fr: 'à cet écran' },
  somebody: { en: 'somebody with the link', fr: 'quelqu’un avec le lien' },
  bot: { en: (level: number, title: string) => `Computer ${level}, ${title}`, fr: (level: number, title: string) => `Ordinateur ${level}, ${title}` },
  number: { en: 'a number', fr: 'un nombre' },
  usualNumber: { en: (usual: string) => `usually ${usual}`, fr: (usual: string) => `usuel : ${usual}` },
  either: { en: 'Either', fr: 'Peu importe' },
  clock: { en: 'Time', fr: 'Cadence' },
  details: { en: 'Rules of this table', fr: 'Règles de cette table' },
  from: { en: 'Begins with the position you set up.', fr: 'Commence par la position que vous avez composée.' },
  usual: { en: 'usual', fr: 'usuel' },
  name: { en: 'Your name at the table', fr: 'Votre nom à la table' },
  nameHint: { en: 'Leave it empty and we make one up.', fr: 'Laissez vide, et nous en inventons un.' },
};
