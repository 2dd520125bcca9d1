/** Every URL of the client: its pattern, the page it shows, and how that page is loaded. */
import type { Component } from 'svelte';
import { GAME_MODES } from '../create/newTable';
import { gameEntry } from '../games/registry';
import NotFound from '../pages/NotFound.svelte';

type Params = Readonly<Record<string, string>>;
type Loaded<P extends object> = { default: Component<P> };
type AnyComponent = Component<Record<string, unknown>>;

export interface Page {
  name: string;
  pattern: string;
  /** The component; a promise if it is not part of the first load. */
  load: () => AnyComponent | Promise<AnyComponent>;
  /** The component's props; null if the parameters are invalid. */
  props: (params: Params, query: URLSearchParams) => object | null;
  /** Whether the page shows a table, which takes the whole window. */
  isTable: boolean;
  /** Whether the page requires the engine in this browser. */
  needsEngine: boolean;
  /** Whether the page fills the window, without the header. */
  isBare: boolean;
}

export interface Route {
  page: Page;
  props: Record<string, unknown>;
  /** The page is recreated when this changes; otherwise only its props change. */
  key: string;
}

type Flags = Partial<Pick<Page, 'isTable' | 'needsEngine' | 'isBare'>>;

function page<P extends object>(
  name: string,
  pattern: string,
  load: () => Loaded<P> | Promise<Loaded<P>>,
  props: (params: Params, query: URLSearchParams) => P | null,
  { isTable = false, needsEngine = false, isBare = false }: Flags = {},
): Page {
  const component = (loaded: Loaded<P>) => loaded.default as unknown as AnyComponent;
  return {
    name,
    pattern,
    load: () => {
      const loaded = load();
      return loaded instanceof Promise ? loaded.then(component) : component(loaded);
    },
    props,
    isTable,
    needsEngine,
    isBare,
  };
}

const none = () => ({});
const plyOf = (query: URLSearchParams) => integer(query.get('ply'));

export const PAGES: readonly Page[] = [
  page('home', '/', () => import('../pages/Home.svelte'), none),
  page('lobby', '/lobby', () => import('../pages/Lobby.svelte'), none),
  page('create', '/play/:game/:mode', () => import('../pages/CreateGame.svelte'), ({ game = '', mode: named }, query) => {
    const mode = GAME_MODES.find(one => one === named);
    if (mode === undefined || gameEntry(game) === undefined) return null;
    return { game, mode, from: query.get('from'), rules: query.getAll('o'), ...(query.has('cards') ? { cards: query.get('cards') } : {}) };
  }),
  page('my-games', '/games', () => import('../pages/MyGames.svelte'), none),
  page('table', '/game/:code', () => import('../pages/Table.svelte'), ({ code = '' }) => ({ name: code }), { isTable: true }),
  page('replay', '/game/:code/replay', () => import('../pages/Replay.svelte'), ({ code = '' }, query) => ({ table: code, ply: plyOf(query) })),
  page('local-table', '/local/:id', () => import('../pages/LocalTable.svelte'), ({ id = '' }) => ({ id }), { isTable: true, needsEngine: true }),
  page('local-replay', '/local/:id/replay', () => import('../pages/LocalReplay.svelte'), ({ id = '' }, query) => ({ id, ply: plyOf(query) }), { needsEngine: true }),
  page('replay', '/replay', () => import('../pages/Replay.svelte'), () => ({ table: null, ply: null })),
  page('analysis', '/analysis', () => import('../pages/Analysis.svelte'), (_, query) => {
    const game = query.get('game') ?? 'conquest';
    return hasEditor(game) ? { game, position: query.get('position'), table: query.get('table'), ply: plyOf(query) } : null;
  }),
  page('editor', '/editor/:game', () => import('../pages/Editor.svelte'), ({ game = '' }, query) => (hasEditor(game) ? { game, position: query.get('position') } : null)),
  page('card-sets', '/cards', () => import('../pages/CardSets.svelte'), none, { needsEngine: true }),
  page('card-editor', '/cards/:id', () => import('../pages/CardEditor.svelte'), ({ id = '' }) => ({ id }), { needsEngine: true }),
  page('puzzles', '/puzzles', () => import('../pages/Puzzles.svelte'), none),
  page('puzzle', '/puzzles/:id', () => import('../pages/Puzzle.svelte'), ({ id = '' }) => ({ id })),
  page('companion', '/companion', () => import('../pages/Companion.svelte'), (_, query) => ({ game: query.get('game'), rules: query.getAll('o') })),
  page('boards', '/boards', () => import('../pages/Boards.svelte'), (_, query) => ({ rows: query.get('rows'), named: query.get('name') }), { needsEngine: true }),
  page('companion-game', '/companion/:id', () => import('../pages/CompanionGame.svelte'), ({ id = '' }) => ({ id }), { isTable: true, needsEngine: true }),
  page('rules-list', '/rules', () => import('../pages/RulesList.svelte'), none),
  page('rules', '/rules/:game', () => import('../pages/Rules.svelte'), ({ game = '' }) => (gameEntry(game) === undefined ? null : { game })),
  page('screen', '/screen', () => import('../pages/Screen.svelte'), none, { isBare: true }),
  page('admin', '/admin', () => import('../pages/Admin.svelte'), none),
  page('profile', '/people/:person', () => import('../pages/Profile.svelte'), ({ person = '' }) => ({ person })),
  page('account', '/account', () => import('../pages/Account.svelte'), () => ({ isNew: false })),
  page('account', '/account/new', () => import('../pages/Account.svelte'), () => ({ isNew: true })),
];

const NOT_FOUND = page('not-found', '', () => ({ default: NotFound }), none);

export function parseRoute({ pathname, searchParams }: URL): Route {
  for (const one of PAGES) {
    const params = match(one.pattern, pathname);
    const props = params && one.props(params, searchParams);
    // A page changes its ply itself; any other change in its URL makes it another page.
    if (props) return { page: one, props: { ...props }, key: JSON.stringify({ ...props, ply: null }) };
  }
  return { page: NOT_FOUND, props: {}, key: '' };
}

function match(pattern: string, path: string): Params | null {
  const [wanted, given] = [segments(pattern), segments(path)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = given[at] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decoded(value);
    else if (segment !== value) return null;
  }
  return params;
}

const segments = (path: string) => path.split('/').filter(segment => segment !== '');

function hasEditor(game: string): boolean {
  return gameEntry(game)?.editor !== undefined;
}

function integer(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
