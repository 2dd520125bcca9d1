import { load, save } from '../storage/localStorage';

/** Oblique, or from above; for games whose board has both views. */
export type CameraName = 'table' | 'plan';

/** Whether the coach helps: on, off, or offered against weak computers. */
type CoachMode = 'auto' | 'on' | 'off';

/** How long each move of the others is shown. */
export type Pace = 'slow' | 'normal' | 'instant';

export const PACES: readonly Pace[] = ['slow', 'normal', 'instant'];

const PACE_MS: Record<Pace, number> = { slow: 2_200, normal: 1_000, instant: 0 };

function coachAtFirst(): CoachMode {
  const saved = load('coach');
  return saved === 'on' || saved === 'off' ? saved : 'auto';
}

function cameraAtFirst(): CameraName {
  const saved = load('camera');
  if (saved === 'table' || saved === 'plan') return saved;
  // On a small screen the view from above shows more than the oblique one.
  return matchMedia('(max-width: 760px), (max-height: 520px)').matches ? 'plan' : 'table';
}

/** The user's preferences for tables, stored by the browser. */
class TablePreferences {
  camera = $state<CameraName>(cameraAtFirst());
  sounds = $state(load('sounds') === 'on');
  warnings = $state(load('warnings') !== 'off');
  turning = $state(load('turning') === 'on');
  /** Whether moves are confirmed on a shared screen, too. */
  confirming = $state(load('confirming') === 'on');
  pace = $state<Pace>(PACES.find(pace => pace === load('pace')) ?? 'normal');
  /** Whether to analyse on the server although this browser could. */
  serverAnalysis = $state(load('server-analysis') === 'on');
  coach = $state<CoachMode>(coachAtFirst());
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

  setConfirming(on: boolean): void {
    this.confirming = on;
    save('confirming', on ? 'on' : null);
  }

  setCoach(mode: CoachMode): void {
    this.coach = mode;
    save('coach', mode === 'auto' ? null : mode);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    save('pace', pace === 'normal' ? null : pace);
  }

  /** How long a move of another player is shown before the next, in milliseconds. */
  get paceMs(): number {
    return PACE_MS[this.pace];
  }

  setServerAnalysis(on: boolean): void {
    this.serverAnalysis = on;
    save('server-analysis', on ? 'on' : null);
  }
}

export const tablePreferences = new TablePreferences();
