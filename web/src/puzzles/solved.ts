/** Which puzzles the user has solved: unaided, or with hints. Stored by the browser as one line of text. */
export type How = 'alone' | 'helped';

export type Solved = Readonly<Record<string, How>>;

/** Parses ids separated by spaces; a star follows those solved with help. Skips what cannot be parsed. */
export function readSolved(text: string | null): Solved {
  const solved: Record<string, How> = {};
  for (const [, id, star] of (text ?? '').matchAll(/([a-z]\d-[0-9a-z]+)(\*?)/g)) {
    if (id !== undefined) solved[id] = star === '*' ? 'helped' : 'alone';
  }
  return solved;
}

export function writeSolved(solved: Solved): string {
  return Object.entries(solved)
    .map(([id, how]) => id + (how === 'helped' ? '*' : ''))
    .join(' ');
}

/** The same with one more; a puzzle once solved unaided stays so. */
export function withSolved(solved: Solved, id: string, how: How): Solved {
  return solved[id] === 'alone' ? solved : { ...solved, [id]: how };
}
