import type { Translated } from '../../../i18n/language.svelte';
import type { Step } from '../types';

interface Note {
  title: Translated;
  text: Translated;
}

/** Explains each phase once, when it is first reached. */
export const guide: Partial<Record<Step, Note>> = {
  swap: {
    title: { en: 'Your hero', fr: 'Votre héros' },
    text: {
      en: 'Your hero has Strength, Cunning, Spirit and an ability. Two players may agree to swap heroes.',
      fr: 'Votre héros a Force, Ruse, Esprit et un pouvoir. Deux joueurs d’accord peuvent échanger leurs héros.',
    },
  },
  'challenge-lay': {
    title: { en: 'A first challenge', fr: 'Un premier défi' },
    text: {
      en: 'Only you know this challenge. Place it face down on another player’s adventure. You play against the hero who faces it.',
      fr: 'Vous seul connaissez ce défi. Placez-le face cachée sur l’aventure d’un autre. Vous jouerez contre le héros qui l’affronte.',
    },
  },
  place: {
    title: { en: 'Your hero’s first adventure', fr: 'La première aventure' },
    text: {
      en: 'More Difficulty: more loot, more challenges. Not where you placed a challenge.',
      fr: 'Plus de Difficulté : plus de butin, plus de défis. Pas là où vous avez placé un défi.',
    },
  },
  cards: {
    title: { en: 'The card phase', fr: 'La phase des cartes' },
    text: {
      en: 'In turn, play one card. A challenge or a new adventure earns 1 glory. Once everyone has had a turn, the first pass ends the phase. Keep your resolution cards for contests.',
      fr: 'À tour de rôle, jouez une carte. Un défi ou une aventure rapporte 1 point de gloire. Après un tour de table, la phase s’arrête dès qu’un joueur passe. Gardez vos cartes de résolution pour les affrontements.',
    },
  },
  heroes: {
    title: { en: 'The hero phase', fr: 'La phase des héros' },
    text: {
      en: 'Your hero does one thing: face a challenge here, challenge another hero here to a duel, complete an adventure without challenges, or move on if no challenge is left. If anyone has 30 glory when this phase begins, the game ends.',
      fr: 'Votre héros fait une chose : affronter un défi, provoquer en duel un héros présent, accomplir une aventure sans défi, ou partir s’il ne reste aucun défi. Si quelqu’un a 30 points de gloire au début de cette phase, la partie s’arrête.',
    },
  },
  ally: {
    title: { en: 'An ally', fr: 'Un allié' },
    text: {
      en: 'Pay to hire this ally and use its values on this adventure, or fight it.',
      fr: 'Payez pour engager cet allié et utiliser ses valeurs ici, ou combattez-le.',
    },
  },
  auction: {
    title: { en: 'Bidding', fr: 'L’enchère' },
    text: {
      en: 'Bid glory. Raise; call to start the contest; or withdraw and lose your bid (at least 1). The winner takes both bids. You cannot bid more than the other player has.',
      fr: 'Misez votre gloire. Relancez ; suivez pour passer à l’affrontement ; ou retirez-vous et perdez votre mise (au moins 1). Le vainqueur prend les deux mises. On ne mise pas plus que ce que possède l’autre.',
    },
  },
  naming: {
    title: { en: 'The attribute', fr: 'L’attribut' },
    text: {
      en: 'One attribute is compared. Choose the one where your side is strongest: the hero needs the higher total, a tie is not enough.',
      fr: 'Un seul attribut est comparé. Choisissez celui où votre camp est le plus fort : le héros doit avoir le total le plus élevé, l’égalité ne suffit pas.',
    },
  },
  laying: {
    title: { en: 'Cards face down', fr: 'Cartes cachées' },
    text: {
      en: 'Play a card face down, or pass. After two passes in a row all are revealed. Only resolution cards count; the rest is bluff.',
      fr: 'Jouez une carte face cachée, ou passez. Après deux passes de suite, on révèle tout. Seules les cartes de résolution comptent ; le reste est du bluff.',
    },
  },
  cancelling: {
    title: { en: 'Cancel a card', fr: 'Annuler une carte' },
    text: { en: 'One of your cards cancels one of theirs: choose which.', fr: 'L’une de vos cartes en annule une des leurs : choisissez laquelle.' },
  },
  effect: {
    title: { en: 'An effect', fr: 'Un effet' },
    text: {
      en: 'A card lets you do something now. Possible targets are outlined in green.',
      fr: 'Une carte vous permet d’agir maintenant. Les cibles possibles sont entourées de vert.',
    },
  },
  diplomacy: {
    title: { en: 'Diplomacy', fr: 'La diplomatie' },
    text: {
      en: 'Trade glory, cards, objects and promises. Two heroes on one adventure may become allies. A treaty is binding: the game enforces it.',
      fr: 'Échangez gloire, cartes, objets et promesses. Deux héros sur une même aventure peuvent s’allier. Un traité engage : le jeu le fait respecter.',
    },
  },
  answer: {
    title: { en: 'An offer for you', fr: 'Une offre pour vous' },
    text: {
      en: 'A treaty is binding. You can also decline and propose something else on your turn.',
      fr: 'Un traité engage. Vous pouvez aussi refuser, et proposer autre chose à votre tour.',
    },
  },
};

/** Sentences of the card phase that another rule option makes untrue, and what holds instead. */
const VARIED: Record<string, { usual: Translated; instead: Translated }> = {
  'cardGlory=first': {
    usual: { en: 'A challenge or a new adventure earns 1 glory.', fr: 'Un défi ou une aventure rapporte 1 point de gloire.' },
    instead: { en: 'Your first challenge or new adventure of the phase earns 1 glory.', fr: 'Votre premier défi ou votre première aventure de la phase rapporte 1 point de gloire.' },
  },
  'cardPhase=full-lap': {
    usual: { en: 'Once everyone has had a turn, the first pass ends the phase.', fr: 'Après un tour de table, la phase s’arrête dès qu’un joueur passe.' },
    instead: { en: 'The phase ends when all pass in a row.', fr: 'La phase s’arrête quand tous passent de suite.' },
  },
};

/** The note for a step, true under these rule options. */
export function noteFor(step: Step, options: readonly string[]): Note | undefined {
  const note = guide[step];
  if (step !== 'cards' || note === undefined) return note;
  const text = { ...note.text };
  for (const option of options) {
    const varied = VARIED[option];
    if (varied === undefined) continue;
    text.en = text.en.replace(varied.usual.en, varied.instead.en);
    text.fr = text.fr.replace(varied.usual.fr, varied.instead.fr);
  }
  return { ...note, text };
}

export const guideTexts = {
  understood: { en: 'Got it', fr: 'Compris' },
  enough: { en: 'Hide tips', fr: 'Masquer les conseils' },
  aside: { en: 'Tip', fr: 'Conseil' },
};
