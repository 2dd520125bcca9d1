import type { ClockTerms, Language } from '../protocol/messages';

/** A clock's time: `9:05`, `1:00:00` above an hour, tenths in the last ten seconds, days and hours above a day. */
export function formatClock(ms: number, language: Language): string {
  const left = Math.max(0, ms);
  if (left >= DAY) {
    const days = Math.floor(left / DAY);
    const hours = Math.floor((left % DAY) / HOUR);
    return language === 'fr' ? `${days} j ${hours} h` : `${days} d ${hours} h`;
  }
  if (left < 10_000) {
    const tenths = Math.floor(left / 100);
    return `0:0${Math.floor(tenths / 10)}${language === 'fr' ? ',' : '.'}${tenths % 10}`;
  }
  const seconds = Math.ceil(left / 1000);
  const h = Math.floor(seconds / 3600);
  const m = Math.floor((seconds % 3600) / 60);
  const s = seconds % 60;
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** A time control: `10 min + 5 s`. */
export function formatTimeControl(clock: ClockTerms, language: Language): string {
  switch (clock.kind) {
    case 'none':
      return language === 'fr' ? 'sans pendule' : 'no clock';
    case 'increment': {
      const minutes = clock.baseMs / 60_000;
      const base = Number.isInteger(minutes) ? `${minutes} min` : `${Math.round(clock.baseMs / 1000)} s`;
      return clock.incrementMs > 0 ? `${base} + ${clock.incrementMs / 1000} s` : base;
    }
    case 'days':
      if (language === 'fr') return clock.days === 1 ? '1 jour par coup' : `${clock.days} jours par coup`;
      return clock.days === 1 ? '1 day a move' : `${clock.days} days a move`;
  }
}

/** The reader's own variety of a language, as the browser states it: dates differ between en-GB and en-US. */
export function localeOf(language: Language, accepted: readonly string[] = globalThis.navigator?.languages ?? []): string {
  return accepted.find(tag => tag.toLowerCase().startsWith(`${language}-`)) ?? (language === 'fr' ? 'fr-FR' : 'en-GB');
}

/** A day: `Tuesday 17 November`. */
export function formatDay(at: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
}

export function formatDate(at: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** A day with its year, without the hour. */
export function formatDayOfYear(at: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

export function formatHour(at: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }).format(at);
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const two = (n: number) => String(n).padStart(2, '0');
