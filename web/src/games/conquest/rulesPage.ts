import type { GameRules } from '../../rules/types';
import Content from './Charts.svelte';
import { rules, sections } from './rules';
import Board from './RulesBoard.svelte';

export const gameRules: GameRules = { sections, Board, appendix: { id: 'charts', title: rules.charts, Content } };
