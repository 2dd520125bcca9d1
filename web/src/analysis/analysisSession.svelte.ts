import { type Advice, type ReadFileAnswer, type AnalysisApi, canRunEngine, Engine, EngineRefusal, type AnalysisLine, type RequestPosition } from '../engine/engine';
import type { ConquestPosition, DescribedMove } from '../games/conquest/types';
import { type Appraisal, isTurningPoint, type Judgement, judged, shareOfFirst } from './judgement';
import type { Point } from './graph';
import { SpeedMeter } from './speedMeter';
import { childrenOf, addMove, nodeAt, type Node, onward, newTree, promoted, pruned, ROOT, type Tree, pathTo } from './tree';

/** Where an analysis starts: a position or the start of the game, and the chance moves since. */
export interface Origin {
  game: string;
  options: string[];
  position?: string;
  /** Chance moves before the first player's move. */
  before: string[];
}

/** How long the position on the board is analysed, in milliseconds. */
const LOOK_MS = 30_000;

/** The same on the server, which is shared by many users. */
const SERVER_MS = 10_000;

/** Nodes per position when the whole game is analysed: about a tenth of a second. */
const NODES_EACH = 120_000;

/** Delay before a search starts, so that stepping quickly through a game starts none. */
const SETTLE_MS = 180;

/** Endings with more dice than this are not solved. */
const SOLVED_DICE = 3;

interface Stand {
  view: ConquestPosition;
  moves: DescribedMove[];
}

export interface Turn extends Judgement {
  /** The move that was played, and the position before it. */
  node: Node;
  better: string[];
}

/**
 * An analysis board: moves and variations, engine lines for the current position, and an evaluation of the whole game.
 */
export class AnalysisSession {
  tree = $state.raw<Tree>(newTree());
  at = $state(ROOT);
  view = $state.raw<ConquestPosition | null>(null);
  moves = $state.raw<DescribedMove[]>([]);
  shown = $state.raw<DescribedMove | undefined>(undefined);

  lines = $state.raw<AnalysisLine[]>([]);
  /** Whether the lines are those of a solved ending. */
  isExact = $state(false);
  /** How much of an ending is solved, in percent; null while none is being solved. */
  solving = $state<number | null>(null);
  isThinking = $state(false);
  thinks = $state(true);
  /** Whether the analysis runs on the server rather than in this browser. */
  isByServer = $state(false);
  /** The place in the server's queue; null while not waiting. */
  queue = $state<number | null>(null);
  /** Why this position is not analysed, as explained by the server. */
  refusal = $state.raw<EngineRefusal | null>(null);
  /** Positions per second that this browser searches, if that is slow. */
  slow = $state<number | null>(null);
  howMany = $state(2);

  /** Evaluations of the game's positions, by node. */
  appraisals = $state.raw<ReadonlyMap<number, Appraisal>>(new Map());
  /** What is proved about the turning points of the game, by node. */
  reasons = $state.raw<ReadonlyMap<number, Advice[]>>(new Map());
  /** Progress of the analysis of the whole game; null while it is not running. */
  looked = $state.raw<{ n: number; of: number } | null>(null);

  readonly main: Node[] = $derived([nodeAt(this.tree, ROOT), ...onward(this.tree, ROOT)]);
  readonly points: Point[] = $derived(
    this.main.map(({ id, ply }, i) => {
      const known = this.appraisals.get(id);
      return { ply, share: known === undefined ? null : shareOfFirst(known, this.main[i + 1]?.seat ?? 1 - (this.main[i]?.seat ?? 1)) };
    }),
  );
  readonly judgements: ReadonlyMap<number, Judgement> = $derived.by(() => {
    const found = new Map<number, Judgement>();
    this.main.forEach((node, i) => {
      const [before, after] = [this.appraisals.get(this.main[i - 1]?.id ?? -1), this.appraisals.get(node.id)];
      if (before && after) found.set(node.id, judged(before, node.move, after, node.seat));
    });
    return found;
  });
  readonly turns: Turn[] = $derived(
    this.main.flatMap((node, i) => {
      const judgement = this.judgements.get(node.id);
      const before = this.appraisals.get(this.main[i - 1]?.id ?? -1);
      if (!judgement || !before || 'over' in before || !isTurningPoint(judgement)) return [];
      return [{ node, better: before.line, ...judgement }];
    }),
  );

  private engine: Engine;
  /** Analyses the whole game without delaying the search of the current position. */
  private background: Engine;
  private readonly speed = new SpeedMeter();
  private readonly stands = new Map<number, Stand>();
  private asked = 0;
  private current: AbortController | null = null;
  private course: AbortController | null = null;
  private settle: ReturnType<typeof setTimeout> | undefined;
  private isSolved = false;
  private isHidden = false;
  /** Whether the whole game was being analysed when the page was hidden. */
  private wasLooking = false;

  /** @param server the server's analysis; null for this browser */
  constructor(
    readonly origin: Origin,
    private server: AnalysisApi | null = null,
  ) {
    this.isByServer = server !== null;
    this.engine = new Engine(server);
    this.background = new Engine(server);
  }

  /** The start of a game; if a lot decides who begins, White does. */
  static async start(game: string, server: AnalysisApi | null = null): Promise<Origin> {
    const options: string[] = [];
    const engine = new Engine(server);
    try {
      const { turn } = await engine.ask({ type: 'position', game, options });
      return { game, options, before: turn === -1 ? ['lot:white'] : [] };
    } finally {
      engine.close();
    }
  }

  /** An analysis of a whole game. */
  static ofFile({ game, options, position, moves }: ReadFileAnswer, server: AnalysisApi | null = null): AnalysisSession {
    const chance = moves.filter(({ seat }) => seat < 0).map(({ text }) => text);
    const session = new AnalysisSession({ game, options, before: chance, ...(position === undefined ? {} : { position }) }, server);
    let so = { tree: session.tree, at: ROOT };
    for (const { seat, text, round } of moves) {
      if (seat >= 0) so = addMove(so.tree, so.at, { move: text, seat, round });
    }
    session.tree = so.tree;
    return session;
  }

  get node(): Node {
    return nodeAt(this.tree, this.at);
  }

  place(id: number, more: readonly string[] = []): RequestPosition {
    const { before, ...where } = this.origin;
    return { ...where, moves: [...before, ...pathTo(this.tree, id).map(({ move }) => move), ...more] };
  }

  // ---- Navigation ----

  /**
   * @param isShown whether the board already shows the move that leads there
   * @throws EngineRefusal if there is no such position
   */
  async go(id: number, isShown = false): Promise<void> {
    const mine = ++this.asked;
    const isNext = nodeAt(this.tree, id).parent === this.at && this.view !== null;
    const earlier = isNext && !isShown ? this.moves.find(({ text }) => text === nodeAt(this.tree, id).move) : undefined;
    this.rest();
    this.at = id;
    const stand = await this.stand(id);
    if (mine !== this.asked) return;
    this.shown = earlier === undefined ? undefined : { ...earlier };
    this.moves = stand.moves;
    this.view = stand.view;
    this.settle = setTimeout(() => this.think(), SETTLE_MS);
  }

  back = (): Promise<void> => this.go(this.node.parent ?? this.at);
  on = (): Promise<void> => this.go(this.node.children[0] ?? this.at);
  first = (): Promise<void> => this.go(ROOT);
  last = (): Promise<void> => this.go(onward(this.tree, this.at).at(-1)?.id ?? this.at);

  /** Goes to the position of the game after `ply` moves. */
  toPly = (ply: number): Promise<void> => this.go(this.main[ply]?.id ?? this.at);

  async play(move: string): Promise<void> {
    if (this.view === null) return;
    const { tree, at } = addMove(this.tree, this.at, { move, seat: this.view.turn, round: this.view.round });
    this.tree = tree;
    await this.go(at, true);
  }

  /** Stores a line as a variation of a position and goes to the position after `steps` of its moves. */
  async follow(from: number, line: readonly string[], steps = line.length): Promise<void> {
    let at = from;
    let stop = from;
    for (const [i, move] of line.entries()) {
      const { turn, round } = await this.engine.ask({ type: 'position', ...this.place(at) });
      if (turn < 0) break;
      const more = addMove(this.tree, at, { move, seat: turn, round });
      this.tree = more.tree;
      at = more.at;
      if (i < steps) stop = at;
    }
    await this.go(stop);
  }

  promote(): void {
    this.tree = promoted(this.tree, this.at);
  }

  async remove(): Promise<void> {
    const { tree, at } = pruned(this.tree, this.at);
    this.at = at;
    this.tree = tree;
    await this.go(at, true);
  }

  /** Whether the current node is off the main line. */
  get isBranch(): boolean {
    return pathTo(this.tree, this.at).some(({ id, parent }) => childrenOf(this.tree, parent ?? ROOT)[0]?.id !== id);
  }

  // ---- The current position ----

  setThinking(thinks: boolean, howMany: number): void {
    this.thinks = thinks;
    this.howMany = howMany;
    this.rest(false);
    this.think();
  }

  /** Changes where the analysis runs: on the server or in this browser. Results so far are kept. */
  letThink(server: AnalysisApi | null): void {
    if (server === this.server) return;
    const isLooking = this.looked !== null;
    this.stop();
    this.rest(false);
    this.engine.close();
    this.background.close();
    this.server = server;
    this.isByServer = server !== null;
    this.isSolved = false;
    this.engine = new Engine(server);
    this.background = new Engine(server);
    this.think();
    if (isLooking) void this.look();
  }

  /** Stops all searches while nobody sees the page, and continues them afterwards. */
  setHidden(isHidden: boolean): void {
    if (isHidden === this.isHidden) return;
    this.isHidden = isHidden;
    if (isHidden) {
      this.wasLooking = this.looked !== null;
      this.stop();
      this.rest(false);
    } else {
      this.think();
      if (this.wasLooking) void this.look();
    }
  }

  private think(): void {
    const view = this.view;
    if (this.isHidden || view === null || view.turn < 0 || view.outcome || !this.thinks) return;
    if (view.dice.length <= SOLVED_DICE) void this.solve(this.asked);
    void this.search(this.asked);
  }

  private async search(mine: number): Promise<void> {
    const search = new AbortController();
    this.current = search;
    this.isThinking = true;
    const told = (lines: AnalysisLine[]) => {
      if (mine === this.asked && !search.signal.aborted && !this.isExact) this.lines = lines;
    };
    try {
      const wanted = { ...this.place(this.at), lines: this.howMany, time: this.isByServer ? SERVER_MS : LOOK_MS };
      const waiting = (place: number) => (this.queue = mine === this.asked && !search.signal.aborted ? place : this.queue);
      const progress = ({ lines }: { lines: AnalysisLine[] }) => {
        this.queue = null;
        this.measure(lines);
        told(lines);
      };
      told((await this.engine.analyse(wanted, { progress, waiting, signal: search.signal })).lines);
    } catch (problem) {
      // Otherwise the search was aborted because the user moved on.
      if (problem instanceof EngineRefusal && this.current === search) this.wait(problem);
    } finally {
      if (this.current === search) {
        this.isThinking = false;
        this.queue = null;
      }
    }
  }

  /** The server refuses: shows its message and asks again after the delay it gives. */
  private wait(refusal: EngineRefusal): void {
    this.refusal = refusal;
    if (refusal.after !== undefined) this.settle = setTimeout(() => ((this.refusal = null), this.think()), refusal.after * 1_000);
  }

  private measure(lines: AnalysisLine[]): void {
    if (!this.isByServer) this.slow = this.speed.heard(Math.max(0, ...lines.map(({ nodes }) => nodes)), performance.now());
  }

  /** Solving the first ending takes some seconds; moving on does not wait for it. */
  private async solve(mine: number): Promise<void> {
    const progress = this.isSolved ? () => {} : ({ decided, playable }: { decided: number; playable: number }) => (this.solving = Math.floor((100 * decided) / playable));
    try {
      const { lines } = await this.engine.ending({ ...this.place(this.at), lines: 3 }, { progress });
      this.isSolved = true;
      if (mine !== this.asked) return;
      this.current?.abort(new Error('solved'));
      this.isExact = true;
      this.lines = lines;
    } catch {
      // Could not be solved, for example because the count of quiet plies is too high.
    } finally {
      this.solving = null;
    }
  }

  private rest(forget = true): void {
    clearTimeout(this.settle);
    this.current?.abort(new Error('elsewhere'));
    this.current = null;
    this.isThinking = false;
    this.isExact = false;
    this.queue = null;
    this.refusal = null;
    if (forget) this.lines = [];
  }

  private async stand(id: number): Promise<Stand> {
    const known = this.stands.get(id);
    if (known) return known;
    const place = this.place(id);
    const [{ view }, { moves, turn }] = await Promise.all([this.engine.ask({ type: 'view', ...place }), this.engine.ask({ type: 'moves', ...place })]);
    const stand = { view: view as ConquestPosition, moves: turn < 0 ? [] : moves };
    this.stands.set(id, stand);
    return stand;
  }

  // ---- The whole game ----

  /** Analyses every position of the main line in order, until stopped. */
  async look(): Promise<void> {
    this.stop();
    const course = new AbortController();
    this.course = course;
    const nodes = this.main;
    try {
      for (const [n, { id }] of nodes.entries()) {
        this.looked = { n: n + 1, of: nodes.length };
        if (!this.appraisals.has(id)) this.appraisals = new Map(this.appraisals).set(id, await this.appraise(id, course.signal));
        await this.explain(course.signal);
      }
    } catch {
      // Stopped: results so far are kept.
    } finally {
      if (this.course === course) this.looked = null;
    }
  }

  stop(): void {
    this.course?.abort(new Error('stopped'));
    this.course = null;
    this.looked = null;
  }

  /** Asks why the turning points found so far are some; the server does not answer that. */
  private async explain(signal: AbortSignal): Promise<void> {
    for (const { node } of this.turns) {
      if (!canRunEngine() || this.reasons.has(node.id)) continue;
      const { advice } = await this.engine.ask({ type: 'advise', ...this.place(node.parent ?? ROOT), seat: node.seat, move: node.move });
      signal.throwIfAborted();
      this.reasons = new Map(this.reasons).set(node.id, advice);
    }
  }

  private async appraise(id: number, signal: AbortSignal): Promise<Appraisal> {
    const { outcome } = await this.patiently(() => this.engine.ask({ type: 'position', ...this.place(id) }), signal);
    signal.throwIfAborted();
    if (outcome) return { over: outcome.result.startsWith('1-') ? 1 : outcome.result.startsWith('0-') ? 0 : 0.5 };
    const { lines } = await this.patiently(() => this.background.analyse({ ...this.place(id), lines: 1, nodes: NODES_EACH }, { signal }), signal);
    const [best] = lines;
    if (!best) throw new Error('no line');
    return best;
  }

  /** Repeats a refused request after the delay given by the server. */
  private async patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (problem) {
        if (!(problem instanceof EngineRefusal) || problem.after === undefined) throw problem;
        await new Promise(resolve => setTimeout(resolve, (problem.after ?? 0) * 1_000));
        signal.throwIfAborted();
      }
    }
  }

  close(): void {
    this.stop();
    this.rest();
    this.asked++;
    this.engine.close();
    this.background.close();
  }
}
