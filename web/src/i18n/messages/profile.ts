/** A person as everybody may know them. */
export const profile = {
  kinds: {
    guest: { en: 'Guest, without an account', fr: 'Invité, sans compte' },
    account: { en: 'Has an account', fr: 'A un compte' },
    bot: { en: 'The program of a player', fr: 'Le programme d’un joueur' },
  },
  since: { en: (date: string) => `Here since ${date}`, fr: (date: string) => `Ici depuis le ${date}` },
  finished: { en: 'Finished games', fr: 'Parties terminées' },
  count: {
    en: (count: number) => (count === 1 ? '1 game' : `${count} games`),
    fr: (count: number) => (count === 1 ? '1 partie' : `${count} parties`),
  },
  none: { en: 'No game finished yet.', fr: 'Aucune partie terminée pour l’instant.' },
  you: { en: 'This is what others see of you.', fr: 'Voici ce que les autres voient de vous.' },
  toAccount: { en: 'Your name and account', fr: 'Votre nom et votre compte' },
  muteHint: {
    en: 'If you mute a player, you no longer see what they write in chat.',
    fr: 'Si vous masquez un joueur, vous ne voyez plus ses messages dans la discussion.',
  },
  muted: { en: 'You have muted this person.', fr: 'Vous masquez cette personne.' },
  unknown: { en: 'There is nobody here', fr: 'Il n’y a personne ici' },
  unknownHint: { en: 'The link is wrong, or this person has left.', fr: 'Le lien est faux, ou cette personne est partie.' },
  open: { en: (name: string) => `Profile of ${name}`, fr: (name: string) => `Profil de ${name}` },
};
