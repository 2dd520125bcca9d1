export const rules = {
  heading: { en: 'Rules', fr: 'Règles' },
  lead: { en: 'The rules of each game, with small boards to try the moves on.', fr: 'Les règles de chaque jeu, avec de petits plateaux pour essayer les coups.' },
  title: { en: (game: string) => `Rules of ${game}`, fr: (game: string) => `Règles de ${game}` },
  try: { en: 'Play this game', fr: 'Jouer à ce jeu' },
  other: { en: (game: string) => `See also ${game}`, fr: (game: string) => `Voir aussi ${game}` },
  allGames: { en: 'All rules', fr: 'Toutes les règles' },
  again: { en: 'Start over', fr: 'Recommencer' },
  noBoard: { en: 'This board is unavailable: the server is not responding.', fr: 'Plateau indisponible : le serveur ne répond pas.' },
  contents: { en: 'On this page', fr: 'Sur cette page' },
};
