import type { Language } from '../../wire/messages';
import { scene } from './words';

/** What a layout is called: `A`, or the number it was made from. */
export function layoutName(layout: string, language: Language): string {
  const seed = /^seed:(\d+)$/.exec(layout)?.[1];
  return seed === undefined ? layout : scene.seeded[language](seed);
}
