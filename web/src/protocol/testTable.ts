import type { State, TableMessage } from './messages';

/** A table of Conquest for tests: Ada to move against a bot. */
export const state: State = {
  phase: 'playing',
  seats: [{ person: 'pa' }, { bot: 2 }],
  yourSeats: [0],
  viewSeat: 0,
  turn: 0,
  position: { dice: [] },
  moves: [{ text: 'd1-d5' }],
  clocks: { remainingMs: [60_000, 60_000], running: 0 },
  offers: { draw: [] },
  canOfferDraw: true,
  canTakeBack: false,
  replaceVotes: [],
  chance: { seatBytes: [] },
  result: {},
  rematch: { by: [] },
  history: [],
};

export const whole: TableMessage = {
  type: 'table',
  table: 'k7',
  seq: 4,
  terms: {
    game: 'conquest',
    options: [],
    clock: { kind: 'none' },
    listed: false,
    opener: 'pa',
    seatNames: [],
    commitment: '',
    rematchCommitment: '',
  },
  state,
  people: { pa: { name: 'Ada', kind: 'guest' } },
  present: ['pa'],
  chat: [],
};
