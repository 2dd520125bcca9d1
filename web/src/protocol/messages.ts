/** The messages of the socket, version 1: the generated types, and what the client calls parts of them. */
import type { ChatMessage, ClientMessage, DeclaredMessage, EventMessage, PresenceMessage, State, TableMessage } from './socketMessages';

export type * from './socketMessages';

export type Language = 'en' | 'fr';
export type Phase = State['phase'];
export type Result = State['result'];

/** Why not: the code never changes, the message is for people. */
export interface Refusal {
  code: string;
  message: string;
}

/** What is sent about a table, as opposed to answers and greetings. */
export type AboutTable = TableMessage | EventMessage | DeclaredMessage | ChatMessage | PresenceMessage;

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** What one may do at a table; the socket adds `id` and `table`. */
export type Command = Without<Exclude<ClientMessage, { type: 'hello' | 'ping' | 'subscribe' | 'unsubscribe' | 'threats' }>, 'id' | 'table'>;
