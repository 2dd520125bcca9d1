/** How the host wants the site to be. Remembered, so that the page does not change its face at every load. */
import { GAMES } from '../games/registry';
import type { GameEntry } from '../games/types';
import { suggestLanguage } from '../i18n/language.svelte';
import type { ClockTerms, Language, Text } from '../protocol/messages';
import { isOnline } from '../offline/online.svelte';
import { load, save } from '../storage/localStorage';
import { api } from './session.svelte';

export interface Site {
  /** Shown instead of Parlour; empty for that. */
  name: string;
  greeting: Text;
  /** Who may create games. */
  tables: 'everyone' | 'accounts' | 'admin';
  guestChat: boolean;
  /** The games offered; empty for all. */
  games: string[];
  /** Addresses for others, the surest first; empty if it is the one in the browser. */
  join: string[];
  language?: Language;
  clock?: ClockTerms;
}

const USUAL: Site = { name: '', greeting: { en: '', fr: '' }, tables: 'everyone', guestChat: true, games: [], join: [] };

const state = $state<{ site: Site }>({ site: remembered() });

function remembered(): Site {
  try {
    return { ...USUAL, ...(JSON.parse(load('site') ?? '{}') as Partial<Site>) };
  } catch {
    return USUAL;
  }
}

export function site(): Site {
  return state.site;
}

/** Asks the server, unless there is no network: a page used offline asks for nothing. */
export async function loadSite(): Promise<void> {
  if (!isOnline()) return;
  try {
    const answer = await api.site();
    state.site = answer;
    save('site', JSON.stringify(answer));
    if (answer.language !== undefined) suggestLanguage(answer.language);
  } catch {
    // The page works without it; asked again at the next load.
  }
}

export function siteName(): string {
  return state.site.name || 'Parlour';
}

/** The games that the host offers, in display order. */
export function offeredGames(): readonly GameEntry[] {
  const { games } = state.site;
  return games.length === 0 ? GAMES : GAMES.filter(game => games.includes(game.id));
}

const isOwnAddress = ({ hostname }: Pick<Location, 'hostname'>) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Whether nobody else can open the page: the server listens to this machine alone. */
export function isOnlyHere(here: Pick<Location, 'hostname'> = location): boolean {
  return isOwnAddress(here) && state.site.join.length === 0;
}

/** Where others can open the page: another address than here, if this one is known only to this machine. */
export function sharedOrigin(here: Pick<Location, 'origin' | 'hostname'> = location): string {
  return isOwnAddress(here) ? (state.site.join[0] ?? here.origin) : here.origin;
}
