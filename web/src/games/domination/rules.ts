import type { Language } from '../../protocol/messages';
import type { Translated } from '../../i18n/language.svelte';
import type { Section } from '../../rules/types';

const LAID: Translated[] = [
  { en: 'Laid. At a table you would now draw, and your neighbour would play.', fr: 'Posé. À une table, vous piocheriez maintenant, puis ce serait à votre voisin.' },
  { en: 'One territory conquered: your token stands in it.', fr: 'Un territoire conquis : votre jeton s’y trouve.' },
  { en: 'Two territories with one domino.', fr: 'Deux territoires d’un seul domino.' },
];

export const rules = {
  lay: { en: 'Lay it', fr: 'Poser' },
  back: { en: 'Put back', fr: 'Reposer' },
  laid: (conquers: number): Translated => LAID[conquers] ?? LAID[0]!,
};

const SIDES: Translated<string[]> = { en: ['Blue', 'Yellow', 'Red', 'Green'], fr: ['Bleus', 'Jaunes', 'Rouges', 'Verts'] };

export function sideOf(seat: number, language: Language): string {
  return SIDES[language][seat] ?? '';
}

export const sections: Section[] = [
  {
    id: 'aim',
    title: { en: 'In a nutshell', fr: 'En deux mots' },
    text: [
      {
        en: 'Two to four players lay dominoes between the numbered cells of a board. Four dominoes around a square enclose a territory, and it belongs to whoever lays the fourth. Most territories win.',
        fr: 'De deux à quatre joueurs posent des dominos entre les cases numérotées d’un plateau. Quatre dominos autour d’un carré ferment un territoire : il revient à qui pose le quatrième. Le plus de territoires l’emporte.',
      },
    ],
  },
  {
    id: 'material',
    title: { en: 'On the table', fr: 'Sur la table' },
    text: [
      {
        en: 'The board has eight rows of eight cells, each with a number from 0 to 6. Between neighbouring cells there are 112 places, and there are exactly 112 dominoes: four complete sets from 0-0 to 6-6. The boards are made so that each pair fits four places. Every domino finds its place in the end, and nobody ever has to pass.',
        fr: 'Le plateau compte huit rangées de huit cases, chacune numérotée de 0 à 6. Entre cases voisines s’ouvrent 112 emplacements, et il y a exactement 112 dominos : quatre jeux complets, de 0-0 à 6-6. Les plateaux sont faits pour que chaque paire convienne à quatre emplacements. Chaque domino finit par trouver sa place, et personne ne passe jamais.',
      },
      {
        en: 'The 112 places enclose 49 territories; the 24 along the edge are marked with a fine line, since they decide ties.',
        fr: 'Ces emplacements délimitent 49 territoires ; un filet marque les 24 du pourtour, qui départagent les égalités.',
      },
    ],
  },
  {
    id: 'start',
    title: { en: 'Setting up', fr: 'La mise en place' },
    text: [
      {
        en: 'Everybody draws seven dominoes and stands them on a rack where nobody else can see them. The rest stays face down: the stock. Chance decides who begins, unless you agree otherwise, and play goes clockwise.',
        fr: 'Chacun pioche sept dominos et les dresse sur son chevalet, à l’abri des regards. Les autres restent faces cachées : c’est le talon. Le sort désigne qui commence, sauf si vous en convenez autrement, et l’on joue dans le sens des aiguilles d’une montre.',
      },
    ],
  },
  {
    id: 'lay',
    title: { en: 'Laying a domino', fr: 'Poser un domino' },
    text: [
      {
        en: 'On your turn you lay one domino between two cells that show its two numbers. You may turn it round; the cells say which way it lies. Then you draw another, as long as there is one, so that your rack always holds seven until the stock is empty.',
        fr: 'À son tour, on pose un domino entre deux cases qui portent ses deux chiffres. On peut le tourner ; ce sont les cases qui décident de son sens. Puis on en pioche un autre, tant qu’il en reste : le chevalet garde ses sept dominos jusqu’à ce que le talon soit vide.',
      },
    ],
    board: {
      position: 'A 1 d1e1d5e5d1d2d4d5h6h7c1d1d6e6e2f2b5c5c4c5g6h6f2f3b6c6g2g3d6d7c6c7g5h5g2h2g4g5f4g4g1g2b2b3 00040411132236/03162526264666',
      hint: { en: 'Touch a domino of the rack: the places it fits light up.', fr: 'Touchez un domino du chevalet : les places qui lui conviennent s’éclairent.' },
    },
  },
  {
    id: 'conquer',
    title: { en: 'Conquering', fr: 'Conquérir' },
    text: [
      {
        en: 'Whoever lays the fourth side of a territory conquers it; a token in your colour and shape says so. It does not matter who laid the other three. One domino may close two territories at once. You get no second turn for it.',
        fr: 'Qui pose le quatrième côté d’un territoire le conquiert ; un jeton de votre couleur et de votre forme l’indique. Peu importe qui a posé les trois autres. Un même domino peut fermer deux territoires d’un coup. On ne rejoue pas pour autant.',
      },
      {
        en: 'So beware of laying a third side: if somebody after you holds the missing domino, the territory is theirs. The table counts along, if you wish: it shows how many of each domino you have not seen yet.',
        fr: 'Gare donc au troisième côté : si quelqu’un après vous a le domino qui manque, le territoire est à lui. La table compte avec vous, si vous le voulez : elle montre combien de dominos de chaque sorte vous n’avez pas encore vus.',
      },
    ],
    board: {
      position: 'A 1 c4d4d5e5c5d5c4c5e4e5d4e4f2g2f2f3f3g3b6c6a1b1g6h6e7f7b2b3h3h4c7d7 00121314152434/01051616242656',
      hint: { en: 'One domino of this rack closes two territories at once. Which, and where?', fr: 'Un domino de ce chevalet ferme deux territoires d’un coup. Lequel, et où ?' },
    },
  },
  {
    id: 'end',
    title: { en: 'How it ends', fr: 'La fin de la partie' },
    text: [
      {
        en: 'The game ends with the last domino. Most territories win; among equals, most of the 24 at the border; if that is equal too, they share the win. Two players can never tie, since 49 is odd.',
        fr: 'La partie s’achève avec le dernier domino. Le plus de territoires l’emporte ; à égalité, le plus de territoires en bordure, parmi les 24 ; si l’égalité demeure, la victoire est partagée. À deux, l’égalité est impossible, puisque 49 est impair.',
      },
    ],
  },
  {
    id: 'match',
    title: { en: 'A fair match of two', fr: 'Un match équitable à deux' },
    text: [
      {
        en: 'Whoever moves last has an edge, and so has whoever draws better. A mirrored match takes both away: two games on the same board with the dominoes in the same order, seats exchanged in the second. The territories of both games are added up, then those at the border.',
        fr: 'Qui joue en dernier a l’avantage, et qui pioche mieux aussi. Le match en miroir supprime les deux : deux parties sur le même plateau, les dominos dans le même ordre, les places échangées à la seconde. On additionne les territoires des deux parties, puis ceux du bord.',
      },
    ],
  },
  {
    id: 'notation',
    title: { en: 'Writing moves down', fr: 'Noter les coups' },
    text: [
      {
        en: '2-5@c3d3 reads: the 2-5 between the cells c3 and d3. A star after it conquers a territory, two stars two. Columns go from a to h, rows from 1, at the bottom, to 8; a territory has the name of its lower left cell. You may also type moves this way, and the pair may be left out.',
        fr: '2-5@c3d3 se lit : le 2-5 entre les cases c3 et d3. Une étoile marque un territoire conquis, deux étoiles deux. Les colonnes vont de a à h, les rangées de 1, en bas, à 8 ; un territoire porte le nom de sa case en bas à gauche. On peut aussi taper ses coups ainsi, même sans la paire.',
      },
    ],
  },
];
