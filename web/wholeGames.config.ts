/** Plays whole games: scripts/play-games. Uses the server and browser of the browser tests. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

export default defineConfig({ ...base, testMatch: 'wholeGames.ts', reporter: 'list' });
