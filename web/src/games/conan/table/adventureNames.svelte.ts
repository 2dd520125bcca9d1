/** Which adventure is on which slot, for texts about a move that are not given its position. */
import { quoted } from '../cards/cards';
import type { Language } from '../../../protocol/messages';
import type { ConanPosition } from '../types';

class Slots {
  private cards = $state.raw<Record<string, string>>({});
  /** The current step during play; in a replay the position is the one after the move, so it is empty. */
  step = $state('');

  /** Remembers the adventures of a position. */
  see(position: ConanPosition, playing: boolean): void {
    this.cards = Object.fromEntries(position.adventures.map(({ slot, card }) => [slot, card]));
    this.step = playing ? position.step : '';
  }

  adventure(slot: string, language: Language): string | null {
    const card = this.cards[slot];
    return card === undefined ? null : quoted(card, language);
  }
}

export const adventureNames = new Slots();
