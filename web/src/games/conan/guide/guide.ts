import type { Translated } from '../../../i18n/language.svelte';
import type { Step } from '../types';

/** Explains each phase once, when it is first reached. */
export const guide: Partial<Record<Step, { title: Translated; text: Translated }>> = {
  swap: {
    title: { en: 'Your hero', fr: 'Votre héros' },
    text: {
      en: 'Everybody has drawn a hero: three values, Strength, Cunning and Spirit, and a gift of his own. Two players who both want to may swap, once. Otherwise keep yours.',
      fr: 'Chacun a tiré un héros\u00a0: trois valeurs, Force, Ruse et Esprit, et un don qui lui est propre. Deux joueurs d’accord peuvent échanger, une fois. Sinon, gardez le vôtre.',
    },
  },
  'challenge-lay': {
    title: { en: 'A first challenge', fr: 'Un premier défi' },
    text: {
      en: 'You hold one challenge that nobody else has seen. Touch it, then an adventure of somebody else: it will lie there face down, the sword pointing at you. Whoever comes by will have to reckon with you.',
      fr: 'Vous tenez un défi que nul autre n’a vu. Touchez-le, puis l’aventure d’un autre\u00a0: il y restera face cachée, l’épée pointée vers vous. Qui passera par là devra compter avec vous.',
    },
  },
  place: {
    title: { en: 'Where your hero begins', fr: 'Où commence votre héros' },
    text: {
      en: 'Choose an adventure. A high Difficulty means more loot, and more room for challenges. You may not stand where a challenge of your own lies.',
      fr: 'Choisissez une aventure. Une Difficulté élevée promet plus de butin, et laisse place à plus de défis. Pas question de se tenir là où repose un défi à vous.',
    },
  },
  cards: {
    title: { en: 'The card phase', fr: 'La phase des cartes' },
    text: {
      en: 'One card each, round and round. A challenge on an adventure or a new adventure before you earns 1 PG at once. An action does what it says. After the first lap the phase ends with the first player who plays none. Keep your resolution cards for contests.',
      fr: 'Une carte chacun, à tour de rôle. Un défi posé ou une aventure ouverte rapporte aussitôt 1 PG. Une action fait ce qu’elle dit. Passé le premier tour de table, la phase s’arrête au premier qui ne joue rien. Gardez vos cartes de résolution pour les affrontements.',
    },
  },
  heroes: {
    title: { en: 'The hero phase', fr: 'La phase des héros' },
    text: {
      en: 'Your hero does one thing: face a challenge on the adventure, challenge another hero there to a duel, accomplish an adventure that is free of challenges, or go elsewhere if nothing holds you. With 30 PG at the start of this phase somebody wins.',
      fr: 'Votre héros fait une chose\u00a0: affronter un défi sur son aventure, provoquer en duel un autre héros présent, accomplir une aventure libre de défis, ou aller ailleurs si rien ne le retient. Qui a 30 PG au début de cette phase met fin à la partie.',
    },
  },
  ally: {
    title: { en: 'An ally', fr: 'Un allié' },
    text: {
      en: 'The challenge you turned up can be won over: pay, and this ally’s values may stand in for your hero’s on this adventure. Or fight as usual.',
      fr: 'Le défi retourné peut se laisser convaincre\u00a0: payez, et ses valeurs pourront remplacer celles de votre héros sur cette aventure. Ou combattez-le comme les autres.',
    },
  },
  auction: {
    title: { en: 'The auction', fr: 'L’enchère' },
    text: {
      en: 'First, glory is staked. Raise to make the other doubt, follow to let it come to a contest, withdraw to lose only what you bid, at least 1. The winner takes both stakes. Nobody can bid more than the other has.',
      fr: 'D’abord, on mise sa gloire. Montez pour semer le doute, suivez pour en découdre, retirez-vous pour ne perdre que votre mise, au moins 1. Le vainqueur prend les deux mises. Nul ne peut miser plus que l’autre ne possède.',
    },
  },
  naming: {
    title: { en: 'The attribute', fr: 'L’attribut' },
    text: {
      en: 'One attribute decides. Choose the one in which your side is strongest against the other: the hero must be strictly higher.',
      fr: 'Un seul attribut décide. Prenez celui où votre camp domine le plus\u00a0: le héros doit être strictement au-dessus.',
    },
  },
  laying: {
    title: { en: 'Cards face down', fr: 'Cartes cachées' },
    text: {
      en: 'In turn, each lays a card face down or none, until both lay none in a row. Resolution cards count; any other card is bluff. Then all are turned up.',
      fr: 'Tour à tour, chacun pose une carte face cachée ou aucune, jusqu’à ce que les deux s’arrêtent coup sur coup. Les cartes de résolution comptent\u00a0; toute autre est du bluff. Puis on retourne tout.',
    },
  },
  cancelling: {
    title: { en: 'A parry', fr: 'Une parade' },
    text: { en: 'All cards are up, and one of yours cancels one of theirs: choose which.', fr: 'Les cartes sont retournées, et l’une des vôtres en annule une en face\u00a0: choisissez laquelle.' },
  },
  effect: {
    title: { en: 'An effect', fr: 'Un effet' },
    text: { en: 'A card lets you do something now. What it may touch is ringed in green.', fr: 'Une carte vous permet d’agir maintenant. Ce qu’elle peut toucher est cerclé de vert.' },
  },
  diplomacy: {
    title: { en: 'Diplomacy', fr: 'La diplomatie' },
    text: {
      en: 'Now is the time to bargain: glory, cards, objects, promises. Two heroes on one adventure may become allies. What all concerned accept holds: the table itself keeps everybody to it.',
      fr: 'C’est l’heure de négocier\u00a0: gloire, cartes, objets, promesses. Deux héros sur une même aventure peuvent s’allier. Ce que tous les intéressés acceptent tient\u00a0: la table elle-même y veille.',
    },
  },
  answer: {
    title: { en: 'Somebody asks you', fr: 'On vous sollicite' },
    text: { en: 'Read it well: what is signed cannot be broken. You may also refuse and propose something else on your turn.', fr: 'Lisez bien\u00a0: ce qui est signé ne se rompt pas. Vous pouvez aussi refuser, et proposer autre chose à votre tour.' },
  },
};

export const guideTexts = {
  understood: { en: 'Understood', fr: 'Compris' },
  enough: { en: 'No more explanations', fr: 'Ne plus rien expliquer' },
  aside: { en: 'What this is about', fr: 'De quoi il s’agit' },
};
