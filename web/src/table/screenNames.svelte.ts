import { load, save } from '../storage/localStorage';

/**
 * The names of the people who share a screen, by table and seat. One user holds all their seats, so the server does not
 * know these names; the browser keeps them for the latest tables.
 */
type Names = Record<string, string[]>;

const KEPT = 20;

function read(): Names {
  try {
    return JSON.parse(load('screen-names') ?? '{}') as Names;
  } catch {
    return {};
  }
}

let names = $state.raw<Names>(read());

/** The name given to a seat; empty if none was. */
export function screenName(table: string, seat: number): string {
  return names[table]?.[seat] ?? '';
}

/** @param given by seat; empty for a seat that keeps its own name */
export function setScreenNames(table: string, given: readonly string[]): void {
  const { [table]: _, ...others } = names;
  const trimmed = given.map(name => name.trim());
  names = Object.fromEntries([...Object.entries(others), ...(trimmed.some(name => name !== '') ? [[table, trimmed] as const] : [])].slice(-KEPT));
  save('screen-names', JSON.stringify(names));
}

/** In a rematch every player sits one seat further on. */
export function passOnScreenNames(from: string, to: string): void {
  const given = names[from];
  if (given === undefined || names[to] !== undefined) return;
  setScreenNames(to, given.map((_, seat) => given[(seat + given.length - 1) % given.length] ?? ''));
}
