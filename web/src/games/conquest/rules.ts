import type { Section } from '../../rules/types';

export const rules = {
  confirm: { en: 'Confirm', fr: 'Confirmer' },
  back: { en: 'Cancel', fr: 'Annuler' },
  charts: { en: 'Printable charts', fr: 'Tableaux à imprimer' },
  chartsText: {
    en: 'One sheet for each top face: where the die can go on an empty board, and the face it lands on.',
    fr: 'Une feuille par face du dessus : où le dé peut aller sur un plateau vide, et la face obtenue.',
  },
  chartsKind: { en: 'Kind of dice', fr: 'Sorte de dés' },
  chart: { en: (n: number) => `Chart for a ${n}`, fr: (n: number) => `Tableau du ${n}` },
};

export function sections(game: string): Section[] {
  const six = game === 'sixfaces';
  const key = six ? { en: 'King', fr: 'Roi' } : { en: 'Key die', fr: 'dé clef' };
  const side = six ? { en: 'Red', fr: 'les Rouges' } : { en: 'Black', fr: 'les Noirs' };
  return [
    {
      id: 'aim',
      title: { en: 'In a nutshell', fr: 'En bref' },
      text: [
        {
          en: `Tumble dice across the board. Capture the enemy ${key.en}, or bring ${six ? 'any of your dice' : 'yours'} to the enemy ${key.en}’s starting square.`,
          fr: `Faites basculer vos dés à travers le plateau. Prenez le ${key.fr} adverse, ou amenez ${six ? 'n’importe quel dé' : 'le vôtre'} sur la case de départ du ${key.fr} adverse.`,
        },
      ],
    },
    {
      id: 'start',
      title: { en: 'Setting up', fr: 'La mise en place' },
      text: [
        {
          en: `The board has nine files, a to i, and eight ranks. Each side lines up nine dice on its own edge: from the left, 5, 1, 2 and 6 on top, the ${key.en} in the middle, then the same in reverse. On every ordinary die the 3 faces its owner and the 4 faces the opponent.`,
          fr: `Le plateau compte neuf colonnes, de a à i, et huit rangées. Chaque camp aligne neuf dés sur son bord : de gauche à droite 5, 1, 2 et 6 dessus, le ${key.fr} au milieu, puis les mêmes en miroir. Sur chaque dé ordinaire, le 3 regarde son propriétaire et le 4 l’adversaire.`,
        },
        {
          en: six ? 'White goes first.' : 'Who goes first, White or Black, is drawn at random.',
          fr: six ? 'Les Blancs commencent.' : 'On tire au sort qui commence, des Blancs ou des Noirs.',
        },
      ],
      board: {
        position: 'e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 w 0 1',
        hint: { en: 'Tap a white die: every square it can reach lights up.', fr: 'Touchez un dé blanc : toutes les cases à sa portée s’éclairent.' },
      },
    },
    {
      id: 'move',
      title: { en: 'Tumbling a die', fr: 'Faire basculer un dé' },
      text: [
        {
          en: 'On your turn you move one die. It tumbles over its edge, one square at a time, exactly as many squares as its top face shows at the start: a 4 moves four squares, no fewer and no more.',
          fr: 'À son tour, on déplace un dé. Il bascule sur son arête, case après case, d’autant de cases exactement qu’en indique sa face du dessus au départ : un 4 parcourt quatre cases, ni plus ni moins.',
        },
        {
          en: 'It moves straight along a file or a rank, never diagonally. Once on the way, after the first square and before the last, it may turn left or right. Because it tumbles, it lands on another face, and that face counts for its next move.',
          fr: 'Il avance tout droit le long d’une colonne ou d’une rangée, jamais en diagonale. Une seule fois en chemin, après la première case et avant la dernière, il peut tourner à gauche ou à droite. Comme il bascule, une autre face apparaît à l’arrivée : c’est elle qui comptera la fois suivante.',
        },
      ],
      board: {
        position: '4k4/9/9/9/3D65/9/9/4K4 w 0 1',
        hint: { en: 'Tap the 4 on d4, then a lit square, then Confirm.', fr: 'Touchez le 4 en d4, puis une case éclairée, puis Confirmer.' },
      },
    },
    {
      id: 'routes',
      title: { en: 'Two ways to one square', fr: 'Deux chemins pour une case' },
      text: [
        {
          en: 'Many squares can be reached by two routes, turning early or late, and the die often lands on different faces. Such a square is split on the board: choose the half you want. Every square on the way must be empty; a die in the way blocks that route but not the other.',
          fr: 'Bien des cases s’atteignent par deux chemins, selon qu’on tourne tôt ou tard, et la face finale diffère souvent. Le plateau partage alors la case en deux : choisissez la moitié voulue. Toutes les cases traversées doivent être vides ; un dé sur le passage ferme ce chemin, mais pas l’autre.',
        },
      ],
      board: {
        position: '4k4/9/9/3b45/9/3D61A33/9/4K4 w 0 1',
        hint: { en: 'Here other dice block some routes.', fr: 'Ici, d’autres dés barrent quelques chemins.' },
      },
    },
    {
      id: 'take',
      title: { en: 'Capturing', fr: 'Prendre' },
      text: [
        {
          en: 'If there is an enemy die on the last square, it is captured and leaves the board for good. You never jump over a die, never stop early to capture one, and never land on your own.',
          fr: 'Si la dernière case porte un dé adverse, il est pris et quitte le plateau pour de bon. On ne saute jamais un dé, on ne s’arrête pas plus tôt pour en prendre un, et on ne se pose jamais sur les siens.',
        },
      ],
      board: {
        position: '4k4/9/3f25/9/5c23/3C65/9/4K4 w 0 1',
        hint: { en: 'The 3 on d3 can capture either enemy die. Find the routes.', fr: 'Le 3 en d3 peut prendre l’un ou l’autre dé adverse. Trouvez les chemins.' },
      },
    },
    {
      id: 'key',
      title: six ? { en: 'The King', fr: 'Le Roi' } : { en: 'The Key die', fr: 'Le dé clef' },
      text: [
        {
          en: `The ${key.en} moves one square, forwards, backwards or sideways, and captures in the same way. Its faces do not matter. Nobody has to announce a threat, and a ${key.en} may stay in danger: watch out for yourself. The board warns you unless you switch that off.`,
          fr: `Le ${key.fr} avance d’une case, devant, derrière ou sur un côté, et prend de la même façon. Ses faces ne comptent pas. Personne n’est tenu d’annoncer une menace, et un ${key.fr} peut rester en danger : à vous de veiller. Le plateau vous avertit, sauf si vous désactivez l’avertissement.`,
        },
      ],
    },
    {
      id: 'declare',
      title: { en: 'Choose, then confirm', fr: 'Choisir, puis confirmer' },
      text: [
        {
          en: 'A move is a die and its route. Choose them, then confirm. You can cancel until you confirm; your opponent sees the move you are considering.',
          fr: 'Un coup, c’est un dé et son chemin. Choisissez-les, puis confirmez. Vous pouvez annuler avant de confirmer ; l’adversaire voit le coup que vous envisagez.',
        },
      ],
    },
    {
      id: 'end',
      title: { en: 'How it ends', fr: 'La fin de la partie' },
      text: [
        {
          en: `You win by capturing the enemy ${key.en}, or by ending a move on its starting square (e8 for White, e1 for ${side.en}) with ${six ? 'any die' : `the ${key.en} itself`}. Passing over that square is not enough.`,
          fr: `La partie est gagnée aussitôt qu’on prend le ${key.fr} adverse, ou qu’on termine un coup sur sa case de départ (e8 pour les Blancs, e1 pour ${side.fr}) avec ${six ? 'n’importe quel dé' : `le ${key.fr} lui-même`}. La traverser ne suffit pas.`,
        },
        {
          en: 'The game is a draw when the same position occurs for the third time with the same side to move, after a hundred moves without a capture, when the side to move has no legal move, or when both players agree.',
          fr: 'Elle est nulle quand la même position revient une troisième fois avec le même camp au trait, après cent coups sans prise, quand le camp au trait ne peut pas jouer, ou d’un commun accord.',
        },
      ],
      board: six
        ? { position: '9/4A34/9/9/k8/9/9/4K4 w 0 1', hint: { en: 'One move wins.', fr: 'Un coup suffit pour gagner.' } }
        : { position: '9/4K4/9/9/k8/9/9/9 w 0 1', hint: { en: 'One move wins.', fr: 'Un coup suffit pour gagner.' } },
    },
    {
      id: 'notation',
      title: { en: 'Writing moves down', fr: 'Noter les coups' },
      text: [
        {
          en: 'd1-d5-f5=1 reads: from d1, turning at d5, to f5, landing on 1. An x before the last square is a capture, a K in front marks the ' + key.en + ', # wins. You can also type moves this way.',
          fr: 'd1-d5-f5=1 se lit : de d1, en tournant en d5, à f5, où apparaît un 1. Un x avant la dernière case marque une prise, un K en tête le ' + key.fr + ', # la victoire. On peut aussi taper ses coups ainsi.',
        },
      ],
    },
  ];
}
