/**
 * Treaties: parsed from their notation, written to it, and worded as a sentence. The server checks whether they are
 * legal.
 */
import { gloryText, quoted } from '../cards/cards';
import type { Names } from '../moves/moveText';
import type { ConanPosition } from '../types';

export type Term =
  | { kind: 'glory'; from: number; to: number; n: number }
  | { kind: 'card'; from: number; to: number; card: string }
  | { kind: 'object'; from: number; to: number; card: string }
  | { kind: 'no-challenge'; by: number; slot: string; until: number | 'end' }
  | { kind: 'no-duel'; by: number; seat: number; until: number | 'end' }
  | { kind: 'alliance'; one: number; other: number; win: number; loss: number; loot: number; object: string; bySeat?: boolean };

const until = (text: string): number | 'end' => (text === 'end' ? 'end' : Number(text.slice(1)));

/** Parses `1>2:3pg+feint;2!duel:1@r7;1=2:50/50/50/own`; skips what cannot be parsed. */
export function readTerms(text: string): Term[] {
  return text.split(';').flatMap((part): Term[] => {
    const gift = /^(\d)>(\d):(.+)$/.exec(part);
    if (gift) return (gift[3] ?? '').split('+').map(what => given(Number(gift[1]) - 1, Number(gift[2]) - 1, what));
    const vow = /^(\d)!(challenge|duel):(a?)(\d+)@(end|r\d+)$/.exec(part);
    if (vow) {
      const [by, end] = [Number(vow[1]) - 1, until(vow[5] ?? '')];
      return vow[2] === 'challenge' ? [{ kind: 'no-challenge', by, slot: `a${vow[4]}`, until: end }] : [{ kind: 'no-duel', by, seat: Number(vow[4]) - 1, until: end }];
    }
    const union = /^(\d)=(\d):(seats:)?(\d+)\/(\d+)\/(\d+)\/(own|partner|\d|turn\d)$/.exec(part);
    if (!union) return [];
    const [win = 0, loss = 0, loot = 0] = union.slice(4, 7).map(Number);
    return [{ kind: 'alliance', one: Number(union[1]) - 1, other: Number(union[2]) - 1, win, loss, loot, object: union[7] ?? 'own', ...(union[3] ? { bySeat: true } : {}) }];
  });
}

function given(from: number, to: number, what: string): Term {
  const glory = /^(\d+)pg$/.exec(what);
  if (glory) return { kind: 'glory', from, to, n: Number(glory[1]) };
  return what.startsWith('#') ? { kind: 'object', from, to, card: what.slice(1) } : { kind: 'card', from, to, card: what };
}

/** A promise until round 40 holds for the whole game. */
const LAST_ROUND = 40;

/** The promises and alliances in force in a position. */
export function termsInForce({ promises, alliances }: Pick<ConanPosition, 'promises' | 'alliances'>): Term[] {
  return [
    ...promises.map(({ by, kind, target, until: last }): Term => {
      const end = last >= LAST_ROUND ? 'end' : last;
      return kind === 'no-challenge' ? { kind, by, slot: target, until: end } : { kind, by, seat: Number(target.slice(4)) - 1, until: end };
    }),
    ...alliances.map(({ seats: [one, other], ...shares }): Term => ({ kind: 'alliance', one, other, ...shares })),
  ];
}

const written = (end: number | 'end') => (end === 'end' ? 'end' : `r${end}`);

/** The notation of a treaty, for proposing it. */
export function writeTerms(terms: readonly Term[]): string {
  return terms
    .map(term => {
      switch (term.kind) {
        case 'glory':
          return `${term.from + 1}>${term.to + 1}:${term.n}pg`;
        case 'card':
          return `${term.from + 1}>${term.to + 1}:${term.card}`;
        case 'object':
          return `${term.from + 1}>${term.to + 1}:#${term.card}`;
        case 'no-challenge':
          return `${term.by + 1}!challenge:${term.slot}@${written(term.until)}`;
        case 'no-duel':
          return `${term.by + 1}!duel:${term.seat + 1}@${written(term.until)}`;
        case 'alliance':
          return `${term.one + 1}=${term.other + 1}:${term.bySeat ? 'seats:' : ''}${term.win}/${term.loss}/${term.loot}/${term.object}`;
      }
    })
    .join(';');
}

/** All terms as one sentence, without the full stop. */
export function termsText(terms: readonly Term[], names: Names): string {
  const en = names.language === 'en';
  const parts: string[] = [];
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i];
    if (!term) continue;
    if (!('from' in term)) {
      parts.push(termText(term, names));
      continue;
    }
    // Gifts from one player to another are worded together.
    const gifts = [term];
    for (let next = terms[i + 1]; next && 'from' in next && next.from === term.from && next.to === term.to; next = terms[++i + 1]) gifts.push(next);
    const things = gifts.map(gift => thing(gift, names));
    const list = things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} ${en ? 'and' : 'et'} ${things.at(-1)}`;
    parts.push(giving(term.from, term.to, list, names));
  }
  return parts.join(en ? '; ' : '\u00a0; ');
}

type Gift = Extract<Term, { from: number }>;

function thing(gift: Gift, { language }: Names): string {
  if (gift.kind === 'glory') return gloryText(gift.n, language);
  if (gift.card === '?') return language === 'en' ? 'a card' : 'une carte';
  return quoted(gift.card, language);
}

function giving(from: number, to: number, what: string, names: Names): string {
  const [giver, taker] = [names.seat(from), names.seat(to)];
  if (names.language === 'en') return `${giver} ${names.isYou(from) ? 'give' : 'gives'} ${taker} ${what}`;
  if (names.isYou(from)) return `vous donnez ${what} à ${taker}`;
  return names.isYou(to) ? `${giver} vous donne ${what}` : `${giver} donne ${what} à ${taker}`;
}

/** One term in words. */
export function termText(term: Term, names: Names): string {
  const en = names.language === 'en';
  if ('from' in term) return giving(term.from, term.to, thing(term, names), names);
  if (term.kind === 'alliance') return allianceText(term, names);
  const by = names.seat(term.by);
  const you = names.isYou(term.by);
  const end = term.until === 'end' ? (en ? 'until the end of the game' : 'jusqu’à la fin de la partie') : en ? `until the end of round ${term.until}` : `jusqu’à la fin de la manche ${term.until}`;
  if (term.kind === 'no-challenge') {
    const adventure = names.adventure(term.slot) ?? term.slot;
    if (en) return `${by} ${you ? 'place' : 'places'} no challenge on ${adventure} ${end}`;
    return `${by} ne ${you ? 'placez' : 'place'} aucun défi sur ${adventure} ${end}`;
  }
  const rival = names.seat(term.seat);
  if (en) return `${by} ${you ? 'do' : 'does'} not challenge ${rival} to a duel ${end}`;
  if (names.isYou(term.seat)) return `${by} ne vous provoque pas en duel ${end}`;
  return `${by} ne ${you ? 'provoquez' : 'provoque'} pas ${rival} en duel ${end}`;
}

export function allianceText(alliance: Omit<Extract<Term, { kind: 'alliance' }>, 'kind'>, names: Names): string {
  const { one, other, win, loss, loot, object } = alliance;
  if (alliance.bySeat) return bySeatText(alliance, names);
  const [first, second] = names.isYou(other) ? [other, one] : [one, other];
  const same = win === loss && loss === loot;
  if (names.language === 'en') {
    const shares = same ? `the partner shares ${win}% of glory won or lost and of loot` : `the partner gets ${win}% of glory won, bears ${loss}% of glory lost and gets ${loot}% of loot`;
    return `${names.seat(first)} and ${names.seat(second)} become allies: ${shares}, objects go to ${object === 'partner' ? 'the partner' : 'whoever completes the adventure'}`;
  }
  const shares = same ? `le partenaire a ${win}\u00a0% de la gloire gagnée ou perdue et du butin` : `le partenaire reçoit ${win}\u00a0% de la gloire gagnée, supporte ${loss}\u00a0% de la gloire perdue et reçoit ${loot}\u00a0% du butin`;
  const ally = names.isYou(first) ? 'vous alliez' : 's’allient';
  return `${names.seat(first)} et ${names.seat(second)} ${ally}\u00a0: ${shares}, les objets vont ${object === 'partner' ? 'au partenaire' : 'à qui accomplit l’aventure'}`;
}

/** “70 mine, 30 yours”, whoever acts. */
function bySeatText({ one, other, win, loss, loot, object }: Omit<Extract<Term, { kind: 'alliance' }>, 'kind'>, names: Names): string {
  const [a, b] = [names.seat(one), names.seat(other)];
  const named = Number(/\d$/.exec(object)?.[0] ?? 0) - 1;
  const inTurn = object.startsWith('turn');
  if (names.language === 'en') {
    const objects = named < 0 ? 'objects go to whoever completes the adventure' : inTurn ? `objects go to each in turn, ${names.seat(named)} first` : `objects go to ${names.seat(named)}`;
    return `${a} and ${b} become allies, whichever hero acts: glory won ${win} to ${100 - win}, glory lost ${loss} to ${100 - loss}, loot ${loot} to ${100 - loot} percent; ${objects}`;
  }
  const ally = names.isYou(one) || names.isYou(other) ? 'vous alliez' : 's’allient';
  const [first, second] = names.isYou(other) ? [b, a] : [a, b];
  const of = (percent: number) => (names.isYou(other) ? `${100 - percent} contre ${percent}` : `${percent} contre ${100 - percent}`);
  const objects = named < 0 ? 'les objets vont à qui accomplit l’aventure' : inTurn ? `les objets vont à chacun son tour, d’abord à ${names.seat(named)}` : `les objets vont à ${names.seat(named)}`;
  return `${first} et ${second} ${ally}, quel que soit le héros qui agit\u00a0: gloire gagnée ${of(win)}, gloire perdue ${of(loss)}, butin ${of(loot)} pour cent\u00a0; ${objects}`;
}

type Alliance = Extract<Term, { kind: 'alliance' }>;

/** What the partner has when a seat acts: percentages of PG won, PG lost and loot, and whether objects go there. */
export function partnersPart({ one, win, loss, loot, object, bySeat }: Alliance, actor: number): { win: number; loss: number; loot: number; objects: 'own' | 'partner' } {
  const of = (percent: number) => (bySeat && actor === one ? 100 - percent : percent);
  const named = /\d$/.exec(object)?.[0];
  const isPartners = named === undefined ? object === 'partner' : Number(named) - 1 !== actor;
  return { win: of(win), loss: of(loss), loot: of(loot), objects: isPartners ? 'partner' : 'own' };
}
