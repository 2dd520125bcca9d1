import { load, save } from '../../../storage/localStorage';

const OFF = 'off';

/** Which explanations have been shown; stored by the browser. */
class Guided {
  private told = $state.raw(load('guide')?.split(',') ?? []);

  get isOff(): boolean {
    return this.told.includes(OFF);
  }

  knows(step: string): boolean {
    return this.isOff || this.told.includes(step);
  }

  understand(step: string): void {
    if (!this.told.includes(step)) this.keep([...this.told, step]);
  }

  /** Off: shows none any more. On: starts again from the beginning. */
  turn(on: boolean): void {
    this.keep(on ? [] : [OFF]);
  }

  private keep(told: string[]): void {
    this.told = told;
    save('guide', told.length === 0 ? null : told.join(','));
  }
}

export const guideSeen = new Guided();
