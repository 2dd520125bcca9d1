// Reads the QR code in what a terminal shows (standard input), as a phone's camera would, and prints its text.
// It shares no code with the program that draws it. Versions 1 to 3 with medium correction: addresses are short.
const lines = (await new Response(process.stdin).text()).replaceAll(/\x1b\[[0-9;]*m/g, '').split('\n');

// The largest block of lines made of half blocks only.
const isCode = line => line.length > 20 && /^[█▀▄ ]+$/.test(line) && /[█▀▄]{3}/.test(line);
const width = Math.max(...lines.filter(isCode).map(line => line.length).filter((length, _, all) => all.filter(other => other === length).length > 8));
const drawn = lines.filter(line => isCode(line) && line.length === width);
const pixels = drawn.flatMap(line => [[...line].map(one => '█▀'.includes(one)), [...line].map(one => '█▄'.includes(one))]);

// Light modules are drawn; the border is light.
const border = 2;
const size = width - 2 * border;
const dark = (x, y) => !pixels[y + border]?.[x + border];
const version = (size - 17) / 4;
if (![1, 2, 3].includes(version)) throw new Error(`no code of ${size} modules can be read`);

// The mask is in the three bits after the level of correction, which are masked themselves.
const format = [0, 1, 2, 3, 4].map(x => dark(x, 8)).reduce((bits, bit) => bits * 2 + bit, 0) ^ 0b10101;
const masks = [
  (x, y) => (x + y) % 2 === 0,
  (x, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const masked = masks[format & 7];

const last = size - 1;
const isFunction = (x, y) =>
  (x < 9 && y < 9) || (x < 9 && y > last - 8) || (x > last - 8 && y < 9) || x === 6 || y === 6 ||
  (version > 1 && Math.abs(x - (last - 6)) <= 2 && Math.abs(y - (last - 6)) <= 2);

// Two columns at a time from the right, up and down by turns.
const bits = [];
let up = true;
for (let right = last; right > 0; right -= 2) {
  if (right === 6) right--;
  for (let step = 0; step < size; step++) {
    const y = up ? last - step : step;
    for (const x of [right, right - 1]) if (!isFunction(x, y)) bits.push(dark(x, y) !== masked(x, y));
  }
  up = !up;
}
const number = (from, count) => bits.slice(from, from + count).reduce((value, bit) => value * 2 + bit, 0);
if (number(0, 4) !== 4) throw new Error('the code is not in byte mode');
const bytes = Uint8Array.from({ length: number(4, 8) }, (_, i) => number(12 + 8 * i, 8));
console.log(new TextDecoder().decode(bytes));
