/** A game file passed from one page to another: it would be too long for a URL. */
let handed: string | null = null;

export function handOff(file: string): void {
  handed = file;
}

/** Returns the file that was handed over and forgets it. */
export function takeHandoff(): string | null {
  const file = handed;
  handed = null;
  return file;
}
