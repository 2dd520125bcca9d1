/** Positions that tests of Domination begin with. */

/** Four players, 76 dominoes laid, eight in the stock; it is the first player's turn, who can conquer. */
export const MIDDLE =
  'A 1 g2g3f2g2g1g2g2h2d1e1e5e6e6f6d1d2f6f7f6g6d5d6c5d5f5g5b7b8a8b8b7c7c4c5b6c6a6b6b4b5a6a7b5b6c2d2a4b4b3b4f4g4e2e3g3g4e1f1d3e3d3d4c3c4e2f2d6d7c7d7h3h4h5h6d7e7c2c3d7d8g5h5b2c2h6h7a2a3b1c1a2b2e4f4e4e5a1b1h7h8g4h4g3h3g8h8e8f8h2h3d5e5f7f8f7g7g1h1g6g7f1g1h1h2a7a8d6e6e3f3c8d8e6e7a5a6e7f7c7c8f1f2b8c8e1e2a1a2a7b7a5b5 00111213142335/01020611152544/01022324344655/15263336455666';
/** The same game when each has one domino left. */
export const NEAR_END = `${MIDDLE.split(' ').slice(0, 3).join(' ')}b4c4b1b2c1d1h4h5d4e4c6c7c6d6g7h7c4d4b3c3f4f5g4g5a3b3a3a4d8e8b6b7f2f3e3e4f3g3c3d3f8g8b5c5f5f6e7e8g7g8c1c2g5g6g6h6d2e2d2d3f3f4b2b3 05/15/01/33`;
/** Two players, 16 dominoes laid: 1-5 between d4 and d5 conquers two territories, 3-4 between g2 and g3 one. */
export const DOUBLE = 'A 1 c4d4d5e5c5d5c4c5e4e5d4e4f2g2f2f3f3g3b6c6a1b1g6h6e7f7b2b3h3h4c7d7 00121314152434/01051616242656';
/** The same game with ten dominoes left, the stock empty. */
export const ENDING = `${DOUBLE.split(' ').slice(0, 3).join(' ')}g3g4e1e2g2g3d6e6d7d8e3f3f7g7h5h6a1a2e8f8d1e1d7e7a4b4g5h5d5d6a4a5e3e4d4d5g2h2a2a3e1f1a8b8b1b2g6g7g5g6d3e3a6a7c6c7f1g1g7h7a2b2g4g5e4f4b4c4e2e3e6e7f1f2f5g5f4f5h6h7a5a6b4b5c1c2c3d3e5f5d6d7g7g8c5c6c6d6a6b6h2h3e7e8e2f2f6g6b5b6h7h8e5e6c3c4g1g2c2c3f3f4g3h3b3b4d2d3d8e8c7c8a5b5a7b7f7f8f4g4b2c2f8g8c1d1f6f7b1c1d1d2h1h2b5c5h4h5c8d8a7a8a3b3g1h1b7c7b6b7f5f6 0000112346/1633444446`;
/** The first of two mirrored games in layout C when the stock is empty and fourteen dominoes are left; the first player is to lay. */
export const FIRST_OF_TWO =
  'C 1 f3f4d2e2e3e4f3g3g7g8a1a2b2b3a2a3d6e6g3h3d7e7a1b1c7c8c7d7d2d3h6h7b6b7f5f6a3b3c1d1c1c2c2c3b5b6c4d4b1c1f7g7b3b4e1f1g4h4g6g7g2h2e5f5e8f8h3h4d4e4b5c5e3f3a3a4e7f7a5b5g8h8c5d5g4g5f4f5d1d2f7f8d8e8a7a8h7h8g7h7e6e7f1f2a5a6c6d6h1h2e2f2g2g3h2h3e4e5c4c5a4b4c8d8a7b7a6b6f8g8g6h6b1b2c5c6g5h5f6f7b4c4d1e1b2c2d3e3e7e8d3d4d5d6b6c6c6c7b8c8f2g2d7d8e6f6c2d2c3c4a8b8f6g6g5g6b7c7g3g4a6a7e4f4f5g5b3c3g1h1e1e2b4b5e2e3 55042436063523441435050505340223053366336666232314115615262222262616344504661345250333132211462224065636110435013634120033455514000446130234441425112526251615123544554400561501061324565516023645001615240601120301031202034646';
