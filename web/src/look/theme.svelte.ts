import { recall, remember } from './memory';

/** Light is the table by the window, dark the same table in the evening; `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark';

function atFirst(): Theme {
  const kept = recall('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

const state = $state({ now: atFirst() });

export function theme(): Theme {
  return state.now;
}

export function light(next: Theme): void {
  state.now = next;
  remember('theme', next === 'auto' ? null : next);
  if (next === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
}

/** The order in which one button goes through them: away from what is seen first. */
export function nextTheme(now: Theme, systemIsDark: boolean): Theme {
  const order: Theme[] = systemIsDark ? ['auto', 'light', 'dark'] : ['auto', 'dark', 'light'];
  return order[(order.indexOf(now) + 1) % order.length] ?? 'auto';
}
