import { recall, remember } from '../../look/memory';
import type { Faces } from './types';

/** Pips or numerals, or whichever is easier to read at the size there is. */
export type FacesWish = Faces | 'auto';

function facesAtFirst(): FacesWish {
  const kept = recall('faces');
  return kept === 'pips' || kept === 'numerals' ? kept : 'auto';
}

/** How somebody likes the board of Domination: remembered by the browser. */
class Wishes {
  counting = $state(recall('counting') !== 'off');
  /** The board is looked at from near; until the page is left. */
  closer = $state(false);
  faces = $state<FacesWish>(facesAtFirst());

  count(on: boolean): void {
    this.counting = on;
    remember('counting', on ? null : 'off');
  }

  show(faces: FacesWish): void {
    this.faces = faces;
    remember('faces', faces === 'auto' ? null : faces);
  }
}

export const wishes = new Wishes();

/** Half a domino must be this many pixels wide for its pips to be read at a glance. */
const READABLE = 19;

export function facesFor(wish: FacesWish, pixelsOfHalf: number): Faces {
  return wish !== 'auto' ? wish : pixelsOfHalf < READABLE ? 'numerals' : 'pips';
}
