/** What has been picked so far, in words. */
import type { Around } from '../around';
import { nameOf } from '../cards';
import { scene as words } from '../words';

/** What is in hand and what it still needs; empty when nothing is, or when nothing is missing. */
export function missingOf({ choosing, position, language, who }: Around): string {
  if (choosing.isEmpty || choosing.chosen) return '';
  const [first] = choosing.picked;
  const { possible } = choosing;
  const needsAdventure = first?.kind !== 'adventure' && possible.every(move => move.slot || move.to);
  const more = needsAdventure ? words.nowAdventure : possible.every(move => move.card) ? words.nowCard : words.nowMore;
  const what = first?.kind === 'card' ? nameOf(first.card, language) : first?.kind === 'seat' ? who(first.seat) : first?.kind === 'adventure' ? nameOf(position.adventures.find(one => one.slot === first.slot)?.card ?? '', language) : '';
  if (what === '') return more[language];
  return language === 'en' ? `${what}: ${more.en}` : `${what}\u00a0: ${more.fr}`;
}
