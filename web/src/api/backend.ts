import type { ReplayData, Catalogue } from './client';
import type { Connection } from '../protocol/socket';

/** Where a table is stored and run: on the server this page came from, or in this browser. */
export interface Backend {
  /** In this browser all other seats are bots, so there is no chat, no invitation and no link to send. */
  readonly isLocal: boolean;
  /** A connection to the table's backend. */
  connect: (table: string) => Connection;
  /** The id of this browser's user there; null if there is none yet. */
  person: () => string | null;
  /** The URLs of a table and of its replay. */
  tableUrl: (table: string) => string;
  replayUrl: (table: string, ply?: number) => string;
  games: () => Promise<Catalogue>;
  /** The game file of a table, as far as this user may read it. */
  file: (table: string) => Promise<string>;
  /** The replay of a finished game or of a game file. */
  replay: (table: string) => Promise<ReplayData>;
  replayFile: (text: string) => Promise<ReplayData>;
  /** The players' own material at a table, such as another card set. */
  material: (table: string) => Promise<string>;
}
