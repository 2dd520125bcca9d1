import { expect, test } from 'vitest';

/* In French a space that does not break stands before : ; ? ! and inside « ». */

const MODULES = import.meta.glob(['./messages/*.ts', '../games/*/{texts,rules,options,entry,boardTexts}.ts', '../games/conan/{guide/guide,moves/moveText,cards/cards,log/logText}.ts', '../engine/support.ts']);
const BREAKING = /(?<=[\p{L}\p{N}»)”’…%]) (?=[:;?!»](?:[\s.,)”]|$))|« /u;

/** All French texts in a value; functions are called with names and numbers, and those that want something else are left out. */
function* french(value: unknown, path: string, isFrench = false): Generator<[string, string]> {
  if (typeof value === 'string') {
    if (isFrench) yield [path, value];
  } else if (typeof value === 'function') {
    if (!isFrench) return;
    for (const argument of ['Ada', 2]) {
      try {
        yield* french((value as (...given: unknown[]) => unknown)(...Array.from({ length: value.length }, () => argument)), `${path}()`, isFrench);
      } catch {
        // It wants something else.
      }
    }
  } else if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) {
    for (const [key, child] of Object.entries(value)) yield* french(child, `${path}.${key}`, isFrench || key === 'fr');
  }
}

test('no French text breaks before its punctuation', async () => {
  const [found, all] = [[] as string[], [] as string[]];
  for (const [file, load] of Object.entries(MODULES)) {
    for (const [name, value] of Object.entries((await load()) as object)) {
      for (const [path, text] of french(value, `${file} ${name}`)) {
        all.push(text);
        if (BREAKING.test(text)) found.push(`${path}: ${text}`);
      }
    }
  }
  expect(all.length).toBeGreaterThan(900);
  expect(all.filter(text => text.includes('\u00a0')).length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
