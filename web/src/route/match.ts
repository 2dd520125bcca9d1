import { onShelf } from '../tables/shelf';

/** Every address of the client, and what it means. */
export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'open'; how: How; game: string; from: string | null }
  | { page: 'table'; table: string }
  | { page: 'practise' }
  | { page: 'here'; table: string }
  | { page: 'here-replay'; table: string; ply: number | null }
  | { page: 'replay'; table: string | null; ply: number | null }
  | { page: 'edit'; game: string; position: string | null }
  | { page: 'rules'; game: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string }
  | { page: 'analyse'; game: string; position: string | null; table: string | null; ply: number | null }
  | { page: 'beside' }
  | { page: 'beside-table'; id: string }
  | { page: 'account' }
  | { page: 'lost' };

/** Ways to play: against the computer, with a friend far away, at one screen, with whoever comes, in this browser alone. */
export type How = 'computer' | 'friend' | 'together' | 'anyone' | 'here';

const HOWS: readonly How[] = ['computer', 'friend', 'together', 'anyone', 'here'];

export function routeOf(path: string, query: URLSearchParams): Route {
  const [first, second, third, ...rest] = path.split('/').filter(part => part !== '').map(decoded);
  if (rest.length > 0) return { page: 'lost' };
  if (first === undefined) return { page: 'home' };
  if (first === 'play' && second !== undefined && third !== undefined) {
    const how = HOWS.find(known => known === third);
    return how && isGame(second) ? { page: 'open', how, game: second, from: query.get('from') } : { page: 'lost' };
  }
  if (first === 'p' && second !== undefined && third === 'replay') return { page: 'here-replay', table: second, ply: number(query.get('ply')) };
  if (third !== undefined) return { page: 'lost' };
  switch (first) {
    case 'lobby':
      return second === undefined ? { page: 'lobby' } : { page: 'lost' };
    case 't':
      return second === undefined ? { page: 'lost' } : { page: 'table', table: second };
    case 'practise':
      return second === undefined ? { page: 'practise' } : { page: 'lost' };
    case 'p':
      return second === undefined ? { page: 'practise' } : { page: 'here', table: second };
    case 'replay':
      return { page: 'replay', table: second ?? null, ply: number(query.get('ply')) };
    case 'edit':
      return onShelf(second ?? 'conquest')?.editor
        ? { page: 'edit', game: second ?? 'conquest', position: query.get('position') }
        : { page: 'lost' };
    case 'rules':
      return isGame(second ?? 'conquest') ? { page: 'rules', game: second ?? 'conquest' } : { page: 'lost' };
    case 'puzzles':
      return second === undefined ? { page: 'puzzles' } : { page: 'puzzle', id: second };
    case 'analyse': {
      const game = query.get('game') ?? 'conquest';
      return second === undefined && onShelf(game)?.editor
        ? { page: 'analyse', game, position: query.get('position'), table: query.get('table'), ply: number(query.get('ply')) }
        : { page: 'lost' };
    }
    case 'beside':
      return second === undefined ? { page: 'beside' } : { page: 'beside-table', id: second };
    case 'account':
      return second === undefined ? { page: 'account' } : { page: 'lost' };
    default:
      return { page: 'lost' };
  }
}

/** Whether somebody sits at a table there: it takes all the room. */
export function isTable({ page }: Route): boolean {
  return page === 'table' || page === 'here' || page === 'beside-table';
}

function isGame(id: string): boolean {
  return onShelf(id) !== undefined;
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The name of a table out of what somebody typed or pasted: `K7QM-2PXR`, or the whole link. */
export function tableOf(typed: string): string | null {
  const link = /\/t\/([^/?#\s]+)/.exec(typed);
  const name = (link?.[1] ?? typed).toLowerCase().replace(/[\s\-–.]/g, '');
  return /^[a-z0-9]{4,32}$/.test(name) ? name : null;
}

/** The name of a table as one reads it out: in groups of four. */
export function codeOf(table: string): string {
  return table.toUpperCase().replace(/(.{4})(?=.)/g, '$1-');
}
