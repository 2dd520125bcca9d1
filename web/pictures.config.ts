/** Takes the pictures of docs/pictures: scripts/pictures. Uses the server and browser of the browser tests. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

export default defineConfig({ ...base, testMatch: 'pictures.ts', workers: 1, reporter: 'list' });
