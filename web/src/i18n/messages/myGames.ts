/** The user's own games, on the server and in this browser. */
export const myGames = {
  title: { en: 'My games', fr: 'Mes parties' },
  lead: {
    en: 'The games you are playing and those you have finished.',
    fr: 'Vos parties en cours et vos parties terminées.',
  },
  onServer: { en: 'On the server', fr: 'Sur le serveur' },
  onServerHint: {
    en: 'Stored on the server. With an account you can continue them on any device.',
    fr: 'Enregistrées sur le serveur. Avec un compte, vous pouvez les continuer sur n’importe quel appareil.',
  },
  noneOnServer: {
    en: 'No game yet. Games with other players are listed here.',
    fr: 'Aucune partie pour l’instant. Les parties avec d’autres joueurs figurent ici.',
  },
  unreachable: {
    en: 'The server cannot be reached right now. Your games there are not lost.',
    fr: 'Le serveur est injoignable pour le moment. Vos parties n’y sont pas perdues.',
  },
  toLobby: { en: 'Find a game in the lobby', fr: 'Trouver une partie au salon' },
  inBrowser: { en: 'In this browser', fr: 'Dans ce navigateur' },
  newLocal: { en: 'Play the computer', fr: 'Jouer contre l’ordinateur' },
};
