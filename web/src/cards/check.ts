/** Asks the engine about a set while it is being written. */
import { Engine } from '../engine/engine';
import type { CardSetAnswer } from '../engine/messages';
import { canRunEngine } from '../engine/support';
import type { CardSetFile, Words } from '../games/conan/cards/cardSetFile';

let engine: Engine | null = null;

/** @throws EngineRefusal or an error if no engine can be asked */
export function checkSet(file: CardSetFile | string): Promise<CardSetAnswer> {
  engine ??= new Engine();
  return engine.ask({ type: 'card-set', set: typeof file === 'string' ? file : JSON.stringify(file) });
}

/** The wording of each card's effects, by id. */
export async function wordingOf(file: CardSetFile): Promise<ReadonlyMap<string, Words>> {
  const bare = { ...file, cards: file.cards.map(({ text: _, ...card }) => card) };
  const { cards } = await checkSet(bare);
  return new Map(cards.map(({ id, text }) => [id, text]));
}

export { canRunEngine };
