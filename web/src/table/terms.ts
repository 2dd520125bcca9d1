import type { Catalogue } from '../api/client';
import type { GameEntry } from '../games/types';
import type { Language } from '../protocol/messages';

/** The options of a table that differ from the usual rules, in words; none for the usual rules. */
export function unusualRules(game: string, options: readonly string[], { games }: Pick<Catalogue, 'games'>, texts: GameEntry['optionTexts'], language: Language): string[] {
  const known = games.find(({ id }) => id === game)?.options ?? [];
  return options.flatMap(one => {
    const [key = '', value = ''] = one.split(/=(.*)/s);
    const option = known.find(candidate => candidate.key === key);
    // The number of players is shown by the seats.
    if (option === undefined || key === 'seats' || value === option.default) return [];
    const words = texts[`${key}=${value}`] ?? texts[value];
    return [`${option.label[language]}${language === 'fr' ? ' : ' : ': '}${words?.[language] ?? value}`];
  });
}
