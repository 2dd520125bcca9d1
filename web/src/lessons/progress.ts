/** Which steps of the lessons have been done, as the browser stores them: one line of text. */

/** Parses the ids of steps, separated by spaces. Skips what cannot be an id. */
export function readDone(text: string | null): ReadonlySet<string> {
  return new Set((text ?? '').match(/(?<=^| )[a-z]+(?:-\d)?\/[a-z0-9-]+(?= |$)/g) ?? []);
}

export function writeDone(done: ReadonlySet<string>): string {
  return [...done].join(' ');
}

interface Steps {
  steps: readonly { id: string }[];
}

export function doneIn({ steps }: Steps, done: ReadonlySet<string>): number {
  return steps.filter(({ id }) => done.has(id)).length;
}

/** Where to go on: the first step that has not been done; the beginning once all have been. */
export function resumeAt({ steps }: Steps, done: ReadonlySet<string>): number {
  return Math.max(0, steps.findIndex(({ id }) => !done.has(id)));
}
