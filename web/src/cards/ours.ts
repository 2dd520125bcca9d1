/** Our card set as a file, to start from. */
import set from '../../../games/src/main/resources/parlour/conan/card/cards.json';
import type { CardSetFile } from '../games/conan/cards/cardSetFile';

export const ourFile = () => structuredClone(set) as unknown as CardSetFile;
