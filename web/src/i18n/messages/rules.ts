export const rules = {
  heading: { en: 'Rules', fr: 'Règles' },
  lead: {
    en: 'How each game is played, with small boards to try the moves on.',
    fr: 'Comment se joue chaque jeu, avec de petits plateaux pour essayer les coups.',
  },
  title: { en: (game: string) => `How ${game} is played`, fr: (game: string) => `Comment on joue à ${game}` },
  try: { en: 'Play this game', fr: 'Jouer à ce jeu' },
  other: { en: (game: string) => `See also ${game}`, fr: (game: string) => `Voir aussi ${game}` },
  allGames: { en: 'All rules', fr: 'Toutes les règles' },
  again: { en: 'Start over', fr: 'Recommencer' },
  noBoard: { en: 'This board needs the server, which does not answer.', fr: 'Ce plateau a besoin du serveur, qui ne répond pas.' },
  contents: { en: 'On this page', fr: 'Sur cette page' },
};
