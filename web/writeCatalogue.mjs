/** Writes the list of games of a running server (PARLOUR_URL) to src/games/catalogue.json. */
import { writeFileSync } from 'node:fs';

const answer = await fetch(`${process.env.PARLOUR_URL ?? 'http://localhost:8080'}/api/games`);
writeFileSync('src/games/catalogue.json', `${JSON.stringify(await answer.json(), null, 1)}\n`);
