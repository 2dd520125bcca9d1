// Puts the engine where the server finds it: precompressed, under a name that contains a hash, with the name in
// engine.json. Fails if the engine has grown too large to be downloaded for one game.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compressed, in bytes. */
const MOST = 700_000;

const [, , from, to] = process.argv;
const wasm = readFileSync(from);
const name = `engine-${createHash('sha256').update(wasm).digest('hex').slice(0, 12)}.wasm`;
const file = `${to}/assets/${name}`;
mkdirSync(`${to}/assets`, { recursive: true });
for (const old of readdirSync(`${to}/assets`)) {
  if (!old.startsWith(name)) rmSync(`${to}/assets/${old}`);
}
if (!existsSync(`${file}.br`) || !existsSync(`${file}.gz`)) {
  writeFileSync(file, wasm);
  writeFileSync(`${file}.gz`, gzipSync(wasm, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(wasm, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: wasm.length, [constants.BROTLI_PARAM_LGWIN]: 22 } }));
}
const [br, gz] = ['br', 'gz'].map(kind => readFileSync(`${file}.${kind}`).length);
writeFileSync(`${to}/engine.json`, JSON.stringify({ engine: `/assets/${name}`, bytes: wasm.length, br, gz }));
const kb = bytes => `${Math.round(bytes / 1000)} KB`;
console.log(`Engine: ${kb(wasm.length)}, compressed ${kb(br)} (br), ${kb(gz)} (gzip); at most ${kb(MOST)}.`);
if (Math.max(br, gz) > MOST) {
  console.error(`The engine is too large to be fetched for one game: ${kb(Math.max(br, gz))} compressed.`);
  process.exit(1);
}
