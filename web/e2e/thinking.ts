/** Asks the engine that is shipped, on the page itself: what a test must know and a person would have to find. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as Door from '../src/engine/engine';

const assets = new URL('../target/dist/assets/', import.meta.url);

/** The engine's door has a name that changes with its content. */
const door = () => `/assets/${readdirSync(assets).find(name => /^engine-.*\.js$/.test(name))}`;

/** A page starts one engine for its test and keeps it: starting one takes much longer than an answer. */
export async function asked<T>(page: Page, ...requests: object[]): Promise<T[]> {
  return page.evaluate(
    async ([at, texts]) => {
      const { Engine } = (await import(at)) as typeof Door;
      const kept = window as unknown as { engineOfTest?: Door.Engine };
      const engine = (kept.engineOfTest ??= new Engine());
      const answers = await Promise.all(texts.map(text => engine.raw(text)));
      return answers.map(answer => JSON.parse(answer) as T);
    },
    [door(), requests.map(request => JSON.stringify(request))] as const,
  );
}
