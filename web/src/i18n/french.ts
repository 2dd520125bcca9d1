/** Names in French sentences: vowels are elided, and the sides of a game are plurals. */

const SIDES: Record<string, string> = { Blancs: 'blanc', Noirs: 'noir', Rouges: 'rouge', Bleus: 'bleu', Jaunes: 'jaune', Verts: 'vert' };
/** A name may begin with the character that isolates its direction. */
const VOWEL = /^\u2068?[aeiouyhàâäéèêëîïôöùûü]/i;

export function isSide(name: string): boolean {
  return name in SIDES;
}

/** “d’Azur”, “de Jade”, “des Blancs”. */
export function de(name: string): string {
  if (isSide(name)) return `des ${name}`;
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

/** “qu’Azur perd”, “que vous perdez”. */
export function que(said: string): string {
  return VOWEL.test(said) ? `qu’${said}` : `que ${said}`;
}

/** “à Jade”, “aux Blancs”. */
export function to(name: string): string {
  return isSide(name) ? `aux ${name}` : `à ${name}`;
}

/** “à Jade”, “au joueur blanc”: whoever sits there. */
export function toPlayer(name: string): string {
  return isSide(name) ? `au joueur ${SIDES[name]}` : `à ${name}`;
}

/** “les Blancs”, “Jade”. */
export const subject = (name: string) => (isSide(name) ? `les ${name}` : name);

/** A sentence about one player: « Les Blancs abandonnent », « Jade abandonne ». */
export function does(name: string, one: string, many: string): string {
  return capital(`${subject(name)} ${isSide(name) ? many : one}`);
}

/** A sentence of the server: a line does not break before : ; ? ! and inside « ». The page's own are built that way. */
export function spaced(said: string): string {
  return said.replace(/(?<=\S) (?=[:;?!»](?:[\s.,)]|$))|(?<=«) /g, '\u00a0');
}

export function capital(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1);
}
