/** Random bytes of one's own, in hexadecimal: half of where all chance at a table comes from. */
export function randomSeatBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
