/** Which adventure lies where, for those who are told of a move and not of the position it was made in. */
import { quoted } from '../cards/cards';
import type { Language } from '../../../protocol/messages';
import type { ConanPosition } from '../types';

class Slots {
  private cards = $state.raw<Record<string, string>>({});
  /** What the game waits for, while one plays; a game looked back at shows what came after a move. */
  step = $state('');

  /** Remembers what lies where in a position. */
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
