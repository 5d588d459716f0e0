import { BADGE } from './badge-collisions.ts';
import { drawBadge } from './draw-badge.ts';
import { drawClusterOrStack } from './draw-count.ts';
import { drawListingDot } from './draw-dot.ts';
import { drawReviewMark } from './draw-review-mark.ts';
import type { Ink } from './ink.ts';
import type { Sprite } from './placed-marker.ts';

/** CSS pixels with the shadow, and the anchor at the map's point. */
export type Box = { width: number; height: number; anchorX: number; anchorY: number };

const centred = (width: number, height: number): Box => ({ width, height, anchorX: width / 2, anchorY: height / 2 });

export function measureSpriteBox(sprite: Sprite): Box {
  switch (sprite.form) {
    case 'dot':
    case 'review':
      return centred(32, 32);
    case 'badge':
      return centred(BADGE.width + 16, BADGE.height + 16);
    case 'cluster':
      return centred(sprite.size + 12, sprite.size + 12);
    case 'stack':
      return centred(52, 52);
  }
}

/** Equal for equal drawings. */
export const spriteKey = (sprite: Sprite): string => Object.values(sprite).join('|');

/** CSS pixels with the anchor at the origin. */
export function drawSprite(ink: Ink, sprite: Sprite): void {
  if (sprite.form === 'dot') drawListingDot(ink, sprite);
  else if (sprite.form === 'badge') drawBadge(ink, sprite);
  else if (sprite.form === 'review') drawReviewMark(ink);
  else drawClusterOrStack(ink, sprite);
}
