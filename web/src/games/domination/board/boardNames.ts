import type { Language } from '../../../protocol/messages';
import { savedName } from '../boards/savedBoards';
import { boardTexts } from '../texts';

/** The name of a layout: `A`, the number it was generated from, or the name it was saved under. */
export function boardName(layout: string, language: Language): string {
  if (layout.startsWith('rows:')) return savedName(layout) ?? boardTexts.own[language];
  const seed = /^seed:(\d+)$/.exec(layout)?.[1];
  return seed === undefined ? layout : boardTexts.seeded[language](seed);
}
