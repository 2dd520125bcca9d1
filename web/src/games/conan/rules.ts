import type { Section } from '../../rules/types';

export const rules = {
  play: { en: 'Play it', fr: 'Jouer' },
  touchCard: { en: 'Tap a card to enlarge it.', fr: 'Touchez une carte pour l’agrandir.' },
  played: { en: 'Played. In a game it would now be the others’ turn.', fr: 'Joué. Dans une partie, ce serait maintenant aux autres.' },
};

const HEROES = 'orsa,15,a1,0,-,-,-,stone-hives.0.0+moor-reavers.0.0+second-wind.0.0+shoulder-charge.0.0/tesk,17,a2,0,-,-,-,weighted-net.0.0+sand-in-the-eyes.0.0+cold-fury.0.0';
const TABLE = 'a1:lantern-wood:one-eyed-headhunter.2.FACING.0.0.0/a2:buried-city:thorn-darts.1.d1.0.0.0/a3:ravens-ford:-';

/** The three small tables: the card phase, an answer in the auction, naming the attribute. */
export const positions = {
  cards: `cards r1 1 1.0.0.0.0 ${HEROES} - ${TABLE.replace('FACING', 'd2')} - - - - -,0.0,0 - - - 0`,
  auction: `auction r1 1 1.0.0.0.0 ${HEROES} - ${TABLE.replace('FACING', 'u2')} - - 1,2,a1.1,1,3,0,-:- - -,0.0,0 - - - 0`,
  naming: `naming r1 1 1.0.0.0.0 ${HEROES} - ${TABLE.replace('FACING', 'u2')} - - 1,2,a1.1,3,3,0,-:- - -,0.0,0 - - - 0`,
};

export const sections: Section[] = [
  {
    id: 'aim',
    title: { en: 'In a nutshell', fr: 'En bref' },
    text: [
      {
        en: 'Two to four players each lead a hero from adventure to adventure and place hidden challenges in the others’ way. You bid, win and lose glory. If anyone has 30 glory when a hero phase begins, the game ends and the player with the most glory wins.',
        fr: 'De deux à quatre joueurs mènent chacun un héros d’aventure en aventure et placent des défis cachés sur la route des autres. La gloire se mise, se gagne et se perd. Si quelqu’un a 30 points de gloire au début d’une phase des héros, la partie s’arrête\u00a0: celui qui a le plus de gloire gagne.',
      },
    ],
  },
  {
    id: 'cards',
    title: { en: 'The cards', fr: 'Les cartes' },
    text: [
      {
        en: 'A hero has three values, Strength, Cunning and Spirit, and an ability. An adventure has a Difficulty and loot: glory and, from Difficulty 3, an object. Challenges are foes, traps, sorceries, and allies that can be hired. Resolution cards help in contests, actions are played in the card phase, and objects are found and kept, three at most.',
        fr: 'Un héros a trois valeurs, Force, Ruse et Esprit, et un pouvoir. Une aventure a une Difficulté et un butin\u00a0: de la gloire et, à partir de la Difficulté 3, un objet. Les défis sont des ennemis, des pièges, des sortilèges, et des alliés qu’on peut engager. Les cartes de résolution aident dans les affrontements, les actions se jouent dans la phase des cartes, les objets se trouvent et se gardent, trois au plus.',
      },
    ],
    cards: ['velmire', 'lantern-wood', 'two-mawed-hound', 'steppe-archer', 'feint', 'rockfall', 'boar-spear'],
  },
  {
    id: 'start',
    title: { en: 'Setting up', fr: 'La mise en place' },
    text: [
      {
        en: 'Everyone draws a hero; two players may agree to swap. Everyone gets an adventure, face up. Whoever has the most difficult one is first player for the whole game. Each player draws one challenge and places it face down on another player’s adventure: the sword points at its owner. Everyone gets seven cards and 15 glory, and in turn chooses an adventure for their hero, never one where they placed a challenge.',
        fr: 'Chacun tire un héros\u00a0; deux joueurs d’accord peuvent échanger. Chacun reçoit une aventure, face visible. Qui a la plus difficile est premier joueur, pour toute la partie. Chacun tire un défi et le place face cachée sur l’aventure d’un autre\u00a0: l’épée désigne son propriétaire. Chacun reçoit sept cartes et 15 points de gloire puis, à tour de rôle, choisit une aventure pour son héros, jamais celle où il a placé un défi.',
      },
    ],
  },
  {
    id: 'card-phase',
    title: { en: 'First phase: cards', fr: 'Première phase\u00a0: les cartes' },
    text: [
      {
        en: 'In turn, play one card or pass. Once everyone has had a turn, the first pass ends the phase. A challenge is placed on an adventure where your own hero is not and which has fewer challenges than its Difficulty; a new adventure is placed in front of you and is open to all. Each of these earns 1 glory. An action does what it says.',
        fr: 'À tour de rôle, jouez une carte ou passez. Après un tour de table, la phase s’arrête dès qu’un joueur passe. Un défi se place sur une aventure où ne se tient pas votre héros et qui a moins de défis que sa Difficulté\u00a0; une nouvelle aventure se place devant soi, ouverte à tous. L’un et l’autre rapportent 1 point de gloire. Une action fait ce qu’elle dit.',
      },
    ],
    board: { position: positions.cards, hint: { en: 'Tap Moor Reavers, then a lit adventure. Or open the Stone Hives.', fr: 'Touchez les Pillards de la lande, puis une aventure éclairée. Ou ouvrez les Ruches de pierre.' } },
  },
  {
    id: 'hero-phase',
    title: { en: 'Second phase: heroes', fr: 'Deuxième phase\u00a0: les héros' },
    text: [
      {
        en: 'In turn, each hero does one thing. A hero can go to another adventure: this is required when on none, and impossible while a challenge is left on the current one. A hero can face a challenge, which is then revealed: an ally may be hired for the price shown, everything else must be overcome. A hero can challenge another hero on the same adventure to a duel: the challenged player chooses the attribute, and the loser is driven off. Or a hero can complete an adventure with no challenge left and no other hero, unless allied: not on arrival, but from the next hero phase on, or at once after beating the last challenge. The player takes the loot and keeps the card as a trophy.',
        fr: 'À tour de rôle, chaque héros fait une chose. Il va vers une autre aventure, ce qu’il doit faire s’il n’est sur aucune, et ne peut faire tant qu’il reste un défi sur la sienne. Il affronte un défi\u00a0: on le révèle. Un allié peut être engagé au prix indiqué\u00a0; tout le reste doit être surmonté. Il provoque en duel un autre héros de la même aventure\u00a0: c’est alors le provoqué qui choisit l’attribut, et le perdant est chassé. Ou il accomplit une aventure sans défi ni autre héros, sauf allié\u00a0: pas à l’arrivée, mais dès la phase suivante, et aussitôt s’il vient de vaincre le dernier défi. Le butin est à lui, la carte devient son trophée.',
      },
    ],
  },
  {
    id: 'auction',
    title: { en: 'A contest begins: bidding', fr: 'L’affrontement\u00a0: d’abord l’enchère' },
    text: [
      {
        en: 'The hero’s player bids against the challenge’s owner, and opens with at least 1 glory. Then each in turn may raise, call (bid the same) or withdraw. You cannot bid more than you or the other player has. Whoever withdraws loses their bid, at least 1, and the challenge stays, face up. A call starts the resolution.',
        fr: 'Le joueur du héros mise contre le propriétaire du défi, et ouvre à 1 point de gloire au moins. Puis chacun à son tour peut relancer, suivre (miser autant) ou se retirer. On ne mise pas plus que ce que l’on a, ni que ce qu’a l’autre. Qui se retire perd sa mise, au moins 1, et le défi reste, face visible. Suivre ouvre la résolution.',
      },
    ],
    board: { position: positions.auction, hint: { en: 'Azure bids 3. Raise, call or withdraw?', fr: 'Azur mise 3. Relancer, suivre ou se retirer\u00a0?' } },
  },
  {
    id: 'resolution',
    title: { en: 'The resolution', fr: 'La résolution' },
    text: [
      {
        en: 'The hero’s player chooses the attribute to compare. Each side counts the best value it may use, never a sum: hero, hired ally or allied hero. Then, in turn, play a card face down or pass, until both pass in a row. Resolution cards count; anything else is bluff. Revealed, they act in this order: cards that cancel, changes of attribute, then bonuses. The hero needs strictly more. The winner takes both bids; a beaten challenge is discarded, otherwise it stays.',
        fr: 'Le joueur du héros choisit l’attribut à comparer. Un camp compte la meilleure valeur à sa disposition, jamais une somme\u00a0: héros, allié engagé, héros allié. Puis, à tour de rôle, jouez une carte face cachée ou passez, jusqu’à ce que les deux passent de suite. Les cartes de résolution comptent, le reste est du bluff. Révélées, elles agissent dans cet ordre\u00a0: annulations, changements d’attribut, puis bonus. Le héros doit être strictement au-dessus. Le vainqueur prend les deux mises\u00a0; un défi vaincu est défaussé, sinon il reste.',
      },
    ],
    board: { position: positions.naming, hint: { en: 'The Headhunter has 5, 3, 6. In which attribute is Orsa above him?', fr: 'Le Chasseur a 5, 3, 6. Sur quel attribut Orsa peut-elle le dominer\u00a0?' } },
  },
  {
    id: 'diplomacy',
    title: { en: 'Third phase: diplomacy', fr: 'Troisième phase\u00a0: la diplomatie' },
    text: [
      {
        en: 'In turn, anyone may propose a treaty: glory, cards, objects, and promises for a time, such as not to place a challenge on an adventure or not to challenge a player to a duel. Everyone concerned must agree, and everyone sees it; cards given stay hidden from the others. A treaty is binding: the game enforces it and refuses moves against it. Two heroes on one adventure may become allies, share as agreed and use each other’s values until one of them leaves. The phase ends when all pass in a row.',
        fr: 'À tour de rôle, chacun peut proposer un traité\u00a0: gloire, cartes, objets, et promesses pour un temps, comme ne pas placer de défi sur une aventure ou ne pas provoquer un joueur en duel. Tous les intéressés doivent accepter, et chacun le voit\u00a0; les cartes données restent cachées aux autres. Un traité engage\u00a0: le jeu le fait respecter et refuse les coups contraires. Deux héros sur une même aventure peuvent s’allier, partager à leur gré et se prêter leurs valeurs tant qu’aucun ne part. La phase finit quand tous passent de suite.',
      },
    ],
  },
  {
    id: 'draw',
    title: { en: 'Fourth phase: the draw', fr: 'Quatrième phase\u00a0: la pioche' },
    text: [{ en: 'Everyone draws a card. There is no hand limit. When the draw pile is empty, the discard pile is shuffled.', fr: 'Chacun pioche une carte. La main n’a pas de limite. Quand la pioche est épuisée, on mélange la défausse.' }],
  },
  {
    id: 'end',
    title: { en: 'How it ends', fr: 'La fin de la partie' },
    text: [
      {
        en: 'A player with no glory is out; nobody may choose to spend or give away their last point. If anyone has 30 glory when a hero phase begins, the game ends: most glory wins, then trophies, then objects. The last player left wins at once; after 40 rounds, the most glory wins.',
        fr: 'Qui n’a plus de gloire est hors jeu\u00a0; on ne peut pas choisir de dépenser ou de donner son dernier point. Si quelqu’un a 30 points de gloire au début d’une phase des héros, la partie s’arrête\u00a0: le plus de gloire gagne, puis de trophées, puis d’objets. Le dernier en jeu gagne aussitôt\u00a0; après 40 manches, le plus de gloire gagne.',
      },
    ],
  },
  {
    id: 'notation',
    title: { en: 'Writing moves down', fr: 'Noter les coups' },
    text: [
      {
        en: 'A word and its object: lay:moor-reavers@a3, face:a3.1, bid:2, name:spirit. Adventures are a1, a2 and so on, challenges count from 1 on each. A treaty reads treaty:1>2:3pg;2!duel:1@r7: seat 1 gives seat 2 three glory, and seat 2 does not challenge seat 1 to a duel until the end of round 7. A question mark stands for what is hidden.',
        fr: 'Un mot et son complément\u00a0: lay:moor-reavers@a3, face:a3.1, bid:2, name:spirit. Les aventures sont a1, a2 et ainsi de suite, les défis s’y comptent à partir de 1. Un traité s’écrit treaty:1>2:3pg;2!duel:1@r7\u00a0: la place 1 donne 3 points de gloire à la place 2, qui ne la provoque pas en duel jusqu’à la fin de la manche 7. Un point d’interrogation remplace ce qui est caché.',
      },
    ],
  },
];
