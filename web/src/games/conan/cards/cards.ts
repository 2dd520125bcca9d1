/** The cards by id, from the same file the rules use. */
import set from '../../../../../games/src/main/resources/parlour/conan/card/cards.json';
import type { Language } from '../../../protocol/messages';
import type { Translated } from '../../../i18n/language.svelte';
import type { Attribute } from '../types';
import { activeCards } from './activeSet.svelte';

export type Kind = 'hero' | 'adventure' | 'foe' | 'trap' | 'sorcery' | 'ally' | 'resolution' | 'action' | 'object';

export interface Card {
  id: string;
  kind: Kind;
  copies: number;
  name: Translated;
  text: Translated;
  flavour: Translated;
  attributes?: Record<Attribute, number>;
  tier?: string;
  /** What hiring costs, in glory. */
  cost?: number;
  difficulty?: number;
  loot?: { glory: number; objects: number };
  effects: Effect[];
  /** A picture that came with the set, as a data URI. */
  picture?: string;
}

export interface Effect {
  op: string;
  when: string;
  n?: number;
  attribute?: string;
}

interface Written extends Omit<Card, 'kind'> {
  kind: string;
  type?: string;
}

const OURS: ReadonlyMap<string, Card> = new Map((set.cards as Written[]).map(card => [card.id, { ...card, kind: (card.type ?? card.kind) as Kind }]));

const cards = () => activeCards() ?? OURS;

/** An unknown card is shown by its name only. */
export function cardOf(id: string): Card {
  return cards().get(id) ?? { id, kind: 'object', copies: 1, name: { en: id, fr: id }, text: { en: '', fr: '' }, flavour: { en: '', fr: '' }, effects: [] };
}

export function nameOf(id: string, language: Language): string {
  return cardOf(id).name[language];
}

/** A card's name quoted within a sentence. */
export function quoted(id: string, language: Language): string {
  return language === 'en' ? `“${nameOf(id, language)}”` : `« ${nameOf(id, language)} »`;
}

/** “2 glory”, « 2 points de gloire ». */
export function gloryText(n: number, language: Language): string {
  if (language === 'en') return `${n} glory`;
  return n === 1 ? '1 point de gloire' : `${n} points de gloire`;
}

/** All cards that can be in a hand, by name: those a treaty may ask for. */
export function cardsInHands(language: Language): Card[] {
  return [...cards().values()].filter(({ kind }) => kind !== 'hero' && kind !== 'object').sort((a, b) => a.name[language].localeCompare(b.name[language], language));
}

/** All cards of some kinds, by name. */
export function cardsOf(kinds: readonly Kind[], language: Language): Card[] {
  return [...cards().values()].filter(({ kind }) => kinds.includes(kind)).sort((a, b) => a.name[language].localeCompare(b.name[language], language));
}

const adventures = () => [...cards().values()].filter(({ kind }) => kind === 'adventure').map(({ id }) => id);

/** The slot of an adventure where positions are not known (the ledger): each has its own, such as `a14`. */
export const slotOf = (adventure: string) => `a${adventures().indexOf(adventure) + 1}`;
export const adventureOn = (slot: string) => adventures()[Number(slot.slice(1)) - 1] ?? '';

const KINDS: Record<Kind, Translated> = {
  hero: { en: 'Hero', fr: 'Héros' },
  adventure: { en: 'Adventure', fr: 'Aventure' },
  foe: { en: 'Foe', fr: 'Ennemi' },
  trap: { en: 'Trap', fr: 'Piège' },
  sorcery: { en: 'Sorcery', fr: 'Sortilège' },
  ally: { en: 'Ally', fr: 'Allié' },
  resolution: { en: 'Resolution', fr: 'Résolution' },
  action: { en: 'Action', fr: 'Action' },
  object: { en: 'Object', fr: 'Objet' },
};

export function kindText({ kind }: Card, language: Language): string {
  return KINDS[kind][language];
}

export const attributeNames: Record<Attribute, Translated> = {
  strength: { en: 'Strength', fr: 'Force' },
  cunning: { en: 'Cunning', fr: 'Ruse' },
  spirit: { en: 'Spirit', fr: 'Esprit' },
};

const TIERS: Record<string, Translated> = {
  minor: { en: 'minor', fr: 'mineur' },
  standard: { en: 'standard', fr: 'courant' },
  dire: { en: 'dire', fr: 'redoutable' },
};

/** Everything printed on a card, in one line: “Foe, minor. Strength 6, Cunning 5, Spirit 3.” */
export function cardText(id: string, language: Language): string {
  const card = cardOf(id);
  const en = language === 'en';
  const parts = [kindText(card, language) + (card.tier ? `, ${TIERS[card.tier]?.[language] ?? card.tier}` : '')];
  if (card.attributes) {
    const { strength, cunning, spirit } = card.attributes;
    parts.push(en ? `Strength ${strength}, Cunning ${cunning}, Spirit ${spirit}` : `Force ${strength}, Ruse ${cunning}, Esprit ${spirit}`);
  }
  if (card.cost !== undefined) parts.push(en ? `Can be hired for ${card.cost} glory` : `S’engage pour ${gloryText(card.cost, 'fr')}`);
  if (card.difficulty !== undefined) {
    parts.push(en ? `Difficulty ${card.difficulty}` : `Difficulté ${card.difficulty}`);
    parts.push(lootText(card, language));
  }
  const said = `${parts.join('. ')}.`;
  return card.text[language] === '' ? said : `${said} ${card.text[language]}`;
}

export function lootText({ loot }: Card, language: Language): string {
  const [glory, objects] = [loot?.glory ?? 0, loot?.objects ?? 0];
  if (language === 'en') return `Loot: ${glory} glory${objects > 1 ? ` and ${objects} objects` : objects > 0 ? ' and an object' : ''}`;
  return `Butin\u00a0: ${gloryText(glory, 'fr')}${objects > 1 ? ` et ${objects} objets` : objects > 0 ? ' et un objet' : ''}`;
}
