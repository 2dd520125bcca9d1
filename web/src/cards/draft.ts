/** A card set while it is being written: what the forms hold, and the file they make. */
import type { Kind } from '../games/conan/cards/cards';
import type { CardSetFile, Words, WrittenCard, WrittenEffect } from '../games/conan/cards/cardSetFile';
import type { Attribute } from '../games/conan/types';
import type { Language } from '../protocol/messages';
import { newId } from '../storage/localGame';

export const KINDS = ['hero', 'adventure', 'foe', 'trap', 'sorcery', 'ally', 'resolution', 'action', 'object'] as const satisfies readonly Kind[];
export const ATTRIBUTES = ['strength', 'cunning', 'spirit'] as const satisfies readonly Attribute[];

/** An effect as its form holds it: every parameter that some word needs. */
export interface DraftEffect {
  op: string;
  n: number;
  attribute: string;
  against: string;
  trigger: string;
  hero: string;
  optional: boolean;
  text: Words;
}

/** A card as its form holds it: every field that some kind needs. */
export interface DraftCard {
  /** Identifies the form only. */
  key: string;
  /** Of a card that was read; otherwise it follows from the name. */
  id: string;
  kind: Kind;
  copies: number;
  name: Words;
  tier: string;
  attributes: Record<Attribute, number>;
  cost: number;
  difficulty: number;
  glory: number;
  objects: number;
  effects: DraftEffect[];
  /** Instead of the wording of its effects. */
  text: Words;
  flavour: Words;
  picture: string;
}

export interface DraftSet {
  id: string;
  title: string;
  languages: Language[];
  cards: DraftCard[];
  /** Epoch milliseconds. */
  changedAt: number;
}

// ---- The vocabulary ----

/** When the effects of a kind apply; challenges have none. */
const WHEN: Partial<Record<Kind, string>> = { hero: 'PASSIVE', object: 'PASSIVE', adventure: 'ON_ACCOMPLISH', resolution: 'RESOLUTION', action: 'CARD' };

const DEEDS = ['GAIN', 'DRAW', 'STEAL', 'DISCARD', 'PEEK'];
const MOVES = ['MOVE_HERO', 'MOVE_CHALLENGE', 'REMOVE_CHALLENGE'];
const OPS: Record<string, readonly string[]> = {
  PASSIVE: ['ADD', 'EDGE', 'WARD', 'DISCOUNT', ...DEEDS, 'TABLE'],
  ON_ACCOMPLISH: [...DEEDS, ...MOVES, 'TABLE'],
  CARD: [...MOVES, ...DEEDS, 'TABLE'],
  RESOLUTION: ['ADD', 'SHIFT', 'CANCEL', 'EDGE'],
};

export const TRIGGERS = ['accomplish', 'win', 'lose', 'hold', 'hire', 'hero-phase'] as const;
export const OPPONENTS = ['any', 'foe', 'trap', 'sorcery', 'ally', 'duel'] as const;

/** The words for effects on cards of a kind. */
export function opsOf(kind: Kind): readonly string[] {
  return OPS[WHEN[kind] ?? ''] ?? [];
}

/** How many effects cards of a kind may have. */
export function maxEffects(kind: Kind): number {
  return WHEN[kind] === undefined ? 0 : kind === 'resolution' ? 1 : 4;
}

/** Which parameters an effect has on cards of a kind. */
export function parametersOf(op: string, kind: Kind): { n?: true; attribute?: 'any' | 'one'; against?: true; trigger?: true; hero?: true; optional?: true; text?: true } {
  const passive = WHEN[kind] === 'PASSIVE';
  const isDeed = DEEDS.includes(op);
  return {
    ...(isDeed || ['ADD', 'WARD', 'DISCOUNT'].includes(op) ? { n: true as const } : {}),
    ...(op === 'ADD' ? { attribute: 'any' as const } : op === 'SHIFT' ? { attribute: 'one' as const } : {}),
    ...(passive && (op === 'ADD' || op === 'EDGE') ? { against: true as const } : {}),
    ...(passive && (isDeed || op === 'TABLE') ? { trigger: true as const } : {}),
    ...(op === 'MOVE_HERO' ? { hero: true as const } : {}),
    ...(isDeed || MOVES.includes(op) ? { optional: true as const } : {}),
    ...(op === 'TABLE' ? { text: true as const } : {}),
  };
}

/** The parameters that have one value only. */
const CONSTANTS: Record<string, Record<string, string | number>> = {
  CANCEL: { n: 1, target: 'opposing-resolution-card', chooser: 'player' },
  STEAL: { target: 'richer-rival', leaves: 1, chooser: 'player' },
  DISCARD: { target: 'rival', pick: 'random', chooser: 'player' },
  PEEK: { target: 'face-down-challenge', chooser: 'player' },
  MOVE_HERO: { destination: 'legal-adventure', chooser: 'player' },
  MOVE_CHALLENGE: { target: 'any-challenge', destination: 'legal-adventure', chooser: 'player' },
  REMOVE_CHALLENGE: { from: 'own-adventure', chooser: 'player' },
  DISCOUNT: { minimum: 1 },
  WARD: { minimum: 1 },
};

// ---- New sets and cards ----

export function newSet(title: string, languages: Language[], at: number): DraftSet {
  return { id: newId(), title, languages, cards: [], changedAt: at };
}

export function newEffect(kind: Kind): DraftEffect {
  const [op = 'TABLE'] = opsOf(kind);
  return { op, n: 1, attribute: op === 'SHIFT' ? 'strength' : 'any', against: 'any', trigger: 'accomplish', hero: 'own', optional: false, text: {} };
}

/** A card of a kind; after another of its kind it begins with the same values, but without name and texts. */
export function newCard(kind: Kind, before?: DraftCard): DraftCard {
  const same = before?.kind === kind ? before : undefined;
  return {
    key: newId(),
    id: '',
    kind,
    copies: same?.copies ?? 1,
    name: {},
    tier: same?.tier ?? '',
    attributes: { ...(same?.attributes ?? (kind === 'hero' ? { strength: 4, cunning: 4, spirit: 4 } : { strength: 5, cunning: 5, spirit: 5 })) },
    cost: same?.cost ?? 3,
    difficulty: same?.difficulty ?? 1,
    glory: same?.glory ?? 2,
    objects: same?.objects ?? 0,
    effects: same ? same.effects.map(effect => ({ ...effect, text: {} })) : kind === 'resolution' || kind === 'action' ? [newEffect(kind)] : [],
    text: {},
    flavour: {},
    picture: '',
  };
}

export function duplicated(card: DraftCard): DraftCard {
  return { ...structuredClone(card), key: newId(), id: '' };
}

// ---- Files ----

const hasWords = (words: Words, languages: readonly Language[]) => languages.some(language => (words[language] ?? '').trim() !== '');
const wordsIn = (words: Words, languages: readonly Language[]): Words => Object.fromEntries(languages.map(language => [language, (words[language] ?? '').trim()]));

/** Letters and hyphens, as ids are written: `The Brine Widow` becomes `the-brine-widow`. */
export function idOf(name: string): string {
  return name.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[œŒ]/g, 'oe').replace(/[æÆ]/g, 'ae').toLowerCase().replace(/[^a-z]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 36).replace(/-+$/, '');
}

/** A unique id for each card. */
export function idsOf({ cards, languages }: Pick<DraftSet, 'cards' | 'languages'>): string[] {
  const taken = new Set(cards.map(({ id }) => id).filter(id => id !== ''));
  return cards.map(({ id, name, kind }) => {
    if (id !== '') return id;
    const wanted = idOf(languages.map(language => name[language] ?? '').find(said => said.trim() !== '') ?? '') || kind;
    let free = wanted;
    for (let nth = 1; taken.has(free); nth++) free = `${wanted}-${letters(nth)}`;
    taken.add(free);
    return free;
  });
}

/** a, b, … z, ba, bb, … */
const letters = (n: number): string => (n < 26 ? '' : letters(Math.floor(n / 26))) + String.fromCharCode(97 + (n % 26));

function writtenEffect(effect: DraftEffect, kind: Kind, languages: readonly Language[]): WrittenEffect {
  const has = parametersOf(effect.op, kind);
  return {
    op: effect.op,
    when: WHEN[kind] ?? '',
    ...(has.trigger ? { trigger: effect.trigger } : {}),
    ...(has.n ? { n: effect.n } : {}),
    ...(has.attribute ? { attribute: has.attribute === 'one' && effect.attribute === 'any' ? 'strength' : effect.attribute } : {}),
    ...(has.against ? { against: effect.against } : {}),
    ...(has.hero ? { hero: effect.hero } : {}),
    ...CONSTANTS[effect.op],
    ...(has.optional ? { optional: effect.optional } : {}),
    ...(has.text ? { text: wordsIn(effect.text, languages) } : {}),
  };
}

const MAIN_KINDS: Partial<Record<Kind, string>> = { foe: 'challenge', trap: 'challenge', sorcery: 'challenge', ally: 'challenge', resolution: 'special', action: 'special', object: 'special' };
const hasAttributes = (kind: Kind) => kind === 'hero' || MAIN_KINDS[kind] === 'challenge';

/** A card as it stands in the file. */
export function writtenCard(card: DraftCard, id: string, languages: readonly Language[]): WrittenCard {
  const { kind } = card;
  const main = MAIN_KINDS[kind];
  const effects = card.effects.slice(0, maxEffects(kind)).map(effect => writtenEffect(effect, kind, languages));
  return {
    id,
    kind: main ?? kind,
    ...(main ? { type: kind } : {}),
    copies: card.copies,
    name: wordsIn(card.name, languages),
    ...(card.tier !== '' && ['foe', 'trap', 'sorcery'].includes(kind) ? { tier: card.tier } : {}),
    ...(hasAttributes(kind) ? { attributes: { ...card.attributes } } : {}),
    ...(kind === 'ally' ? { cost: card.cost } : {}),
    ...(kind === 'adventure' ? { difficulty: card.difficulty, loot: { glory: card.glory, objects: card.objects } } : {}),
    ...(effects.length > 0 ? { effects } : {}),
    ...(hasWords(card.text, languages) ? { text: wordsIn(card.text, languages) } : {}),
    ...(hasWords(card.flavour, languages) ? { flavour: wordsIn(card.flavour, languages) } : {}),
    ...(card.picture !== '' ? { picture: card.picture } : {}),
  };
}

export function fileOf(set: DraftSet): CardSetFile {
  const ids = idsOf(set);
  return { set: set.title, version: 1, languages: [...set.languages], cards: set.cards.map((card, i) => writtenCard(card, ids[i] ?? '', set.languages)) };
}

/** The file as text, a card in each line. */
export function fileText(set: DraftSet): string {
  const { cards, ...head } = fileOf(set);
  const [open = ''] = JSON.stringify(head, null, 2).split('\n}');
  return `${open},\n  "cards": [\n${cards.map(card => `    ${JSON.stringify(card)}`).join(',\n')}\n  ]\n}\n`;
}

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;
const number = (value: unknown, otherwise: number) => (typeof value === 'number' && Number.isInteger(value) ? value : otherwise);

/** A set from a file that was checked; the texts that only repeat the effects are left to the program. */
export function draftOf(file: CardSetFile, wording: ReadonlyMap<string, Words>, at: number): DraftSet {
  const set = newSet(file.set, [...file.languages], at);
  set.cards = file.cards.map(card => {
    const kind = (card.type ?? card.kind) as Kind;
    const draft = newCard(kind);
    const said = wording.get(card.id);
    const repeats = set.languages.every(language => (card.text?.[language] ?? '') === (said?.[language] ?? ''));
    return {
      ...draft,
      id: card.id,
      copies: card.copies,
      name: card.name,
      tier: card.tier ?? '',
      attributes: card.attributes ?? draft.attributes,
      cost: card.cost ?? draft.cost,
      difficulty: card.difficulty ?? draft.difficulty,
      glory: card.loot?.glory ?? draft.glory,
      objects: card.loot?.objects ?? draft.objects,
      effects: (card.effects ?? []).map(effect => ({
        ...newEffect(kind),
        op: effect.op,
        n: number(effect.n, 1),
        attribute: effect.attribute ?? 'any',
        against: effect.against ?? 'any',
        trigger: effect.trigger ?? 'accomplish',
        hero: effect.hero ?? 'own',
        optional: effect.optional ?? false,
        text: isWords(effect.text) ? effect.text : {},
      })),
      text: repeats ? {} : (card.text ?? {}),
      flavour: card.flavour ?? {},
      picture: card.picture ?? '',
    };
  });
  return set;
}

// ---- Statistics ----

export interface SetStatistics {
  total: number;
  /** Copies by kind. */
  kinds: Record<Kind, number>;
  /** The attributes of all heroes added up, and of all challenges. */
  heroes: Record<Attribute, number>;
  challenges: Record<Attribute, number>;
}

export function statisticsOf(cards: readonly DraftCard[]): SetStatistics {
  const none = () => ({ strength: 0, cunning: 0, spirit: 0 });
  const kinds = Object.fromEntries(KINDS.map(kind => [kind, 0])) as Record<Kind, number>;
  const found: SetStatistics = { total: 0, kinds, heroes: none(), challenges: none() };
  for (const { kind, copies, attributes } of cards) {
    found.total += copies;
    kinds[kind] += copies;
    const sums = kind === 'hero' ? found.heroes : MAIN_KINDS[kind] === 'challenge' ? found.challenges : null;
    if (sums) for (const attribute of ATTRIBUTES) sums[attribute] += copies * attributes[attribute];
  }
  return found;
}
