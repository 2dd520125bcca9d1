import type { ReplayData, Catalogue } from './client';
import type { Connection } from '../protocol/socket';

/** Who keeps a table: the server this page came from, or this browser itself. Whatever is told of a table comes from there. */
export interface Backend {
  /** Everybody else at its tables is a bot: nobody to talk to, to invite, to wait for, or to send a link to. */
  readonly isLocal: boolean;
  /** A line to the one who keeps the table. */
  connect: (table: string) => Connection;
  /** Who we are there; null for nobody yet. */
  person: () => string | null;
  /** Where in this client a table stands, and where its game is looked back upon. */
  tableUrl: (table: string) => string;
  replayUrl: (table: string, ply?: number) => string;
  games: () => Promise<Catalogue>;
  /** The game file of a table, as much of it as we may read. */
  file: (table: string) => Promise<string>;
  /** A finished game, and any game that somebody has a file of. */
  replay: (table: string) => Promise<ReplayData>;
  replayFile: (text: string) => Promise<ReplayData>;
}
