import { type Camera, type Point } from '../geometry/camera';
import { diagonal, halfOf } from '../geometry/splitSquare';
import type { Selection } from './selection.svelte';
import { halfHit, type Hit, hitTest, meant, type Target } from './hitTest';
import type { DieInspector } from '../render/dieInspector.svelte';
import type { Route } from '../geometry/routes';
import type { EditSession } from '../editor/editSession.svelte';
import { place, seen, seenDirection } from '../geometry/squares';

/**
 * What the pointer handling needs. Hits are computed geometrically, so that the top of a near die does not count as the
 * square behind it.
 */
export interface Pointed {
  camera: Camera;
  flipped: boolean;
  targets: readonly Target[];
  /** Picture units per pixel. */
  pixel: number;
  /** Whether the position is being edited. */
  editing: boolean;
  canPlay: boolean;
  /** Whether choosing a route plays it. */
  playsAtOnce: boolean;
  hasDie: (square: string) => boolean;
  /** Moves the keyboard cursor; with `take` also the focus. */
  goTo: (square: string, take: boolean) => void;
  /** Plays the chosen route. */
  confirm: () => void;
}

interface Press {
  x: number;
  y: number;
  square: string;
  moved: boolean;
  touch: boolean;
}

const LONG_PRESS_MS = 480;
/** Half the width of a finger, in pixels. */
const FINGER = 11;

/** Mouse, pen and touch: clicks, drags, hovering and long presses. */
export class Pointer {
  hovered = $state<string | null>(null);
  dragging = $state<string | null>(null);
  /** Whether the pointer moved the focus last: then no focus ring is shown. */
  isLast = false;
  #press: Press | null = null;
  #held: ReturnType<typeof setTimeout> | undefined;
  #swallow = false;

  constructor(
    private readonly now: () => Pointed,
    private readonly selection: Selection,
    private readonly editing: EditSession,
    private readonly inspector: DieInspector,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.isLast = true;
    this.inspector.dismiss();
    const touch = isBroad(event);
    const what = this.#under(event, touch);
    this.#press = what === null ? null : { x: event.clientX, y: event.clientY, square: what.square, moved: false, touch };
    this.#swallow = false;
    clearTimeout(this.#held);
    if (what === null || !touch || !this.now().hasDie(what.square)) return;
    this.#held = setTimeout(() => {
      this.#swallow = true;
      this.#press = null;
      this.inspector.press(what.square);
    }, LONG_PRESS_MS);
  }

  /** Prevents the browser from focusing the element under the pointer: the intended square may be another. */
  mousedown(event: MouseEvent): void {
    const what = event.button === 0 ? this.#under(event, false) : null;
    event.preventDefault();
    if (what !== null) this.now().goTo(what.square, true);
  }

  move(event: PointerEvent): void {
    const { canPlay, hasDie } = this.now();
    const what = this.#under(event, false);
    this.#pull(event);
    this.hovered = what?.square ?? null;
    if (this.selection.square !== null && (this.selection.route === null || this.dragging !== null)) {
      if (this.dragging !== null) this.selection.unfix();
      this.selection.point(canPlay ? this.#routeUnder(what) : null);
    }
    if (event.pointerType !== 'touch' && this.#press === null) {
      const isOther = what !== null && hasDie(what.square) && what.square !== this.selection.square && !this.selection.chart.has(what.square);
      this.inspector.hover(isOther ? what.square : null, this.selection.square !== null);
    }
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#held);
    this.#press = null;
    const from = this.dragging;
    if (from === null) return;
    const what = this.#under(event, isBroad(event));
    this.dragging = null;
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false), 0);
    if (this.now().editing) {
      this.editing.drop(from, what?.square ?? null);
      return;
    }
    const one = this.#routeUnder(what);
    if (one !== null) {
      this.now().goTo(one.to, false);
      this.#fix(one);
    } else if (what?.square !== from) {
      this.selection.putBack();
    }
  }

  cancel(): void {
    clearTimeout(this.#held);
    this.dragging = null;
    this.#press = null;
  }

  leave(event: PointerEvent): void {
    this.hovered = null;
    this.selection.point(null);
    if (event.pointerType !== 'touch') this.inspector.hover(null, false);
  }

  /** After a long press on a die the browser's context menu would cover its popover. */
  menu(event: Event): void {
    if (this.#swallow) event.preventDefault();
  }

  click(event: MouseEvent): void {
    if (this.#swallow) {
      this.#swallow = false;
      return;
    }
    // Assistive devices activate the element itself, without a point.
    const own = event.detail === 0 ? (event.target as HTMLElement).dataset['square'] : undefined;
    const what = own === undefined ? this.#under(event, isBroad(event)) : { square: own, spot: null, route: null };
    if (what === null) return;
    this.now().goTo(what.square, false);
    if (this.now().editing) this.editing.click(what.square);
    else if (this.now().canPlay) this.#choose(what);
    else this.#inspect(what.square);
  }

  #choose(what: Hit): void {
    const { selection } = this;
    const one = this.#routeUnder(what);
    if (one !== null) {
      const others = selection.chart.get(one.to) ?? [];
      this.inspector.dismiss();
      this.#fix(one === selection.route && others.length > 1 ? others.find((other) => other !== one)! : one);
    } else if (what.square === selection.square) {
      selection.putBack();
    } else if (selection.movable.has(what.square)) {
      selection.pick(what.square);
    } else if (!this.#inspect(what.square)) {
      if (selection.route !== null) selection.unfix();
      else if (selection.square !== null) selection.putBack();
    }
  }

  /** Captures by several routes are confirmed, since touching them again changes the route. */
  #fix(one: Route): void {
    this.selection.fix(one);
    if (this.now().playsAtOnce && !(one.takes && (this.selection.chart.get(one.to)?.length ?? 0) > 1)) this.now().confirm();
  }

  #inspect(square: string): boolean {
    const isDie = this.now().hasDie(square);
    if (isDie) this.inspector.press(square);
    return isDie;
  }

  /** Starts dragging the die once the press has moved far enough. */
  #pull(event: PointerEvent): void {
    const press = this.#press;
    if (press === null || press.moved || Math.hypot(event.clientX - press.x, event.clientY - press.y) <= (press.touch ? 12 : 7)) return;
    clearTimeout(this.#held);
    press.moved = true;
    const { canPlay, editing, hasDie } = this.now();
    const plays = canPlay && this.selection.movable.has(press.square) && (!press.touch || event.cancelable);
    if (!plays && !(editing && hasDie(press.square))) return;
    if (plays && this.selection.square !== press.square) this.selection.pick(press.square);
    this.dragging = press.square;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  /** The route that a hit stands for. */
  #routeUnder(what: Hit | null): Route | null {
    const some = what === null ? undefined : this.selection.chart.get(what.square);
    const first = some?.[0];
    if (what === null || some === undefined || first === undefined || some.length === 1) return first ?? null;
    if (what.route !== null) return some[what.route] ?? first;
    const { shown } = this.selection;
    if (first.takes) return shown !== null && some.includes(shown) ? shown : first;
    const { flipped } = this.now();
    const line = diagonal(seen(place(first.from), flipped), seen(place(what.square), flipped));
    const half = halfHit(line, what);
    return some.find((one) => halfOf(line, seenDirection(one.entry, flipped)) === half) ?? first;
  }

  #under(event: MouseEvent, broad: boolean): Hit | null {
    const { camera, flipped, targets, pixel, hasDie } = this.now();
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const tip: Point = [camera.box.x + ((event.clientX - box.x) / box.width) * camera.box.width, camera.box.y + ((event.clientY - box.y) / box.height) * camera.box.height];
    const find = (point: Point): Hit | null => hitTest(camera, flipped, targets, point);
    const { chart, movable, square: held } = this.selection;
    const counts = ({ square }: Hit): boolean => chart.has(square) || movable.has(square) || (held === null && hasDie(square));
    return broad ? meant(tip, FINGER * pixel, find, counts) : find(tip);
  }
}

function isBroad(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
