import { describe, expect, it } from 'vitest';
import type { Names } from '../moves/moveText';
import { readSteps, stepsText, writeSteps } from './steps';

const names = (language: 'en' | 'fr'): Names => ({
  language,
  seat: seat => (seat === 0 ? (language === 'en' ? 'you' : 'vous') : (['', 'Bo', 'Cy'][seat] ?? '')),
  isYou: seat => seat === 0,
  adventure: slot => (slot === 'a1' ? 'X' : null),
});

describe('statements', () => {
  const ALL = '2>1:3pg;bank>3:1pg;3>bank:2pg;1+2;2-1;3-2?;2@a1;a1.1=up;a1.2=off;a1.1@a2;2>3:#salt-lamp;2>bank:#salt-lamp;bank>1:#';

  it('are written as they are read', () => {
    expect(writeSteps(readSteps(ALL))).toBe(ALL);
    expect(readSteps('nonsense;9')).toEqual([]);
  });

  it.each([
    ['2>1:3pg', 'Bo gives you 3 glory', 'Bo vous donne 3 points de gloire'],
    ['1>2:1pg', 'you give Bo 1 glory', 'vous donnez 1 point de gloire à Bo'],
    ['bank>3:1pg', 'Cy gets 1 glory', 'Cy reçoit 1 point de gloire'],
    ['3>bank:2pg', 'Cy pays 2 glory', 'Cy paie 2 points de gloire'],
    ['1+2', 'you draw 2 cards', 'vous piochez 2 cartes'],
    ['2-1', 'Bo discards 1 card by choice', 'Bo défausse 1 carte au choix'],
    ['3-2?', 'Cy discards 2 cards at random', 'Cy défausse 2 cartes au hasard'],
    ['1@a1', 'you move your hero to X', 'vous déplacez votre héros vers X'],
    ['a1.1=up', 'challenge 1 on X is revealed', 'le défi 1 sur X est révélé'],
    ['a1.2=off', 'challenge 2 on X is removed', 'le défi 2 sur X est retiré'],
    ['a1.1@a2', 'challenge 1 on X is moved to a2', 'le défi 1 sur X est déplacé vers a2'],
    ['bank>2:#', 'Bo gets an object', 'Bo reçoit un objet'],
  ])('%s in words', (text, en, fr) => {
    expect(stepsText(readSteps(text), names('en'))).toBe(en);
    expect(stepsText(readSteps(text), names('fr'))).toBe(fr);
  });
});
