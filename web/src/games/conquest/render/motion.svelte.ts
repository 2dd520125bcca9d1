import { type Route, route, squaresAlong } from '../geometry/routes';
import { flippedPose, type Pose, pose, UPRIGHT } from '../geometry/dieSolid';
import { type Going, rolled } from './drawables';
import type { Moment } from './tumbleTiming';
import { DieAnimation } from './dieAnimation.svelte';
import type { ConquestDie, ConquestPosition, MoveShown } from '../types';
import { facesOf } from '../boardTexts';

/**
 * The poses of the dice and the moving die: between two positions the board shows the move that led from one to the
 * other.
 */
export class Motion {
  readonly #flipped: () => boolean;
  readonly #animation = new DieAnimation();
  // The faces of a Key die are all alike and not sent; only the orientation of its symbols is remembered, as the viewer
  // sees it.
  #keyboard = $state.raw<readonly [Pose, Pose]>([UPRIGHT, UPRIGHT]);
  #before: ConquestPosition | null = null;
  #event: MoveShown | undefined;
  /** Whether the player's own move is being shown before it is in the position. */
  #isOwn = false;

  constructor(flipped: () => boolean) {
    this.#flipped = flipped;
  }

  get going(): Going | null {
    return this.#animation.going;
  }

  get moment(): Moment {
    return this.#animation.moment;
  }

  get isMoving(): boolean {
    return this.#animation.isMoving;
  }

  /** The pose of a die, as the first seat sees it. */
  poseOf(die: ConquestDie): Pose {
    const faces = facesOf(die);
    return faces === null ? flippedPose(this.#keyboard[die.seat === 0 ? 0 : 1], this.#flipped()) : pose(faces);
  }

  /** A new position: with another player's move that led to it, after the player's own move, or without a move. */
  arrive(now: ConquestPosition, event: MoveShown | undefined): void {
    const earlier = this.#before;
    const isNews = event !== undefined && event !== this.#event;
    this.#before = now;
    this.#event = event;
    if (earlier === null || (!isNews && earlier.position === now.position)) return;
    if (this.#isOwn && !isNews && !this.#animation.moment.over) this.#animation.settle();
    else this.stop();
    this.#isOwn = false;
    if (isNews) this.start(event, earlier, false);
  }

  /**
   * @param isOwn the player has just confirmed it: the die stays drawn at its destination until the position contains
   * the move
   */
  start(event: MoveShown, from: ConquestPosition, isOwn: boolean): void {
    this.#isOwn = isOwn;
    // Without a path, the route follows from the notation and the poses from tumbling along it.
    const squares = event.path?.split(' ') ?? squaresAlong(event.text);
    const [start, end] = [squares[0], squares.at(-1)];
    const die = from.dice.find(({ square }) => square === start);
    if (start === undefined || end === undefined || squares.length < 2 || die === undefined) return;
    const told = route({ ...event, path: squares.join(' ') })?.faces ?? [];
    const poses = told.length > 0 ? told.map(pose) : rolled(this.poseOf(die), squares);
    if (die.key) this.#turnKey(die.seat, poses.at(-1)!);
    const victim = from.dice.find(({ square }) => square === end) ?? null;
    this.#animation.start({ squares, poses, seat: die.seat, key: die.key, victim, hides: [start, end] }, isOwn);
  }

  /** The move was refused or taken back: the die tumbles back along its route. */
  back({ squares, from }: Route): void {
    this.#isOwn = false;
    const going = this.#animation.going;
    if (going === null) return;
    if (going.key) this.#turnKey(going.seat, going.poses[0]!);
    this.#animation.start({ ...going, squares: squares.toReversed(), poses: going.poses.toReversed(), victim: null, hides: [from] }, false);
  }

  stop(): void {
    this.#animation.clear();
  }

  #turnKey(seat: number, lies: Pose): void {
    const to = flippedPose(lies, this.#flipped());
    this.#keyboard = seat === 0 ? [to, this.#keyboard[1]] : [this.#keyboard[0], to];
  }
}
