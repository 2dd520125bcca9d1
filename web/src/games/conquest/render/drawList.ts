import type { Selection } from '../input/selection.svelte';
import type { Motion } from './motion.svelte';
import { pose } from '../geometry/dieSolid';
import { type Flagged, flagged, ghostsOf, type Look, onTheWay, rolled, type Standing, stood, type View } from './drawables';
import type { ConquestDie } from '../types';

/** The dice that are highlighted. */
export interface Prominent {
  /** Raised while being edited. */
  carried: string | null;
  /** The move another player is considering. */
  declared: string | undefined;
}

/** Everything on the board, from far to near. */
export function sorted(things: readonly (Standing | Flagged)[]): (Standing | Flagged)[] {
  return things.toSorted((a, b) => b.depth - a.depth);
}

/** The moving die at this moment, and the die it takes. */
export function movingDice(view: View, motion: Motion): Standing[] {
  return motion.going === null ? [] : onTheWay(view, motion.going, motion.moment, (die) => motion.poseOf(die));
}

/**
 * Everything that stands still: dice, ghosts along the selected route, capture cards. It does not depend on the moment
 * of an animation, so that a frame computes only what moves.
 */
export function drawList(view: View, dice: readonly ConquestDie[], selection: Selection, motion: Motion, { carried, declared }: Prominent): (Standing | Flagged)[] {
  const look = ({ square }: ConquestDie): Look => (square === selection.square || square === carried ? 'held' : square === declared ? 'declared' : 'plain');
  const { going } = motion;
  const standing = dice
    .filter((die) => !going?.hides.includes(die.square))
    .map((die): Standing => {
      const one = stood(view, die, motion.poseOf(die), look(die), `die ${die.square}`);
      return selection.shown?.to === die.square ? { ...one, opacity: 0.28 } : one;
    });
  return [...standing, ...ghosts(view, dice, selection, motion), ...flags(view, selection)];
}

function ghosts(view: View, dice: readonly ConquestDie[], selection: Selection, motion: Motion): Standing[] {
  const die = dice.find(({ square }) => square === selection.square);
  const one = selection.shown;
  if (one === null || die === undefined) return [];
  return ghostsOf(view, die, one, one.faces.length > 0 ? one.faces.map(pose) : rolled(motion.poseOf(die), one.squares));
}

/** The die that the shown route takes needs no card, since the ghost is there, unless another route leads there too. */
function flags(view: View, selection: Selection): Flagged[] {
  const taking = [...selection.chart.values()].filter((some) => some[0]!.takes && (some.length > 1 || some[0] !== selection.shown));
  return taking.map((some) => flagged(view, some));
}
