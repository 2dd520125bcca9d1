import { describe, expect, it } from 'vitest';
import { SCENES } from './dev/scenes';
import { routesOf } from './geometry/routes';
import type { ConquestDie } from './types';
import { cellName, type CellState, dieName, facesSaid, pickedUp, reachSaid, sentence, type Viewer } from './boardTexts';

const viewer = (more: Partial<Viewer> = {}): Viewer => ({ language: 'en', seats: [0], bottom: 0, colours: 'black', keySymbol: 'key', ...more });
const cell = (more: Partial<CellState>): CellState => ({ square: 'd4', die: null, routes: [], chosen: null, inHand: false, isGoal: false, isLast: false, inDanger: false, ...more });
const { position, moves } = SCENES.midgame;
const dieOn = (square: string): ConquestDie => position.dice.find((die) => die.square === square)!;
const routes = routesOf(moves[0]!);

describe('the name of a square', () => {
  it('says whose die is there and how it lies', () => {
    expect(cellName(cell({ die: dieOn('d4') }), viewer())).toBe('d4, your die, 4 up, 6 towards you.');
    expect(cellName(cell({ die: dieOn('d4') }), viewer({ language: 'fr' }))).toBe('d4, votre dé, 4 dessus, 6 vers vous.');
  });

  it('says which face is towards the viewer, also from Black', () => {
    expect(cellName(cell({ die: dieOn('d4') }), viewer({ seats: [1], bottom: 1 }))).toBe('d4, opponent’s die, 4 up, 1 towards you.');
  });

  it('says both routes to it', () => {
    const some = routes.filter(({ from, to }) => from === 'd4' && to === 'e7').toReversed();
    expect(cellName(cell({ square: 'e7', routes: some }), viewer())).toBe('e7: two routes, via d7 lands on 5, via e4 lands on 1.');
    expect(cellName(cell({ square: 'e7', routes: some }), viewer({ language: 'fr' }))).toBe('e7 : deux chemins, par d7 tombe sur 5, par e4 tombe sur 1.');
    expect(cellName(cell({ square: 'e7', routes: some, chosen: some[0]! }), viewer())).toContain('chosen via d7.');
  });

  it('says what would be taken', () => {
    const some = routes.filter(({ from, to }) => from === 'h1' && to === 'g1');
    expect(cellName(cell({ square: 'g1', die: dieOn('g1'), routes: some }), viewer())).toBe('g1, opponent’s die, 4 up, 5 towards you: lands on 5, captures.');
  });

  it('says that it is empty, a Key square, in danger, in hand', () => {
    expect(cellName(cell({}), viewer())).toBe('d4, empty.');
    expect(cellName(cell({ square: 'e8', isGoal: true }), viewer({ language: 'fr' }))).toBe('e8, vide, carré clef.');
    expect(cellName(cell({ square: 'e1', die: dieOn('e1'), inDanger: true }), viewer())).toBe('e1, your Key die, can be captured.');
    expect(cellName(cell({ square: 'e1', die: dieOn('e1'), inHand: true }), viewer({ keySymbol: 'king', language: 'fr' }))).toBe('e1, votre Roi, choisi.');
  });
});

describe('a die is called', () => {
  it('by its colour if the viewer has no side or both', () => {
    expect(dieName(dieOn('a8'), viewer({ seats: [] }))).toBe('black die');
    expect(dieName(dieOn('a8'), viewer({ seats: [0, 1], colours: 'red', language: 'fr' }))).toBe('dé rouge');
    expect(dieName(dieOn('e1'), viewer({ seats: [0, 1], language: 'fr' }))).toBe('dé clef blanc');
  });
});

describe('a move in a sentence', () => {
  const said = (text: string, language: 'en' | 'fr'): string => sentence(routesOf(Object.values(SCENES).flatMap((scene) => scene.moves.flat())).find((one) => one.move.text === text)!, language);

  it('names corner, end and face', () => {
    expect(said('d4-d6-f6=4', 'en')).toBe('d4 via d6 to f6, lands on 4.');
    expect(said('d4-d6-f6=4', 'fr')).toBe('d4 par d6 vers f6, tombe sur 4.');
    expect(said('d4-d8=4', 'en')).toBe('d4 to d8, lands on 4.');
  });

  it('says what it takes and that it wins', () => {
    expect(said('b5-e5xe8=4#', 'en')).toBe('b5 via e5 to e8, captures, lands on 4, wins.');
    expect(said('b5-e5xe8=4#', 'fr')).toBe('b5 par e5 vers e8, prend, tombe sur 4, gagne.');
  });

  it('counts routes and squares', () => {
    expect(pickedUp(routes, 'd4', 'en')).toBe('d4 selected. 21 routes to 12 squares.');
    expect(reachSaid(routes, 'a8', 'fr')).toBe('Il ne peut pas bouger.');
  });

  it('names all six faces', () => {
    expect(facesSaid({ top: 4, south: 6, east: 2 }, 'fr')).toBe('4 dessus, 6 vers vous, 2 à droite, 5 à gauche, 1 au fond, 3 dessous.');
  });
});
