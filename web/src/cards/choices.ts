/** The sets in this browser that can be played. */
import type { MaterialChoice } from '../games/types';
import { checkSet } from './check';
import { fileOf } from './draft';
import { setStore } from './store';

export async function playableSets(): Promise<MaterialChoice[]> {
  const sets = await (await setStore()).list();
  const checked = await Promise.all(sets.map(async (set): Promise<MaterialChoice[]> => {
    const file = JSON.stringify(fileOf(set));
    const { fingerprint, material, maxSeats } = await checkSet(file).catch(() => ({ fingerprint: undefined, material: undefined, maxSeats: undefined }));
    return fingerprint && material && maxSeats ? [{ value: fingerprint, title: set.title, material, file, maxSeats }] : [];
  }));
  return checked.flat();
}
