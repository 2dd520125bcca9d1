/**
 * The shape of each seat, in a 24 by 24 box: disc, triangle, square, cross. Seats are never identified by colour alone.
 */
export const SEAT_SHAPES: readonly string[] = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M12 3.500 21.500 20h-19Z',
  'M4 4h16v16H4Z',
  'M8.500 3h7v5.500H21v7h-5.500V21h-7v-5.500H3v-7h5.500Z',
];
