import type { State } from '../protocol/messages';

/**
 * The seat a curtain waits for, or null if the table may be seen. Where seats see different things and several of them
 * share a screen, nobody's hand is shown before its owner has asked for it.
 *
 * @param letIn the seat that asked last
 */
export function passScreenFor({ phase, you, as }: Pick<State, 'phase' | 'you' | 'as'>, hasSecrets: boolean, letIn: number | null): number | null {
  const shared = hasSecrets && phase === 'playing' && you.length > 1;
  return shared && as >= 0 && as !== letIn ? as : null;
}
