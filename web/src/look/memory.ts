/** What this browser remembers of a person's wishes. A browser that keeps nothing is fine too. */

export type Wish = 'language' | 'theme' | 'camera' | 'sounds' | 'warnings' | 'turning' | 'level' | 'muted' | 'counting' | 'faces' | 'guide' | 'puzzles' | 'house';

export function recall(wish: Wish): string | null {
  try {
    return localStorage.getItem(`parlour.${wish}`);
  } catch {
    return null;
  }
}

export function remember(wish: Wish, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`parlour.${wish}`);
    else localStorage.setItem(`parlour.${wish}`, value);
  } catch {
    // Private windows may refuse; the wish then lasts as long as the page.
  }
}
