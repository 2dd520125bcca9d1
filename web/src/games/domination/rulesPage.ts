import type { GameRules } from '../../rules/types';
import { sections } from './rules';
import Board from './RulesBoard.svelte';

export const gameRules: GameRules = { sections: () => sections, Board };
