/**
 * Starts the engine that browser/ compiles from Java. TeaVM's own loader creates functions from strings, which the
 * page's content security policy forbids. This file has only the parts of it that the engine needs: any other import a
 * newer compiler adds fails when it is called, with its name.
 */
import { currentTime } from '../i18n/date';

interface Exports {
  expect(length: number): void;
  put(place: number, unit: number): void;
  answer(): number;
  unit(place: number): number;
}

export type Engine = (request: string, progress: (thought: string) => void) => string;

const PAGE = 65_536;

/** Limit of the linear memory; the engine hardly uses it. */
const MOST_PAGES = 1_024;

/** The string functions the engine imports, for browsers without JavaScript string built-ins. */
const strings = {
  fromCharCode: (unit: number) => String.fromCharCode(unit),
  fromCharCodeArray: () => unsupported('fromCharCodeArray'),
  intoCharCodeArray: () => unsupported('intoCharCodeArray'),
  concat: (one: string, other: string) => one + other,
  charCodeAt: (text: string, place: number) => text.charCodeAt(place),
  length: (text: string) => text.length,
  substring: (text: string, from: number, to: number) => text.substring(from, to),
};

function unsupported(what: string): never {
  throw new Error(`The engine asks for ${what}, which it does not need.`);
}

/** TeaVM's imports for Java code that calls JavaScript: this engine calls none and only initializes them. */
const scripts: Record<string, unknown> = {
  isUndefined: (value: unknown) => (value === undefined ? 1 : 0),
  createClass: () => class {},
  defineFunction: (given: unknown) => given,
  defineStaticMethod: () => {},
  createFunction1: (_name: string, body: string) => (body === 'return str;' ? (text: unknown) => text : () => unsupported(body)),
  callFunction1: (called: (one: unknown) => unknown, one: unknown) => called(one),
};

export async function compile(response: Response | PromiseLike<Response>): Promise<WebAssembly.Module> {
  const options = { builtins: ['js-string'] };
  // Browsers without string built-ins ignore the options.
  const streamed = WebAssembly.compileStreaming as (source: typeof response, options: object) => Promise<WebAssembly.Module>;
  return streamed(response, options);
}

export async function start(module: WebAssembly.Module): Promise<Engine> {
  const [needs] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min = 1, dataSize = 0 } = needs ? (JSON.parse(new TextDecoder().decode(needs)) as { min?: number; dataSize?: number }) : {};
  const whole = (value: number) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  let told: (thought: string) => void = () => {};
  const bringsStrings = !WebAssembly.Module.imports(module).some(wanted => wanted.module === 'wasm:js-string');
  const instance = await WebAssembly.instantiate(module, {
    env: { memory: new WebAssembly.Memory({ initial: Math.max(min, 1), maximum: MOST_PAGES }) },
    parlour: { now: () => performance.now(), progress: (length: number) => told(read(length)) },
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException: () => {} },
    teavmMath: Math as unknown as WebAssembly.ModuleImports,
    teavmDate: { currentTimeMillis: currentTime },
    teavmMemory: {
      notifyHeapResized: () => {},
      heapOffset: whole(Math.ceil(dataSize / 256) * 256),
      maxSize: whole(MOST_PAGES * PAGE - 1),
    },
    teavmJso: asked({ ...scripts, stringBuiltinsSupported: () => (bringsStrings ? 1 : 0) }),
    'wasm:js-string': strings,
  });
  const engine = instance.exports as unknown as Exports;
  const read = (length: number): string => {
    const parts: string[] = [];
    for (let at = 0; at < length; ) {
      const units: number[] = [];
      for (const end = Math.min(length, at + 4_096); at < end; at++) units.push(engine.unit(at));
      parts.push(String.fromCharCode(...units));
    }
    return parts.join('');
  };
  return (request, progress) => {
    told = progress;
    engine.expect(request.length);
    for (let at = 0; at < request.length; at++) engine.put(at, request.charCodeAt(at));
    return read(engine.answer());
  };
}

/** Lets every import resolve while the engine is instantiated; a missing one fails only when it is called. */
function asked(there: Record<string, unknown>): WebAssembly.ModuleImports {
  return new Proxy(there, {
    get: (target, name) => target[String(name)] ?? (() => unsupported(String(name))),
  }) as WebAssembly.ModuleImports;
}
