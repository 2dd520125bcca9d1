import { expect, test } from 'vitest';
import { cellName, emptyBoard, pasted, put, stepTo } from './draft';

test('cells are named from the top left, as on the printed board', () => {
  expect([cellName(0), cellName(7), cellName(56), cellName(63)]).toEqual(['a8', 'h8', 'a1', 'h1']);
});

test('a digit is put into a cell, and the others stay', () => {
  expect(put(emptyBoard(), 1, '5')).toBe(`.5${'.'.repeat(62)}`);
});

test('arrow keys stay on the board', () => {
  expect(stepTo(0, 'ArrowLeft')).toBe(0);
  expect(stepTo(0, 'ArrowDown')).toBe(8);
  expect(stepTo(63, 'ArrowRight')).toBe(63);
  expect(stepTo(10, 'Home')).toBe(8);
  expect(stepTo(10, 'End')).toBe(15);
  expect(stepTo(10, 'x')).toBeNull();
});

test('a whole board can be pasted with or without line breaks', () => {
  const row = '01234560';
  expect(pasted(Array.from({ length: 8 }, () => row).join('\n'))).toBe(row.repeat(8));
  expect(pasted(`rows:${row.repeat(8)}`)).toBe(row.repeat(8));
  expect(pasted('0123')).toBe('');
  expect(pasted('7'.repeat(64))).toBe('');
});
