/** Moves in words, from their notation: as an option, as what you did, or as what another player did. */
import type { Language } from '../../../protocol/messages';
import { de } from '../../../i18n/french';
import { attributeNames, gloryText, quoted } from '../cards/cards';
import { readTerms, termsText } from '../diplomacy/terms';
import { readSteps, stepsText } from '../statement/steps';
import type { Attribute } from '../types';

/** The names to use, as far as the viewer knows them. */
export interface Names {
  language: Language;
  /** The name of a seat, or “you”. */
  seat: (seat: number) => string;
  isYou: (seat: number) => boolean;
  /** The adventure on a slot, if it is known. */
  adventure: (slot: string) => string | null;
  /** The challenge at a place such as `a3.1`, if the viewer may know it. */
  challenge?: ((place: string) => string | null) | undefined;
  /** The owner of the challenge at a place, if visible. */
  owner?: ((place: string) => number | null) | undefined;
  /** The current step, where it determines a word's meaning. */
  step?: string | undefined;
  /** The seat that made the move, if it is known. */
  mover?: number | undefined;
}

/** To place, you place, she places: two forms in English, three in French. */
type Verb = readonly [place: string, places: string, placer: string, placez: string, place: string];

const VERBS = {
  get: ['get', 'gets', 'recevoir', 'recevez', 'reçoit'],
  lay: ['place', 'places', 'placer', 'placez', 'place'],
  go: ['go', 'goes', 'aller', 'allez', 'va'],
  open: ['open', 'opens', 'ouvrir', 'ouvrez', 'ouvre'],
  play: ['play', 'plays', 'jouer', 'jouez', 'joue'],
  draw: ['draw', 'draws', 'piocher', 'piochez', 'pioche'],
  take: ['take', 'takes', 'prendre', 'prenez', 'prend'],
  make: ['make', 'makes', 'obliger', 'obligez', 'oblige'],
  look: ['look at', 'looks at', 'regarder', 'regardez', 'regarde'],
  remove: ['remove', 'removes', 'retirer', 'retirez', 'retire'],
  face: ['face', 'faces', 'affronter', 'affrontez', 'affronte'],
  duel: ['challenge', 'challenges', 'provoquer', 'provoquez', 'provoque'],
  move: ['move', 'moves', 'déplacer', 'déplacez', 'déplace'],
  bid: ['bid', 'bids', 'miser', 'misez', 'mise'],
  follow: ['call', 'calls', 'suivre', 'suivez', 'suit'],
  withdraw: ['withdraw', 'withdraws', 'se retirer', 'vous retirez', 'se retire'],
  name: ['choose', 'chooses', 'choisir', 'choisissez', 'choisit'],
  cancel: ['cancel', 'cancels', 'annuler', 'annulez', 'annule'],
  propose: ['propose', 'proposes', 'proposer', 'proposez', 'propose'],
  state: ['announce', 'announces', 'annoncer', 'annoncez', 'annonce'],
  pass: ['pass', 'passes', 'passer', 'passez', 'passe'],
  agree: ['agree', 'agrees', 'accepter', 'acceptez', 'accepte'],
  refuse: ['refuse', 'refuses', 'refuser', 'refusez', 'refuse'],
  skip: ['skip', 'skips', 'renoncer', 'renoncez', 'renonce'],
  use: ['use', 'uses', 'appliquer', 'appliquez', 'applique'],
  accomplish: ['complete', 'completes', 'accomplir', 'accomplissez', 'accomplit'],
  hire: ['hire', 'hires', 'engager', 'engagez', 'engage'],
  overcome: ['fight', 'fights', 'combattre', 'combattez', 'combat'],
  discard: ['lose', 'loses', 'perdre', 'perdez', 'perd'],
  find: ['find', 'finds', 'trouver', 'trouvez', 'trouve'],
  return: ['put back', 'puts back', 'remettre', 'remettez', 'remet'],
  playNone: ['play', 'plays', 'ne jouer', 'ne jouez', 'ne joue'],
  proposeNone: ['propose nothing', 'proposes nothing', 'ne rien proposer', 'ne proposez rien', 'ne propose rien'],
  keep: ['keep', 'keeps', 'garder', 'gardez', 'garde'],
} as const satisfies Record<string, Verb>;

/** A phrase: the verb, its object in both languages, and for French the form used if it is done to “vous”. */
type Phrase = readonly [verb: keyof typeof VERBS, en: string, fr: string, toYou?: string];

const card = (id: string, hidden: { en: string; fr: string }, { language }: Names) => (id === '?' ? hidden[language] : quoted(id, language));
const A_CARD = { en: 'a card', fr: 'une carte' };
const A_CHALLENGE = { en: 'a challenge', fr: 'un défi' };

function adventure(slot: string, names: Names): string {
  return names.adventure(slot) ?? (names.language === 'en' ? 'an adventure' : 'une aventure');
}

function challenge(place: string, names: Names): string {
  const known = names.challenge?.(place);
  if (known) return quoted(known, names.language);
  const owner = names.owner?.(place) ?? null;
  if (owner === null) return A_CHALLENGE[names.language];
  if (names.isYou(owner)) return names.language === 'en' ? 'your challenge' : 'votre défi';
  return names.language === 'en' ? `${names.seat(owner)}’s challenge` : `le défi ${de(names.seat(owner))}`;
}

/** “you” as the object. */
const seatAt = (text: string) => Number(/(\d+)$/.exec(text)?.[1] ?? 1) - 1;

const NOTHING: Record<string, Phrase> = {
  swap: ['keep', 'their hero', 'son héros'],
  cards: ['playNone', 'no card', 'aucune carte'],
  laying: ['playNone', 'no card', 'aucune carte'],
  diplomacy: ['proposeNone', '', ''],
};

/** Parses the notation of a move into a phrase. */
function phraseOf(text: string, names: Names): Phrase | null {
  const colon = text.indexOf(':');
  const [word, rest] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
  const both = (verb: keyof typeof VERBS, en: string, fr: string): Phrase => [verb, en, fr];
  const one = (verb: keyof typeof VERBS, said: string): Phrase => [verb, said, said];
  const at = names.seat(seatAt(rest));
  const toYou = (phrase: Phrase, said: string): Phrase => (names.isYou(seatAt(rest)) ? [phrase[0], phrase[1], phrase[2], said] : phrase);
  switch (word) {
    case 'pass':
      return NOTHING[names.step ?? ''] ?? one('pass', '');
    case 'yes':
      return one('agree', '');
    case 'no':
      return one('refuse', '');
    case 'decline':
      return both('skip', 'the effect', 'à l’effet');
    case 'take':
      return both('use', 'the effect', 'l’effet');
    case 'accomplish':
      return both('accomplish', 'the adventure', 'l’aventure');
    case 'hire':
      return both('hire', 'the ally', 'l’allié');
    case 'overcome':
      return both('overcome', 'the ally instead of hiring it', 'l’allié au lieu de l’engager');
    case 'follow':
      return one('follow', '');
    case 'withdraw':
      return one('withdraw', '');
    case 'hero':
      return both('get', `the hero ${quoted(rest, 'en')}`, `le héros ${quoted(rest, 'fr')}`);
    case 'adventure':
      return both('get', `the adventure ${quoted(rest, 'en')}`, `l’aventure ${quoted(rest, 'fr')}`);
    case 'draw':
      return one('draw', card(rest, A_CARD, names));
    case 'open':
      return both('open', `the adventure ${quoted(rest, 'en')}`, `l’aventure ${quoted(rest, 'fr')}`);
    case 'play':
      return one('play', card(rest, A_CARD, names));
    case 'discard':
      return one('discard', card(rest, A_CARD, names));
    case 'loot':
      return one('find', card(rest, A_CARD, names));
    case 'return':
      return one('return', card(rest, A_CARD, names));
    case 'down':
      return both('play', `${card(rest, A_CARD, names)} face down`, `${card(rest, A_CARD, names)} face cachée`);
    case 'cancel':
      return one('cancel', card(rest, A_CARD, names));
    case 'swap':
      return toYou(both('propose', `a swap of heroes to ${at}`, `à ${at} d’échanger les héros`), 'd’échanger les héros');
    case 'rob':
      return toYou(both('take', `glory from ${at}`, `de la gloire à ${at}`), 'de la gloire');
    case 'spoil':
      return toYou(both('make', `${at} discard at random`, `${at} à défausser au hasard`), 'à défausser au hasard');
    case 'duel':
      return toYou(both('duel', `${at} to a duel`, `${at} en duel`), 'en duel');
    case 'peek':
      return both('look', `${challenge(rest, names)} on ${adventure(rest.split('.')[0] ?? '', names)}`, `${challenge(rest, names)} sur ${adventure(rest.split('.')[0] ?? '', names)}`);
    case 'remove':
      return both('remove', `${challenge(rest, names)} from ${adventure(rest.split('.')[0] ?? '', names)}`, `${challenge(rest, names)} de ${adventure(rest.split('.')[0] ?? '', names)}`);
    case 'face':
      return both('face', `${challenge(rest, names)} on ${adventure(rest.split('.')[0] ?? '', names)}`, `${challenge(rest, names)} sur ${adventure(rest.split('.')[0] ?? '', names)}`);
    case 'lay': {
      const [id = '?', slot = ''] = rest.split('@');
      return both('lay', `${card(id, A_CHALLENGE, names)} on ${adventure(slot, names)}`, `${card(id, A_CHALLENGE, names)} sur ${adventure(slot, names)}`);
    }
    case 'go':
      return both('go', `to ${adventure(rest, names)}`, `vers ${adventure(rest, names)}`);
    case 'move':
      return moved(rest, names);
    case 'bid':
      return both('bid', gloryText(Number(rest), 'en'), gloryText(Number(rest), 'fr'));
    case 'name': {
      const attribute = attributeNames[rest as Attribute];
      return attribute ? both('name', attribute.en, rest === 'spirit' ? `l’${attribute.fr}` : `la ${attribute.fr}`) : null;
    }
    case 'state': {
      const said = stepsText(readSteps(rest), names);
      return ['state', `: ${said}`, ` : ${said}`];
    }
    case 'treaty': {
      const said = termsText(readTerms(rest), names);
      return [`propose`, `: ${said}`, ` : ${said}`];
    }
    default:
      return null;
  }
}

function moved(rest: string, names: Names): Phrase {
  const [what = '', to = ''] = rest.split('>');
  if (!what.startsWith('seat')) {
    const from = adventure(what.split('.')[0] ?? '', names);
    return ['move', `${challenge(what, names)} from ${from} to ${adventure(to, names)}`, `${challenge(what, names)} de ${from} vers ${adventure(to, names)}`];
  }
  const seat = seatAt(what);
  if (names.mover === seat && !names.isYou(seat)) return ['move', `their hero to ${adventure(to, names)}`, `son héros vers ${adventure(to, names)}`];
  const [en, fr] = names.isYou(seat) ? ['your hero', 'votre héros'] : [`${names.seat(seat)}’s hero`, `le héros ${de(names.seat(seat))}`];
  return ['move', `${en} to ${adventure(to, names)}`, `${fr} vers ${adventure(to, names)}`];
}

const tidy = (said: string) => said.replace(/ {2,}/g, ' ').replace(/ +([,;:.])/g, (whole, sign: string) => (sign === ':' || sign === ';' ? whole : sign)).trim();
const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
/** English has no space before a colon, French a narrow no-break space. */
const spaced = (said: string, language: Language) => (language === 'en' ? said.replace(/ +:/g, ':') : said.replace(/[ \u00a0]+:/g, '\u00a0:'));

function finish(said: string, language: Language): string {
  const whole = spaced(tidy(said), language);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** The hero in words to its own player. */
const yours = (what: string) => (what === 'their hero' ? 'your hero' : what === 'son héros' ? 'votre héros' : what);

/** A move as an option: “Place ‘Moor Reavers’ on ‘The Salt Galleries’.” */
export function asOption(text: string, names: Names, price?: number): string {
  const phrase = phraseOf(text, names);
  if (!phrase) return text;
  const verb = VERBS[phrase[0]];
  const [does, what] = names.language === 'en' ? [verb[0], yours(phrase[1])] : [verb[2], yours(phrase[2])];
  const costs = price === undefined ? '' : priceInWords(text, price, names.language);
  return finish(capital(`${does} ${what}${costs}`), names.language);
}

function priceInWords(text: string, n: number, language: Language): string {
  if (text === 'withdraw') return language === 'en' ? ` and lose ${gloryText(n, 'en')}` : ` et perdre ${gloryText(n, 'fr')}`;
  if (text === 'follow') return language === 'en' ? ` ${n}` : ` à ${n}`;
  if (text === 'hire') return language === 'en' ? ` for ${gloryText(n, 'en')}` : ` pour ${gloryText(n, 'fr')}`;
  return '';
}

/** A move as a sentence: “You place …”, “Karim places …”. */
export function asSentence(text: string, who: string, isYou: boolean, names: Names): string {
  const phrase = phraseOf(text, names);
  if (!phrase) return `${who}: ${text}`;
  const verb = VERBS[phrase[0]];
  if (names.language === 'fr' && !isYou && phrase[3] !== undefined) return finish(`${capital(who)} vous ${verb[4]} ${phrase[3]}`, 'fr');
  const [does, what] = names.language === 'en' ? [verb[isYou ? 0 : 1], phrase[1]] : [verb[isYou ? 3 : 4], phrase[2]];
  return finish(`${capital(who)} ${does} ${isYou ? yours(what) : what}`, names.language);
}

/** The phrase alone, without its subject. */
export function moveAlone(text: string, names: Names): string {
  const phrase = phraseOf(text, names);
  if (!phrase) return text;
  const said = names.language === 'en' ? `${VERBS[phrase[0]][1]} ${phrase[1]}` : `${VERBS[phrase[0]][4]} ${phrase[2]}`;
  return spaced(tidy(said), names.language);
}
