import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { curtainFor } from './curtain';
import Curtain from './Curtain.svelte';

const at = { phase: 'playing', you: [0, 2], as: 0 } as const;
const seats = (as: number) => ({ ...at, you: [...at.you], as });

test('a shared screen is hidden until whoever is to play has taken it', () => {
  expect(curtainFor(seats(0), true, null)).toBe(0);
  expect(curtainFor(seats(0), true, 0)).toBeNull();
  expect(curtainFor(seats(2), true, 0)).toBe(2);
});

test('no curtain where nothing is hidden, one sits alone, only watches, or all is over', () => {
  expect(curtainFor(seats(0), false, null)).toBeNull();
  expect(curtainFor({ ...at, you: [1], as: 1 }, true, null)).toBeNull();
  expect(curtainFor({ ...at, you: [], as: -3 }, true, null)).toBeNull();
  expect(curtainFor({ ...seats(0), phase: 'ended' }, true, null)).toBeNull();
});

test('what is behind the curtain is not in the page', () => {
  const children = createRawSnippet(() => ({ render: () => '<p>2-5 and 6-6</p>' }));
  const page = (waitsFor: string | null) => render(Curtain, { props: { waitsFor, onReady: () => {}, children } }).body;
  expect(page('Blue')).toContain('Blue');
  expect(page('Blue')).not.toContain('6-6');
  expect(page(null)).toContain('6-6');
});
