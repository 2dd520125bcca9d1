import type { Language } from '../../../protocol/messages';
import { boardTexts } from '../texts';

/** What a layout is called: `A`, or the number it was made from. */
export function boardName(layout: string, language: Language): string {
  const seed = /^seed:(\d+)$/.exec(layout)?.[1];
  return seed === undefined ? layout : boardTexts.seeded[language](seed);
}
