/** Local games, and working without a server. */
export const savedGames = {
  title: { en: 'Games in this browser', fr: 'Parties dans ce navigateur' },
  homeLead: {
    en: 'Against the computer, with or without a connection.',
    fr: 'Contre l’ordinateur, avec ou sans connexion.',
  },
  all: { en: 'All my games', fr: 'Toutes mes parties' },
  storedHere: { en: 'Saved in this browser only.', fr: 'Enregistrées dans ce navigateur seulement.' },
  notStored: {
    en: 'This browser stores nothing: these games are gone when you close the page. Save the ones you want to keep as files.',
    fr: 'Ce navigateur n’enregistre rien : ces parties disparaissent avec la page. Enregistrez dans un fichier celles que vous voulez garder.',
  },
  none: { en: 'No game yet. Start one against the computer.', fr: 'Aucune partie pour l’instant. Commencez-en une contre l’ordinateur.' },
  against: {
    en: (levels: number[]) => `Against level ${levels.join(' and ')}`,
    fr: (levels: number[]) => `Contre le niveau ${levels.join(' et ')}`,
  },
  yourMove: {
    en: (levels: number[]) => `Your move against level ${levels.join(' and ')}`,
    fr: (levels: number[]) => `À vous, contre le niveau ${levels.join(' et ')}`,
  },
  moves: {
    en: (n: number) => (n === 1 ? '1 move' : `${n} moves`),
    fr: (n: number) => (n === 1 ? '1 coup' : `${n} coups`),
  },
  goesOn: { en: 'Game in progress.', fr: 'Partie en cours.' },
  save: { en: 'Save as a file', fr: 'Enregistrer' },
  remove: { en: 'Delete', fr: 'Supprimer' },
  removeSure: { en: 'Delete this game?', fr: 'Supprimer cette partie ?' },
  removeHint: {
    en: 'It is stored nowhere else. Save it as a file first if you may want it again.',
    fr: 'Elle n’est enregistrée nulle part ailleurs. Gardez-en d’abord un fichier si vous pourriez en avoir besoin.',
  },
  keep: { en: 'Keep it', fr: 'La garder' },
  removed: { en: 'The game was deleted.', fr: 'La partie est supprimée.' },
  bring: { en: 'Open a game file', fr: 'Ouvrir un fichier de partie' },
  bringHint: {
    en: 'An unfinished game continues here; a finished one is replayed. The file stays on your device.',
    fr: 'Une partie inachevée continue ici ; une partie terminée est rejouée. Le fichier reste sur votre appareil.',
  },

  // Without a server
  offline: { en: 'You are offline', fr: 'Vous êtes hors ligne' },
  offlineHint: {
    en: 'This page needs the server. Meanwhile you can play the computer.',
    fr: 'Cette page a besoin du serveur. En attendant, vous pouvez jouer contre l’ordinateur.',
  },
  offlineHome: { en: 'You can still play the computer.', fr: 'Vous pouvez jouer contre l’ordinateur.' },
  goneHome: { en: 'You can still play the computer.', fr: 'Vous pouvez jouer contre l’ordinateur.' },
  tooOld: { en: 'This browser is too old', fr: 'Ce navigateur est trop ancien' },

  // A newer version
  newVersion: { en: 'A new version is available. Reload when you like.', fr: 'Une nouvelle version est disponible : rechargez quand vous voulez.' },
  newVersionLabel: { en: 'New version', fr: 'Nouvelle version' },
  reload: { en: 'Reload', fr: 'Recharger' },
  later: { en: 'Later', fr: 'Plus tard' },
};
