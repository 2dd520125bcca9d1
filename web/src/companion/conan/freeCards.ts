/** Cards of a physical game that are entered as they lie there: “foe 7-6-4”, “ally 5-4-2 costs 3”, “Difficulty 4, loot 5”. */
import { attributeNames, type Kind } from '../../games/conan/cards/cards';
import type { CardSetFile, WrittenCard } from '../../games/conan/cards/cardSetFile';
import { ATTRIBUTES, type Attribute } from '../../games/conan/types';

const WORDS: Partial<Record<Kind, readonly string[]>> = {
  foe: ['foe', 'ennemi'],
  trap: ['trap', 'piège', 'piege'],
  sorcery: ['sorcery', 'sortilège', 'sortilege'],
  ally: ['ally', 'allié', 'allie'],
  hero: ['hero', 'héros', 'heros'],
};
const NAMES: Record<string, { en: string; fr: string }> = {
  foe: { en: 'Foe', fr: 'Ennemi' },
  trap: { en: 'Trap', fr: 'Piège' },
  sorcery: { en: 'Sorcery', fr: 'Sortilège' },
  ally: { en: 'Ally', fr: 'Allié' },
  hero: { en: 'Hero', fr: 'Héros' },
};

/** Digits as letters: ids have none. */
const spelled = (text: string) => text.replace(/[0-9]/g, digit => 'abcdefghij'.charAt(Number(digit)));

function fighter(text: string): WrittenCard | null {
  const found = /^(\p{L}+)\s+(\d{1,2})\s*[-/ ]\s*(\d{1,2})\s*[-/ ]\s*(\d{1,2})(?:\D+(\d{1,2}))?$/u.exec(text);
  const kind = (Object.keys(WORDS) as Kind[]).find(one => WORDS[one]?.includes(found?.[1]?.toLowerCase() ?? ''));
  if (!found || kind === undefined || (kind === 'ally') !== (found[5] !== undefined)) return null;
  const values = found.slice(2, 5).map(Number);
  if (values.some(n => n > 20)) return null;
  const cost = Number(found[5] ?? 0);
  const said = values.join('-');
  return {
    id: `free-${kind}-${spelled(said)}${kind === 'ally' ? `-${spelled(String(cost))}` : ''}`,
    kind: kind === 'hero' ? 'hero' : 'challenge',
    ...(kind === 'hero' ? {} : { type: kind }),
    copies: 1,
    name: { en: `${NAMES[kind]?.en} ${said}${cost > 0 ? ` costs ${cost}` : ''}`, fr: `${NAMES[kind]?.fr} ${said}${cost > 0 ? ` coûte ${cost}` : ''}` },
    attributes: { strength: values[0] ?? 0, cunning: values[1] ?? 0, spirit: values[2] ?? 0 },
    ...(kind === 'ally' ? { cost } : {}),
  };
}

function adventure(text: string): WrittenCard | null {
  const found = /^(?:difficulty|difficulté|difficulte)\s+(\d)\D+(\d{1,2})(?:\D+(\d))?$/iu.exec(text);
  if (!found || Number(found[1]) < 1) return null;
  const [difficulty, glory, objects] = [Number(found[1]), Number(found[2]), Math.min(3, Number(found[3] ?? 0))];
  return {
    id: `free-adventure-${spelled(`${difficulty}-${glory}-${objects}`)}`,
    kind: 'adventure',
    copies: 1,
    name: { en: `Difficulty ${difficulty}, loot ${glory}${objects > 0 ? `, objects ${objects}` : ''}`, fr: `Difficulté ${difficulty}, butin ${glory}${objects > 0 ? `, objets ${objects}` : ''}` },
    difficulty,
    loot: { glory, objects },
  };
}

function resolution(text: string): WrittenCard | null {
  const found = /^\+\s*(\d{1,2})(?:\s+(\p{L}+))?$/u.exec(text);
  if (!found || Number(found[1]) < 1) return null;
  const attribute: Attribute | undefined = ATTRIBUTES.find(one => [attributeNames[one].en, attributeNames[one].fr].some(name => name.toLowerCase() === found[2]?.toLowerCase()));
  if (found[2] !== undefined && attribute === undefined) return null;
  const n = Number(found[1]);
  return {
    id: `free-card-${spelled(String(n))}-${attribute ?? 'any'}`,
    kind: 'special',
    type: 'resolution',
    copies: 4,
    name: { en: `+${n}${attribute ? ` ${attributeNames[attribute].en}` : ''}`, fr: `+${n}${attribute ? ` ${attributeNames[attribute].fr}` : ''}` },
    effects: [{ op: 'ADD', when: 'RESOLUTION', n, attribute: attribute ?? 'any' }],
  };
}

/** The card that a text describes; null if it describes none. */
export function freeCard(text: string): WrittenCard | null {
  const said = text.trim().replace(/\s+/g, ' ');
  return fighter(said) ?? adventure(said) ?? resolution(said);
}

/** A set with cards that were entered; a set in one language gets their names in it. */
export function withFree(set: CardSetFile, free: readonly WrittenCard[]): CardSetFile {
  const named = free.map(card => ({ ...card, name: Object.fromEntries(set.languages.map(code => [code, card.name[code] ?? ''])) }));
  return { ...set, cards: [...set.cards, ...named] };
}
