/** The log in words: what came of moves and contests, with its numbers. */
import type { Language } from '../../../protocol/messages';
import { de, que } from '../../../i18n/french';
import { attributeNames, cardOf, gloryText as glory, kindText, nameOf, quoted } from '../cards/cards';
import { asSentence, type Names } from '../moves/moveText';
import { ATTRIBUTES, type Attribute, type ContestFacts, type GloryChange, type MoveFacts, type Values } from '../types';
import type { LogEntry, LogMove } from './logEntries';

/** The names of the players, for one viewer. */
export interface Cast {
  language: Language;
  name: (seat: number) => string;
  isYou: (seat: number) => boolean;
}

type Contest = Extract<LogEntry, { kind: 'contest' }>;

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
const lower = ({ isYou, name, language }: Cast, seat: number) => (isYou(seat) ? (language === 'en' ? 'you' : 'vous') : name(seat));

/** “You win”, “Ada wins”; « Vous gagnez », « Ada gagne ». */
function does(cast: Cast, seat: number, [en, ens]: readonly [string, string], [vous, il]: readonly [string, string]): string {
  const you = cast.isYou(seat);
  return capital(`${lower(cast, seat)} ${cast.language === 'en' ? (you ? en : ens) : you ? vous : il}`);
}

export function list(parts: readonly string[], language: Language): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${language === 'en' ? 'and' : 'et'} ${parts.at(-1)}`;
}

const attribute = (name: Attribute | '', language: Language) => (name === '' ? '' : attributeNames[name][language]);

/** “Strength 5, Cunning 6, Spirit 3”. */
export function valuesText(values: Values, language: Language): string {
  return ATTRIBUTES.map((name, i) => `${attributeNames[name][language]} ${values[i]}`).join(', ');
}

function printedValues(card: string): Values {
  const values = cardOf(card).attributes;
  return [values?.strength ?? 0, values?.cunning ?? 0, values?.spirit ?? 0];
}

/** The names for sentences about a move: adventures and challenges as they lay when it was made. */
export function namesThen(facts: MoveFacts | undefined, cast: Cast, adventureNow: (slot: string) => string | null, mover?: number): Names {
  const { language } = cast;
  return {
    language,
    seat: seat => lower(cast, seat),
    isYou: cast.isYou,
    adventure: slot => {
      const card = facts?.slots?.find(one => one.slot === slot)?.card;
      return card === undefined ? adventureNow(slot) : quoted(card, language);
    },
    challenge: () => facts?.challenge?.card ?? null,
    owner: () => facts?.challenge?.owner ?? null,
    step: facts?.step,
    mover,
  };
}

/** A move that is an entry of its own. */
export function moveSentence(seat: number, text: string, facts: MoveFacts | undefined, cast: Cast, adventureNow: (slot: string) => string | null): string {
  const { language } = cast;
  const en = language === 'en';
  if (facts?.hired) {
    const { card, cost } = facts.hired;
    const [ally, price] = [`${quoted(card, language)} (${valuesText(printedValues(card), language)})`, glory(cost, language)];
    return `${does(cast, seat, ['hire', 'hires'], ['engagez', 'engage'])} ${ally} ${en ? 'for' : 'pour'} ${price}.`;
  }
  const said = asSentence(text, cast.name(seat), cast.isYou(seat), namesThen(facts, cast, adventureNow, seat));
  if (facts?.signed) return `${said} ${en ? 'The treaty is in force.' : 'Le traité est conclu.'}`;
  return said;
}

const PASSED: Record<string, { en: readonly [string, string, string]; fr: readonly [string, string, string] }> = {
  swap: { en: ['keep your hero', 'keeps their hero', 'keep their heroes'], fr: ['gardez votre héros', 'garde son héros', 'gardent leurs héros'] },
  cards: { en: ['play no card', 'plays no card', 'play no card'], fr: ['ne jouez aucune carte', 'ne joue aucune carte', 'ne jouent aucune carte'] },
  heroes: { en: ['do nothing with your hero', 'does nothing with their hero', 'do nothing with their heroes'], fr: ['laissez votre héros en place', 'laisse son héros en place', 'laissent leurs héros en place'] },
  diplomacy: { en: ['propose nothing', 'proposes nothing', 'propose nothing'], fr: ['ne proposez rien', 'ne propose rien', 'ne proposent rien'] },
};
const PASSES = { en: ['pass', 'passes', 'pass'], fr: ['passez', 'passe', 'passent'] } as const;

/** “You and Amber play no card.” */
export function passesText({ seats, step }: Extract<LogEntry, { kind: 'passes' }>, cast: Cast): string {
  const forms = (PASSED[step] ?? PASSES)[cast.language];
  const who = capital(list(seats.map(seat => lower(cast, seat)), cast.language));
  if (seats.length === 1) return `${who} ${cast.isYou(seats[0] ?? -1) ? forms[0] : forms[1]}.`;
  // “Vous et Azur gardez”, “You and Azure keep your heroes”
  const withYou = seats.some(cast.isYou);
  if (withYou && cast.language === 'fr') return `${who} ${forms[0].replace('votre héros', 'vos héros')}.`;
  return `${who} ${withYou ? forms[2].replace('their', 'your') : forms[2]}.`;
}

/** Whom or what the hero meets: “‘Thorn Darts’, Amber’s trap”, or a player. */
function opponent(card: string, owner: number, cast: Cast): string {
  const { language, isYou, name } = cast;
  const kind = kindText(cardOf(card), language).toLowerCase();
  if (language === 'en') return `${isYou(owner) ? 'your' : `${name(owner)}’s`} ${kind} ${quoted(card, 'en')}`;
  return isYou(owner) ? `votre ${kind} ${quoted(card, 'fr')}` : `${quoted(card, 'fr')} (${kind} ${de(name(owner))})`;
}

/** The entry in one sentence: who met what, and how it ended. */
export function contestSummary(contest: Contest, cast: Cast, adventureNow: (slot: string) => string | null): string {
  const { result, moves } = contest;
  const [first] = moves;
  if (result === undefined) return first === undefined ? '' : beginning(first, cast, adventureNow);
  const { hero, other, duel, winner, attribute: compared, totals, withdrawn, card } = result;
  const { language } = cast;
  const en = language === 'en';
  const what = duel ? lower(cast, other) : opponent(card, other, cast);
  const where = result.adventure === '' ? '' : en ? ` on ${quoted(result.adventure, 'en')}` : ` sur ${quoted(result.adventure, 'fr')}`;
  const by = `${attribute(compared, language)} ${totals[0]} ${en ? 'against' : 'contre'} ${totals[1]}`;
  const colon = en ? ':' : '\u00a0:';
  if (withdrawn) {
    const quitter = winner === hero ? other : hero;
    const facing = en ? `${does(cast, hero, ['face', 'faces'], ['', ''])} ${what}${where}` : `${does(cast, hero, ['', ''], ['affrontez', 'affronte'])} ${what}${where}`;
    return `${facing}${en ? ';' : '\u00a0;'} ${lower(cast, quitter)} ${en ? (cast.isYou(quitter) ? 'withdraw' : 'withdraws') : cast.isYou(quitter) ? 'vous retirez' : 'se retire'}.`;
  }
  const verb = duel
    ? winner === hero
      ? does(cast, hero, ['beat', 'beats'], ['battez en duel', 'bat en duel'])
      : does(cast, hero, ['lose a duel to', 'loses a duel to'], ['perdez un duel contre', 'perd un duel contre'])
    : winner === hero
      ? does(cast, hero, ['overcome', 'overcomes'], ['surmontez', 'surmonte'])
      : does(cast, hero, ['fail against', 'fails against'], ['échouez contre', 'échoue contre']);
  const inDuel = duel && winner === hero && en ? ' in a duel' : '';
  return `${verb} ${what}${inDuel}${where}${colon} ${by}.${tie(result, language)}`;
}

function tie({ totals, winner, hero, withdrawn }: ContestFacts, language: Language): string {
  if (withdrawn || totals[0] !== totals[1]) return '';
  if (winner === hero) return language === 'en' ? ' A tie: the hero wins by a card’s effect.' : ' Égalité\u00a0: le héros gagne grâce à un effet.';
  return language === 'en' ? ' On a tie the hero does not win.' : ' À égalité, le héros ne gagne pas.';
}

/** “You face Amber’s trap ‘Thorn Darts’ on ‘Throne of Bone’.” */
function beginning({ seat, text, facts }: LogMove, cast: Cast, adventureNow: (slot: string) => string | null): string {
  const { language } = cast;
  const en = language === 'en';
  const { challenge, slots } = facts ?? {};
  if (!challenge?.card) return asSentence(text, cast.name(seat), cast.isYou(seat), namesThen(facts, cast, adventureNow));
  const [slot] = slots ?? [];
  const where = slot === undefined ? '' : en ? ` on ${quoted(slot.card, 'en')}` : ` sur ${quoted(slot.card, 'fr')}`;
  return `${does(cast, seat, ['face', 'faces'], ['affrontez', 'affronte'])} ${opponent(challenge.card, challenge.owner, cast)}${where}.`;
}

/** The contest step by step: who stood against whom, the bids in order, the attribute, the cards, the totals, the stake. */
export function contestDetails(contest: Contest, cast: Cast): string[] {
  const { result, moves } = contest;
  const { language } = cast;
  const en = language === 'en';
  const colon = en ? ':' : '\u00a0:';
  const parts: string[] = [];
  const card = result?.card ?? moves[0]?.facts?.challenge?.card ?? '';
  if (result) {
    const side = (i: 0 | 1) => {
      const seat = i === 0 ? result.hero : result.other;
      const who = result.heroes[i] !== '' ? `${nameOf(result.heroes[i], language)} (${lower(cast, seat)})` : nameOf(result.card, language);
      return `${who}${colon} ${valuesText(result.values[i], language)}.`;
    };
    parts.push(side(0), side(1));
  } else if (card !== '') parts.push(`${nameOf(card, language)}${colon} ${valuesText(printedValues(card), language)}.`);
  const bids = bidsText(moves, cast);
  if (bids !== '') parts.push(`${en ? 'Bids' : 'Enchère'}${colon} ${bids}.`);
  const named = moves.find(({ text }) => text.startsWith('name:'));
  if (named) {
    const chosen = attribute(named.text.slice('name:'.length) as Attribute, language);
    const shifted = result && result.attribute !== '' && attribute(result.attribute, language) !== chosen ? (en ? `, changed to ${attribute(result.attribute, 'en')} by a card` : `, changé en ${attribute(result.attribute, 'fr')} par une carte`) : '';
    parts.push(`${does(cast, named.seat, ['choose', 'chooses'], ['choisissez', 'choisit'])} ${chosen}${shifted}.`);
  }
  if (result === undefined) for (const { seat, text } of moves) if (text.startsWith('down:')) parts.push(asSentence(text, cast.name(seat), cast.isYou(seat), namesThen(undefined, cast, () => null)));
  if (result && !result.withdrawn) {
    for (const { seat, card: laid, use, adds, cancelled } of result.laid) {
      const isIdle = use === 'cancel' && !result.laid.some(one => one.seat !== seat && one.cancelled);
      const did = isIdle ? (en ? 'found nothing to cancel' : 'n’a rien trouvé à annuler') : useText(use, adds, cancelled, result.attribute, language);
      parts.push(`${does(cast, seat, ['played', 'played'], ['avez joué', 'a joué'])} ${quoted(laid, language)}${colon} ${did}.`);
    }
    if (result.laid.length === 0) parts.push(en ? 'Nobody played a card.' : 'Personne n’a joué de carte.');
    parts.push(sums(result, language));
  }
  if (result) {
    const loser = result.winner === result.hero ? result.other : result.hero;
    const [wins, loses] = [does(cast, result.winner, ['win', 'wins'], ['gagnez', 'gagne']), `${lower(cast, loser)} ${en ? (cast.isYou(loser) ? 'lose' : 'loses') : cast.isYou(loser) ? 'perdez' : 'perd'}`];
    parts.push(`${wins} ${glory(result.stake, language)}, ${en ? `which ${loses}` : que(loses)}.`);
    if (result.duel && !result.withdrawn) parts.push(`${does(cast, loser, ['are', 'is'], ['êtes', 'est'])} ${en ? 'driven off the adventure' : cast.isYou(loser) ? 'chassé de l’aventure' : 'chassé de l’aventure'}.`);
  }
  return parts;
}

/** “Amber wins 3 glory.” */
export function stakeText(winner: number, stake: number, cast: Cast): string {
  return `${does(cast, winner, ['win', 'wins'], ['gagnez', 'gagne'])} ${glory(stake, cast.language)}.`;
}

/** “you 1, Amber 3, you call 3”. */
function bidsText(moves: readonly LogMove[], cast: Cast): string {
  const { language } = cast;
  const en = language === 'en';
  let standing = 0;
  const said: string[] = [];
  for (const { seat, text } of moves) {
    const who = lower(cast, seat);
    const you = cast.isYou(seat);
    if (text.startsWith('bid:')) {
      standing = Number(text.slice('bid:'.length));
      said.push(`${who} ${standing}`);
    } else if (text === 'follow') said.push(en ? `${who} ${you ? 'call' : 'calls'} ${standing}` : `${who} ${you ? 'suivez' : 'suit'} à ${standing}`);
    else if (text === 'withdraw') said.push(en ? `${who} ${you ? 'withdraw' : 'withdraws'}` : you ? 'vous vous retirez' : `${who} se retire`);
  }
  return said.join(', ');
}

/** What a card turned up did. */
export function useText(use: string, adds: number, cancelled: boolean, compared: Attribute | '', language: Language): string {
  const en = language === 'en';
  if (cancelled) return en ? 'cancelled' : 'annulée';
  if (use === 'bluff') return 'bluff';
  if (use === 'cancel') return en ? 'cancels a card' : 'annule une carte';
  if (use === 'shift') return en ? 'changes the attribute' : 'change l’attribut';
  if (use === 'edge') return en ? 'wins a tie' : 'gagne à égalité';
  if (adds > 0) return `+${adds}`;
  return en ? `does not count for ${attribute(compared, 'en')}` : `ne compte pas en ${attribute(compared, 'fr')}`;
}

/** “Strength: 3 + 2 = 5 against 4.” */
function sums({ attribute: compared, values, totals, laid, hero }: ContestFacts, language: Language): string {
  const at = ATTRIBUTES.indexOf(compared as Attribute);
  const sum = (side: 0 | 1) => {
    const added = laid.filter(({ seat, adds }) => adds > 0 && (seat === hero) === (side === 0)).map(({ adds }) => adds);
    return added.length === 0 ? String(totals[side]) : `${[values[side][at], ...added].join(' + ')} = ${totals[side]}`;
  };
  return language === 'en' ? `${attribute(compared, 'en')}: ${sum(0)} against ${sum(1)}.` : `${attribute(compared, 'fr')}\u00a0: ${sum(0)} contre ${sum(1)}.`;
}

/** “You complete ‘Throne of Bone’ (Difficulty 4) and take 5 glory.” */
export function accomplishedText({ seat, card, loot, partner, shared }: NonNullable<MoveFacts['accomplished']>, cast: Cast): string {
  const { language } = cast;
  const en = language === 'en';
  const name = `${quoted(card, language)} (${en ? 'Difficulty' : 'difficulté'} ${cardOf(card).difficulty ?? 0})`;
  const own = glory(loot - (shared ?? 0), language);
  const said = `${does(cast, seat, ['complete', 'completes'], ['accomplissez', 'accomplit'])} ${name} ${en ? `and ${cast.isYou(seat) ? 'take' : 'takes'}` : `et ${cast.isYou(seat) ? 'prenez' : 'prend'}`} ${own}`;
  if (partner === undefined || (shared ?? 0) === 0) return `${said}.`;
  return en ? `${said}; ${lower(cast, partner)} ${cast.isYou(partner) ? 'take' : 'takes'} ${glory(shared ?? 0, 'en')} as the partner.` : `${said}\u00a0; ${lower(cast, partner)} ${cast.isYou(partner) ? 'prenez' : 'prend'} ${glory(shared ?? 0, 'fr')} comme partenaire.`;
}

/** “You find ‘Boar Spear’: +2 Strength against foes.” */
export function foundText(seat: number, card: string, cast: Cast): string {
  const { language } = cast;
  const text = cardOf(card).text[language];
  return `${does(cast, seat, ['find', 'finds'], ['trouvez', 'trouve'])} ${quoted(card, language)}${text === '' ? '.' : `${language === 'en' ? ':' : '\u00a0:'} ${text}`}`;
}

export function effectText(changes: readonly GloryChange[], cast: Cast): string {
  const { language } = cast;
  return changes
    .map(({ seat, why }) => {
      const n = why.reduce((sum, one) => sum + one.n, 0);
      const verb = n > 0 ? does(cast, seat, ['gain', 'gains'], ['gagnez', 'gagne']) : does(cast, seat, ['lose', 'loses'], ['perdez', 'perd']);
      return `${verb} ${glory(Math.abs(n), language)} ${language === 'en' ? 'by an ability' : 'par un pouvoir'}.`;
    })
    .join(' ');
}

export function outText(seat: number, cast: Cast): string {
  return cast.language === 'en' ? `${does(cast, seat, ['have', 'has'], ['', ''])} no glory left and ${cast.isYou(seat) ? 'are' : 'is'} out of the game.` : `${does(cast, seat, ['', ''], ['n’avez', 'n’a'])} plus de gloire et ${cast.isYou(seat) ? 'sortez' : 'sort'} du jeu.`;
}

/** Whoever has this much as a hero phase begins ends the game. */
const GOAL = 30;

const TIED: Record<string, { en: string; fr: string }> = {
  'most-trophies': { en: ' by more trophies', fr: ' grâce aux trophées' },
  'most-objects': { en: ' by more objects', fr: ' grâce aux objets' },
};

/** Why the game ended and who won: “Ada has 31 glory when the hero phase begins. The game ends: Ada wins.” */
export function overText({ reason, winners }: NonNullable<MoveFacts['over']>, standing: readonly number[], cast: Cast): string {
  const { language } = cast;
  const en = language === 'en';
  const who = capital(list(winners.map(seat => lower(cast, seat)), language));
  const [only] = winners;
  const wins = winners.length === 1 && only !== undefined ? does(cast, only, ['win', 'wins'], ['gagnez', 'gagne']) : en ? `${who} tie for first` : `${who} ${winners.some(cast.isYou) ? 'êtes' : 'sont'} premiers ex æquo`;
  const most = Math.max(...standing);
  const leaders = standing.flatMap((n, seat) => (n === most ? [seat] : []));
  const leader = leaders[0] ?? 0;
  if (reason === 'last-left') return en ? `Only one player is left: ${lower(cast, only ?? 0)}. ${wins}.` : `Il ne reste qu’un joueur\u00a0: ${lower(cast, only ?? 0)}. ${wins}.`;
  const tied = TIED[reason]?.[language] ?? '';
  if (most < GOAL) return en ? `The last round is over. ${wins} with ${most} glory${tied}.` : `La dernière manche est finie. ${wins} avec ${glory(most, 'fr')}${tied}.`;
  return en
    ? `${does(cast, leader, ['have', 'has'], ['', ''])} ${most} glory when the hero phase begins: at 30 the game ends. ${wins}${tied}.`
    : `${does(cast, leader, ['', ''], ['avez', 'a'])} ${glory(most, 'fr')} au début de la phase des héros\u00a0: à 30, la partie s’arrête. ${wins}${tied}.`;
}
