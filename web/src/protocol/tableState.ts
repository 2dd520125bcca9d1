import type { AboutTable, ChatLine, EventMessage, PlayedMove, People, State, TableMessage, Terms } from './messages';

/** A table as this browser knows it. */
export interface Table {
  name: string;
  /** The sequence number of the last event. */
  seq: number;
  terms: Terms;
  state: State;
  people: People;
  present: string[];
  chat: ChatLine[];
  /** What each seat currently declares. */
  declared: Readonly<Record<number, string>>;
  /** When the clocks had these readings, by this browser's clock. */
  clocksAt: number;
}

/** Whether events are missing before this message. */
export function hasGap(table: Table | null, message: AboutTable): boolean {
  return message.type === 'event' && (table === null || message.seq > table.seq + 1);
}

/**
 * The table after a message.
 *
 * @param now by the same clock as `clocksAt`
 */
export function applyMessage(table: Table | null, message: AboutTable, now: number): Table | null {
  if (message.type === 'table') return whole(table, message, now);
  if (table === null || table.name !== message.table) return table;
  switch (message.type) {
    case 'event':
      return message.seq <= table.seq ? table : after(table, message, now);
    case 'declared':
      return { ...table, declared: { ...table.declared, [message.seat]: message.text } };
    case 'chat':
      return { ...table, chat: withLine(table.chat, message.line) };
    case 'presence': {
      const others = table.present.filter(person => person !== message.person);
      return { ...table, present: message.present ? [...others, message.person] : others };
    }
  }
}

function whole(before: Table | null, message: TableMessage, now: number): Table {
  return {
    name: message.table,
    seq: message.seq,
    terms: message.terms,
    state: message.state,
    people: message.people,
    present: message.present,
    chat: message.chat ?? (before?.name === message.table ? before.chat : []),
    declared: {},
    clocksAt: now,
  };
}

function after(table: Table, message: EventMessage, now: number): Table {
  const state = message.state ?? {};
  return {
    ...table,
    seq: message.seq,
    state: { ...table.state, ...state, history: state.history ?? grown(table.state.history, message) },
    people: message.people ? { ...table.people, ...message.people } : table.people,
    // A declaration ends with the next event.
    declared: {},
    clocksAt: state.clocks ? now : table.clocksAt,
  };
}

function grown(history: PlayedMove[], { event }: EventMessage): PlayedMove[] {
  switch (event.kind) {
    case 'played':
    case 'chance-drawn':
      return [...history, { seat: event.seat, text: event.text, round: event.round, ...(event.facts ? { facts: event.facts } : {}) }];
    case 'taken-back':
      return history.slice(0, -1);
    default:
      return history;
  }
}

function withLine(chat: ChatLine[], line: ChatLine): ChatLine[] {
  return chat.some(known => known.seq === line.seq) ? chat : [...chat, line];
}
