/** Parses the notation of a Conquest move for lists and sentences, without checking its legality. */
export interface MoveText {
  key: boolean;
  squares: string[];
  takes: boolean;
  face: number | null;
  wins: boolean;
}

export function readMove(text: string): MoveText | null {
  const match = /^(K?)([a-i][1-8](?:[-x][a-i][1-8]){1,2})(?:=([1-6]))?(#?)$/.exec(text);
  if (!match) return null;
  const route = match[2] as string;
  return {
    key: match[1] === 'K',
    squares: route.split(/[-x]/),
    takes: route.includes('x'),
    face: match[3] ? Number(match[3]) : null,
    wins: match[4] === '#',
  };
}

/** The move without its face, which is shown as a die. */
export function withoutFace(text: string): string {
  return text.replace(/=[1-6]/, '');
}

/** The seat that begins, if this is the lot. */
export function lotOf(text: string): number | null {
  if (!text.startsWith('lot:')) return null;
  return text === 'lot:white' ? 0 : 1;
}
