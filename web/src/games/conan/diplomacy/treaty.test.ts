import { expect, test } from 'vitest';
import { Treaty } from './treaty.svelte';

test('a treaty composed by picking is written in the server’s notation', () => {
  const treaty = new Treaty(0);
  treaty.give(0, 1, 3);
  treaty.promiseToSpare(1, 'a3');
  treaty.lasts(7);
  treaty.promisePeace(1, 0, true);
  treaty.hand('card', 0, 1, 'feint');
  treaty.hand('object', 1, 0, 'boar-spear');
  treaty.ally([0, 1], { win: 40 });
  expect(treaty.text).toBe('1>2:3pg;1>2:feint;2>1:#boar-spear;2!challenge:a3@r7;2!duel:1@r7;1=2:40/50/50/own');
});

test('picked terms can be removed one by one', () => {
  const treaty = new Treaty(1);
  treaty.hand('card', 1, 0, 'second-wind');
  treaty.hand('card', 1, 0, 'second-wind');
  treaty.takeBack('card', 1, 0, 'second-wind');
  expect(treaty.count('card', 1, 0, 'second-wind')).toBe(1);
  treaty.give(1, 2, 4);
  treaty.give(1, 2, 0);
  treaty.promisePeace(1, 0, true);
  treaty.promisePeace(1, 0, false);
  treaty.ally([1, 0]);
  treaty.ally(null);
  expect(treaty.text).toBe('2>1:second-wind');
});

test('terms between two other players are written as well', () => {
  const treaty = new Treaty(0);
  treaty.give(2, 1, 2);
  treaty.hand('object', 1, 2, 'boar-spear');
  treaty.promisePeace(1, 2, true);
  treaty.ally([2, 1]);
  expect(treaty.text).toBe('2>3:#boar-spear;3>2:2pg;2!duel:3@end;2=3:50/50/50/own');
});
