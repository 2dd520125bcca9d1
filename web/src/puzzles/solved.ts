/** Which puzzles somebody has solved: alone, or with hints. Kept by the browser as one line of text. */
export type How = 'alone' | 'helped';

export type Solved = Readonly<Record<string, How>>;

/** Puzzles by name with spaces between; a star stands behind those solved with help. What cannot be read is left out. */
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

/** The same with one more; who has solved one alone once has done so for good. */
export function withSolved(solved: Solved, id: string, how: How): Solved {
  return solved[id] === 'alone' ? solved : { ...solved, [id]: how };
}
