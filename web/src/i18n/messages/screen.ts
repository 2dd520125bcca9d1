/** The page for a projector. */
export const screen = {
  title: { en: 'Screen', fr: 'Écran' },
  join: { en: 'Join with your phone', fr: 'Jouez avec votre téléphone' },
  joinHint: { en: 'Scan the code, or type the address', fr: 'Scannez le code, ou tapez l’adresse' },
  onlyHere: { en: 'No phone can join yet', fr: 'Aucun téléphone ne peut jouer pour l’instant' },
  onlyHereHint: {
    en: 'This server can be reached from this computer only. For a club evening, stop it and start it with:',
    fr: 'Ce serveur n’est accessible que depuis cet ordinateur. Pour une soirée de club, arrêtez-le et lancez-le avec :',
  },
  qr: { en: 'QR code of the address', fr: 'Code QR de l’adresse' },
  alternative: { en: (address: string) => `or ${address}`, fr: (address: string) => `ou ${address}` },
  waiting: { en: 'Waiting for players', fr: 'Des joueurs sont attendus' },
  quiet: { en: 'No game is being played', fr: 'Aucune partie en cours' },
  quietHint: { en: 'Games that are in the lobby are shown here, one after the other.', fr: 'Les parties du salon sont montrées ici, l’une après l’autre.' },
  place: { en: (number: number, count: number) => `Game ${number} of ${count}`, fr: (number: number, count: number) => `Partie ${number} sur ${count}` },
  pause: { en: 'Stay with this game', fr: 'Rester sur cette partie' },
  goOn: { en: 'Show all games', fr: 'Montrer toutes les parties' },
  next: { en: 'Next game', fr: 'Partie suivante' },
};
