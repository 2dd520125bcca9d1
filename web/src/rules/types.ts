import type { Component } from 'svelte';
import type { Engine } from '../engine/engine';
import type { Translated } from '../i18n/language.svelte';

/** A section of the rules, in our own words. */
export interface Section {
  id: string;
  title: Translated;
  text: Translated[];
  /** Cards that can be enlarged. */
  cards?: string[];
  /** A small playable board. */
  board?: { position: string; hint: Translated };
}

export interface RulesBoardProps {
  game: string;
  engine: Engine;
  /** The position in the engine's notation. */
  start: string;
  hint: Translated;
}

/** A game's part of its rules page. */
export interface GameRules {
  sections: (game: string) => Section[];
  Board: Component<RulesBoardProps>;
  /** The cards of a section. */
  Cards?: Component<{ cards: string[] }>;
  /** A last section. */
  appendix?: { id: string; title: Translated; Content: Component<{ game: string }> };
}
