import type { Component } from 'svelte';
import type { Engine } from '../engine/engine';
import type { Translated } from '../i18n/language.svelte';

/** A part of the rules, in our own words. */
export interface Section {
  id: string;
  title: Translated;
  text: Translated[];
  /** Cards to look at closely. */
  cards?: string[];
  /** A small board that can be played on. */
  board?: { position: string; hint: Translated };
}

export interface RulesBoardProps {
  game: string;
  engine: Engine;
  /** The position as the engine writes it. */
  start: string;
  hint: Translated;
}

/** What a game adds to its page of rules. */
export interface GameRules {
  sections: (game: string) => Section[];
  Board: Component<RulesBoardProps>;
  /** The cards of a section. */
  Cards?: Component<{ cards: string[] }>;
  /** A last section. */
  appendix?: { id: string; title: Translated; Content: Component<{ game: string }> };
}
