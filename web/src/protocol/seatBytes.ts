/** The player's random bytes, in hexadecimal: all chance at a table is derived from them and the host's secret. */
export function randomSeatBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
