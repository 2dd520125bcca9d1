import type { Phase } from './types';

/** The four phases of a round, in order. */
export const PHASES = ['cards', 'heroes', 'diplomacy', 'draw'] as const satisfies readonly Phase[];
