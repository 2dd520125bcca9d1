/** The picture of each card. */
import type { Card } from '../cards';
import { adventures } from './adventures';
import { allies, foes, sorceries, traps } from './challenges';
import { glyphs } from './glyphs';
import { heroes } from './heroes';
import { disc, ground } from './shapes';
import { actions, objects, resolutions } from './specials';

const DRAWN: Record<string, string> = { ...adventures, ...heroes, ...foes, ...traps, ...sorceries, ...allies, ...actions, ...objects };

const sign = (name: string, x: number, y: number, size: number, fill: string) =>
  name in glyphs ? `<g transform="translate(${x} ${y}) scale(${size / 24})"><path fill-rule="evenodd" fill="${fill}" d="${glyphs[name as keyof typeof glyphs]}"/></g>` : '';

/** +2 in a sun, with the icon of its attribute below it. */
function resolution({ effects }: Card): string {
  const [effect] = effects;
  if (effect?.op === 'SHIFT') return (resolutions['shift'] ?? '') + sign(effect.attribute ?? '', 46, 26, 28, '#3a2c63');
  if (effect?.op === 'CANCEL') return resolutions['cancel'] ?? '';
  if (effect?.op === 'EDGE') return resolutions['edge'] ?? '';
  const bound = effect?.attribute !== undefined && effect.attribute in glyphs;
  const number = `<text x="60" y="${bound ? 42 : 49}" font-family="Georgia, serif" font-weight="700" font-size="${bound ? 22 : 26}" fill="#fff6df" text-anchor="middle">+${effect?.n ?? ''}</text>`;
  return (resolutions['rays'] ?? '') + disc('#8a5f12', 60, 40, 27) + number + (bound ? sign(effect?.attribute ?? '', 52, 45, 16, '#fff6df') : '');
}

export function pictureOf(card: Card): string {
  return DRAWN[card.id] ?? (card.kind === 'resolution' ? resolution(card) : ground('#d9ceb9') + sign(card.kind, 42, 22, 36, '#8d7d66'));
}
