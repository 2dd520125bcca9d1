/** What has been picked so far, in words. */
import type { TableContext } from '../tableContext';
import { nameOf } from '../cards/cards';
import { tableTexts as texts } from '../texts';

/** What is in hand and what it still needs; empty when nothing is, or when nothing is missing. */
export function missingOf({ selection, position, language, who }: TableContext): string {
  if (selection.isEmpty || selection.chosen) return '';
  const [first] = selection.picked;
  const { possible } = selection;
  const needsAdventure = first?.kind !== 'adventure' && possible.every(move => move.slot || move.to);
  const more = needsAdventure ? texts.nowAdventure : possible.every(move => move.card) ? texts.nowCard : texts.nowMore;
  const what = first?.kind === 'card' ? nameOf(first.card, language) : first?.kind === 'seat' ? who(first.seat) : first?.kind === 'adventure' ? nameOf(position.adventures.find(one => one.slot === first.slot)?.card ?? '', language) : '';
  if (what === '') return more[language];
  return language === 'en' ? `${what}: ${more.en}` : `${what}\u00a0: ${more.fr}`;
}
