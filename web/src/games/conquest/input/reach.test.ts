import { expect, test, vi } from 'vitest';
import type { Move } from '../../../protocol/messages';
import { SCENES } from '../dev/scenes';
import type { Selection } from './selection.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Reach } = await import('./reach.svelte');

test('two answers to the same request count once', async () => {
  const { position } = SCENES.midgame;
  const key = position.dice.find(die => die.key && die.seat === 0)!;
  const from = position.dice.find(die => die.seat === 1)!;
  const taking = { text: `${from.square}x${key.square}`, path: `${from.square} ${key.square}`, faces: '123 123', takes: true, wins: true } as Move;
  const answers: ((moves: Move[]) => void)[] = [];
  const legalMovesOf = () => new Promise<Move[]>(resolve => answers.push(resolve));
  const selection = { moves: [], routes: [] } as unknown as Selection;
  const reach = new Reach(() => ({ position, seats: [0], warn: true, legalMovesOf, selection }) as never);
  reach.ask(1);
  reach.ask(1);
  for (const answer of answers) answer([taking]);
  await vi.waitFor(() => expect(reach.threats.map(one => one.move.text)).toEqual([taking.text]));
});
