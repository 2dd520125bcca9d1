import { expect, test } from 'vitest';
import { reachedBy } from './reachChart';

test('a chart lists squares from the top, each with every route and the face that comes up', () => {
  const moves = [
    { text: 'c2-c3-d3=6', path: 'c2 c3 d3', faces: '241 153 631' },
    { text: 'c2-d2-d3=5', path: 'c2 d2 d3', faces: '241 632 514' },
    { text: 'c2xc4=6', path: 'c2 c3 c4', faces: '241 153 632', takes: true },
    { text: 'a1-a2=3', path: 'a1 a2', faces: '123 321' },
  ];
  expect(reachedBy(moves, 'c2')).toEqual([
    { square: 'c4', takes: true, ways: [{ text: 'c2xc4=6', by: null, face: 6 }] },
    { square: 'd3', takes: false, ways: [{ text: 'c2-c3-d3=6', by: 'c3', face: 6 }, { text: 'c2-d2-d3=5', by: 'd2', face: 5 }] },
  ]);
  expect(reachedBy(moves, 'e1')).toEqual([]);
});
