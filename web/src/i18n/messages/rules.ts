export const rules = {
  title: { en: (game: string) => `How ${game} is played`, fr: (game: string) => `Comment on joue à ${game}` },
  try: { en: 'Play this game', fr: 'Jouer à ce jeu' },
  other: { en: (game: string) => `See also ${game}`, fr: (game: string) => `Voir aussi ${game}` },
  again: { en: 'Start over', fr: 'Recommencer' },
  contents: { en: 'On this page', fr: 'Sur cette page' },
};
