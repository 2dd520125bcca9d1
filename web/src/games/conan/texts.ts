import type { Language } from '../../protocol/messages';
import type { Translated } from '../../i18n/language.svelte';
import { de } from '../../i18n/french';
import { gloryText } from './cards/cards';
import { namesAt } from './tableContext';
import { moveAlone, asSentence, type Names, asOption } from './moves/moveText';
import { prompt } from './prompt.svelte';
import { adventureNames } from './table/adventureNames.svelte';
import type { GameTexts } from '../types';
import type { ConanPosition, Step } from './types';

/** The texts of the action bar. */
export const texts: GameTexts = {
  get yourTurn() {
    return prompt.now ?? { en: 'Your turn: choose above.', fr: 'À vous : choisissez ci-dessus.' };
  },
  get sideTurn() {
    const { en, fr } = this.yourTurn;
    return { en: (side: string) => `${side}: ${en.charAt(0).toLowerCase()}${en.slice(1)}`, fr: (side: string) => `${side}\u00a0: ${fr.charAt(0).toLowerCase()}${fr.slice(1)}` };
  },
  chance: { en: 'Cards are being drawn…', fr: 'On pioche…' },
  back: { en: 'Cancel', fr: 'Annuler' },
  typeHint: { en: 'such as bid:2', fr: 'par exemple bid:2' },
};

/** The question to the player to move, by step. */
export const asked: Record<Step, Translated> = {
  'hero-draw': { en: 'Heroes are drawn.', fr: 'On tire les héros.' },
  swap: { en: 'Choose a hero: keep yours, or propose a swap.', fr: 'Choisissez un héros\u00a0: gardez le vôtre, ou proposez un échange.' },
  'swap-answer': { en: 'Swap heroes? Choose the one you want.', fr: 'Échanger les héros\u00a0? Choisissez celui que vous voulez.' },
  'adventure-draw': { en: 'Adventures are drawn.', fr: 'On tire les aventures.' },
  'first-lot': { en: 'The first player is drawn.', fr: 'On tire au sort le premier joueur.' },
  'challenge-draw': { en: 'Challenges are drawn.', fr: 'On tire les défis.' },
  'challenge-lay': { en: 'Place your challenge on another player’s adventure.', fr: 'Placez votre défi sur l’aventure d’un autre.' },
  deal: { en: 'Cards are dealt.', fr: 'On distribue.' },
  place: { en: 'Choose your hero’s first adventure.', fr: 'Choisissez la première aventure de votre héros.' },
  cards: { en: 'Play a card, or pass.', fr: 'Jouez une carte, ou passez.' },
  effect: { en: 'Resolve the effect.', fr: 'Appliquez l’effet.' },
  heroes: { en: 'Your hero’s action: choose one.', fr: 'L’action de votre héros\u00a0: choisissez.' },
  ally: { en: 'An ally: hire, or fight?', fr: 'Un allié\u00a0: l’engager, ou le combattre\u00a0?' },
  auction: { en: 'Your bid.', fr: 'À vous de miser.' },
  naming: { en: 'Choose the attribute to compare.', fr: 'Choisissez l’attribut à comparer.' },
  laying: { en: 'Play a card face down, or pass.', fr: 'Jouez une carte face cachée, ou passez.' },
  cancelling: { en: 'Choose the card to cancel.', fr: 'Choisissez la carte à annuler.' },
  diplomacy: { en: 'Propose a treaty, or pass.', fr: 'Proposez un traité, ou passez.' },
  answer: { en: 'Do you agree?', fr: 'Êtes-vous d’accord\u00a0?' },
  draw: { en: 'Everyone draws.', fr: 'Chacun pioche.' },
  over: { en: 'The game is over.', fr: 'La partie est finie.' },
  'table-answer': { en: 'Do you agree to this effect?', fr: 'Êtes-vous d’accord avec cet effet\u00a0?' },
};

/** Effects outside the vocabulary, by agreement. */
export const statement = {
  title: { en: 'What happens?', fr: 'Que se passe-t-il\u00a0?' },
  states: { en: (who: string) => `${who} announces`, fr: (who: string) => `${who} annonce` },
  oneNo: { en: 'If anyone refuses, nothing happens.', fr: 'Si quelqu’un refuse, rien ne se passe.' },
  hint: { en: 'Everyone sees it, and it happens if all agree.', fr: 'Tout le monde le voit, et cela se produit si tous sont d’accord.' },
  step: { en: 'Step', fr: 'Étape' },
  add: { en: 'Add this step', fr: 'Ajouter cette étape' },
  remove: { en: (said: string) => `Remove: ${said}`, fr: (said: string) => `Retirer\u00a0: ${said}` },
  ready: { en: 'Announce this', fr: 'Annoncer' },
  bank: { en: 'the bank', fr: 'la banque' },
  from: { en: 'From', fr: 'De' },
  to: { en: 'To', fr: 'À' },
  who: { en: 'Player', fr: 'Joueur' },
  n: { en: 'How many', fr: 'Combien' },
  challenge: { en: 'Challenge', fr: 'Défi' },
  kinds: {
    glory: { en: 'glory changes hands', fr: 'de la gloire change de mains' },
    draw: { en: 'draw cards', fr: 'piocher des cartes' },
    discard: { en: 'discard by choice', fr: 'défausser au choix' },
    lose: { en: 'discard at random', fr: 'défausser au hasard' },
    hero: { en: 'move a hero', fr: 'déplacer un héros' },
    up: { en: 'reveal a challenge', fr: 'révéler un défi' },
    off: { en: 'remove a challenge', fr: 'retirer un défi' },
    shift: { en: 'move a challenge', fr: 'déplacer un défi' },
    object: { en: 'an object changes hands', fr: 'un objet change de mains' },
  },
};

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

export const tableTexts = {
  glory: { en: 'Glory', fr: 'Gloire' },
  goal: { en: '30: the game ends', fr: '30 : la partie s’arrête' },
  adventures: { en: 'Adventures', fr: 'Aventures' },
  hand: { en: (n: number) => `Your hand, ${many(n, 'card', 'cards')}`, fr: (n: number) => `Votre main, ${many(n, 'carte', 'cartes')}` },
  handOf: { en: (who: string) => `${who}’s hand`, fr: (who: string) => `Main ${de(who)}` },
  hands: { en: 'Every hand', fr: 'Toutes les mains' },
  emptyHand: { en: 'No cards in hand.', fr: 'Aucune carte en main.' },
  watching: { en: 'Hands are hidden from spectators.', fr: 'Les mains sont cachées aux spectateurs.' },
  round: { en: (n: number) => `Round ${n}`, fr: (n: number) => `Manche ${n}` },
  settingUp: { en: 'Set-up', fr: 'Mise en place' },
  phases: {
    cards: { en: 'Cards', fr: 'Cartes' },
    heroes: { en: 'Heroes', fr: 'Héros' },
    diplomacy: { en: 'Diplomacy', fr: 'Diplomatie' },
    draw: { en: 'Draw', fr: 'Pioche' },
  },
  pile: { en: (n: number) => `Draw pile: ${n}`, fr: (n: number) => `Pioche : ${n}` },
  cardsInHand: { en: (n: number) => many(n, 'card in hand', 'cards in hand'), fr: (n: number) => many(n, 'carte en main', 'cartes en main') },
  trophies: { en: (n: number) => many(n, 'trophy', 'trophies'), fr: (n: number) => many(n, 'trophée', 'trophées') },
  objects: { en: (n: number) => many(n, 'object', 'objects'), fr: (n: number) => many(n, 'objet', 'objets') },
  pg: { en: (n: number) => `${n} glory`, fr: (n: number) => gloryText(n, 'fr') },
  first: { en: 'first player', fr: 'premier joueur' },
  out: { en: 'out of the game', fr: 'hors jeu' },
  noHero: { en: 'no hero yet', fr: 'pas encore de héros' },
  alliedWith: { en: (who: string) => `allied with ${who}`, fr: (who: string) => `allié à ${who}` },
  difficulty: { en: (n: number) => `Difficulty ${n}`, fr: (n: number) => `Difficulté ${n}` },
  freeNow: { en: 'no challenge', fr: 'aucun défi' },
  room: { en: (n: number) => `room for ${n} more`, fr: (n: number) => (n === 1 ? 'encore une place' : `encore ${n} places`) },
  downBy: { en: (who: string) => `face down, placed by ${who}`, fr: (who: string) => `face cachée, placé par ${who}` },
  upBy: { en: (who: string) => `revealed, placed by ${who}`, fr: (who: string) => `révélé, placé par ${who}` },
  standsHere: { en: (who: string) => `${who} here`, fr: (who: string) => `${who} ici` },
  tableHelp: {
    en: 'Arrow keys move, Enter selects, Enter again confirms, Escape cancels.',
    fr: 'Les flèches déplacent, Entrée choisit, encore Entrée confirme, Échap annule.',
  },
  nowAdventure: { en: 'choose an adventure.', fr: 'choisissez une aventure.' },
  nowCard: { en: 'choose a card.', fr: 'choisissez une carte.' },
  nowMore: { en: 'choose what goes with it.', fr: 'choisissez la suite.' },
  canChoose: { en: 'can be chosen', fr: 'peut être choisi' },
};

export const contest = {
  title: { en: (hero: string, what: string) => `${hero} against ${what}`, fr: (hero: string, what: string) => `${hero} contre ${what}` },
  duel: { en: (one: string, other: string) => `Duel: ${one} against ${other}`, fr: (one: string, other: string) => `Duel\u00a0: ${one} contre ${other}` },
  stages: {
    auction: { en: 'Bidding', fr: 'Enchère' },
    naming: { en: 'Attribute', fr: 'Attribut' },
    laying: { en: 'Cards', fr: 'Cartes' },
    verdict: { en: 'Result', fr: 'Résultat' },
  },
  of: { en: (n: number) => `of ${n}`, fr: (n: number) => `sur ${n}` },
  against: { en: 'against', fr: 'contre' },
  open: { en: (n: number) => `Bid ${n}`, fr: (n: number) => `Miser ${n}` },
  raise: { en: (n: number) => `Raise to ${n}`, fr: (n: number) => `Relancer à ${n}` },
  follow: { en: (n: number) => `Call ${n}`, fr: (n: number) => `Suivre à ${n}` },
  withdraw: { en: (n: number) => `Withdraw, lose ${n}`, fr: (n: number) => `Se retirer, perdre ${n}` },
  less: { en: 'Less', fr: 'Moins' },
  more: { en: 'More', fr: 'Plus' },
  cap: { en: (n: number) => `Highest bid: ${n}.`, fr: (n: number) => `Mise maximale\u00a0: ${n}.` },
  all: { en: 'That is all your glory. Lose it and you are out.', fr: 'C’est toute votre gloire. Si vous la perdez, vous êtes éliminé.' },
  waits: { en: (who: string) => `Waiting for ${who}.`, fr: (who: string) => `${who} réfléchit.` },
  decides: { en: (attribute: string) => `${attribute} decides`, fr: (attribute: string) => `${attribute} décide` },
  unnamed: { en: 'Attribute not chosen yet', fr: 'Attribut pas encore choisi' },
  noneLaid: { en: 'no card yet', fr: 'aucune carte' },
  faceDown: { en: 'face down', fr: 'face cachée' },
  values: { en: 'Values', fr: 'Valeurs' },
  margin: { en: 'Hero’s lead', fr: 'Avance du héros' },
  with: { en: (who: string) => `with ${who}`, fr: (who: string) => `avec ${who}` },
  yourBest: {
    en: (attribute: string, own: number, theirs: number) => `Your best attribute: ${attribute}, ${own} against ${theirs}.`,
    fr: (attribute: string, own: number, theirs: number) => `Votre meilleur attribut\u00a0: ${attribute}, ${own} contre ${theirs}.`,
  },
  theirBest: {
    en: (who: string, attribute: string, own: number, theirs: number) => `${who} will choose the attribute. The best for ${who}: ${attribute}, ${own} against ${theirs}.`,
    fr: (who: string, attribute: string, own: number, theirs: number) => `${who} choisira l’attribut. Le meilleur pour ${who}\u00a0: ${attribute}, ${own} contre ${theirs}.`,
  },
  soFar: { en: (attribute: string) => `${attribute} so far`, fr: (attribute: string) => `${attribute}, pour l’instant` },
  hidden: { en: (n: number) => `+ ${many(n, 'hidden card', 'hidden cards')}`, fr: (n: number) => `+ ${many(n, 'carte cachée', 'cartes cachées')}` },
  stake: { en: (n: number) => `At stake: ${n} glory each.`, fr: (n: number) => `En jeu\u00a0: ${gloryText(n, 'fr')} chacun.` },
  lacks: { en: (who: string, n: number) => `${who}: ${n} more needed to win.`, fr: (who: string, n: number) => `${who}\u00a0: il manque ${n} pour gagner.` },
  youLack: { en: (n: number) => `You need ${n} more to win.`, fr: (n: number) => `Il vous manque ${n} pour gagner.` },
  leads: { en: (who: string) => `${who} is ahead.`, fr: (who: string) => `${who} mène.` },
  youLead: { en: 'You are ahead.', fr: 'Vous menez.' },
  uses: {
    bluff: { en: 'Bluff', fr: 'Bluff' },
    cancel: { en: 'Cancels a card', fr: 'Annule une carte' },
    shift: { en: 'Changes the attribute', fr: 'Change l’attribut' },
    edge: { en: 'Wins a tie', fr: 'Gagne à égalité' },
    idle: { en: 'Does not count', fr: 'Ne compte pas' },
  },
  opens: {
    en: (cap: number) => `Open the bidding: from 1 to ${cap}.`,
    fr: (cap: number) => `Ouvrez l’enchère\u00a0: de 1 à ${cap}.`,
  },
  bids: {
    en: (who: string, bid: number, cap: number, lose: number) => `${who} bids ${bid}. Call, raise (up to ${cap}), or withdraw and lose ${lose}.`,
    fr: (who: string, bid: number, cap: number, lose: number) => `${who} mise ${bid}. Suivre, relancer (jusqu’à ${cap}), ou se retirer et perdre ${lose}.`,
  },
};

export const heroChoice = {
  title: { en: 'The heroes', fr: 'Les héros' },
  yours: { en: 'Your hero', fr: 'Votre héros' },
  keep: { en: 'Keep this hero', fr: 'Garder ce héros' },
  ask: { en: 'Propose a swap', fr: 'Proposer un échange' },
  accept: { en: 'Swap for this hero', fr: 'Échanger contre ce héros' },
  asked: { en: (who: string) => `${who} would like to swap heroes with you. Choose the hero you want.`, fr: (who: string) => `${who} voudrait échanger son héros contre le vôtre. Choisissez celui que vous voulez.` },
};

export const contestResult = {
  turned: { en: 'Cards revealed', fr: 'Cartes révélées' },
  noCards: { en: 'No cards played.', fr: 'Aucune carte jouée.' },
  wins: { en: (who: string, n: number) => `${who} wins ${n} glory.`, fr: (who: string, n: number) => `${who} gagne ${gloryText(n, 'fr')}.` },
  youWin: { en: (n: number) => `You win ${n} glory.`, fr: (n: number) => `Vous gagnez ${gloryText(n, 'fr')}.` },
  loses: { en: (who: string, n: number) => `${who} loses ${n}.`, fr: (who: string, n: number) => `${who} en perd ${n}.` },
  youLose: { en: (n: number) => `You lose ${n}.`, fr: (n: number) => `Vous en perdez ${n}.` },
  accomplishes: { en: (who: string, what: string) => `${who} completes “${what}”`, fr: (who: string, what: string) => `${who} accomplit « ${what} »` },
  youAccomplish: { en: (what: string) => `You complete “${what}”`, fr: (what: string) => `Vous accomplissez « ${what} »` },
  glory: { en: 'glory', fr: 'de gloire' },
  read: { en: 'Read the result, then continue.', fr: 'Lisez le résultat, puis continuez.' },
  compared: {
    en: (attribute: string, totals: readonly [number, number]) => `${attribute}: ${totals[0]} against ${totals[1]}.`,
    fr: (attribute: string, totals: readonly [number, number]) => `${attribute}\u00a0: ${totals[0]} contre ${totals[1]}.`,
  },
  tie: { en: 'On a tie the hero does not win.', fr: 'À égalité, le héros ne gagne pas.' },
  edge: { en: 'A tie: the hero wins by a card’s effect.', fr: 'Égalité : le héros gagne grâce à un effet.' },
  withdraws: { en: (who: string) => `${who} withdraws.`, fr: (who: string) => `${who} se retire.` },
  youWithdraw: { en: 'You withdraw.', fr: 'Vous vous retirez.' },
  close: { en: 'Continue', fr: 'Continuer' },
};

export const logTexts = {
  standing: { en: 'Glory as the round begins', fr: 'Gloire au début de la manche' },
  details: { en: 'Details', fr: 'Détails' },
  changes: { en: (who: string, before: number, after: number) => `${who}: ${before} glory, now ${after}. `, fr: (who: string, before: number, after: number) => `${who}\u00a0: gloire ${before}, maintenant ${after}. ` },
};

/** Where glory comes from, in the order of the final table. */
export const glorySources = {
  adventures: { en: 'Adventures', fr: 'Aventures' },
  contests: { en: 'Contests', fr: 'Affrontements' },
  bids: { en: 'Bids', fr: 'Enchères' },
  treaties: { en: 'Treaties', fr: 'Traités' },
  cards: { en: 'Cards', fr: 'Cartes' },
  other: { en: 'Start and abilities', fr: 'Départ et pouvoirs' },
};

export const diplomacy = {
  title: { en: 'Diplomacy', fr: 'Diplomatie' },
  open: { en: 'Write a treaty', fr: 'Rédiger un traité' },
  look: { en: (n: number) => (n === 0 ? 'Treaties' : `Treaties (${n})`), fr: (n: number) => (n === 0 ? 'Traités' : `Traités (${n})`) },
  with: { en: 'With whom, or between whom?', fr: 'Avec qui, ou entre qui\u00a0?' },
  youGive: { en: 'You give', fr: 'Vous donnez' },
  between: { en: (one: string, other: string) => `${one} and ${other}`, fr: (one: string, other: string) => `${one} et ${other}` },
  givesTo: { en: (who: string, whom: string) => `${who} gives ${whom}`, fr: (who: string, whom: string) => `${who} donne à ${whom}` },
  theyGive: { en: (who: string) => `${who} gives`, fr: (who: string) => `${who} donne` },
  glory: { en: 'Glory', fr: 'Gloire' },
  cards: { en: 'Cards', fr: 'Cartes' },
  askCard: { en: 'Ask for a card…', fr: 'Demander une carte…' },
  promises: { en: 'Promises', fr: 'Promesses' },
  youPromise: { en: 'You promise', fr: 'Vous promettez' },
  theyPromise: { en: (who: string) => `${who} promises`, fr: (who: string) => `${who} promet` },
  noChallenge: { en: 'no challenge on…', fr: 'aucun défi sur…' },
  noDuel: { en: 'no duel', fr: 'pas de duel' },
  until: { en: 'Until the end of', fr: 'Jusqu’à la fin de' },
  untilRound: { en: (n: number) => `round ${n}`, fr: (n: number) => `manche ${n}` },
  untilEnd: { en: 'the game', fr: 'la partie' },
  alliance: { en: 'Alliance', fr: 'Alliance' },
  makeAlliance: { en: 'Our heroes become allies', fr: 'Nos héros s’allient' },
  theyAlly: { en: (one: string, other: string) => `The heroes of ${one} and ${other} become allies`, fr: (one: string, other: string) => `Les héros ${de(one)} et ${de(other)} s’allient` },
  noAlliance: { en: 'An alliance needs both heroes on one adventure.', fr: 'Une alliance demande les deux héros sur une même aventure.' },
  byActor: { en: 'A share for the partner of the hero who acts', fr: 'Une part pour le partenaire du héros qui agit' },
  bySeat: { en: 'Fixed shares, whichever hero acts', fr: 'Parts fixes, quel que soit le héros qui agit' },
  sharesOf: { en: (name: string) => `${name}’s share; the rest is the partner’s`, fr: (name: string) => `La part ${de(name)}\u00a0; le reste au partenaire` },
  yourShares: { en: 'Your share; the rest is the partner’s', fr: 'Votre part\u00a0; le reste au partenaire' },
  always: { en: (name: string) => `always ${name}`, fr: (name: string) => `toujours à ${name}` },
  inTurn: { en: (name: string) => `each in turn, ${name} first`, fr: (name: string) => `à chacun son tour, d’abord ${name}` },
  shares: { en: 'The partner’s share', fr: 'La part du partenaire' },
  win: { en: 'of glory won', fr: 'de la gloire gagnée' },
  loss: { en: 'of glory lost', fr: 'de la gloire perdue' },
  loot: { en: 'of the loot', fr: 'du butin' },
  objectsTo: { en: 'Objects go to', fr: 'Les objets vont' },
  own: { en: 'whoever completes the adventure', fr: 'à qui accomplit l’aventure' },
  partner: { en: 'the partner', fr: 'au partenaire' },
  nothingYet: { en: 'Choose what each player gives or promises.', fr: 'Choisissez ce que chacun donne ou promet.' },
  ready: { en: 'Make this offer', fr: 'Faire cette offre' },
  readyHint: { en: 'Nothing is sent until you confirm.', fr: 'Rien n’est envoyé avant confirmation.' },
  clear: { en: 'Start over', fr: 'Recommencer' },
  remove: { en: (what: string) => `Remove: ${what}`, fr: (what: string) => `Retirer\u00a0: ${what}` },
  inForce: { en: 'In force', fr: 'En vigueur' },
  parted: { en: 'The alliance is over', fr: 'L’alliance est finie' },
  none: { en: 'No promises or alliances at the moment.', fr: 'Aucune promesse ni alliance en ce moment.' },
  binding: { en: 'A treaty is binding: the game enforces it.', fr: 'Un traité engage : le jeu le fait respecter.' },
  proposes: { en: (who: string) => `${who} proposes`, fr: (who: string) => `${who} propose` },
  agree: { en: 'Agree', fr: 'Accepter' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  cannot: { en: 'You do not have what is asked of you: you can only refuse.', fr: 'Vous n’avez pas ce qu’on vous demande\u00a0: vous ne pouvez que refuser.' },
  quick: { en: 'Quick offers', fr: 'Offres rapides' },
  later: { en: 'Treaties are proposed in the diplomacy phase, on your turn.', fr: 'Les traités se proposent pendant la diplomatie, à votre tour.' },
};

export const settings = {
  guide: { en: 'Show tips', fr: 'Afficher les conseils' },
};

/** Names for screen readers, and where the position is not available. */
function plain(language: Language, seats?: (seat: number) => string): Names {
  return {
    language,
    seat: seats ?? (seat => (language === 'en' ? `seat ${seat + 1}` : `la place ${seat + 1}`)),
    isYou: () => false,
    adventure: slot => adventureNames.adventure(slot, language),
    step: adventureNames.step,
  };
}

export function moveText(text: string, language: Language): string {
  return moveAlone(text, plain(language, seat => SIDES[language][seat] ?? ''));
}

/** A whole sentence: who did what. */
export function moveSentence(text: string, who: string, isYou: boolean, language: Language): string {
  return asSentence(text, who, isYou, plain(language, seat => SIDES[language][seat] ?? ''));
}

/** A move as an option, for a viewer of the position. */
export function optionText(text: string, position: unknown, people: readonly string[], language: Language): string {
  return asOption(text, namesAt(position as ConanPosition, people, () => false, language)).replace(/\.$/, '');
}

const SIDES: Translated<string[]> = { en: ['Crimson', 'Azure', 'Amber', 'Jade'], fr: ['Pourpre', 'Azur', 'Ambre', 'Jade'] };

/** A sentence of the rules with players' names in place of the sides. */
export function withPeople(sentence: string, people: readonly string[], language: Language): string {
  const sides = SIDES[language];
  return sentence.replace(new RegExp(`\\b(${sides.join('|')})\\b`, 'g'), side => people[sides.indexOf(side)] ?? side);
}

/** The public part of a chance move; what a player draws is hidden from the others. */
export function chanceText(text: string, language: Language): string {
  const [word = '', rest = ''] = text.split(':');
  const en = language === 'en';
  const names = plain(language);
  if (word === 'first') {
    const side = SIDES[language][Number(rest.slice(4)) - 1] ?? '';
    // Without a verb, because the player may be “you”.
    return en ? `First player: ${side}.` : `Premier joueur\u00a0: ${side}.`;
  }
  if (word === 'loot') return en ? `An object is found: ${moveAlone(`loot:${rest}`, names).replace(/^finds /, '')}.` : `Un objet est trouvé\u00a0: ${moveAlone(`loot:${rest}`, names).replace(/^trouve /, '')}.`;
  if (word === 'discard') return en ? `Discarded at random: ${moveAlone(`discard:${rest}`, names).replace(/^loses /, '')}.` : `Défaussé au hasard\u00a0: ${moveAlone(`discard:${rest}`, names).replace(/^perd /, '')}.`;
  return '';
}
