import { nameOf } from '../cards/cards';
import { tableTexts as texts } from '../texts';
import type { ConanPosition } from '../types';
import { asOption, type Names } from './moveText';
import type { Selection } from './selection.svelte';

/**
 * Describes the selection: the whole move, or the picked pieces and what is still missing.
 *
 * @param people the players' names, by seat
 */
export function selectionText({ picked, possible, chosen }: Selection, position: ConanPosition, names: Names, people: readonly string[]): string {
  if (chosen) return asOption(chosen.text, names, chosen.n);
  const { language } = names;
  const [first] = picked;
  const needsAdventure = first?.kind !== 'adventure' && possible.every(move => move.slot || move.to);
  const more = needsAdventure ? texts.nowAdventure : possible.every(move => move.card) ? texts.nowCard : texts.nowMore;
  const what = first?.kind === 'card' ? nameOf(first.card, language) : first?.kind === 'seat' ? (people[first.seat] ?? '') : first?.kind === 'adventure' ? nameOf(position.adventures.find(one => one.slot === first.slot)?.card ?? '', language) : '';
  if (what === '') return more[language];
  return language === 'en' ? `${what}: ${more.en}` : `${what}\u00a0: ${more.fr}`;
}
