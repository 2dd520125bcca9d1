import { language } from '../i18n/language.svelte';
import { Api, ApiRefusal, type Catalogue } from './client';
import type { Backend } from './backend';
import { catalogue } from '../games/catalogue';
import type { You } from '../protocol/messages';
import { takeEarlyConnection } from '../protocol/earlyConnection';
import { connectTo } from '../protocol/socket';

/** The server this page came from, and the user signed in there. */
export const api = new Api(language);

const state = $state<{ you: You | null; isAdmin: boolean; known: boolean }>({ you: null, isAdmin: false, known: false });

/** This browser's user; null if there is none yet. */
export function me(): You | null {
  return state.you;
}

/** Whether this browser's user may use the administrator's page. */
export function isAdmin(): boolean {
  return state.you !== null && state.isAdmin;
}

/** Whether the server has answered who is signed in. */
export function isLoaded(): boolean {
  return state.known;
}

export function setMe(you: You | null): void {
  state.you = you;
  state.known = true;
}

async function askWhoIAm(): Promise<void> {
  const { you, isAdmin } = await api.me();
  state.isAdmin = isAdmin;
  setMe(you);
}

export async function loadSession(): Promise<void> {
  try {
    await askWhoIAm();
  } catch {
    // `enterAsGuest` asks again.
  }
}

/** Ensures that there is a user: signs in as a guest if necessary. */
export async function enterAsGuest(name?: string): Promise<You> {
  if (state.you === null && !state.known) await askWhoIAm();
  if (state.you === null) setMe(await api.guest(name));
  else if (name && name !== state.you.name) setMe(await api.rename(name));
  return state.you as You;
}

/** The games with their options and levels; they come with the page, so that no form waits for them. */
export const games = (): Promise<Catalogue> => Promise.resolve(catalogue);

/** The backend for tables on the server. */
export const serverBackend: Backend = {
  isLocal: false,
  connect: table =>
    takeEarlyConnection([{ type: 'hello', version: 1, language: language() }, { type: 'subscribe', id: 1, table, afterSeq: 0 }]) ?? connectTo(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`),
  person: () => state.you?.id ?? null,
  tableUrl: table => `/game/${table}`,
  replayUrl: (table, ply) => `/game/${table}/replay${ply === undefined ? '' : `?ply=${ply}`}`,
  games,
  file: api.file,
  replay: api.replay,
  replayFile: api.replayFile,
  material: api.cardSet,
};

/** The refusal to show for an error. */
export function refusalOf(problem: unknown): { code: string; message: string } {
  if (problem instanceof ApiRefusal) return { code: problem.code, message: problem.message };
  throw problem;
}
