import type { AttemptAnswer, Engine, HintAnswer, PuzzleAnswer } from '../engine/engine';
import type { ConquestPosition, DescribedMove } from '../games/conquest/types';
import type { Text } from '../protocol/messages';
import { markSolved } from './solvedPuzzles.svelte';

/** The state of an attempt: choosing a move, waiting for the answer, wrong move, solved, or solution shown. */
export type Stage = 'asking' | 'waiting' | 'wrong' | 'solved' | 'shown';

/** Pause between moves so that each can be seen, in milliseconds; none with reduced motion. */
const PAUSE_MS = 1_100;

export class Attempt {
  stage = $state<Stage>('waiting');
  position = $state.raw<ConquestPosition | null>(null);
  moves = $state.raw<DescribedMove[]>([]);
  lastMove = $state<string | undefined>(undefined);
  /** The opponent's last move, to be animated. */
  shown = $state.raw<DescribedMove | undefined>(undefined);
  /** The correct moves of both sides so far. */
  played = $state.raw<string[]>([]);
  /** The wrong move and the reason. */
  refused = $state.raw<{ move: string; message: Text } | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  helped = $state(false);
  /** The whole solution, and how many moves of it are on the board. */
  line = $state.raw<string[]>([]);
  at = $state(0);

  constructor(
    private readonly engine: Engine,
    readonly puzzle: PuzzleAnswer,
    private readonly isStill: boolean,
  ) {}

  /** Moves left for the solver. */
  get left(): number {
    return this.puzzle.moves - this.played.length / 2;
  }

  async begin(): Promise<void> {
    this.played = [];
    this.hint = null;
    await this.ask();
  }

  /** @returns the verdict on the move */
  async attempt(move: string): Promise<AttemptAnswer['verdict']> {
    this.stage = 'waiting';
    const answer = await this.engine.ask({ type: 'attempt', id: this.puzzle.id, moves: this.played, move });
    switch (answer.verdict) {
      case 'illegal':
        this.refused = { move, message: answer.message };
        this.stage = 'asking';
        break;
      case 'wrong':
        await this.show([...this.played, answer.move]);
        for (const reply of answer.refutation) await this.answered([...this.played, answer.move], reply);
        this.refused = { move: answer.move, message: answer.message };
        this.stage = 'wrong';
        break;
      case 'right':
        await this.show([...this.played, answer.move]);
        await this.answered([...this.played, answer.move], answer.reply);
        this.played = [...this.played, answer.move, answer.reply];
        this.hint = null;
        await this.ask();
        break;
      case 'solved':
        await this.show([...this.played, answer.move]);
        this.hint = null;
        this.stage = 'solved';
        markSolved(this.puzzle.id, this.helped ? 'helped' : 'alone');
        break;
    }
    return answer.verdict;
  }

  /** Takes the wrong move back. */
  async again(): Promise<void> {
    await this.ask();
  }

  async askHint(): Promise<HintAnswer> {
    this.helped = true;
    const n = Math.min((this.hint?.n ?? 0) + 1, this.hint?.of ?? 3);
    this.hint = await this.engine.ask({ type: 'hint', id: this.puzzle.id, moves: this.played, n });
    return this.hint;
  }

  async showSolution(): Promise<void> {
    this.helped = true;
    this.hint = null;
    this.refused = null;
    this.line = (await this.engine.ask({ type: 'solution', id: this.puzzle.id })).line;
    this.stage = 'shown';
    markSolved(this.puzzle.id, 'helped');
    await this.step(1);
  }

  /** Shows the first `to` moves of the solution. */
  async step(to: number): Promise<void> {
    const next = Math.max(0, Math.min(this.line.length, to));
    if (next === this.at + 1) await this.answered(this.line.slice(0, this.at), this.line[this.at] ?? '', 0);
    else await this.show(this.line.slice(0, next));
    this.at = next;
  }

  private async ask(): Promise<void> {
    this.refused = null;
    this.at = 0;
    await this.show(this.played);
    this.moves = await this.legal(this.played);
    this.stage = 'asking';
  }

  /** Plays the opponent's reply after a pause. */
  private async answered(before: string[], reply: string, pause = this.isStill ? 0 : PAUSE_MS): Promise<void> {
    const move = (await this.legal(before)).find(({ text }) => text === reply);
    if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause));
    await this.show([...before, reply], move === undefined ? undefined : { ...move });
  }

  private async show(moves: string[], event?: DescribedMove): Promise<void> {
    const { view } = await this.engine.ask({ type: 'view', ...this.place(moves) });
    this.moves = [];
    this.shown = event;
    this.position = view as ConquestPosition;
    this.lastMove = moves.at(-1);
  }

  private async legal(moves: string[]): Promise<DescribedMove[]> {
    return (await this.engine.ask({ type: 'moves', ...this.place(moves) })).moves;
  }

  private place(moves: string[]) {
    const { game, options, position } = this.puzzle;
    return { game, options, position, moves };
  }
}
