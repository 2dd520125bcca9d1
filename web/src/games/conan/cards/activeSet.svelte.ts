/** The cards of the table that is shown, if they are not ours. */
import type { Card, Kind } from './cards';
import type { CardSetFile, WrittenCard, Words } from './cardSetFile';

let active = $state.raw<ReadonlyMap<string, Card> | null>(null);

/** The cards by id; null for ours. */
export const activeCards = (): ReadonlyMap<string, Card> | null => active;

/** Shows the cards of a set from now on; null for ours. */
export function useCardSet(text: string | null): void {
  active = text === null ? null : cardsByIdOf(text);
}

/** The cards of a set's JSON; null if it cannot be read, which cannot happen with a set that was checked. */
function cardsByIdOf(text: string): ReadonlyMap<string, Card> | null {
  try {
    const { cards } = JSON.parse(text) as CardSetFile;
    return new Map(cards.map(card => [card.id, shownCard(card)]));
  } catch {
    return null;
  }
}

/** A text in one language is shown in both. */
const both = (words: Words | undefined) => ({ en: words?.en ?? words?.fr ?? '', fr: words?.fr ?? words?.en ?? '' });

/** A card as it is drawn. */
export function shownCard({ kind, type, name, text, flavour, picture, effects, ...card }: WrittenCard): Card {
  return {
    ...card,
    kind: (type ?? kind) as Kind,
    name: both(name),
    text: both(text),
    flavour: both(flavour),
    effects: effects ?? [],
    ...(picture?.startsWith('data:') ? { picture } : {}),
  };
}
