import type { GameRules } from '../../rules/types';
import { sections } from './rules';
import Board from './RulesBoard.svelte';
import Cards from './RulesCards.svelte';

export const gameRules: GameRules = { sections: () => sections, Board, Cards };
