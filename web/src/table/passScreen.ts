import type { State } from '../protocol/messages';

/**
 * Whether only what everybody may see is shown. If seats see different things and several share a screen, no hand is
 * shown before its owner has asked for it.
 *
 * @param screenOwner the seat whose player asked last
 */
export function isCovered({ phase, yourSeats, viewSeat }: Pick<State, 'phase' | 'yourSeats' | 'viewSeat'>, hasSecrets: boolean, screenOwner: number | null): boolean {
  const isShared = hasSecrets && phase === 'playing' && yourSeats.length > 1;
  return isShared && viewSeat >= 0 && viewSeat !== screenOwner;
}
