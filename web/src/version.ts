/** Release and commit, such as 1.0.0+3b7d74b6aa, as the server wrote it into the page; empty on a server for development. */
export const version = (): string => document.querySelector<HTMLMetaElement>('meta[name=parlour-version]')?.content ?? '';

/** The program and its version, for game files. */
export const program = (): string => `Parlour ${version()}`.trim();
