import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the message types match the schemas; otherwise run `npm run types`', async () => {
  const { FILES } = (await import('../../generateTypes.mjs' as string)) as { FILES: Record<string, () => Promise<string>> };
  for (const [file, types] of Object.entries(FILES)) expect(await types(), file).toBe(readFileSync(file, 'utf8'));
});
