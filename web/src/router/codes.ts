/** The code of a table from typed or pasted input: `K7QM-2PXR`, or the whole link. */
export function parseCode(typed: string): string | null {
  const link = /\/game\/([^/?#\s]+)/.exec(typed);
  const code = (link?.[1] ?? typed).toLowerCase().replace(/[\s\-–.]/g, '');
  return /^[a-z0-9]{4,32}$/.test(code) ? code : null;
}

/** The code of a table for display, in groups of four. */
export function formatCode(code: string): string {
  return code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-');
}
