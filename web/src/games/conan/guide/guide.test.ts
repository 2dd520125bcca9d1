import { expect, test } from 'vitest';
import { guide, noteFor } from './guide';

test('the note on the card phase is true under every rule option', () => {
  expect(noteFor('cards', [])).toEqual(guide.cards);
  for (const language of ['en', 'fr'] as const) {
    const usual = guide.cards?.text[language];
    const first = noteFor('cards', ['cardGlory=first'])?.text[language];
    const lap = noteFor('cards', ['cardPhase=full-lap', 'stack=unlimited'])?.text[language];
    expect(new Set([usual, first, lap]).size).toBe(3);
  }
  expect(noteFor('cards', ['cardPhase=full-lap', 'cardGlory=first'])?.text.en).toBe(
    'In turn, play one card. Your first challenge or new adventure of the phase earns 1 glory. The phase ends when all pass in a row. Keep your resolution cards for contests.',
  );
});
