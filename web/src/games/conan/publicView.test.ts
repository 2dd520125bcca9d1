import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicText, publicView } from './publicView';
import type { ConanPosition } from './types';

/* Whole games with the views of all seats and of a spectator, as the rules write them. */
const GAMES = ['two', 'three', 'four'].map(n => readFileSync(`../games/src/test/resources/parlour/conan/golden-${n}.txt`, 'utf8'));

/** The sentences of an offer are left out: the table makes its own from the terms. */
const withoutSentences = (view: ConanPosition) => (view.offer ? { ...view, offer: { ...view.offer, en: '', fr: '' } } : view);

test('what everybody may see, made from the view of any seat, is what a spectator sees', () => {
  const seen = { views: 0, offers: 0 };
  for (const game of GAMES) {
    let views: ConanPosition[] = [];
    for (const line of game.split('\n')) {
      const [, who, json] = /^view of ([^:]+): (.*)$/.exec(line) ?? [];
      if (who === undefined || json === undefined) continue;
      const view = JSON.parse(json) as ConanPosition;
      if (who !== 'a spectator') views.push(view);
      else {
        for (const own of views) expect(publicView(own)).toEqual(withoutSentences(view));
        seen.views += views.length;
        seen.offers += view.offer ? 1 : 0;
        views = [];
      }
    }
  }
  expect(seen.views).toBeGreaterThan(100);
  expect(seen.offers).toBeGreaterThan(2);
});

test('a move reads as it does to players who may not know its card', () => {
  let hidden = 0;
  for (const game of GAMES) {
    // A treaty may be half known to a third player.
    for (const [, own = '', others = ''] of game.matchAll(/^\d+\. \S+ (\S+) \([^:)]+: ([^)]+)\) \|/gm)) {
      expect(publicText(own)).toBe(own.startsWith('treaty:') ? publicText(others) : others);
      hidden++;
    }
    for (const [, text = ''] of game.matchAll(/^\d+\. \S+ (\S+) \|/gm)) if (!text.startsWith('treaty:')) expect(publicText(text)).toBe(text);
  }
  expect(hidden).toBeGreaterThan(50);
});

test('hand cards in a treaty are hidden, glory and objects are not', () => {
  expect(publicText('treaty:1>2:3pg+feint+#boar-spear;2!challenge:a3@r7;2>1:cold-fury')).toBe('treaty:1>2:3pg+?+#boar-spear;2!challenge:a3@r7;2>1:?');
});

test('in a contest nobody sees the cards that are face down, nor a total that counts them', () => {
  const contest = { hero: 0, other: 1, duel: false, challenge: 'a1.1', bids: [2, 2], cap: 4, attribute: 'cunning', values: [[3, 4, 2], [5, 3, 1]] };
  const laid = [{ seat: 0, cancelled: false, card: 'feint', use: 'add', adds: 2 }, { seat: 1, cancelled: false }];
  const view = { step: 'laying', seats: [], adventures: [], contest: { ...contest, laid, deciding: 'spirit', totals: [4, 1] } } as unknown as ConanPosition;
  expect(publicView(view).contest).toEqual({ ...contest, laid: [{ seat: 0, cancelled: false }, { seat: 1, cancelled: false }], deciding: 'cunning', totals: [4, 3] });
  const turnedUp = { ...view, step: 'cancelling' } as ConanPosition;
  expect(publicView(turnedUp).contest).toEqual(turnedUp.contest);
});
