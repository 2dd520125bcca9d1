import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../../i18n/language.svelte';
import { SCENES } from '../dev/scenes';
import type { DescribedMove } from '../types';
import { Selection } from './selection.svelte';

const MOVES = SCENES.midgame.moves[0]!;
const [FIRST] = MOVES as [DescribedMove];
const FROM = FIRST.path!.split(' ')[0]!;

beforeAll(() => setLanguage('en'));

function fixed(): Selection {
  const selection = new Selection(() => MOVES);
  selection.fix(selection.routes.find(({ move }) => move === FIRST)!);
  return selection;
}

test('nothing is chosen at first', () => {
  const selection = new Selection(() => MOVES);
  expect(selection).toMatchObject({ chosen: null, declared: '', sentence: '' });
});

test('a die in hand is declared by its square, a chosen route by the whole move', () => {
  const selection = new Selection(() => MOVES);
  selection.pick(FROM);
  expect(selection).toMatchObject({ chosen: null, declared: FROM, sentence: `${FROM} selected: choose where it goes.` });
  selection.fix(selection.routes.find(({ move }) => move === FIRST)!);
  expect(selection.chosen).toBe(FIRST);
  expect(selection.declared).toBe(FIRST.text);
  expect(selection.sentence).not.toBe('');
});

test('going back undoes one step at a time: the route, then the die', () => {
  const selection = fixed();
  selection.back();
  expect([selection.chosen, selection.square]).toEqual([null, FROM]);
  selection.back();
  expect(selection.declared).toBe('');
});

test('a confirmed move leaves the hand and stays declared until it is answered', () => {
  const selection = fixed();
  expect(selection.play()?.move).toBe(FIRST);
  expect(selection).toMatchObject({ chosen: null, square: null, sentence: '', declared: FIRST.text });
  selection.release();
  expect([selection.pending, selection.declared]).toEqual([null, '']);
});

test('the die of a refused move is in hand again', () => {
  const selection = fixed();
  selection.play();
  expect(selection.back()?.move).toBe(FIRST);
  expect([selection.pending, selection.square, selection.chosen]).toEqual([null, FROM, null]);
});

test('a die without a legal move is not in hand', () => {
  let moves = MOVES;
  const selection = new Selection(() => moves);
  moves = [];
  selection.pick(FROM);
  expect([selection.square, selection.declared]).toEqual([null, '']);
});
