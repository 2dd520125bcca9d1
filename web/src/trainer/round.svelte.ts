import type { Engine, FaceAnswerAnswer, FaceQuestionAnswer } from '../engine/engine';
import type { Text } from '../protocol/messages';

/** The length of a round, in seconds. */
const ROUND_SECONDS = 180;

/** Asked, waiting for the next question, or over. */
type Stage = 'asking' | 'answered' | 'over';

/**
 * A round of the face trainer. Right answers make the next question harder, wrong ones easier. The clock stands still
 * while an answer is being read; without a clock the round lasts until it is ended.
 */
export class Round {
  stage = $state<Stage>('answered');
  question = $state.raw<FaceQuestionAnswer | null>(null);
  answer = $state.raw<FaceAnswerAnswer | null>(null);
  isRight = $state(false);
  /** Why the last answer was not counted, if time ran out. */
  isLate = $state(false);
  score = $state(0);
  streak = $state(0);
  bestStreak = $state(0);
  /** Seconds left for the round, and for this question. */
  left = $state(ROUND_SECONDS);
  questionLeft = $state(0);

  #level = 0;
  #asked = 0;
  readonly #seed: number;

  constructor(
    private readonly engine: Engine,
    readonly hasClock: boolean,
    seed: number,
  ) {
    this.#seed = seed;
  }

  get message(): Text | null {
    return this.answer?.message ?? null;
  }

  async next(): Promise<void> {
    if (this.stage === 'over') return;
    if (this.hasClock && this.left <= 0) {
      this.end();
      return;
    }
    this.#asked++;
    const question = await this.engine.ask({ type: 'face-question', ...this.#which() });
    this.answer = null;
    this.question = question;
    this.questionLeft = question.seconds;
    this.isLate = false;
    this.stage = 'asking';
  }

  /** Answers the question; null because time is up. */
  async choose(choice: string | null): Promise<void> {
    if (this.stage !== 'asking') return;
    this.stage = 'answered';
    const answer = await this.engine.ask({ type: 'face-answer', ...this.#which(), answer: choice ?? '' });
    this.isRight = answer.right;
    this.isLate = choice === null;
    this.#level = Math.max(0, this.#level + (answer.right ? 1 : -2));
    this.streak = answer.right ? this.streak + 1 : 0;
    this.bestStreak = Math.max(this.bestStreak, this.streak);
    this.score += answer.right ? 1 : 0;
    this.answer = answer;
  }

  /** Some time has passed, in seconds. */
  async pass(seconds: number): Promise<void> {
    if (!this.hasClock || this.stage !== 'asking') return;
    this.left = Math.max(0, this.left - seconds);
    this.questionLeft = Math.max(0, this.questionLeft - seconds);
    if (this.questionLeft === 0 || this.left === 0) await this.choose(null);
  }

  end(): void {
    this.stage = 'over';
  }

  #which() {
    return { seed: this.#seed + this.#asked, n: this.#level };
  }
}
