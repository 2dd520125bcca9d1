import type { Language } from '../../../protocol/messages';
import { boardTexts } from '../texts';

/** The name of a layout: `A`, or the number it was generated from. */
export function boardName(layout: string, language: Language): string {
  const seed = /^seed:(\d+)$/.exec(layout)?.[1];
  return seed === undefined ? layout : boardTexts.seeded[language](seed);
}
