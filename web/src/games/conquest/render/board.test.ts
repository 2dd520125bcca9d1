import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import ConquestBoard from './ConquestBoard.svelte';
import { SCENES } from '../dev/scenes';
import { Selection } from '../input/selection.svelte';
import Die from './Die.svelte';
import DieNet from './DieNet.svelte';
import type { ConquestBoardProps } from '../types';

const props = (more: Partial<ConquestBoardProps> = {}): ConquestBoardProps => ({
  position: SCENES.midgame.position,
  selection: new Selection(() => SCENES.midgame.moves[0]!),
  seats: [0],
  bottom: 0,
  camera: 'table',
  colours: 'black',
  warn: true,
  locked: false,
  language: 'en',
  ...more,
});
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

describe('the board on a page', () => {
  it('is a grid of eight rows and nine columns with one tab stop', () => {
    const { body } = render(ConquestBoard, { props: props() });
    expect(count(body, /role="row"/g)).toBe(8);
    expect(count(body, /role="gridcell"/g)).toBe(72);
    expect(count(body, /tabindex="0"/g)).toBe(1);
  });

  it('names every square in the requested language', () => {
    expect(render(ConquestBoard, { props: props() }).body).toContain('aria-label="d4, your die, 4 up, 6 towards you."');
    expect(render(ConquestBoard, { props: props({ language: 'fr' }) }).body).toContain('aria-label="d4, votre dé, 4 dessus, 6 vers vous."');
  });

  it('begins with the far row, whichever side the viewer has', () => {
    const first = (bottom: 0 | 1): string | undefined => /data-square="(\w\d)"/.exec(render(ConquestBoard, { props: props({ bottom }) }).body)?.[1];
    expect(first(0)).toBe('a8');
    expect(first(1)).toBe('i1');
  });

  it('warns in words when the Key can be taken, unless switched off', () => {
    const danger = { position: SCENES.danger.position, moves: SCENES.danger.moves[0]!, threats: SCENES.danger.moves[1]! };
    expect(render(ConquestBoard, { props: props(danger) }).body).toContain('Key die in danger');
    expect(render(ConquestBoard, { props: props({ ...danger, warn: false }) }).body).not.toContain('Key die in danger');
    expect(render(ConquestBoard, { props: props({ ...danger, colours: 'red', language: 'fr' }) }).body).toContain('Roi en danger');
  });

  it('draws an empty board as well', () => {
    const empty = { ...SCENES.start.position, dice: [] };
    expect(count(render(ConquestBoard, { props: props({ position: empty, selection: undefined }) }).body, /, empty/g)).toBe(72);
  });
});

describe('a single die', () => {
  it('is decorative unless it has a label', () => {
    expect(render(Die, { props: { seat: 0, face: 4 } }).body).toContain('aria-hidden="true"');
    expect(render(Die, { props: { seat: 0, faces: { top: 4, south: 6, east: 2 }, label: 'a four' } }).body).toContain('aria-label="a four"');
  });

  it('names its faces in words as a net', () => {
    expect(render(DieNet, { props: { faces: { top: 4, south: 6, east: 2 }, seat: 0, language: 'en' } }).body).toContain('4 up, 6 towards you, 2 right');
    expect(render(DieNet, { props: { faces: null, seat: 1, colours: 'red', language: 'fr' } }).body).toContain('Une couronne');
  });
});
