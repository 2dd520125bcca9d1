import { expect, test } from 'vitest';
import { addMove, isMain, nodeAt, onward, newTree, promoted, pruned, ROOT, rowsOf, type Tree, pathTo } from './tree';

function with_(tree: Tree, at: number, ...moves: string[]): { tree: Tree; at: number } {
  return moves.reduce((so, move) => {
    const { ply } = nodeAt(so.tree, so.at);
    return addMove(so.tree, so.at, { move, seat: ply % 2, round: 1 + Math.floor(ply / 2) });
  }, { tree, at });
}

const texts = (nodes: { move: string }[]) => nodes.map(({ move }) => move).join(' ');
const game = with_(newTree(), ROOT, 'a', 'b', 'c', 'd');

test('moves follow each other, and the path to each is known', () => {
  expect(texts(onward(game.tree, ROOT))).toBe('a b c d');
  expect(texts(pathTo(game.tree, game.at))).toBe('a b c d');
  expect(nodeAt(game.tree, game.at)).toMatchObject({ ply: 4, seat: 1, round: 2 });
});

test('a repeated move leads to the same node; a different one starts a variation', () => {
  const again = with_(game.tree, ROOT, 'a', 'b');
  expect(again.tree).toBe(game.tree);
  const other = with_(game.tree, again.at, 'x', 'y');
  expect(texts(onward(other.tree, ROOT))).toBe('a b c d');
  expect(texts(pathTo(other.tree, other.at))).toBe('a b x y');
  expect(isMain(other.tree, other.at)).toBe(false);
  expect(isMain(other.tree, game.at)).toBe(true);
});

test('a variation can be promoted and deleted', () => {
  const { at: b } = with_(game.tree, ROOT, 'a', 'b');
  const first = with_(game.tree, b, 'x', 'y');
  const second = with_(first.tree, b, 'z');
  const up = promoted(second.tree, second.at);
  expect(texts(onward(up, ROOT))).toBe('a b c d');
  const top = promoted(up, second.at);
  expect(texts(onward(top, ROOT))).toBe('a b z');
  expect(isMain(top, second.at)).toBe(true);
  expect(promoted(top, second.at)).toBe(top);
  const x = pathTo(first.tree, first.at)[2]!;
  const gone = pruned(second.tree, x.id);
  expect(gone.at).toBe(b);
  expect(gone.tree.nodes.size).toBe(second.tree.nodes.size - 2);
  expect(pruned(game.tree, ROOT).tree).toBe(game.tree);
});

test('variations are written below the move they replace, indented', () => {
  const { at: a } = with_(game.tree, ROOT, 'a');
  const one = with_(game.tree, a, 'x', 'y');
  const two = with_(one.tree, pathTo(one.tree, one.at)[1]!.id, 'w');
  expect(rowsOf(two.tree).map(({ depth, nodes }) => `${depth}: ${texts(nodes)}`)).toEqual(['0: a b', '1: x y', '2: w', '0: c d']);
  expect(rowsOf(newTree())).toEqual([]);
});
