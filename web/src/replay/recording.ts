import { isolated } from '../i18n/isolate';
import { isListed } from '../table/moveRows';
import { botName } from '../table/seats';
import type { GameUi } from '../games/types';
import { gameEntry } from '../games/registry';
import { ApiRefusal, type GameInfo, type Ply, type ReplayData, type Catalogue } from '../api/client';
import type { Language, PlayedMove, Text } from '../protocol/messages';
import { table as texts } from '../i18n/messages/table';
import { t } from '../i18n/language.svelte';

/** How files call a computer player of a level. */
const BOT = /^Parlour (\d+)$/;

/** A game to step through, with everything needed to show it. */
export interface Recording {
  data: ReplayData;
  game: GameUi;
  seatNames: Text[];
  /** The moves that are listed. */
  history: PlayedMove[];
  /** All moves, including silent draws. */
  all: PlayedMove[];
  /** The whole game as a file, including silent draws. */
  file: string;
  /** For each position shown, how many moves of the file were made before its own. */
  before: number[];
}

/** @throws ApiRefusal if this client does not know the game, or its catalogue cannot be loaded */
export async function recordingOf(data: ReplayData, games: () => Promise<Catalogue>): Promise<Recording> {
  const [game, catalogue] = await Promise.all([gameEntry(data.game)?.ui(), games()]);
  const info = catalogue.games.find(one => one.id === data.game);
  if (game === undefined || info === undefined) throw new ApiRefusal(0, 'unknown-game', `${t(texts.unknownGame)}. ${t(texts.unknownGameHint)}`);
  game.useMaterial?.(data.tags.find(tag => tag.name === 'Material')?.value ?? null);
  const plies = toldOf(data.plies, game);
  const endings = (data.endings ?? []).map(ending => ({ ...ending, from: toldOf(data.plies.slice(0, ending.from + 1), game).length - 1 }));
  const all = historyOf(data);
  return { data: { ...data, plies, endings }, game, seatNames: info.seatNames.slice(0, seatsOf(data, info)), history: all.filter(made => isListed(made, game)), all, file: fileOf(data), before: beforeOf(data.plies, game) };
}

/** A recording as the file it came from, to be read and verified again or exported. */
export function fileOf({ tags, plies, recordedResult }: Pick<ReplayData, 'tags' | 'plies' | 'recordedResult'>): string {
  const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const moves = plies.flatMap(({ move }) => (move ? [move.text] : []));
  return `${tags.map(({ name, value }) => `[${name} ${quoted(value)}]`).join('\n')}\n\n${[...moves, recordedResult].join(' ')}\n`;
}

/** For each position shown, how many moves came before its own. */
export function beforeOf(plies: readonly Ply[], game: Pick<GameUi, 'chanceText'>): number[] {
  return plies.flatMap(({ seat = -1, move }, i) => (move === undefined || isListed({ seat, text: move.text }, game) ? [Math.max(0, i - 1)] : []));
}

/** The positions shown: a silent chance move is part of the move before it. */
export function toldOf(plies: readonly Ply[], game: Pick<GameUi, 'chanceText'>): Ply[] {
  const told: Ply[] = [];
  for (const ply of plies) {
    const last = told.at(-1);
    if (last === undefined || ply.move === undefined || isListed({ seat: ply.seat ?? -1, text: ply.move.text }, game)) told.push(ply);
    else told[told.length - 1] = { ...last, position: ply.position };
  }
  return told;
}

function seatsOf({ options }: ReplayData, { seats }: GameInfo): number {
  const chosen = options.find(option => option.startsWith('seats='));
  return chosen === undefined ? seats.min : Number(chosen.slice('seats='.length));
}

export function historyOf({ plies }: Pick<ReplayData, 'plies'>): PlayedMove[] {
  return plies.flatMap(({ seat = -1, move, round = 1, facts }) => (move ? [{ seat, text: move.text, round, ...(facts ? { facts } : {}) }] : []));
}

/**
 * The players' names from the file's tags, as at the table. A name shared by several players is replaced by the seat's
 * name, or by the one given to it on a shared screen.
 */
export function namesOf({ data, seatNames }: Pick<Recording, 'data' | 'seatNames'>, language: Language, onScreen: (seat: number) => string = () => ''): string[] {
  const tagged = seatNames.map(side => data.tags.find(tag => tag.name === side.en)?.value);
  const isShared = (name: string) => tagged.indexOf(name) !== tagged.lastIndexOf(name);
  return seatNames.map((side, seat) => {
    const name = tagged[seat];
    const level = BOT.exec(name ?? '')?.[1];
    if (name === undefined || isShared(name)) return onScreen(seat) || side[language];
    return level === undefined ? isolated(name) : botName(Number(level), seatNames.length, side[language], language);
  });
}

/**
 * The seat of a player; -1 if they have none, or several.
 *
 * @param name the player's name; null for the only person among computer players
 */
export function seatOf({ data, seatNames }: Pick<Recording, 'data' | 'seatNames'>, name: string | null): number {
  const tagged = seatNames.map(side => data.tags.find(tag => tag.name === side.en)?.value);
  const own = tagged.flatMap((one, seat) => (one !== undefined && (name === null ? !BOT.test(one) : one === name) ? [seat] : []));
  return own.length === 1 ? (own[0] ?? -1) : -1;
}
