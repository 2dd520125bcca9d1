import { expect, test } from 'vitest';
import { territoriesAt, cycle, digitsOf, nearest, pairAt, PAIRS, SLOTS, slotNamed, step, TERRITORIES } from './geometry';

const A = ['24455033', '26116015', '06026445', '03553366', '13211223', '14465544', '65000330', '62241122'];
const named = (name: string) => {
  const slot = slotNamed(name);
  if (!slot) throw new Error(name);
  return slot;
};

test('there is a slot for each of the 112 dominoes, and each pair fits four', () => {
  expect(new Set(SLOTS.map(slot => slot.name)).size).toBe(112);
  expect(PAIRS).toHaveLength(28);
  for (const pair of PAIRS) expect(SLOTS.filter(slot => pairAt(A, slot) === pair), pair).toHaveLength(4);
});

test('49 territories, 24 of them at the border, each with four sides', () => {
  expect(TERRITORIES).toHaveLength(49);
  expect(TERRITORIES.filter(one => one.border)).toHaveLength(24);
  expect(TERRITORIES.flatMap(one => one.sides).every(side => slotNamed(side) !== undefined)).toBe(true);
  expect(TERRITORIES.find(one => one.name === 'c3')?.sides).toEqual(['c3d3', 'c4d4', 'c3c4', 'd3d4']);
});

test('a slot is a side of one territory at the edge, of two elsewhere', () => {
  expect(territoriesAt('a1b1').map(one => one.name)).toEqual(['a1']);
  expect(territoriesAt('h7h8').map(one => one.name)).toEqual(['g7']);
  expect(territoriesAt('c3d3').map(one => one.name)).toEqual(['c2', 'c3']);
  expect(territoriesAt('c3c4').map(one => one.name)).toEqual(['b3', 'c3']);
});

test('a domino shows the numbers of its cells: left and right, or upper and lower', () => {
  expect(digitsOf(A, named('a8b8'))).toEqual([2, 4]);
  expect(digitsOf(A, named('a1a2'))).toEqual([6, 6]);
  expect(digitsOf(A, named('b7b8'))).toEqual([4, 6]);
});

test('pointing selects the nearest slot within reach', () => {
  const { x, y } = named('c3d3');
  expect(nearest({ x, y }, SLOTS.map(slot => slot.name), 0)).toBe('c3d3');
  expect(nearest({ x: x + 4, y: y - 16 }, ['c3d3', 'h7h8'], 10)).toBe('c3d3');
  expect(nearest({ x: x + 4, y: y - 26 }, ['c3d3', 'h7h8'], 10)).toBeNull();
  expect(nearest({ x, y }, [], 100)).toBeNull();
});

test('arrow keys reach every slot of the board, and stay on it', () => {
  const reached = new Set(['d4d5']);
  const waiting = ['d4d5'];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const to = step(from, key);
      if (!reached.has(to)) {
        reached.add(to);
        waiting.push(to);
      }
    }
  }
  expect(reached.size).toBe(112);
  expect(step('a8b8', 'ArrowUp')).toBe('a8b8');
  expect(step('a8b8', 'ArrowLeft')).toBe('a8b8');
  expect(step('c3d3', 'ArrowUp')).toBe('c3c4');
  expect(step('c3c4', 'ArrowUp')).toBe('c4d4');
});

test('with a domino in hand arrow keys cycle through its slots only', () => {
  const places = ['a1b1', 'h7h8', 'c3d3'];
  expect(cycle('h7h8', 'ArrowRight', places)).toBe('c3d3');
  expect(cycle('c3d3', 'ArrowDown', places)).toBe('a1b1');
  expect(cycle('a1b1', 'ArrowRight', places)).toBe('h7h8');
  expect(cycle('h7h8', 'ArrowUp', places)).toBe('a1b1');
  expect(cycle('e4e5', 'ArrowRight', places)).toBe('h7h8');
  expect(cycle('e4e5', 'ArrowRight', [])).toBe('e4e5');
});
