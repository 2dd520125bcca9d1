import type { Step } from './types';

/** The four phases of a round, in order. */
export const PHASES = ['cards', 'heroes', 'diplomacy', 'draw'] as const;
export type Phase = (typeof PHASES)[number];

const HEROES: Step[] = ['heroes', 'ally', 'auction', 'naming', 'laying', 'cancelling'];

/** Which phase a step belongs to; none while the table is set up, or when all is over. An effect belongs to whatever it came from. */
export function phaseOf(step: Step): Phase | null {
  if (step === 'cards' || step === 'draw') return step;
  if (HEROES.includes(step)) return 'heroes';
  if (step === 'effect') return 'heroes';
  return step === 'diplomacy' || step === 'answer' ? 'diplomacy' : null;
}
