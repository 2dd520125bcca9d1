import { describe, expect, it } from 'vitest';
import { direction, name, place, rows, seen, walk } from './squares';

describe('squares', () => {
  it('have a name and a place', () => {
    expect(place('a1')).toEqual({ x: 0, y: 0 });
    expect(place('i8')).toEqual({ x: 8, y: 7 });
    for (const square of rows(false).flat()) expect(name(place(square))).toBe(square);
  });

  it('are read from the far left to the near right, from either side', () => {
    expect(rows(false)[0]).toEqual(['a8', 'b8', 'c8', 'd8', 'e8', 'f8', 'g8', 'h8', 'i8']);
    expect(rows(true)[0]![0]).toBe('i1');
    expect(rows(true).at(-1)!.at(-1)).toBe('a8');
    expect(new Set(rows(true).flat()).size).toBe(72);
  });

  it('turning the board round twice leaves it as it was', () => {
    expect(seen(seen(place('c7'), true), true)).toEqual(place('c7'));
  });

  it('a line has a direction', () => {
    expect([direction('d1', 'd5'), direction('d5', 'd1'), direction('d5', 'f5'), direction('f5', 'd5')]).toEqual(['n', 's', 'e', 'w']);
  });
});

describe('keyboard navigation', () => {
  it('moves in screen directions', () => {
    expect(walk('d4', 'ArrowUp', false)).toBe('d5');
    expect(walk('d4', 'ArrowUp', true)).toBe('d3');
    expect(walk('d4', 'ArrowRight', false)).toBe('e4');
    expect(walk('d4', 'ArrowRight', true)).toBe('c4');
  });

  it('stops at the edge', () => {
    expect(walk('a1', 'ArrowLeft', false)).toBe('a1');
    expect(walk('a1', 'ArrowLeft', true)).toBe('b1');
    expect(walk('i8', 'ArrowUp', false)).toBe('i8');
  });

  it('moves along the row with Home and End, with Control to the corners', () => {
    expect(walk('d4', 'Home', false)).toBe('a4');
    expect(walk('d4', 'End', true)).toBe('a4');
    expect(walk('d4', 'Home', false, true)).toBe('a8');
    expect(walk('d4', 'End', false, true)).toBe('i1');
    expect(walk('d4', 'PageUp', true)).toBe('d1');
  });

  it('ignores other keys', () => {
    expect(walk('d4', 'x', false)).toBeNull();
  });
});
