import { expect, test } from 'vitest';
import { readOpeningTable } from './openingTable';

/** The bytes that OpeningTableTest expects of the class that writes them. */
const HEX =
  '504f5431070c000001f400000002' + 'fedcba9876543210' + '02' + '010203' + '820100' + '07' + '040506' + '000001' + '0000000000000001' + '01' + '0000fe' + '0204ac02';
const file = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], two => parseInt(two, 16)).buffer;

test('a table is read as the server writes it', () => {
  const table = readOpeningTable(file(HEX));
  expect([table.level, table.games]).toEqual([7, 500]);
  expect(table.moves('fedcba9876543210')).toEqual([
    { route: 0x010203, wins: 130, draws: 0, losses: 7 },
    { route: 0x040506, wins: 0, draws: 0, losses: 1 },
  ]);
  expect(table.moves('0000000000000001')).toEqual([{ route: 0xfe, wins: 2, draws: 4, losses: 300 }]);
  expect(table.moves('0000000000000002')).toEqual([]);
});

test('what is not a table is refused', () => {
  expect(() => readOpeningTable(file('00000000'))).toThrow('not an opening table');
  expect(() => readOpeningTable(file(HEX.slice(0, 40)))).toThrow(RangeError);
});
