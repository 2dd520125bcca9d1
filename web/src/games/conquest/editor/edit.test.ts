import { describe, expect, it } from 'vitest';
import { SCENES } from '../dev/scenes';
import { changed, editable, moved, put, removed, tumbled, turned, withTop } from './edit';
import { routesOf } from '../geometry/routes';
import { direction } from '../geometry/squares';

const dice = editable(SCENES.start.position.dice);

describe('the position editor', () => {
  it('tumbles a die as the engine does', () => {
    for (const scene of Object.values(SCENES)) {
      for (const one of routesOf(scene.moves.flat())) {
        one.faces.slice(1).forEach((faces, i) => expect(tumbled(one.faces[i]!, direction(one.squares[i]!, one.squares[i + 1]!))).toEqual(faces));
      }
    }
  });

  it('returns a die to its orientation after four turns', () => {
    const lies = { top: 4, south: 6, east: 2 };
    expect(turned(turned(turned(turned(lies))))).toEqual(lies);
    expect(turned(lies)).toEqual({ top: 4, south: 5, east: 6 });
  });

  it('places a new die as at the start of a game, in both sets', () => {
    for (const die of SCENES.start.position.dice.filter(({ key }) => !key)) {
      expect(withTop(die.top!, die.seat, 'right')).toEqual({ top: die.top, south: die.south, east: die.east });
    }
    for (const top of [1, 2, 3, 4, 5, 6]) {
      const right = withTop(top, 0, 'right');
      const left = withTop(top, 0, 'left');
      expect(right.top).toBe(top);
      expect(left).toMatchObject({ top, south: right.south, east: 7 - right.east });
    }
  });

  it('places, moves, changes and removes dice', () => {
    const more = put(dice, 'c4', { seat: 1, key: false, top: 5 }, 'right');
    expect(more.find(({ square }) => square === 'c4')).toMatchObject({ seat: 1, top: 5, south: 4 });
    expect(moved(more, 'c4', 'd1')).toHaveLength(18);
    expect(moved(more, 'c4', 'c4')).toHaveLength(19);
    expect(removed(more, 'c4')).toHaveLength(18);
    expect(changed(dice, 'd1', () => ({ seat: 1 })).find(({ square }) => square === 'd1')!.seat).toBe(1);
  });

  it('allows a side one Key die only', () => {
    const other = put(dice, 'c4', { seat: 0, key: true }, 'right');
    expect(other.filter(({ key, seat }) => key && seat === 0).map(({ square }) => square)).toEqual(['c4']);
  });
});
