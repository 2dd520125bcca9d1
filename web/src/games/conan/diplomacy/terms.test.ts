import { expect, test } from 'vitest';
import type { Names } from '../moves/moveText';
import { readTerms, termsText, writeTerms } from './terms';

const TEXT = '1>2:3pg;1>2:feint;1>2:#boar-spear;2!challenge:a3@r7;2!duel:1@end;1=2:50/40/50/partner';
const names: Names = { language: 'en', seat: seat => ['you', 'Karim', 'Maud'][seat] ?? '', isYou: seat => seat === 0, adventure: () => '“Lantern Wood”' };

test('terms are written as they were read', () => {
  expect(writeTerms(readTerms(TEXT))).toBe(TEXT);
  expect(writeTerms(readTerms('1>2:3pg+feint+#boar-spear'))).toBe('1>2:3pg;1>2:feint;1>2:#boar-spear');
});

test('gifts from one player to another are one clause', () => {
  expect(termsText(readTerms('1>2:3pg+feint+#boar-spear;2>1:?'), names)).toBe('you give Karim 3 glory, “Feint” and “Boar Spear”; Karim gives you a card');
});

test('an alliance says who shares what', () => {
  expect(termsText(readTerms('1=3:50/50/50/own'), names)).toBe('you and Maud become allies: the partner shares 50% of glory won or lost and of loot, objects go to whoever completes the adventure');
  expect(termsText(readTerms('2=3:50/40/0/partner'), names)).toContain('the partner gets 50% of glory won, bears 40% of glory lost and gets 0% of loot');
});

test('terms that cannot be parsed are left out', () => {
  expect(readTerms('nonsense;1>2:3pg')).toHaveLength(1);
});
