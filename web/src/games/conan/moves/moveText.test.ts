import { expect, test } from 'vitest';
import { moveAlone, asSentence, asOption, type Names } from './moveText';

const names = (language: 'en' | 'fr', more: Partial<Names> = {}): Names => ({
  language,
  seat: seat => (seat === 0 ? (language === 'en' ? 'you' : 'vous') : (['', 'Karim', 'Maud'][seat] ?? '')),
  isYou: seat => seat === 0,
  adventure: slot => (slot === 'a3' ? (language === 'en' ? '“Lantern Wood”' : '« Le Bois aux lanternes »') : null),
  ...more,
});

test('a move is worded as an option, as what you did, or as what another player did', () => {
  expect(asOption('lay:moor-reavers@a3', names('en'))).toBe('Place “Moor Reavers” on “Lantern Wood”.');
  expect(asOption('lay:moor-reavers@a3', names('fr'))).toBe('Placer « Pillards de la lande » sur « Le Bois aux lanternes ».');
  expect(asSentence('lay:?@a3', 'Karim', false, names('en'))).toBe('Karim places a challenge on “Lantern Wood”.');
  expect(asSentence('lay:moor-reavers@a3', 'Vous', true, names('fr'))).toBe('Vous placez « Pillards de la lande » sur « Le Bois aux lanternes ».');
  expect(moveAlone('go:a3', names('en'))).toBe('goes to “Lantern Wood”');
});

test('the wording of an option includes its price', () => {
  expect(asOption('withdraw', names('en'), 2)).toBe('Withdraw and lose 2 glory.');
  expect(asOption('follow', names('fr'), 4)).toBe('Suivre à 4.');
  expect(asOption('hire', names('fr'), 3)).toBe('Engager l’allié pour 3 points de gloire.');
});

test('passing is worded according to the phase', () => {
  expect(asOption('pass', names('fr', { step: 'cards' }))).toBe('Ne jouer aucune carte.');
  expect(asSentence('pass', 'Karim', false, names('fr', { step: 'diplomacy' }))).toBe('Karim ne propose rien.');
  expect(asSentence('pass', 'Karim', false, names('en', { step: 'heroes' }))).toBe('Karim passes.');
});

test('French puts “vous” before the verb', () => {
  expect(asSentence('duel:seat1', 'Karim', false, names('fr'))).toBe('Karim vous provoque en duel.');
  expect(asSentence('rob:seat1', 'Maud', false, names('fr'))).toBe('Maud vous prend de la gloire.');
  expect(asSentence('rob:seat3', 'Karim', false, names('fr'))).toBe('Karim prend de la gloire à Maud.');
  expect(asSentence('rob:seat1', 'Maud', false, names('en'))).toBe('Maud takes glory from you.');
});

test('a challenge is named by its owner while its card is hidden', () => {
  expect(asOption('face:a3.1', names('en', { owner: () => 1 }))).toBe('Face Karim’s challenge on “Lantern Wood”.');
  expect(asOption('face:a3.1', names('fr', { owner: () => 1, challenge: () => 'rotten-floor' }))).toBe('Affronter « Plancher pourri » sur « Le Bois aux lanternes ».');
  expect(asOption('move:a9.1>a3', names('en'))).toBe('Move a challenge from an adventure to “Lantern Wood”.');
});

test('a treaty is worded in full', () => {
  expect(asSentence('treaty:2>1:3pg;1!duel:2@r7', 'Karim', false, names('fr'))).toBe('Karim propose\u00a0: Karim vous donne 3 points de gloire\u00a0; vous ne provoquez pas Karim en duel jusqu’à la fin de la manche 7.');
});
