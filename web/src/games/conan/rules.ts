import type { Section } from '../../rules/types';

export const rules = {
  play: { en: 'Play it', fr: 'Jouer' },
  touchCard: { en: 'Touch a card to look at it closely.', fr: 'Touchez une carte pour la voir de près.' },
  played: { en: 'Played. At a table the others would answer now.', fr: 'Joué. À une table, les autres répondraient maintenant.' },
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
    title: { en: 'In a nutshell', fr: 'En deux mots' },
    text: [
      {
        en: 'Two to four players each lead a hero from adventure to adventure and lay hidden challenges in the others’ way. Glory, counted in PG, is what you bid, win and lose. When a hero phase begins and somebody has 30 PG, the game is over and the most glory wins.',
        fr: 'De deux à quatre joueurs mènent chacun un héros d’aventure en aventure et sèment des défis cachés sur la route des autres. La gloire, comptée en PG, se mise, se gagne et se perd. Quand une phase des héros commence et que quelqu’un a 30 PG, la partie s’achève\u00a0: la plus grande gloire l’emporte.',
      },
    ],
  },
  {
    id: 'cards',
    title: { en: 'The cards', fr: 'Les cartes' },
    text: [
      {
        en: 'A hero has three values, Strength, Cunning and Spirit, and a gift. An adventure has a Difficulty and a loot: glory, and from Difficulty 3 also an object. Challenges are foes, traps, sorceries, and allies who can be hired. Resolution cards help in contests, actions are played in the card phase, objects are found and kept, three at most.',
        fr: 'Un héros a trois valeurs, Force, Ruse et Esprit, et un don. Une aventure a une Difficulté et un butin\u00a0: de la gloire et, à partir de la Difficulté 3, un objet. Les défis sont des ennemis, des pièges, des sortilèges, et des alliés qu’on peut engager. Les cartes de résolution aident dans les affrontements, les actions se jouent dans la phase des cartes, les objets se trouvent et se gardent, trois au plus.',
      },
    ],
    cards: ['velmire', 'lantern-wood', 'two-mawed-hound', 'steppe-archer', 'feint', 'rockfall', 'boar-spear'],
  },
  {
    id: 'start',
    title: { en: 'Setting up', fr: 'La mise en place' },
    text: [
      {
        en: 'Everybody draws a hero; two players who both want to may swap. Everybody gets an adventure, face up. Whoever has the hardest is first player, for the whole game. Each draws one challenge and lays it face down on somebody else’s adventure: the sword points at its owner. Then seven cards and 15 PG each, and in turn the heroes choose an adventure, never one where a challenge of their own player lies.',
        fr: 'Chacun tire un héros\u00a0; deux joueurs d’accord peuvent échanger. Chacun reçoit une aventure, face visible. Qui a la plus difficile est premier joueur, pour toute la partie. Chacun tire un défi et le pose face cachée sur l’aventure d’un autre\u00a0: l’épée désigne son propriétaire. Puis sept cartes et 15 PG chacun, et les héros choisissent à tour de rôle une aventure, jamais celle où repose un défi de leur joueur.',
      },
    ],
  },
  {
    id: 'card-phase',
    title: { en: 'First phase: cards', fr: 'Première phase\u00a0: les cartes' },
    text: [
      {
        en: 'In turn, one card or none. In the first lap everybody gets a turn; later the phase ends with the first player who plays none. A challenge is laid on an adventure where your own hero does not stand and which has fewer challenges than its Difficulty; a new adventure is laid before you and is open to all. Each of these earns 1 PG. An action simply does what it says.',
        fr: 'À tour de rôle, une carte ou aucune. Au premier tour de table, chacun a son tour\u00a0; ensuite la phase s’arrête au premier qui ne joue rien. Un défi se pose sur une aventure où ne se tient pas votre héros et qui a moins de défis que sa Difficulté\u00a0; une nouvelle aventure se pose devant soi, ouverte à tous. L’un et l’autre rapportent 1 PG. Une action fait simplement ce qu’elle dit.',
      },
    ],
    board: { position: positions.cards, hint: { en: 'Touch Moor Reavers, then a lit adventure. Or open the Stone Hives.', fr: 'Touchez les Pillards de la lande, puis une aventure éclairée. Ou ouvrez les Ruches de pierre.' } },
  },
  {
    id: 'hero-phase',
    title: { en: 'Second phase: heroes', fr: 'Deuxième phase\u00a0: les héros' },
    text: [
      {
        en: 'In turn, each hero does one thing. He goes to another adventure, which he must if he stands on none and cannot while a challenge lies on his. He faces a challenge: it is turned up. An ally may be hired for the price named. Everything else must be overcome. He challenges another hero on the same adventure to a duel; there the one challenged names the attribute, and the loser is driven off. Or he accomplishes an adventure on which no challenge is left and no other hero stands, unless allied: not on arrival, but from the next hero phase on, and at once when he has beaten the last challenge. The loot is his, the card his trophy.',
        fr: 'À tour de rôle, chaque héros fait une chose. Il va vers une autre aventure, ce qu’il doit faire s’il n’est sur aucune, et ne peut faire tant qu’un défi repose sur la sienne. Il affronte un défi\u00a0: on le retourne. Un allié peut être engagé au prix indiqué\u00a0; tout le reste doit être surmonté. Il provoque en duel un autre héros de la même aventure\u00a0: c’est alors le provoqué qui choisit l’attribut, et le perdant est chassé. Ou il accomplit une aventure sans défi ni autre héros, sauf allié\u00a0: pas à l’arrivée, mais dès la phase suivante, et aussitôt s’il vient de vaincre le dernier défi. Le butin est à lui, la carte devient son trophée.',
      },
    ],
  },
  {
    id: 'auction',
    title: { en: 'A contest begins: the auction', fr: 'L’affrontement\u00a0: d’abord l’enchère' },
    text: [
      {
        en: 'Hero against the challenge’s owner. The hero’s player opens with at least 1 PG. Then each in turn may raise, follow, that is bid the same, or withdraw. Nobody may bid more than the other has, nor more than his own. Who withdraws loses what he bid, at least 1, and the challenge stays, face up. Who follows leads on to the resolution.',
        fr: 'Le héros contre le propriétaire du défi. Le joueur du héros ouvre à 1 PG au moins. Puis chacun à son tour peut monter, suivre, c’est-à-dire égaler, ou se retirer. Nul ne mise plus que l’autre ne possède, ni plus que son propre avoir. Qui se retire perd sa mise, au moins 1, et le défi reste, retourné. Qui suit mène à la résolution.',
      },
    ],
    board: { position: positions.auction, hint: { en: 'Azure has bid 3. Raise, follow or withdraw?', fr: 'Azur a misé 3. Monter, suivre ou se retirer\u00a0?' } },
  },
  {
    id: 'resolution',
    title: { en: 'The resolution', fr: 'La résolution' },
    text: [
      {
        en: 'The hero’s player names the attribute that decides. A side counts the best value it may use, never a sum: hero, hired ally, allied hero. Then, in turn, one card face down or none, until both lay none in a row. Resolution cards count, anything else was bluff. Turned up, they act in this order: parries cancel, the attribute may change, then additions. The hero needs strictly more. The winner takes both stakes; a challenge that was beaten is discarded, otherwise it stays.',
        fr: 'Le joueur du héros choisit l’attribut qui décide. Un camp compte la meilleure valeur à sa disposition, jamais une somme\u00a0: héros, allié engagé, héros allié. Puis, à tour de rôle, une carte face cachée ou aucune, jusqu’à ce que les deux s’arrêtent coup sur coup. Les cartes de résolution comptent, le reste n’était que bluff. Retournées, elles agissent dans cet ordre\u00a0: les parades annulent, l’attribut peut changer, puis viennent les bonus. Le héros doit être strictement au-dessus. Le vainqueur prend les deux mises\u00a0; un défi vaincu est défaussé, sinon il reste.',
      },
    ],
    board: { position: positions.naming, hint: { en: 'The Headhunter has 5, 3, 6. In which attribute is Orsa above him?', fr: 'Le Chasseur a 5, 3, 6. Sur quel attribut Orsa peut-elle le dominer\u00a0?' } },
  },
  {
    id: 'diplomacy',
    title: { en: 'Third phase: diplomacy', fr: 'Troisième phase\u00a0: la diplomatie' },
    text: [
      {
        en: 'In turn, anybody may propose a treaty: glory, cards, objects, and promises with an end, not to lay a challenge on an adventure, not to challenge somebody to a duel. Everybody concerned must agree, and all hear of it; cards that are given stay hidden from the others. A treaty cannot be broken: the table carries it out and refuses moves against it. Two heroes on one adventure may become allies, share as they agree and use each other’s values until one of them leaves. The phase ends when all pass in a row.',
        fr: 'À tour de rôle, chacun peut proposer un traité\u00a0: gloire, cartes, objets, et promesses à terme, ne pas poser de défi sur une aventure, ne pas provoquer quelqu’un en duel. Tous les intéressés doivent accepter, et chacun en est témoin\u00a0; les cartes données restent cachées aux autres. Un traité ne se rompt pas\u00a0: la table l’exécute et refuse les coups contraires. Deux héros sur une même aventure peuvent s’allier, partager à leur gré et se prêter leurs valeurs tant qu’aucun ne part. La phase finit quand tous passent coup sur coup.',
      },
    ],
  },
  {
    id: 'draw',
    title: { en: 'Fourth phase: the draw', fr: 'Quatrième phase\u00a0: la pioche' },
    text: [{ en: 'Everybody draws a card. There is no limit to a hand. When the pile is used up, the discard is shuffled.', fr: 'Chacun pioche une carte. La main n’a pas de limite. Quand la pioche est épuisée, on mélange la défausse.' }],
  },
  {
    id: 'end',
    title: { en: 'How it ends', fr: 'La fin de la partie' },
    text: [
      {
        en: 'Whoever is down to 0 PG is out; nobody may spend or give the last one by choice. With 30 PG at the start of a hero phase the game ends: most PG, then trophies, then objects. The last player left wins at once; after 40 rounds, the most PG.',
        fr: 'Qui tombe à 0 PG est hors jeu\u00a0; nul ne peut choisir de dépenser ou donner le dernier. Avec 30 PG au début d’une phase des héros, la partie s’achève\u00a0: le plus de PG, puis de trophées, puis d’objets. Le dernier en jeu gagne aussitôt\u00a0; après 40 tours, le plus de PG.',
      },
    ],
  },
  {
    id: 'notation',
    title: { en: 'Writing moves down', fr: 'Noter les coups' },
    text: [
      {
        en: 'A word and what it is done with: lay:moor-reavers@a3, face:a3.1, bid:2, name:spirit. Adventures are a1, a2 and so on, challenges count from 1 on each. A treaty reads treaty:1>2:3pg;2!duel:1@r7: seat 1 gives seat 2 three PG, seat 2 does not challenge seat 1 until the end of round 7. What somebody may not know is written as a question mark.',
        fr: 'Un mot et son complément\u00a0: lay:moor-reavers@a3, face:a3.1, bid:2, name:spirit. Les aventures sont a1, a2 et ainsi de suite, les défis s’y comptent à partir de 1. Un traité s’écrit treaty:1>2:3pg;2!duel:1@r7\u00a0: la place 1 donne 3 PG à la place 2, qui ne la provoque pas jusqu’à la fin du tour 7. Ce que l’on ne doit pas savoir s’écrit par un point d’interrogation.',
      },
    ],
  },
];
