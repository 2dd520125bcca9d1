/** The tables of openings: those that come with the page, and that of the server. Each is fetched when it is asked for. */
import conquest from '../../../../games/src/main/resources/parlour/explorer/conquest.openings?url';
import sixfaces from '../../../../games/src/main/resources/parlour/explorer/sixfaces.openings?url';
import { type OpeningTable, readOpeningTable } from './openingTable';

const URLS: Readonly<Record<string, string>> = { conquest, sixfaces };
const fetched = new Map<string, Promise<OpeningTable>>();

/** Games that computers played. A failure is forgotten, so that it can be tried again. */
export function computerTable(edition: string): Promise<OpeningTable> {
  const known = fetched.get(edition);
  if (known) return known;
  const wanted = table(URLS[edition] ?? '');
  fetched.set(edition, wanted);
  wanted.catch(() => fetched.delete(edition));
  return wanted;
}

/** Games that were played on this server. */
export const serverTable = (edition: string): Promise<OpeningTable> => table(`/api/openings/${edition}`);

async function table(url: string): Promise<OpeningTable> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return readOpeningTable(await answer.arrayBuffer());
}
