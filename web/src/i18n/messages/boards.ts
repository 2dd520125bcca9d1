/** The page on which the owner of a Domination board enters its numbers. */
const plural = (n: number, one: string, more: string) => (n === 1 ? one : more);

export const boards = {
  title: { en: 'Your Domination board', fr: 'Votre plateau de Domination' },
  lead: {
    en: 'Copy the numbers of your own board, top row first: type them, or tap a cell and a number. Then play on it here, at a real table, or print it.',
    fr: 'Recopiez les chiffres de votre plateau, en commençant par la rangée du haut : tapez-les, ou touchez une case puis un chiffre. Vous pourrez ensuite y jouer ici ou autour d’une vraie table, ou l’imprimer.',
  },
  grid: { en: 'Numbers of the board', fr: 'Chiffres du plateau' },
  help: {
    en: 'Digits 0 to 6 fill a cell and move on, arrow keys move, Backspace deletes. A whole board can be pasted.',
    fr: 'Les chiffres de 0 à 6 remplissent une case et passent à la suivante, les flèches déplacent, Retour arrière efface. On peut coller un plateau entier.',
  },
  cell: { en: (name: string, digit: string) => `${name}: ${digit}`, fr: (name: string, digit: string) => `${name} : ${digit}` },
  empty: { en: 'empty', fr: 'vide' },
  keypad: { en: 'Number for the selected cell', fr: 'Chiffre de la case choisie' },
  erase: { en: 'Delete', fr: 'Effacer' },
  clear: { en: 'Clear the board', fr: 'Vider le plateau' },
  missing: {
    en: (n: number) => `${n} ${plural(n, 'cell', 'cells')} to go.`,
    fr: (n: number) => `Encore ${n} ${plural(n, 'case', 'cases')}.`,
  },
  exact: {
    en: 'Every pair occurs four times: all 112 dominoes fit.',
    fr: 'Chaque paire figure quatre fois : les 112 dominos ont leur emplacement.',
  },
  fineSoFar: { en: 'No pair occurs too often so far.', fr: 'Pour l’instant, aucune paire n’est en trop.' },
  tooOften: { en: 'Too often', fr: 'Trop souvent' },
  tooSeldom: { en: 'Too rarely', fr: 'Trop rarement' },
  times: { en: (pair: string, n: number) => `${pair}, ${n} ${plural(n, 'time', 'times')}`, fr: (pair: string, n: number) => `${pair}, ${n} fois` },
  show: { en: 'Select a pair to see where it is.', fr: 'Choisissez une paire pour voir où elle se trouve.' },
  misfit: {
    en: 'Each pair should occur four times, so there is probably a mistake. You can still play: a player who cannot lay a domino passes.',
    fr: 'Chaque paire devrait figurer quatre fois : il y a sans doute une erreur. On peut jouer quand même : un joueur qui ne peut rien poser passe.',
  },
  name: { en: 'Name', fr: 'Nom' },
  nameHint: { en: 'our old board', fr: 'notre vieux plateau' },
  save: { en: 'Save', fr: 'Enregistrer' },
  saved: { en: (name: string) => `Saved as “${name}”.`, fr: (name: string) => `Enregistré sous « ${name} ».` },
  copy: { en: 'Copy the link', fr: 'Copier le lien' },
  copied: { en: 'Link copied.', fr: 'Lien copié.' },
  print: { en: 'Print the board', fr: 'Imprimer le plateau' },
  printHint: {
    en: 'With dominoes and tokens to cut out, from the terminal:',
    fr: 'Avec les dominos et les jetons à découper, dans un terminal :',
  },
  play: { en: 'Play on it', fr: 'Y jouer' },
  computer: { en: 'Against the computer', fr: 'Contre l’ordinateur' },
  friend: { en: 'With friends', fr: 'Avec des amis' },
  screen: { en: 'On one screen', fr: 'Sur un seul écran' },
  companion: { en: 'On the real board, with the companion', fr: 'Sur le vrai plateau, avec le compagnon' },
  mine: { en: 'Saved boards', fr: 'Plateaux enregistrés' },
  open: { en: 'Open', fr: 'Ouvrir' },
  remove: { en: (name: string) => `Delete ${name}`, fr: (name: string) => `Supprimer ${name}` },
  removed: { en: (name: string) => `${name} deleted.`, fr: (name: string) => `${name} supprimé.` },
};
