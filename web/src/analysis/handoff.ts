/** A game file on its way from one page to another: an address would be too long for it. */
let handed: string | null = null;

export function handOff(file: string): void {
  handed = file;
}

/** What was handed on, once. */
export function takeHandoff(): string | null {
  const file = handed;
  handed = null;
  return file;
}
