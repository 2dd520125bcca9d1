import { describe, expect, it } from 'vitest';
import { SCENES } from '../dev/scenes';
import { chartOf, route, routesOf, routesTyped, squaresAlong, waypoints } from './routes';

const midgame = routesOf(SCENES.midgame.moves[0]!);

describe('a described move', () => {
  it('is parsed with its corner, its last edge and the face that comes up', () => {
    const one = midgame.find(({ move }) => move.text === 'd4-d7xc7=2')!;
    expect(one).toMatchObject({ from: 'd4', to: 'c7', corner: 'd7', entry: 'w', top: 2, takes: true, wins: false });
    expect(one.squares).toEqual(['d4', 'd5', 'd6', 'd7', 'c7']);
    expect(one.faces[0]).toEqual({ top: 4, south: 6, east: 2 });
  });

  it('of the Key die has no faces', () => {
    const one = midgame.find(({ from }) => from === 'e1')!;
    expect(one.top).toBeNull();
    expect(one.faces).toEqual([]);
  });

  it('names the same face in its text as in its last step, in every position of the engine', () => {
    for (const scene of Object.values(SCENES)) {
      for (const one of routesOf(scene.moves.flat())) {
        if (one.top !== null) expect(one.move.text).toContain(`=${one.top}`);
        expect(squaresAlong(one.move.text)).toEqual(one.squares);
      }
    }
  });

  it('without a path cannot be drawn', () => {
    expect(route({ text: 'white' })).toBeNull();
  });

  it('belongs to the chart of its die, grouped with the other route to the same square', () => {
    const chart = chartOf(midgame, 'd4');
    expect(chart.get('e7')!.map(({ corner }) => corner).sort()).toEqual(['d7', 'e4']);
    expect(chart.get('d8')).toHaveLength(1);
    expect(chart.has('d5')).toBe(false);
  });
});

describe('notation', () => {
  it('names squares as far as it is typed', () => {
    expect(waypoints('d1')).toEqual(['d1']);
    expect(waypoints('d1-d5')).toEqual(['d1', 'd5']);
    expect(waypoints('Ke1xe2#')).toEqual(['e1', 'e2']);
    expect(waypoints('f6-g6xg1=4')).toEqual(['f6', 'g6', 'g1']);
    expect(squaresAlong('d1-d3-f3')).toEqual(['d1', 'd2', 'd3', 'e3', 'f3']);
    expect(squaresAlong('')).toEqual([]);
  });

  it('typed in full means one route, without its corner possibly two', () => {
    expect(routesTyped(midgame, 'd4-d7-e7').map(({ move }) => move.text)).toEqual(['d4-d7-e7=5']);
    expect(routesTyped(midgame, 'd4 d7 e7=5')).toHaveLength(1);
    expect(routesTyped(midgame, 'd4xc7')).toHaveLength(2);
    expect(routesTyped(midgame, 'd4-d8')).toHaveLength(1);
    expect(routesTyped(midgame, 'd4-i8')).toEqual([]);
    expect(routesTyped(midgame, 'd4')).toEqual([]);
  });
});
