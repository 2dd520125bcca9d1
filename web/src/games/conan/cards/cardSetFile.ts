/** A card set as a file; `card-set.schema.json` on the server describes it. */
import type { Attribute } from '../types';

/** A text in each language of the set. */
export interface Words {
  en?: string;
  fr?: string;
}

export interface WrittenEffect {
  op: string;
  when: string;
  n?: number;
  attribute?: string;
  against?: string;
  trigger?: string;
  hero?: string;
  optional?: boolean;
  text?: Words;
  [constant: string]: unknown;
}

export interface WrittenCard {
  id: string;
  kind: string;
  type?: string;
  copies: number;
  name: Words;
  tier?: string;
  attributes?: Record<Attribute, number>;
  cost?: number;
  difficulty?: number;
  loot?: { glory: number; objects: number };
  effects?: WrittenEffect[];
  text?: Words;
  flavour?: Words;
  picture?: string;
}

export interface CardSetFile {
  set: string;
  version: 1;
  languages: ('en' | 'fr')[];
  cards: WrittenCard[];
}
