import type { Language } from '../../protocol/messages';
import type { Translated } from '../../i18n/language.svelte';
import type { Section } from '../../rules/types';

const LAID: Translated[] = [
  { en: 'Played. In a game you would now draw, and the next player would play.', fr: 'Posé. Dans une partie, vous piocheriez maintenant, puis ce serait à votre voisin.' },
  { en: 'One territory conquered: it holds your token.', fr: 'Un territoire conquis : votre jeton s’y trouve.' },
  { en: 'Two territories with one domino.', fr: 'Deux territoires d’un seul domino.' },
];

export const rules = {
  lay: { en: 'Play it', fr: 'Poser' },
  back: { en: 'Cancel', fr: 'Annuler' },
  laid: (conquers: number): Translated => LAID[conquers] ?? LAID[0]!,
};

const SIDES: Translated<string[]> = { en: ['Blue', 'Yellow', 'Red', 'Green'], fr: ['Bleus', 'Jaunes', 'Rouges', 'Verts'] };

export function sideOf(seat: number, language: Language): string {
  return SIDES[language][seat] ?? '';
}

export const sections: Section[] = [
  {
    id: 'aim',
    title: { en: 'In a nutshell', fr: 'En bref' },
    text: [
      {
        en: 'Two to four players place dominoes between the numbered cells of a board. Four dominoes around a square enclose a territory, which goes to the player who placed the fourth. Whoever has the most territories wins.',
        fr: 'De deux à quatre joueurs posent des dominos entre les cases numérotées d’un plateau. Quatre dominos autour d’un carré ferment un territoire : il revient à qui pose le quatrième. Le plus de territoires l’emporte.',
      },
    ],
  },
  {
    id: 'material',
    title: { en: 'What is in the box', fr: 'Le matériel' },
    text: [
      {
        en: 'The board has eight rows of eight cells, each with a number from 0 to 6. Between neighbouring cells there are 112 spaces, and there are exactly 112 dominoes: four complete sets from 0-0 to 6-6. The boards are made so that each pair fits four spaces. Every domino finds a space in the end, and nobody ever has to pass.',
        fr: 'Le plateau compte huit rangées de huit cases, chacune numérotée de 0 à 6. Entre cases voisines s’ouvrent 112 emplacements, et il y a exactement 112 dominos : quatre jeux complets, de 0-0 à 6-6. Les plateaux sont faits pour que chaque paire convienne à quatre emplacements. Chaque domino finit par trouver un emplacement, et personne ne passe jamais.',
      },
      {
        en: 'The 112 spaces enclose 49 territories; the 24 along the border are marked with a thin line, because they break ties.',
        fr: 'Ces emplacements délimitent 49 territoires ; un filet marque les 24 du pourtour, qui départagent les égalités.',
      },
    ],
  },
  {
    id: 'start',
    title: { en: 'Setting up', fr: 'La mise en place' },
    text: [
      {
        en: 'Everyone draws seven dominoes and stands them on a rack where nobody else can see them. The rest stay face down as the stock. Who goes first is drawn at random, unless you agree otherwise, and play goes clockwise.',
        fr: 'Chacun pioche sept dominos et les place sur son chevalet, à l’abri des regards. Les autres restent faces cachées : c’est le talon. On tire au sort qui commence, sauf si vous en convenez autrement, et l’on joue dans le sens des aiguilles d’une montre.',
      },
    ],
  },
  {
    id: 'lay',
    title: { en: 'Playing a domino', fr: 'Poser un domino' },
    text: [
      {
        en: 'On your turn, place one domino between two cells that show its two numbers. You may turn it round; the cells decide which way it goes. Then draw another, as long as there is one: your rack always holds seven until the stock is empty.',
        fr: 'À son tour, on pose un domino entre deux cases qui portent ses deux chiffres. On peut le tourner ; ce sont les cases qui décident de son sens. Puis on en pioche un autre, tant qu’il en reste : le chevalet garde ses sept dominos jusqu’à ce que le talon soit vide.',
      },
    ],
    board: {
      position: 'A 1 d1e1d5e5d1d2d4d5h6h7c1d1d6e6e2f2b5c5c4c5g6h6f2f3b6c6g2g3d6d7c6c7g5h5g2h2g4g5f4g4g1g2b2b3 00040411132236/03162526264666',
      hint: { en: 'Tap a domino on the rack: the spaces it fits light up.', fr: 'Touchez un domino du chevalet : les emplacements qui lui conviennent s’éclairent.' },
    },
  },
  {
    id: 'conquer',
    title: { en: 'Conquering', fr: 'Conquérir' },
    text: [
      {
        en: 'Whoever places the fourth side of a territory conquers it; a token in your colour and shape shows it. It does not matter who placed the other three. One domino may close two territories at once. You do not get another turn for it.',
        fr: 'Qui pose le quatrième côté d’un territoire le conquiert ; un jeton de votre couleur et de votre forme l’indique. Peu importe qui a posé les trois autres. Un même domino peut fermer deux territoires d’un coup. On ne rejoue pas pour autant.',
      },
      {
        en: 'So be careful with third sides: if a player after you has the missing domino, the territory is theirs. The game can count for you: it shows how many of each domino you have not seen yet.',
        fr: 'Gare donc au troisième côté : si quelqu’un après vous a le domino qui manque, le territoire est à lui. Le jeu peut compter pour vous : il montre combien de dominos de chaque sorte vous n’avez pas encore vus.',
      },
    ],
    board: {
      position: 'A 1 c4d4d5e5c5d5c4c5e4e5d4e4f2g2f2f3f3g3b6c6a1b1g6h6e7f7b2b3h3h4c7d7 00121314152434/01051616242656',
      hint: { en: 'One domino on this rack closes two territories at once. Which, and where?', fr: 'Un domino de ce chevalet ferme deux territoires d’un coup. Lequel, et où ?' },
    },
  },
  {
    id: 'end',
    title: { en: 'How it ends', fr: 'La fin de la partie' },
    text: [
      {
        en: 'The game ends with the last domino. Whoever has the most territories wins; on a tie, the most of the 24 on the border; if still tied, the players tie for first. Two players can never tie, because 49 is odd.',
        fr: 'La partie s’achève avec le dernier domino. Le plus de territoires l’emporte ; à égalité, le plus de territoires en bordure, parmi les 24 ; si l’égalité demeure, ils sont premiers ex æquo. À deux, l’égalité est impossible, puisque 49 est impair.',
      },
    ],
  },
  {
    id: 'match',
    title: { en: 'A fair match of two', fr: 'Un match équitable à deux' },
    text: [
      {
        en: 'Moving last is an advantage, and so are better draws. A mirrored match cancels both: two games on the same board with the dominoes in the same order, with sides swapped in the second. The territories of both games are added up, then those on the border.',
        fr: 'Qui joue en dernier a l’avantage, et qui pioche mieux aussi. Le match en miroir supprime les deux : deux parties sur le même plateau, les dominos dans le même ordre, les camps échangés à la seconde. On additionne les territoires des deux parties, puis ceux du bord.',
      },
    ],
  },
  {
    id: 'notation',
    title: { en: 'Writing moves down', fr: 'Noter les coups' },
    text: [
      {
        en: '2-5@c3d3 reads: the 2-5 between the cells c3 and d3. A star after it means a conquered territory, two stars two. Columns go from a to h, rows from 1, at the bottom, to 8; a territory is named after its lower left cell. You can also type moves this way, with or without the pair.',
        fr: '2-5@c3d3 se lit : le 2-5 entre les cases c3 et d3. Une étoile marque un territoire conquis, deux étoiles deux. Les colonnes vont de a à h, les rangées de 1, en bas, à 8 ; un territoire porte le nom de sa case en bas à gauche. On peut aussi taper ses coups ainsi, même sans la paire.',
      },
    ],
  },
];
