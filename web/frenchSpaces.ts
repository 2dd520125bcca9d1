import type { Plugin } from 'vite';

/** Files with texts, and their tests: messages, the games' texts, and Conan's cards. */
const TEXTS = /\/src\/(i18n\/messages\/\w+|games\/\w+\/(texts|rules|options|entry|boardTexts|decisive)|games\/conan\/(guide\/guide|moves\/moveText|moves\/selectionText|diplomacy\/terms|log\/logText|cards\/cards)|engine\/support|a11y\/eventText)(\.test)?\.ts$|\/conan\/card\/.*\.json$/;

/** A space before : ; ? ! and », also at the start of a part of a template, and after «. English has none there. */
const SPACES = /(?<=^|[\p{L}\p{N}»)”’…%*°}]) (?=[:;?!»](?:[\s.,)”]|$))|(?<=«) /gu;

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* literals(node: Node): Generator<Node> {
  if (node.type === 'TemplateElement' || (node.type === 'Literal' && typeof (node as Node & { value: unknown }).value === 'string')) yield node;
  for (const value of Object.values(node)) for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) yield* literals(child);
}

/** The same code with spaces that do not break in its texts; nothing else moves. */
export function withFrenchSpaces(code: string, program: Node): string {
  const spaces: number[] = [];
  for (const { type, start, end } of literals(program)) {
    // The quotes of a string are no part of its text.
    const quote = type === 'Literal' ? 1 : 0;
    for (const { index } of code.slice(start + quote, end - quote).matchAll(SPACES)) spaces.push(start + quote + index);
  }
  spaces.sort((a, b) => a - b);
  const parts = spaces.map((at, i) => code.slice(i === 0 ? 0 : (spaces[i - 1] ?? 0) + 1, at));
  return [...parts, code.slice((spaces.at(-1) ?? -1) + 1)].join('\u00a0');
}

/** In French a space that does not break stands before : ; ? ! and inside « ». Texts are written with ordinary ones. */
export function frenchSpaces(): Plugin {
  return {
    name: 'french-spaces',
    enforce: 'post',
    transform(code, id) {
      const path = id.split('?')[0] ?? '';
      return TEXTS.test(path) ? { code: withFrenchSpaces(code, this.parse(code)), map: null } : null;
    },
  };
}
