/** The user's preferences in localStorage. A browser without storage works too. */

export type PreferenceKey = 'language' | 'theme' | 'camera' | 'sounds' | 'warnings' | 'turning' | 'confirming' | 'pace' | 'screen-names' | 'level' | 'boards' | 'muted' | 'counting' | 'faces' | 'guide' | 'puzzles' | 'server-analysis' | 'site' | 'coach';

export function load(key: PreferenceKey): string | null {
  try {
    return localStorage.getItem(`parlour.${key}`);
  } catch {
    return null;
  }
}

export function save(key: PreferenceKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`parlour.${key}`);
    else localStorage.setItem(`parlour.${key}`, value);
  } catch {
    // Private windows may refuse; the preference then lasts as long as the page.
  }
}
