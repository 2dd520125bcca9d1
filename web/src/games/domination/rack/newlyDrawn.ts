import type { DominationPosition } from '../types';

/** The domino that came onto one's rack since, if it was one after having laid one; nothing when a game begins. */
export function newlyDrawn(before: DominationPosition, now: DominationPosition, seat: number): string | null {
  if (before.game !== now.game || before.rack === undefined || now.rack === undefined || before.rack.length === 0) return null;
  const left = [...before.rack];
  const more = now.rack.filter(pair => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  // Laid one, drew an equal one: nothing on the rack seems to have changed, but the board tells.
  const same = more.length === 0 && now.rack.length === before.rack.length && now.laid.length > before.laid.length;
  const own = same ? now.laid.slice(before.laid.length).find(one => one.seat === seat) : undefined;
  return more.length === 1 ? (more[0] ?? null) : (own?.pair ?? null);
}
