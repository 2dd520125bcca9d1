import { expect, test } from 'vitest';
import { chanceText, choiceText, drawText, moveText, pickedText, slotText } from './texts';

test('a move in words', () => {
  expect(moveText('2-5@c3d3*', 'en')).toBe('2-5 between c3 and d3, one territory');
  expect(moveText('2-5@c3d3**', 'fr')).toBe('2-5 entre c3 et d3, deux territoires');
  expect(moveText('2-5@c3d3', 'fr')).toBe('2-5 entre c3 et d3');
});

test('a choice in words says what it conquers', () => {
  const move = { text: '1-5@d4d5**', pair: '1-5', slot: 'd4d5', conquers: ['c4', 'd4'] };
  expect(choiceText(move, 'en')).toBe('Play 1-5 between d4 and d5: conquers c4 and d4.');
  expect(choiceText({ ...move, conquers: [] }, 'fr')).toBe('Poser 1-5 entre d4 et d5.');
  expect(pickedText('1-5', 1, 'en')).toBe('1-5 selected, 1 space.');
});

test('who begins is announced, drawn dominoes are not', () => {
  expect(chanceText('lot:seat2', 'en')).toBe('Yellow goes first.');
  expect(chanceText('lot:seat4', 'fr')).toBe('Les Verts commencent.');
  for (const draw of ['draw:?', 'draw:2-5']) expect(chanceText(draw, 'en')).toBe('');
});

test('a slot in words: what fits, who laid it, and how far its territories are closed', () => {
  const territories = [{ name: 'c2', owner: 'Red', sides: 4 }, { name: 'c3', owner: null, sides: 3 }];
  const move = { text: '2-5@c3d3*', pair: '2-5', slot: 'c3d3', conquers: ['c3'] };
  expect(slotText({ slot: 'c3d3', pair: '2-5', laidBy: null, move, territories }, 'en')).toBe(
    'Between c3 and d3: free, for 2-5, you can play it, conquers c3. c2 is Red’s, c3 has 3 of 4 sides.',
  );
  const enFrancais = territories.map(one => ({ ...one, owner: one.owner && 'Rouges' }));
  expect(slotText({ slot: 'c3d3', pair: '2-5', laidBy: 'Bleus', move: null, territories: enFrancais }, 'fr')).toBe(
    'Entre c3 et d3 : 2-5, posé par les Bleus. c2 aux Rouges, c3 a 3 côtés sur 4.',
  );
});

test('a draw is announced to the player who sees it', () => {
  expect(drawText('draw:2-5', 'en')).toBe('You draw 2-5.');
  expect(drawText('draw:2-5', 'fr')).toBe('Vous piochez 2-5.');
  expect(drawText('draw:?', 'en')).toBe('');
  expect(drawText('lot:seat2', 'en')).toBe('');
});
