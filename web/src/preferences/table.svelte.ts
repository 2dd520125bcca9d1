import { load, save } from '../storage/localStorage';

/** Oblique, or from above; for games whose board has both views. */
export type CameraName = 'table' | 'plan';

/** The user's preferences for tables, stored by the browser. */
function cameraAtFirst(): CameraName {
  const saved = load('camera');
  if (saved === 'table' || saved === 'plan') return saved;
  // On a small screen the view from above shows more than the oblique one.
  return matchMedia('(max-width: 760px), (max-height: 520px)').matches ? 'plan' : 'table';
}

class TablePreferences {
  camera = $state<CameraName>(cameraAtFirst());
  sounds = $state(load('sounds') === 'on');
  warnings = $state(load('warnings') !== 'off');
  turning = $state(load('turning') === 'on');
  /** Whether to analyse on the server although this browser could. */
  serverAnalysis = $state(load('server-analysis') === 'on');
  flipped = $state(false);

  setCamera(camera: CameraName): void {
    this.camera = camera;
    save('camera', camera);
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    save('sounds', on ? 'on' : null);
  }

  setWarnings(on: boolean): void {
    this.warnings = on;
    save('warnings', on ? null : 'off');
  }

  setTurning(on: boolean): void {
    this.turning = on;
    save('turning', on ? 'on' : null);
  }

  setServerAnalysis(on: boolean): void {
    this.serverAnalysis = on;
    save('server-analysis', on ? 'on' : null);
  }
}

export const tablePreferences = new TablePreferences();
