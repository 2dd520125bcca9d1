export const sessions = {
  title: { en: 'Where you are signed in', fr: 'Où vous êtes connecté' },
  hint: {
    en: 'If you do not recognise one of these, sign it out and change your password.',
    fr: 'Si l’une de ces connexions vous est inconnue, fermez-la et changez de mot de passe.',
  },
  unknownBrowser: { en: 'Unknown browser', fr: 'Navigateur inconnu' },
  current: { en: 'This browser', fr: 'Ce navigateur' },
  lastUsed: { en: (time: string) => `Last used: ${time}`, fr: (time: string) => `Dernière utilisation : ${time}` },
  end: { en: 'Sign out', fr: 'Déconnecter' },
  endOf: { en: (browser: string) => `Sign out of ${browser}`, fr: (browser: string) => `Déconnecter ${browser}` },
  endOthers: { en: 'Sign out everywhere else', fr: 'Déconnecter partout ailleurs' },
  ended: { en: 'Signed out.', fr: 'Déconnecté.' },
};
