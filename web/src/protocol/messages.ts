/** The messages of the socket, version 1: the generated types, and the client's names for parts of them. */
import type { ChatMessage, ClientMessage, DeclaredMessage, EventMessage, PresenceMessage, State, TableMessage } from './socketMessages';

export type * from './socketMessages';

export type Language = 'en' | 'fr';
export type Phase = State['phase'];
export type Result = State['result'];

/** A refusal: the code is stable, the message is for the user. */
export interface Refusal {
  code: string;
  message: string;
}

/** Messages about a table, as opposed to replies and greetings. */
export type AboutTable = TableMessage | EventMessage | DeclaredMessage | ChatMessage | PresenceMessage;

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A command at a table; the socket adds `id` and `table`. */
export type Command = Without<Exclude<ClientMessage, { type: 'hello' | 'ping' | 'subscribe' | 'unsubscribe' | 'threats' | 'known-position' }>, 'id' | 'table'>;
