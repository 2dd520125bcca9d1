import { describe, expect, it } from 'vitest';
import { fall, moment, MOVE_MS, STEP_MS, stepDuration } from './tumbleTiming';

describe('a tumbling die', () => {
  it('has a fixed time per step, but a limit for a move', () => {
    expect(stepDuration(1)).toBe(STEP_MS);
    for (let steps = 1; steps <= 6; steps++) expect(stepDuration(steps) * steps).toBeLessThanOrEqual(MOVE_MS);
  });

  it('goes step by step and arrives', () => {
    expect(moment(3, 0)).toEqual({ step: 0, turn: 0, over: false });
    expect(moment(3, STEP_MS * 1.5)).toMatchObject({ step: 1, over: false });
    expect(moment(3, STEP_MS * 3)).toEqual({ step: 2, turn: 1, over: true });
    expect(moment(0, 0).over).toBe(true);
  });

  it('starts slowly and lands fast', () => {
    expect(fall(0)).toBe(0);
    expect(fall(1)).toBeCloseTo(1, 9);
    expect(fall(0.5)).toBeLessThan(0.5);
  });
});
