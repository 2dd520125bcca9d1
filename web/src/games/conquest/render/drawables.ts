/** Things standing on the board: dice, ghosts along a route, a moving die, cards leaning on dice. */
import type { Camera, Vec } from '../geometry/camera';
import { type CapturePlan, capturePlan, partHull } from './capturePreview';
import type { Target } from '../input/hitTest';
import type { Route } from '../geometry/routes';
import { flippedPose, type Pose, silhouette, type Solid, standing, tippedPose, tumbling } from '../geometry/dieSolid';
import { direction, place, seen, seenDirection, STEPS } from '../geometry/squares';
import type { Moment } from './tumbleTiming';
import type { ConquestDie } from '../types';

/** The camera, and the viewer's side. */
export interface View {
  camera: Camera;
  flipped: boolean;
}

export type Look = 'plain' | 'held' | 'ghost' | 'end' | 'declared';

export interface Standing {
  kind: 'die';
  id: string;
  square: string;
  depth: number;
  solid: Solid;
  seat: number;
  key: boolean;
  look: Look;
  opacity: number;
  /** Whether it can be pointed at. */
  isThere: boolean;
}

export interface Flagged {
  kind: 'flag';
  id: string;
  square: string;
  depth: number;
  plan: CapturePlan;
  routes: Route[];
}

/** A moving die, and the die it takes. */
export interface Going {
  squares: string[];
  /** Its pose on each of them, as the first seat sees it. */
  poses: Pose[];
  seat: number;
  key: boolean;
  victim: ConquestDie | null;
  /** Squares whose dice are not drawn meanwhile. */
  hides: string[];
}

type Named = Pick<ConquestDie, 'square' | 'seat' | 'key'>;

/** How far a selected die, the viewer's or another player's, is raised. */
const LIFT = 0.13;

export function stood({ camera, flipped }: View, die: Named, lies: Pose, look: Look, id: string): Standing {
  const lift = look === 'held' || look === 'declared' ? LIFT : 0;
  const solid = standing(camera, seen(place(die.square), flipped), flippedPose(lies, flipped), lift);
  const { square, seat, key } = die;
  return { kind: 'die', id, square, seat, key, look, solid, depth: camera.depth(solid.centre), opacity: 1, isThere: look !== 'ghost' && look !== 'end' };
}

/** The die on every square of its route but the first. */
export function ghostsOf(view: View, die: Named, { squares, to }: Route, poses: Pose[]): Standing[] {
  return squares.slice(1).map((square, i) => stood(view, { ...die, square }, poses[i + 1]!, square === to ? 'end' : 'ghost', `ghost ${square}`));
}

/** The card on the die that these routes would take; it comes right after that die. */
export function flagged({ camera, flipped }: View, routes: Route[]): Flagged {
  const square = routes[0]!.to;
  const { x, y } = seen(place(square), flipped);
  const depth = camera.depth([x + 0.5 + camera.nudge.x, y + 0.5 + camera.nudge.y, camera.die / 2]) - 0.3;
  return { kind: 'flag', id: `flag ${square}`, square, depth, plan: capturePlan(camera, flipped, routes), routes };
}

/** The tumbling die at a moment, and the die it takes, which is pushed aside and disappears as the other comes down. */
export function onTheWay(view: View, going: Going, { step, turn }: Moment, victimLies: (victim: ConquestDie) => Pose): Standing[] {
  const { camera, flipped } = view;
  const [from, to] = [going.squares[step]!, going.squares[step + 1]!];
  const way = STEPS[seenDirection(direction(from, to), flipped)];
  const solid = tumbling(camera, seen(place(from), flipped), way, flippedPose(going.poses[step]!, flipped), turn);
  const mover: Standing = { kind: 'die', id: 'moving', square: to, seat: going.seat, key: going.key, look: 'plain', solid, depth: camera.depth(solid.centre), opacity: 1, isThere: false };
  const gone = step === going.squares.length - 2 ? turn : 0;
  if (going.victim === null || gone >= 1) return [mover];
  const victim = stood(view, going.victim, victimLies(going.victim), 'plain', 'taken');
  const [x, y, z] = victim.solid.centre;
  const aside: Vec = [x + way.x * gone * 0.55, y + way.y * gone * 0.55, z + gone * 0.25];
  return [{ ...victim, solid: { ...victim.solid, centre: aside }, opacity: 1 - gone ** 2, isThere: false }, mover];
}

/** The poses along a route, computed by tumbling: for the Key die, whose faces the server does not send. */
export function rolled(from: Pose, squares: string[]): Pose[] {
  const poses = [from];
  for (let step = 1; step < squares.length; step++) {
    poses.push(tippedPose(poses.at(-1)!, STEPS[direction(squares[step - 1]!, squares[step]!)], Math.PI / 2));
  }
  return poses;
}

/** Hit targets among things sorted from far to near. */
export function targetsOf(camera: Camera, things: readonly (Standing | Flagged)[]): Target[] {
  return things.toReversed().flatMap((thing): Target[] => {
    if (thing.kind === 'flag') return thing.routes.map((_, route) => ({ square: thing.square, hull: partHull(thing.plan, route), route }));
    return thing.isThere ? [{ square: thing.square, hull: silhouette(camera, thing.solid) }] : [];
  });
}
