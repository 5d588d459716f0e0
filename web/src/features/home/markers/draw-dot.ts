import {
  drawClockIcon,
  drawHeartIcon,
  drawPriceCutArrow,
  drawTickIcon,
  drawWithShadow,
  traceShapePath,
} from './draw-shape.ts';
import type { Ink } from './ink.ts';
import { LOOKS, REVIEW, SELECTED, STALE, WHITE } from './marker-looks.ts';
import type { MarkerFlags, Sprite } from './placed-marker.ts';

/** 12 px with a 2 px white stroke (requirement U-48). */
const RADIUS = 6;
const STROKE = 2;

export function markerColour({ state, selected }: MarkerFlags, own: string): string {
  if (selected) return SELECTED;
  if (state === 'review') return REVIEW;
  return state === 'stale' ? STALE : own;
}

export function drawListingDot(ink: Ink, sprite: Extract<Sprite, { form: 'dot' }>): void {
  const { shape, colour } = LOOKS[sprite.subtype];
  drawWithShadow(ink, () => {
    traceShapePath(ink, shape, 0, 0, RADIUS + STROKE);
    ink.fillStyle = WHITE;
    ink.fill();
  });
  drawSubtypeShape(ink, sprite, markerColour(sprite, colour), RADIUS);
  if (sprite.saved) drawHeartIcon(ink, 7, -7);
  if (sprite.contacted) drawTickIcon(ink, -7, -7);
  if (sprite.cut) drawPriceCutArrow(ink, -7, 7);
  if (sprite.state === 'stale') drawClockIcon(ink, 7, 7);
}

/** Filled, hollow if seen, dashed under review. */
export function drawSubtypeShape(
  ink: Ink,
  sprite: MarkerFlags & { subtype: keyof typeof LOOKS },
  colour: string,
  radius: number,
) {
  const { shape } = LOOKS[sprite.subtype];
  const review = sprite.state === 'review';
  const hollow = review || sprite.seen;
  traceShapePath(ink, shape, 0, 0, hollow ? radius - 1 : radius);
  if (!hollow) {
    ink.fillStyle = colour;
    ink.fill();
    return;
  }
  ink.fillStyle = WHITE;
  ink.fill();
  ink.strokeStyle = colour;
  ink.lineWidth = radius > 5 ? 2.5 : 2;
  ink.setLineDash(review ? [2.6, 2.2] : []);
  ink.stroke();
  ink.setLineDash([]);
}
