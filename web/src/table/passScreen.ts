import type { State } from '../protocol/messages';

/**
 * The seat the pass screen waits for, or null if the table may be shown. If seats see different things and several
 * share a screen, no hand is shown before its owner has asked for it.
 *
 * @param letIn the seat that asked last
 */
export function passScreenFor({ phase, yourSeats, viewSeat }: Pick<State, 'phase' | 'yourSeats' | 'viewSeat'>, hasSecrets: boolean, letIn: number | null): number | null {
  const shared = hasSecrets && phase === 'playing' && yourSeats.length > 1;
  return shared && viewSeat >= 0 && viewSeat !== letIn ? viewSeat : null;
}
