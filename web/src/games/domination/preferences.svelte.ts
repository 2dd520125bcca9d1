import { load, save } from '../../storage/localStorage';
import type { Faces } from './types';

/** Pips or numerals, or whichever is more legible at the current size. */
export type FacesPreference = Faces | 'auto';

function facesAtFirst(): FacesPreference {
  const kept = load('faces');
  return kept === 'pips' || kept === 'numerals' ? kept : 'auto';
}

/** The user's preferences for the Domination board, stored by the browser. */
class DominationPreferences {
  counting = $state(load('counting') !== 'off');
  /** Whether the board is zoomed in; until the page is left. */
  closer = $state(false);
  /** Whether zooming in has been offered; once is enough. */
  hasOffered = $state(false);
  faces = $state<FacesPreference>(facesAtFirst());

  count(on: boolean): void {
    this.counting = on;
    save('counting', on ? null : 'off');
  }

  show(faces: FacesPreference): void {
    this.faces = faces;
    save('faces', faces === 'auto' ? null : faces);
  }
}

export const preferences = new DominationPreferences();

/** Half a domino must be this many pixels wide for its pips to be legible. */
const READABLE = 19;

export function facesFor(wish: FacesPreference, pixelsOfHalf: number): Faces {
  return wish !== 'auto' ? wish : pixelsOfHalf < READABLE ? 'numerals' : 'pips';
}
