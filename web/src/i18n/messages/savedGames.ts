/** Local games, and working without a server. */
export const savedGames = {
  title: { en: 'Practise here', fr: 'S’entraîner ici' },
  homeLead: {
    en: 'Against the computer, in this browser, with or without a connection.',
    fr: 'Contre l’ordinateur, dans ce navigateur, avec ou sans connexion.',
  },
  all: { en: 'All my games', fr: 'Toutes mes parties' },
  storedHere: {
    en: 'Stored in this browser only. No connection is needed.',
    fr: 'Enregistrées dans ce navigateur seulement. Aucune connexion n’est nécessaire.',
  },
  notStored: {
    en: 'This browser stores nothing: these games last as long as the page. Save those you want to keep as files.',
    fr: 'Ce navigateur n’enregistre rien : ces parties durent autant que la page. Enregistrez dans un fichier celles que vous voulez garder.',
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
  goesOn: { en: 'The game is still going on.', fr: 'La partie n’est pas finie.' },
  save: { en: 'Save as a file', fr: 'Enregistrer' },
  remove: { en: 'Delete', fr: 'Supprimer' },
  removeSure: { en: 'Delete this game?', fr: 'Supprimer cette partie ?' },
  removeHint: {
    en: 'It is kept nowhere else. Save it as a file first if you may want it again.',
    fr: 'Elle n’est gardée nulle part ailleurs. Enregistrez-la d’abord si vous pourriez en avoir besoin.',
  },
  keep: { en: 'Keep it', fr: 'La garder' },
  removed: { en: 'The game was deleted.', fr: 'La partie est supprimée.' },
  bring: { en: 'Open a game file', fr: 'Ouvrir un fichier de partie' },
  bringHint: {
    en: 'A game you saved unfinished goes on here; any other is replayed. The file stays on your machine.',
    fr: 'Une partie enregistrée avant sa fin reprend ici ; toute autre se revoit. Le fichier reste sur votre machine.',
  },

  // Without a server
  offline: { en: 'You are offline', fr: 'Vous êtes hors ligne' },
  offlineHint: {
    en: 'This page needs the server. Meanwhile you can practise in this browser.',
    fr: 'Cette page a besoin du serveur. En attendant, vous pouvez vous entraîner dans ce navigateur.',
  },
  offlineHome: {
    en: 'Practising works all the same: every game, against the computer. Other players are back with the connection.',
    fr: 'On peut s’entraîner quand même : tous les jeux, contre l’ordinateur. Les autres joueurs reviendront avec la connexion.',
  },
  goneHome: {
    en: 'It may be restarting. Practising works all the same.',
    fr: 'Il redémarre peut-être. On peut s’entraîner quand même.',
  },
  tooOld: { en: 'Practising is not possible in this browser', fr: 'Ce navigateur ne permet pas de s’entraîner' },

  // A newer version
  newVersion: { en: 'A new version is ready — reload when you like.', fr: 'Une nouvelle version est prête : rechargez quand vous voulez.' },
  newVersionLabel: { en: 'New version', fr: 'Nouvelle version' },
  reload: { en: 'Reload', fr: 'Recharger' },
  later: { en: 'Later', fr: 'Plus tard' },
};
