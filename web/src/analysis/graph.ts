/** The game as a curve: the share of the point the first seat can expect after each move. */
export interface Point {
  ply: number;
  /** From 0 to 1; null if the position has not been analysed yet. */
  share: number | null;
}

export interface Box {
  width: number;
  height: number;
}

export function xOf(ply: number, last: number, { width }: Box): number {
  return last === 0 ? width / 2 : (ply / last) * width;
}

export const yOf = (share: number, { height }: Box): number => (1 - share) * height;

/** The move at a horizontal position on the graph. */
export function plyAt(x: number, last: number, { width }: Box): number {
  return Math.max(0, Math.min(last, Math.round((x / width) * last)));
}

const at = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Runs of consecutive points whose share is known. */
export function stretches(points: readonly Point[]): { ply: number; share: number }[][] {
  const all: { ply: number; share: number }[][] = [];
  let isOpen = false;
  for (const { ply, share } of points) {
    if (share === null) isOpen = false;
    else if (isOpen) all.at(-1)?.push({ ply, share });
    else {
      all.push([{ ply, share }]);
      isOpen = true;
    }
  }
  return all;
}

/** The curve as SVG path data. */
export function curve(points: readonly Point[], last: number, box: Box): string {
  return stretches(points)
    .map(some => some.map(({ ply, share }, i) => `${i === 0 ? 'M' : 'L'}${at(xOf(ply, last, box), yOf(share, box))}`).join(''))
    .join('');
}

/** The area below the curve: the first seat's share. */
export function area(points: readonly Point[], last: number, box: Box): string {
  return stretches(points)
    .map(some => {
      const [first, end] = [some[0], some.at(-1)];
      if (!first || !end) return '';
      const top = some.map(({ ply, share }) => `L${at(xOf(ply, last, box), yOf(share, box))}`).join('');
      return `M${at(xOf(first.ply, last, box), box.height)}${top}L${at(xOf(end.ply, last, box), box.height)}Z`;
    })
    .join('');
}
