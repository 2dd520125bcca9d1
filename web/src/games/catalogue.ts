/**
 * The games, their options and the levels of the computer, as `/api/games` lists them: part of the page, so that no form
 * waits for the server or the engine. A browser test compares both; `npm run catalogue` writes the file again.
 */
import type { Catalogue } from '../api/client';
import listed from './catalogue.json';

export const catalogue: Catalogue = listed;
