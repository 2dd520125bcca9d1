import { does, subject } from '../french';

/** Sentences announced to screen readers. */
export const announcements = {
  played: { en: (name: string, move: string) => `${name}: ${move}.`, fr: (name: string, move: string) => `${name} : ${move}.` },
  yourTurn: { en: 'Your move.', fr: 'À vous.' },
  started: { en: 'The game starts.', fr: 'La partie commence.' },
  sat: { en: (name: string) => `${name} has joined.`, fr: (name: string) => `${name} a rejoint la partie.` },
  stood: { en: 'A seat is free again.', fr: 'Une place est de nouveau libre.' },
  resigned: { en: (name: string) => `${name} resigns.`, fr: (name: string) => `${does(name, 'abandonne', 'abandonnent')}.` },
  youSat: { en: 'You have joined.', fr: 'Vous avez rejoint la partie.' },
  youResigned: { en: 'You resign.', fr: 'Vous abandonnez.' },
  yourTimeOut: { en: 'You have run out of time.', fr: 'Votre temps est écoulé.' },
  timeOut: { en: (name: string) => `${name} has run out of time.`, fr: (name: string) => `Temps écoulé pour ${subject(name)}.` },
  left: { en: (n: number) => `${n} seconds left on your clock.`, fr: (n: number) => `Il vous reste ${n} secondes.` },
  isAway: { en: (name: string) => `${name} is disconnected.`, fr: (name: string) => `${name} est déconnecté.` },
  isBack: { en: (name: string) => `${name} is back.`, fr: (name: string) => `${name} est de retour.` },
};
