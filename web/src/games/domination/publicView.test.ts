import { expect, test, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { ui } = await import('./ui');

test('what everybody may see contains no domino of a rack, and nothing from which one follows', () => {
  const seen = ui.publicView?.({ rack: ['2-5'], deduced: ['6-6'], unseen: [0, 1], rows: ['0123'], scores: [], laid: [] });
  expect(seen).toEqual({ rack: [], unseen: [], rows: ['0123'], scores: [], laid: [] });
});

test('what everybody may read of the moves does not tell what was drawn', () => {
  const moves = ['lot:seat1', '2-5@c3d3*', 'draw:4-6', 'pass'].map(text => ({ seat: -1, text, round: 1 }));
  expect(ui.publicMoves?.(moves).map(({ text }) => text)).toEqual(['lot:seat1', '2-5@c3d3*', 'draw:?', 'pass']);
});
