import { expect, test } from 'vitest';
import type { Advice } from '../engine/messages';
import { happenedIn, mattersIn } from './shown';

const advice = (motif: string, tone: Advice['tone']): Advice => ({ motif, tone, sentence: { en: motif, fr: motif }, reason: { en: motif, fr: motif }, marks: [] });

test('what others did is told apart from what matters, warnings first, and no list is long', () => {
  const said = [advice('last-laid', 'note'), advice('few-safe-moves', 'note'), advice('can-close', 'good'), advice('no-safe-move', 'warning'), ...Array.from({ length: 9 }, () => advice('others-can-close', 'note'))];
  expect(happenedIn(said).map(({ motif }) => motif)).toEqual(['last-laid']);
  expect(mattersIn(said).map(({ motif }) => motif)).toEqual(['no-safe-move', 'can-close', 'few-safe-moves', 'others-can-close']);
});
