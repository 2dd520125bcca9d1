import { recall, remember } from '../look/memory';

/** Aslant over the table, or from above; for games whose board can be seen both ways. */
export type CameraName = 'table' | 'plan';

/** How somebody likes a table: remembered by the browser. */
function cameraAtFirst(): CameraName {
  const kept = recall('camera');
  if (kept === 'table' || kept === 'plan') return kept;
  // On a phone the plan shows more than the perspective.
  return matchMedia('(max-width: 760px), (max-height: 520px)').matches ? 'plan' : 'table';
}

class Wishes {
  camera = $state<CameraName>(cameraAtFirst());
  sounds = $state(recall('sounds') === 'on');
  warnings = $state(recall('warnings') !== 'off');
  turning = $state(recall('turning') === 'on');
  /** Whether the house is to think at the analysis board, though this browser could. */
  house = $state(recall('house') === 'on');
  flipped = $state(false);

  look(camera: CameraName): void {
    this.camera = camera;
    remember('camera', camera);
  }

  hear(on: boolean): void {
    this.sounds = on;
    remember('sounds', on ? 'on' : null);
  }

  beWarned(on: boolean): void {
    this.warnings = on;
    remember('warnings', on ? null : 'off');
  }

  turnWithMoves(on: boolean): void {
    this.turning = on;
    remember('turning', on ? 'on' : null);
  }

  letHouseThink(on: boolean): void {
    this.house = on;
    remember('house', on ? 'on' : null);
  }
}

export const wishes = new Wishes();
