/** The entries of the log: a sentence for each move, a contest as one entry, with headings for rounds. */
import type { PlayedMove } from '../../../protocol/messages';
import type { ContestFacts, GloryChange, MoveFacts } from '../types';

/** A move of the history with its place in it. */
export interface LogMove {
  seat: number;
  text: string;
  facts: MoveFacts | undefined;
}

interface Common {
  /** The first move of the entry and the number of listed moves made after it, both counted from the start. */
  from: number;
  ply: number;
}

export type LogEntry = Common &
  (
    | { kind: 'round'; round: number; glory: number[] }
    | { kind: 'move' | 'chance'; seat: number; text: string; facts: MoveFacts | undefined; glory: GloryChange[] }
    /** Several players in a row did nothing. */
    | { kind: 'passes'; seats: number[]; step: string }
    | { kind: 'contest'; seat: number; moves: LogMove[]; result: ContestFacts | undefined; glory: GloryChange[] }
    | { kind: 'accomplished'; done: NonNullable<MoveFacts['accomplished']>; glory: GloryChange[] }
    | { kind: 'found'; seat: number; card: string }
    | { kind: 'effect'; glory: GloryChange[] }
    | { kind: 'out'; seats: number[] }
    | { kind: 'over'; over: NonNullable<MoveFacts['over']>; glory: number[] }
  );

const BEGINS = /^(face|duel|overcome)\b/;
const GOES_ON = new Set(['auction', 'naming', 'laying', 'cancelling']);

export const factsOf = ({ facts }: PlayedMove): MoveFacts | undefined => facts as MoveFacts | undefined;

/** The part of the changes that has one of these reasons; `before` and `after` stay those of the whole move. */
function dueTo(changes: readonly GloryChange[] | undefined, isMeant: (by: string) => boolean): GloryChange[] {
  return (changes ?? []).flatMap(change => {
    const why = change.why.filter(({ by }) => isMeant(by));
    return why.length === 0 ? [] : [{ ...change, why }];
  });
}

/** Splits what changed in one move into steps by reason: first the contest, then the loot, then effects. */
function inTurn(changes: readonly GloryChange[] | undefined): (isMeant: (by: string) => boolean) => GloryChange[] {
  const now = new Map((changes ?? []).map(({ seat, before }) => [seat, before]));
  return isMeant =>
    dueTo(changes, isMeant).map(change => {
      const before = now.get(change.seat) ?? change.before;
      const after = before + change.why.reduce((sum, { n }) => sum + n, 0);
      now.set(change.seat, after);
      return { ...change, before, after };
    });
}

/**
 * @param history the moves that are listed, in order
 * @param all the whole history, silent draws included: what comes of them is told, too
 * @param standing the glory in some position of this game, by seat: that of players who have neither won nor lost any
 */
export function logEntries(history: readonly PlayedMove[], all: readonly PlayedMove[] = history, standing: readonly number[] = []): LogEntry[] {
  const told: LogEntry[] = [];
  const glory = atFirst(all, standing);
  let round = -1;
  let ply = 0;
  let contest: Extract<LogEntry, { kind: 'contest' }> | undefined;
  for (const played of all) {
    const facts = factsOf(played);
    const isListed = played === history[ply];
    const from = ply;
    if (isListed) {
      // Setting up counts as part of the first round.
      const now = isSetup(facts) ? 0 : played.round;
      if (now !== round) told.push({ kind: 'round', round: now, glory: [...glory], from, ply });
      round = now;
      ply++;
    }
    for (const { seat, after } of facts?.glory ?? []) glory[seat] = after;
    const part = inTurn(facts?.glory);
    const fought = part(by => by === 'contest');
    const direct = part(by => by === 'card' || by === 'hire' || by === 'steal' || by === 'treaty');
    const looted = part(by => by === 'loot');
    const rest = part(by => by === 'effect');
    if (isListed) {
      const { seat, text } = played;
      if (BEGINS.test(text) && facts !== undefined) {
        contest = told.at(-1)?.kind === 'contest' && text === 'overcome' ? contest : undefined;
        if (!contest) {
          contest = { kind: 'contest', seat, moves: [], result: undefined, glory: [], from, ply };
          told.push(contest);
        }
      } else if (!GOES_ON.has(facts?.step ?? '')) contest = undefined;
      if (contest) {
        contest.moves.push({ seat, text, facts });
        contest.ply = ply;
      } else addMove(told, { kind: seat < 0 ? 'chance' : 'move', seat, text, facts, glory: direct, from, ply });
    }
    if (contest && facts?.contest) {
      contest.result = facts.contest;
      contest.glory = fought;
      contest = undefined;
    }
    const after = { from, ply };
    if (facts?.accomplished) told.push({ kind: 'accomplished', done: facts.accomplished, glory: looted, ...after });
    if (facts?.found) told.push({ kind: 'found', ...facts.found, ...after });
    if (rest.length > 0) told.push({ kind: 'effect', glory: rest, ...after });
    if (facts?.out) told.push({ kind: 'out', seats: facts.out, ...after });
    if (facts?.over) told.push({ kind: 'over', over: facts.over, glory: [...glory], ...after });
  }
  return told;
}

/** The glory at the start, which is not zero if the game began from a position. */
function atFirst(all: readonly PlayedMove[], standing: readonly number[]): number[] {
  const changes = all.flatMap(played => factsOf(played)?.glory ?? []);
  return standing.map((n, seat) => changes.find(change => change.seat === seat)?.before ?? n);
}

const SETUP = new Set(['hero-draw', 'swap', 'swap-answer', 'adventure-draw', 'first-lot', 'challenge-draw', 'challenge-lay', 'deal', 'place']);

function isSetup(facts: MoveFacts | undefined): boolean {
  return SETUP.has(facts?.step ?? '');
}

type OneMove = Extract<LogEntry, { kind: 'move' | 'chance' }>;

function addMove(told: LogEntry[], entry: OneMove): void {
  const last = told.at(-1);
  const { facts } = entry;
  // What is found, or accomplished as an action, is an entry of its own.
  if (facts?.found || (entry.text === 'accomplish' && facts?.accomplished)) return;
  if (entry.text === 'pass' && facts && entry.seat >= 0) {
    if (last?.kind === 'passes' && last.step === facts.step && last.ply === entry.from && !last.seats.includes(entry.seat)) {
      last.seats.push(entry.seat);
      last.ply = entry.ply;
    } else told.push({ kind: 'passes', seats: [entry.seat], step: facts.step, from: entry.from, ply: entry.ply });
    return;
  }
  told.push(entry);
}
