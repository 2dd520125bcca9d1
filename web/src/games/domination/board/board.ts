/** What the board shows: a position converted into things with places. */
import { territoriesAt, digitsOf, pairAt, SLOTS, type Slot, slotNamed, type Territory, TERRITORIES, territoryNamed } from './geometry';
import type { DominationMove, DominationPosition } from '../types';
import type { SlotFacts } from '../texts';

export interface Thing {
  slot: Slot;
  numbers: [number, number];
  seat: number;
  /** How many dominoes were laid after it, while it is news; otherwise -1. */
  news: number;
}

/** Every domino on the board. Those laid since the viewer's last turn are news. */
export function laidThings({ rows, laid, racks }: DominationPosition): Thing[] {
  return laid.flatMap(({ slot: name, seat }, nth) => {
    const slot = slotNamed(name);
    const after = laid.length - 1 - nth;
    return slot === undefined ? [] : [{ slot, seat, numbers: digitsOf(rows, slot), news: after < racks.length - 1 ? after : -1 }];
  });
}

export interface Held {
  territory: Territory;
  seat: number;
  /** Whether the last domino closed it. */
  fresh: boolean;
}

export function heldTerritories({ tokens, laid }: DominationPosition): Held[] {
  const last = laid.at(-1)?.slot ?? '';
  return tokens.flatMap(({ territory: name, seat }) => {
    const territory = territoryNamed(name);
    return territory === undefined ? [] : [{ territory, seat, fresh: territory.sides.includes(last) }];
  });
}

/** Territories that lack exactly one side. */
export function nearlyClosed({ laid }: DominationPosition): Territory[] {
  const filled = new Set(laid.map(one => one.slot));
  return TERRITORIES.filter(territory => territory.sides.filter(side => filled.has(side)).length === 3);
}

/** The free slots that this pair fits. */
export function openFor(pair: string, { rows, laid }: DominationPosition): Slot[] {
  const filled = new Set(laid.map(one => one.slot));
  return SLOTS.filter(slot => !filled.has(slot.name) && pairAt(rows, slot) === pair);
}

/** All facts about a slot. */
export function factsOf(slot: Slot, { rows, laid, tokens }: DominationPosition, move: DominationMove | null, nameOf: (seat: number) => string): SlotFacts {
  const filled = new Map(laid.map(one => [one.slot, one.seat]));
  const owners = new Map(tokens.map(one => [one.territory, one.seat]));
  const here = filled.get(slot.name);
  return {
    slot: slot.name,
    pair: pairAt(rows, slot),
    laidBy: here === undefined ? null : nameOf(here),
    move,
    territories: territoriesAt(slot.name).map(({ name, sides }) => {
      const owner = owners.get(name);
      return { name, owner: owner === undefined ? null : nameOf(owner), sides: sides.filter(side => filled.has(side)).length };
    }),
  };
}
