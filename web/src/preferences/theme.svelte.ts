import { load, save } from '../storage/localStorage';

/** `auto` follows the system. */
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

/** The theme that the button selects next: the first click always changes what is visible. */
export function nextTheme(now: Theme, systemIsDark: boolean): Theme {
  const order: Theme[] = systemIsDark ? ['auto', 'light', 'dark'] : ['auto', 'dark', 'light'];
  return order[(order.indexOf(now) + 1) % order.length] ?? 'auto';
}
