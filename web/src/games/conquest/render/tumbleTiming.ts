/** The timing of a moving die: a quarter turn per square, with a limit for the whole move. */

export const STEP_MS = 220;
export const MOVE_MS = 1300;

export function stepDuration(steps: number): number {
  return Math.min(STEP_MS, MOVE_MS / Math.max(1, steps));
}

export interface Moment {
  /** The current step, from 0. */
  step: number;
  /** Progress of the step, from 0 to 1. */
  turn: number;
  over: boolean;
}

export function moment(steps: number, elapsed: number): Moment {
  const each = stepDuration(steps);
  if (steps === 0 || elapsed >= each * steps) return { step: Math.max(0, steps - 1), turn: 1, over: true };
  const step = Math.floor(Math.max(0, elapsed) / each);
  return { step, turn: fall(Math.max(0, elapsed) / each - step), over: false };
}

/** Easing that suggests weight: slow over the edge, fast onto the face. */
export function fall(t: number): number {
  return t * (0.42 + 0.58 * t);
}
