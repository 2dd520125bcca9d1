/** Conquest and 6 Faces for the shell: what is drawn, said and heard. */
import { wishes } from '../../table/wishes.svelte';
import type { GameTable } from '../game';
import type { Emblem } from './board/types';
import MoveText from './MoveText.svelte';
import Scene from './Scene.svelte';
import Settings from './Settings.svelte';
import Tools from './Tools.svelte';
import Tray from './Tray.svelte';
import { kingReasons, lotInWords, moveInWords, words } from './words';

export function tableOf(emblem: Emblem): GameTable {
  return {
    Scene,
    MoveText,
    Tray,
    Tools,
    Settings,
    // Seen aslant the board is lower than seen from above.
    phoneHeight: () => `calc((100vw - 1rem) * ${wishes.camera === 'table' ? 0.76 : 0.905})`,
    words,
    moveInWords: (text, language) => moveInWords(text, emblem, language),
    chanceInWords: (text, language) => lotInWords(text, emblem, language),
    ...(emblem === 'king' ? { reasons: kingReasons } : {}),
    soundOf: text => (text.includes('x') ? 'take' : 'tumble'),
  };
}
