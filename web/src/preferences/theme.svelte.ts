import { load, save } from '../storage/localStorage';

/** Light is the table by the window, dark the same table in the evening; `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark';

function atFirst(): Theme {
  const saved = load('theme');
  return saved === 'light' || saved === 'dark' ? saved : 'auto';
}

const state = $state({ now: atFirst() });

export function theme(): Theme {
  return state.now;
}

export function setTheme(next: Theme): void {
  state.now = next;
  save('theme', next === 'auto' ? null : next);
  if (next === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
}

/** The order in which one button goes through them: away from what is seen first. */
export function nextTheme(now: Theme, systemIsDark: boolean): Theme {
  const order: Theme[] = systemIsDark ? ['auto', 'light', 'dark'] : ['auto', 'dark', 'light'];
  return order[(order.indexOf(now) + 1) % order.length] ?? 'auto';
}
