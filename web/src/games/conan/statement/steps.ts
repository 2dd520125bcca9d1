/**
 * What a player states that an effect outside the vocabulary does: steps parsed from their notation, written to it, and
 * worded as a sentence. The server checks whether they are legal.
 */
import { gloryText, quoted } from '../cards/cards';
import type { Names } from '../moves/moveText';

/** A seat, or the bank. */
export type Party = number | 'bank';

export type Step =
  | { kind: 'glory'; from: Party; to: Party; n: number }
  | { kind: 'draw' | 'discard' | 'lose'; seat: number; n: number }
  | { kind: 'hero'; seat: number; slot: string }
  | { kind: 'up' | 'off'; challenge: string }
  | { kind: 'shift'; challenge: string; slot: string }
  | { kind: 'object'; from: Party; to: Party; card: string };

const party = (text: string): Party => (text === 'bank' ? 'bank' : Number(text) - 1);
const written = (who: Party) => (who === 'bank' ? 'bank' : String(who + 1));

/** Parses `1>2:3pg;3+1;a1.1=up`; skips what cannot be parsed. */
export function readSteps(text: string): Step[] {
  return text.split(';').flatMap((part): Step[] => {
    const gift = /^(\d|bank)>(\d|bank):(?:(\d+)pg|#([a-z-]*))$/.exec(part);
    if (gift) {
      const [from, to] = [party(gift[1] ?? ''), party(gift[2] ?? '')];
      return [gift[3] === undefined ? { kind: 'object', from, to, card: gift[4] ?? '' } : { kind: 'glory', from, to, n: Number(gift[3]) }];
    }
    const cards = /^(\d)([+-])(\d+)(\??)$/.exec(part);
    if (cards) return [{ kind: cards[2] === '+' ? 'draw' : cards[4] === '?' ? 'lose' : 'discard', seat: Number(cards[1]) - 1, n: Number(cards[3]) }];
    const hero = /^(\d)@(a\d+)$/.exec(part);
    if (hero) return [{ kind: 'hero', seat: Number(hero[1]) - 1, slot: hero[2] ?? '' }];
    const turned = /^(a\d+\.\d+)=(up|off)$/.exec(part);
    if (turned) return [{ kind: turned[2] as 'up' | 'off', challenge: turned[1] ?? '' }];
    const shift = /^(a\d+\.\d+)@(a\d+)$/.exec(part);
    return shift ? [{ kind: 'shift', challenge: shift[1] ?? '', slot: shift[2] ?? '' }] : [];
  });
}

export function writeSteps(steps: readonly Step[]): string {
  return steps
    .map(step => {
      switch (step.kind) {
        case 'glory':
          return `${written(step.from)}>${written(step.to)}:${step.n}pg`;
        case 'object':
          return `${written(step.from)}>${written(step.to)}:#${step.from === 'bank' ? '' : step.card}`;
        case 'draw':
          return `${step.seat + 1}+${step.n}`;
        case 'discard':
          return `${step.seat + 1}-${step.n}`;
        case 'lose':
          return `${step.seat + 1}-${step.n}?`;
        case 'hero':
          return `${step.seat + 1}@${step.slot}`;
        case 'up':
        case 'off':
          return `${step.challenge}=${step.kind}`;
        case 'shift':
          return `${step.challenge}@${step.slot}`;
      }
    })
    .join(';');
}

/** All steps as one sentence, without the full stop. */
export function stepsText(steps: readonly Step[], names: Names): string {
  return steps.map(step => stepText(step, names)).join(names.language === 'en' ? '; ' : '\u00a0; ');
}

type Forms = readonly [give: string, gives: string, donnez: string, donne: string];

/** “You draw 1 card”, “Ada draws 1 card”. */
function says(seat: number, [give, gives, donnez, donne]: Forms, what: string, names: Names): string {
  const you = names.isYou(seat);
  return `${names.seat(seat)} ${names.language === 'en' ? (you ? give : gives) : you ? donnez : donne} ${what}`;
}

const cardsText = (n: number, en: boolean) => (en ? `${n} ${n === 1 ? 'card' : 'cards'}` : `${n} ${n === 1 ? 'carte' : 'cartes'}`);

export function stepText(step: Step, names: Names): string {
  const en = names.language === 'en';
  const on = (slot: string) => names.adventure(slot) ?? slot;
  switch (step.kind) {
    case 'glory':
      return given(step.from, step.to, gloryText(step.n, names.language), ['pay', 'pays', 'payez', 'paie'], names);
    case 'object':
      return given(step.from, step.to, step.from === 'bank' ? (en ? 'an object' : 'un objet') : quoted(step.card, names.language), ['return', 'returns', 'remettez', 'remet'], names);
    case 'draw':
      return says(step.seat, ['draw', 'draws', 'piochez', 'pioche'], cardsText(step.n, en), names);
    case 'discard':
      return `${says(step.seat, ['discard', 'discards', 'défaussez', 'défausse'], cardsText(step.n, en), names)} ${en ? 'by choice' : 'au choix'}`;
    case 'lose':
      return `${says(step.seat, ['discard', 'discards', 'défaussez', 'défausse'], cardsText(step.n, en), names)} ${en ? 'at random' : 'au hasard'}`;
    case 'hero':
      return says(step.seat, ['move your hero', 'moves their hero', 'déplacez votre héros', 'déplace son héros'], `${en ? 'to' : 'vers'} ${on(step.slot)}`, names);
    case 'up':
      return `${challengeText(step.challenge, names)} ${en ? 'is revealed' : 'est révélé'}`;
    case 'off':
      return `${challengeText(step.challenge, names)} ${en ? 'is removed' : 'est retiré'}`;
    case 'shift':
      return `${challengeText(step.challenge, names)} ${en ? 'is moved to' : 'est déplacé vers'} ${on(step.slot)}`;
  }
}

function challengeText(place: string, names: Names): string {
  const [slot = '', nth = ''] = place.split('.');
  const where = names.adventure(slot) ?? slot;
  return names.language === 'en' ? `challenge ${nth} on ${where}` : `le défi ${nth} sur ${where}`;
}

function given(from: Party, to: Party, what: string, paid: Forms, names: Names): string {
  if (from === 'bank') return to === 'bank' ? what : says(to, ['get', 'gets', 'recevez', 'reçoit'], what, names);
  if (to === 'bank') return says(from, paid, what, names);
  if (names.language === 'en') return `${says(from, ['give', 'gives', '', ''], names.seat(to), names)} ${what}`;
  return names.isYou(to) ? `${names.seat(from)} vous donne ${what}` : `${says(from, ['', '', 'donnez', 'donne'], what, names)} à ${names.seat(to)}`;
}
