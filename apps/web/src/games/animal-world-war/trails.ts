/** Recent events as arrows: the same without animation. */
import type { Trail } from '@fieldpost/boards/marks';
import { keyOf } from '@fieldpost/hex';
import type { Notice } from '@fieldpost/rules-animal-world-war/table';

const isHex = (value: unknown): value is readonly [number, number] => Array.isArray(value);

/** Ways of those who moved, shots from tile to tile, and where somebody fell. */
export function trailsOf(notices: readonly Notice[]): {
  readonly trails: readonly Trail[];
  readonly fallen: readonly string[];
} {
  const trails: Trail[] = [];
  const fallen: string[] = [];
  for (const notice of notices) {
    if (notice.type === 'moved') trails.push({ kind: 'move', from: keyOf(notice.from), to: keyOf(notice.to) });
    if (notice.type === 'attackStarted' && notice.from !== null && isHex(notice.target))
      trails.push({ kind: 'shot', from: keyOf(notice.from), to: keyOf(notice.target) });
    if (notice.type === 'died') fallen.push(keyOf(notice.at));
  }
  return { trails, fallen };
}
