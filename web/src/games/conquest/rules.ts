import type { Section } from '../../rules/types';

export const rules = {
  confirm: { en: 'Confirm', fr: 'Confirmer' },
  back: { en: 'Tumble back', fr: 'Rebasculer' },
  charts: { en: 'Printable charts', fr: 'Tableaux à imprimer' },
  chartsText: {
    en: 'One sheet for each face that may lie on top: where the die can go on an empty board, and what comes up there.',
    fr: 'Une feuille par face du dessus : où le dé peut aller sur un plateau vide, et ce qu’il y montrera.',
  },
  chart: { en: (n: number) => `Chart for a ${n}`, fr: (n: number) => `Tableau du ${n}` },
};

export function sections(game: string): Section[] {
  const six = game === 'sixfaces';
  const key = six ? { en: 'King', fr: 'Roi' } : { en: 'Key die', fr: 'dé clef' };
  const side = six ? { en: 'Red', fr: 'les rouges' } : { en: 'Black', fr: 'les noirs' };
  return [
    {
      id: 'aim',
      title: { en: 'In a nutshell', fr: 'En deux mots' },
      text: [
        {
          en: `Two players push dice over a board by tipping them from face to face. You win by taking the enemy ${key.en}, or by ${six ? 'landing any of your dice' : `bringing your own ${key.en}`} on the square where it stood at the start.`,
          fr: `Deux joueurs font avancer des dés en les faisant basculer de face en face. On gagne en prenant le ${key.fr} adverse, ou en ${six ? 'posant n’importe quel dé' : `amenant son propre ${key.fr}`} sur la case qu’il occupait au départ.`,
        },
      ],
    },
    {
      id: 'start',
      title: { en: 'Setting up', fr: 'La mise en place' },
      text: [
        {
          en: `The board has nine files, a to i, and eight ranks. Each side lines up nine dice on its own edge: from the left, 5, 1, 2 and 6 on top, the ${key.en} in the middle, then the same in reverse. On every ordinary die the 3 looks at its owner and the 4 at the enemy.`,
          fr: `Le plateau compte neuf colonnes, de a à i, et huit rangées. Chaque camp aligne neuf dés sur son bord : de gauche à droite 5, 1, 2 et 6 dessus, le ${key.fr} au milieu, puis les mêmes en miroir. Sur chaque dé ordinaire, le 3 regarde son propriétaire et le 4 l’adversaire.`,
        },
        {
          en: six ? 'White begins.' : `Chance decides who begins: the table draws between White and Black.`,
          fr: six ? 'Les blancs commencent.' : 'Le sort désigne qui commence, des blancs ou des noirs.',
        },
      ],
      board: {
        position: 'e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 w 0 1',
        hint: { en: 'Touch a white die: every square it can reach lights up.', fr: 'Touchez un dé blanc : toutes les cases à sa portée s’éclairent.' },
      },
    },
    {
      id: 'move',
      title: { en: 'Tipping a die', fr: 'Faire basculer un dé' },
      text: [
        {
          en: 'On your turn you move one die. It tips over its edge, one square at a time, exactly as many squares as its top face says before it sets out: a 4 goes four squares, neither fewer nor more.',
          fr: 'À son tour, on déplace un dé. Il bascule sur son arête, case après case, d’autant de cases exactement qu’en indique sa face du dessus au départ : un 4 parcourt quatre cases, ni plus ni moins.',
        },
        {
          en: 'It runs straight along a file or a rank, never aslant. Once on the way, after the first square and before the last, it may turn left or right. Since it tips, another face comes up at the end, and that is what it will count next time.',
          fr: 'Il file droit le long d’une colonne ou d’une rangée, jamais en biais. Une seule fois en chemin, après la première case et avant la dernière, il peut tourner à gauche ou à droite. Comme il bascule, une autre face apparaît à l’arrivée : c’est elle qui comptera la fois suivante.',
        },
      ],
      board: {
        position: '4k4/9/9/9/3D65/9/9/4K4 w 0 1',
        hint: { en: 'Touch the 4 on d4, then a lit square, then Confirm.', fr: 'Touchez le 4 en d4, puis une case éclairée, puis Confirmer.' },
      },
    },
    {
      id: 'routes',
      title: { en: 'Two ways to one square', fr: 'Deux chemins pour une case' },
      text: [
        {
          en: 'Many squares can be reached by two routes, turning early or late, and they often end on different faces. Such a square is split on the board: choose the half you mean. Every square on the way must be empty; a die in the way closes that route and leaves the other.',
          fr: 'Bien des cases s’atteignent par deux chemins, selon qu’on tourne tôt ou tard, et la face finale diffère souvent. Le plateau partage alors la case en deux : choisissez la moitié voulue. Toutes les cases traversées doivent être vides ; un dé sur le passage ferme ce chemin-là et laisse l’autre.',
        },
      ],
      board: {
        position: '4k4/9/9/3b45/9/3D61A33/9/4K4 w 0 1',
        hint: { en: 'Here some routes are closed by other dice.', fr: 'Ici, d’autres dés barrent quelques chemins.' },
      },
    },
    {
      id: 'take',
      title: { en: 'Taking', fr: 'Prendre' },
      text: [
        {
          en: 'If the last square holds an enemy die, it is taken and leaves the board for good. You never jump over a die, never stop early to take one, and never land on your own.',
          fr: 'Si la dernière case porte un dé adverse, il est pris et quitte le plateau pour de bon. On ne saute jamais un dé, on ne s’arrête pas plus tôt pour en prendre un, et on ne se pose jamais sur les siens.',
        },
      ],
      board: {
        position: '4k4/9/3f25/9/5c23/3C65/9/4K4 w 0 1',
        hint: { en: 'The 3 on d3 can take either enemy die. Find the routes.', fr: 'Le 3 en d3 peut prendre l’un ou l’autre dé adverse. Trouvez les chemins.' },
      },
    },
    {
      id: 'key',
      title: six ? { en: 'The King', fr: 'Le Roi' } : { en: 'The Key die', fr: 'Le dé clef' },
      text: [
        {
          en: `The ${key.en} steps one square, straight ahead, back or to a side, and takes in the same way. What its faces show does not matter. Nobody has to announce a threat, and a ${key.en} may stay in danger: looking out is your own business. The board warns you unless you switch that off.`,
          fr: `Le ${key.fr} avance d’une case, devant, derrière ou sur un côté, et prend de la même façon. Ses faces ne comptent pas. Personne n’est tenu d’annoncer une menace, et un ${key.fr} peut rester en danger : à chacun de veiller. Le plateau vous avertit, sauf si vous le lui interdisez.`,
        },
      ],
    },
    {
      id: 'declare',
      title: { en: 'Say it, then do it', fr: 'Annoncer, puis jouer' },
      text: [
        {
          en: 'A move is a die and its route. You point them out first and may watch the die tip along; as long as you have not confirmed, you can tip it back without a trace. Your opponent sees what you are considering.',
          fr: 'Un coup, c’est un dé et son chemin. On les désigne d’abord, et l’on peut regarder le dé basculer ; tant qu’on n’a pas confirmé, il revient sans laisser de trace. L’adversaire voit ce que vous envisagez.',
        },
      ],
    },
    {
      id: 'end',
      title: { en: 'How it ends', fr: 'La fin de la partie' },
      text: [
        {
          en: `The game is won at once by taking the enemy ${key.en}, or by ending a move on its starting square (e8 for White, e1 for ${side.en}) with ${six ? 'any die' : `the ${key.en} itself`}. Passing over that square is not enough.`,
          fr: `La partie est gagnée aussitôt qu’on prend le ${key.fr} adverse, ou qu’on termine un coup sur sa case de départ (e8 pour les blancs, e1 pour ${side.fr}) avec ${six ? 'n’importe quel dé' : `le ${key.fr} lui-même`}. La traverser ne suffit pas.`,
        },
        {
          en: 'It is drawn when the same position comes for the third time with the same side to move, after a hundred moves without anything taken, when the side to move cannot move, or when both agree.',
          fr: 'Elle est nulle quand la même position revient une troisième fois avec le même camp au trait, après cent coups sans prise, quand le camp au trait ne peut pas jouer, ou d’un commun accord.',
        },
      ],
      board: six
        ? { position: '9/4A34/9/9/k8/9/9/4K4 w 0 1', hint: { en: 'One step wins.', fr: 'Un pas suffit pour gagner.' } }
        : { position: '9/4K4/9/9/k8/9/9/9 w 0 1', hint: { en: 'One step wins.', fr: 'Un pas suffit pour gagner.' } },
    },
    {
      id: 'notation',
      title: { en: 'Writing moves down', fr: 'Noter les coups' },
      text: [
        {
          en: 'd1-d5-f5=1 reads: from d1, turning at d5, to f5, where a 1 comes up. An x before the last square takes, a K in front marks the ' + key.en + ', # wins. You may also type moves this way.',
          fr: 'd1-d5-f5=1 se lit : de d1, en tournant en d5, à f5, où apparaît un 1. Un x avant la dernière case marque une prise, un K en tête le ' + key.fr + ', # la victoire. On peut aussi taper ses coups ainsi.',
        },
      ],
    },
  ];
}
