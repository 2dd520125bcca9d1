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
      en: 'Two people, one screen: White at the bottom, the other opposite.',
      fr: 'Deux personnes, un écran : les blancs en bas, l’autre en face.',
    },
    anyone: {
      en: 'The lobby shows your table until somebody sits down.',
      fr: 'Le salon montre votre table jusqu’à ce que quelqu’un s’assoie.',
    },
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
  either: { en: 'Either', fr: 'Peu importe' },
  clock: { en: 'Time', fr: 'Cadence' },
  details: { en: 'Rules of this table', fr: 'Règles de cette table' },
  from: { en: 'Begins with the position you set up.', fr: 'Commence par la position que vous avez composée.' },
  usual: { en: 'usual', fr: 'usuel' },
  name: { en: 'Your name at the table', fr: 'Votre nom à la table' },
  nameHint: { en: 'Leave it empty and we make one up.', fr: 'Laissez vide, et nous en inventons un.' },
};

/** What the values of options mean; a value without words is shown as it is. */
export const values: Record<string, { en: string; fr: string }> = {
  'first=lot': { en: 'drawn by lot', fr: 'au sort' },
  'first=white': { en: 'White', fr: 'les blancs' },
  'first=black': { en: 'the other side', fr: 'l’autre camp' },
  'keySquare=key': { en: 'only the Key die', fr: 'seulement le dé clef' },
  'keySquare=any': { en: 'any die', fr: 'n’importe quel dé' },
  'keyCaptures=yes': { en: 'yes', fr: 'oui' },
  'keyCaptures=no': { en: 'no', fr: 'non' },
  'hand=right': { en: 'right-handed', fr: 'droitiers' },
  'hand=left': { en: 'left-handed', fr: 'gauchers' },
  'dice=right': { en: 'right-handed', fr: 'droitiers' },
  'dice=left': { en: 'left-handed', fr: 'gauchers' },
  'repetition=3': { en: 'a draw the third time', fr: 'nulle à la troisième' },
  off: { en: 'off', fr: 'sans' },
};
