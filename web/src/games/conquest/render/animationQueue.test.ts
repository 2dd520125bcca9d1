import { expect, test } from 'vitest';
import { AnimationQueue } from './animationQueue.svelte';

const shown = (position: string, event?: { text: string }) => ({ position, lastMove: undefined, event });

function board() {
  let busy = false;
  const pace = new AnimationQueue<string>(shown('start'), () => busy);
  return { pace, tumble: () => (busy = true), rest: () => { busy = false; pace.rested(); } };
}

test('a move is shown at once if no animation is running', () => {
  const { pace } = board();
  pace.arrive(shown('one', { text: 'a' }));
  expect(pace.now.position).toBe('one');
});

test('a move that arrives while a die tumbles waits', () => {
  const { pace, tumble, rest } = board();
  pace.arrive(shown('one', { text: 'a' }));
  tumble();
  pace.arrive(shown('two', { text: 'b' }));
  pace.arrive(shown('three', { text: 'c' }));
  expect(pace.now.position).toBe('one');
  rest();
  expect(pace.now).toMatchObject({ position: 'two', event: { text: 'b' } });
  tumble();
  rest();
  expect(pace.now.position).toBe('three');
});

test('the player’s own move does not wait, since the board already shows it', () => {
  const { pace, tumble } = board();
  tumble();
  pace.arrive(shown('mine'));
  expect(pace.now.position).toBe('mine');
});

test('moves more than two behind are skipped', () => {
  const { pace, tumble, rest } = board();
  tumble();
  for (const text of ['one', 'two', 'three', 'four']) pace.arrive(shown(text, { text }));
  rest();
  expect(pace.now.position).toBe('three');
});

test('a player about to move sees the newest position at once', () => {
  const { pace, tumble, rest } = board();
  tumble();
  pace.arrive(shown('one', { text: 'a' }));
  pace.catchUp();
  expect(pace.now).toMatchObject({ position: 'one', event: undefined });
  rest();
  expect(pace.now.position).toBe('one');
});

test('a change without a move belongs to the last waiting move', () => {
  const { pace, tumble, rest } = board();
  const event = { text: 'a' };
  tumble();
  pace.arrive(shown('one', event));
  pace.arrive({ ...shown('one, offered a draw'), event });
  expect(pace.now.position).toBe('start');
  rest();
  expect(pace.now).toMatchObject({ position: 'one, offered a draw', event });
});
