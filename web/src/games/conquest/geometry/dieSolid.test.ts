import { describe, expect, it } from 'vitest';
import { CAMERAS, type Vec } from './camera';
import { SCENES } from '../dev/scenes';
import { capturePlan } from '../render/capturePreview';
import { chartOf, routesOf } from './routes';
import { drawn, flippedPose, pose, silhouette, standing, tippedPose, tumbling, UPRIGHT, within } from './dieSolid';
import { direction, place, seen, STEPS } from './squares';

const cameras = Object.values(CAMERAS);
const close = (a: Vec, b: Vec): void => a.forEach((value, i) => expect(value).toBeCloseTo(b[i]!, 6));

describe('a die', () => {
  it('in either set lies as the server says', () => {
    expect(pose({ top: 1, south: 2, east: 3 })).toEqual(UPRIGHT);
    const leftHanded = pose({ top: 1, south: 2, east: 4 });
    expect(leftHanded[0]).toEqual([-1, 0, 0]);
  });

  it('tumbled as drawn lies as the server says, for every step of every route of the engine', () => {
    for (const scene of Object.values(SCENES)) {
      for (const one of routesOf(scene.moves.flat())) {
        one.faces.slice(1).forEach((faces, i) => {
          const tipped = tippedPose(pose(one.faces[i]!), STEPS[direction(one.squares[i]!, one.squares[i + 1]!)], Math.PI / 2);
          const told = pose(faces);
          tipped.forEach((axis, k) => close(axis, told[k]!));
        });
      }
    }
  });

  it('turned round shows its far faces', () => {
    const behind = pose({ top: 4, south: 1, east: 5 });
    flippedPose(pose({ top: 4, south: 6, east: 2 }), true).forEach((axis, i) => close(axis, behind[i]!));
  });

  it.each(cameras)('shows top, near and right face on every square of the $name view, none of them narrow', (camera) => {
    for (let x = 0; x < 9; x++) {
      for (let y = 0; y < 8; y++) {
        const faces = drawn(camera, standing(camera, { x, y }, UPRIGHT), null).faces;
        expect(faces.map(({ face }) => face).sort()).toEqual([1, 2, 3]);
        const d = camera.die;
        const at = (dx: number, dy: number, z: number): readonly [number, number] => camera.project([x + 0.5 + dx * d, y + 0.5 + dy * d, z]);
        const [a, b, up] = [at(0.5, -0.5, 0), at(0.5, 0.5, 0), at(0.5, -0.5, d)];
        const edge = [up[0] - a[0], up[1] - a[1]] as const;
        const area = Math.abs(edge[0] * (b[1] - a[1]) - edge[1] * (b[0] - a[0]));
        expect(area / Math.hypot(...edge)).toBeGreaterThan(0.18 * 100);
      }
    }
  });

  it.each(cameras)('stands within its own square in the $name view before it tumbles and in the next one after', (camera) => {
    const start = tumbling(camera, { x: 3, y: 3 }, STEPS.n, UPRIGHT, 0);
    const end = tumbling(camera, { x: 3, y: 3 }, STEPS.n, UPRIGHT, 1);
    close(start.centre, standing(camera, { x: 3, y: 3 }, UPRIGHT).centre);
    close(end.centre, standing(camera, { x: 3, y: 4 }, UPRIGHT).centre);
    const half = tumbling(camera, { x: 3, y: 3 }, STEPS.e, UPRIGHT, 0.5);
    expect(half.centre[2]).toBeGreaterThan(camera.die / 2);
  });

  it('never dips into the board while tumbling', () => {
    const camera = CAMERAS.table;
    for (let turn = 0; turn <= 1; turn += 0.05) {
      const { centre, size, lies } = tumbling(camera, { x: 3, y: 3 }, STEPS.w, UPRIGHT, turn);
      const lowest = centre[2] - (size / 2) * lies.reduce((sum, axis) => sum + Math.abs(axis[2]), 0);
      expect(lowest).toBeGreaterThan(-1e-9);
    }
  });
});

describe('the card on a capturable die', () => {
  it.each(cameras)('hides the top of no other die in the $name view', (camera) => {
    for (const scene of Object.values(SCENES)) {
      const routes = routesOf(scene.moves.flat());
      for (const from of new Set(routes.map((one) => one.from))) {
        for (const [square, some] of chartOf(routes, from)) {
          if (!some[0]!.takes) continue;
          const plan = capturePlan(camera, false, some);
          for (const die of scene.position.dice.filter((one) => one.square !== square)) {
            const { x, y } = seen(place(die.square), false);
            const top = camera.project([x + 0.5 + camera.nudge.x, y + 0.5 + camera.nudge.y, camera.die]);
            const covered = top[0] > plan.x && top[0] < plan.x + plan.width && top[1] > plan.y && top[1] < plan.y + plan.height;
            expect(covered, `${square} over ${die.square}`).toBe(false);
          }
          const victim = silhouette(camera, standing(camera, seen(place(square), false), UPRIGHT));
          expect(within(victim, [plan.x + plan.width / 2, plan.y + plan.height / 2])).toBe(true);
        }
      }
    }
  });
});
