/** What the administrator's page gets from the server. */

export type AdminKind = 'ban' | 'ban-address' | 'mute' | 'hide-name' | 'close-table' | 'handle-report';

export interface AdminAction {
  id: string;
  kind: AdminKind;
  subject: string;
  /** The name or address it is about. */
  name: string;
  why: string;
  /** Empty if it was done at the terminal. */
  by: string;
  at: number;
  /** 0 for never. */
  expiresAt: number;
  undoneBy: string;
  /** 0 while it has not been undone. */
  undoneAt: number;
}

export interface NamedPerson {
  id: string;
  name: string;
}

export interface AdminOverview {
  people: {
    id: string;
    name: string;
    kind: 'guest' | 'account' | 'bot' | 'deleted';
    createdAt: number;
    seenAt: number;
    sessions: string[];
    addresses: string[];
  }[];
  tables: { table: string; game: string; phase: 'waiting' | 'playing'; changedAt: number; names: string[] }[];
  reports: {
    id: string;
    at: number;
    reporter: NamedPerson;
    person: NamedPerson;
    table: string;
    why: string;
    lines: { person: NamedPerson; text: string }[];
    /** The action that has closed it; empty while it is open. */
    handledBy: string;
  }[];
  actions: AdminAction[];
}

export interface AdminRequest {
  kind: AdminKind;
  subject: string;
  why?: string;
  hours?: number;
}
