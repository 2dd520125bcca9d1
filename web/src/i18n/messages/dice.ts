/** The page that tells which kind of dice somebody has. */
export const dice = {
  title: { en: 'Which dice do you have?', fr: 'Quels dés avez-vous ?' },
  lead: {
    en: 'The numbers run one way round on some dice and the other way on others, so the same move can land on another face. Take one ordinary die of your set of Conquest or 6 Faces; two questions tell which kind it is.',
    fr: 'Les chiffres tournent dans un sens sur certains dés et dans l’autre sur d’autres : le même coup peut alors tomber sur une autre face. Prenez un dé ordinaire de votre jeu de Conquest ou de 6 Faces ; deux questions suffisent pour savoir de quelle sorte il est.',
  },
  opposite: { en: 'Do opposite faces add up to 7?', fr: 'Les faces opposées font-elles 7 ?' },
  oppositeHint: { en: '1 opposite 6, 2 opposite 5, 3 opposite 4.', fr: 'Le 1 en face du 6, le 2 en face du 5, le 3 en face du 4.' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  side: { en: 'Put the die down with 1 on top and 2 facing you. What is on your right?', fr: 'Posez le dé, le 1 dessus et le 2 vers vous. Qu’y a-t-il à votre droite ?' },
  face: { en: (n: number) => `The ${n}`, fr: (n: number) => `Le ${n}` },
  right: { en: 'Your dice are right-handed', fr: 'Vos dés sont droitiers' },
  rightText: { en: 'That is the usual kind: nothing to change.', fr: 'C’est la sorte habituelle : il n’y a rien à changer.' },
  left: { en: 'Your dice are left-handed', fr: 'Vos dés sont gauchers' },
  leftText: {
    en: 'Choose “left-handed” under Rules when you create a game, or start here: the links below already do. All dice of a set are of one kind.',
    fr: 'Choisissez « gauchers » dans les règles en créant une partie, ou partez d’ici : les liens ci-dessous le font déjà. Tous les dés d’un jeu sont de la même sorte.',
  },
  odd: { en: 'This die is not from the game', fr: 'Ce dé ne vient pas du jeu' },
  oddText: {
    en: 'On every die of Conquest and 6 Faces, opposite faces add up to 7; the charts and the companion are right only for such dice. Try another die, or replace this one.',
    fr: 'Sur tous les dés de Conquest et de 6 Faces, les faces opposées font 7 ; les tableaux et le compagnon ne valent que pour ceux-là. Essayez un autre dé, ou remplacez celui-ci.',
  },
  play: { en: (game: string) => `Play ${game} against the computer`, fr: (game: string) => `Jouer à ${game} contre l’ordinateur` },
  companion: { en: 'Open the companion', fr: 'Ouvrir le compagnon' },
  charts: { en: 'Print the charts', fr: 'Imprimer les tableaux' },
  again: { en: 'Start again', fr: 'Recommencer' },
};
