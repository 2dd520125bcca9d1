import type { Engine, LessonFrame, LessonMoveAnswer, LessonStepAnswer } from '../engine/engine';
import type { Move, Text } from '../protocol/messages';
import { markDone } from './doneSteps.svelte';

/** Choosing a move, seeing what it leads to, or reading what is said about it. */
type Stage = 'asking' | 'showing' | 'right' | 'wrong';

/** How long the move of another player is waited for, so that each can be seen, in milliseconds. */
const PAUSE_MS = 900;

/** One step of a course as it is being tried. The engine judges every move and replies to it. */
export class LessonRun {
  stage = $state<Stage>('asking');
  step = $state.raw<LessonStepAnswer | null>(null);
  view = $state.raw<unknown>(null);
  moves = $state.raw<Move[]>([]);
  lastMove = $state<string | undefined>(undefined);
  /** A move of another player, to be animated. */
  animate = $state.raw<{ text: string } | undefined>(undefined);
  /** What is said about the last move. */
  message = $state.raw<Text | null>(null);
  /** The learner's moves so far, all of them permitted by the task. */
  played = $state.raw<string[]>([]);

  /** Counts the steps begun: an answer to an earlier one is not shown. */
  #turn = 0;

  constructor(
    private readonly engine: Engine,
    private readonly isStill: boolean,
  ) {}

  async begin(id: string): Promise<void> {
    this.played = [];
    await this.ask(id);
  }

  /** Takes the wrong move back. */
  async again(): Promise<void> {
    if (this.step) await this.ask(this.step.id);
  }

  /** Begins the step anew. */
  async restart(): Promise<void> {
    if (this.step) await this.begin(this.step.id);
  }

  /** Tries a move. @returns the verdict; null if another step has been begun meanwhile */
  async try(move: string): Promise<LessonMoveAnswer['verdict'] | null> {
    if (!this.step) return null;
    const { id } = this.step;
    const turn = this.#turn;
    this.stage = 'showing';
    this.message = null;
    const answer = await this.engine.ask({ type: 'lesson-move', id, moves: this.played, move });
    if (answer.verdict === 'illegal') {
      this.message = answer.message ?? null;
      this.stage = 'asking';
      return 'illegal';
    }
    for (const frame of answer.frames) {
      await this.show(frame, id);
      if (turn !== this.#turn) return null;
    }
    this.message = answer.message ?? null;
    if (answer.verdict === 'go-on') {
      this.played = [...this.played, move];
      this.moves = answer.moves;
      this.stage = 'asking';
    } else {
      this.stage = answer.verdict;
      if (answer.verdict === 'right') markDone(id);
    }
    return answer.verdict;
  }

  private async ask(id: string): Promise<void> {
    const turn = ++this.#turn;
    const step = await this.engine.ask({ type: 'lesson-step', id, moves: this.played });
    if (turn !== this.#turn) return;
    this.step = step;
    this.animate = undefined;
    this.message = null;
    this.view = step.view;
    this.lastMove = step.last;
    this.moves = step.moves;
    this.stage = 'asking';
  }

  private async show({ seat, move, view }: LessonFrame, id: string): Promise<void> {
    const isOwn = seat === this.step?.seat;
    if (!isOwn && seat >= 0 && !this.isStill) await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    if (this.step?.id !== id || this.stage !== 'showing') return;
    this.moves = [];
    this.animate = isOwn || seat < 0 ? undefined : { ...move };
    this.view = view;
    if (seat >= 0) this.lastMove = move.text;
  }
}
