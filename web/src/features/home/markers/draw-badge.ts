import { BADGE } from './badge-collisions.ts';
import { drawSubtypeShape, markerColour } from './draw-dot.ts';
import { drawClockIcon, drawHeartIcon, drawPriceCutArrow, drawTickIcon, drawWithShadow } from './draw-shape.ts';
import type { Ink } from './ink.ts';
import { BORDER, INK, LOOKS, SELECTED, STALE, WHITE } from './marker-looks.ts';
import type { Sprite } from './placed-marker.ts';

const FAMILIES = '"Noto Sans", "Noto Sans Devanagari", "Noto Sans Gurmukhi", sans-serif';
export const BADGE_FONT = `700 12px ${FAMILIES}`;
/** Seen homes are lighter as well as hollow. */
const SEEN_FONT = `400 12px ${FAMILIES}`;
const CORNER = 4;
const MARK = { radius: 4, middle: 8 };
const TEXT = { left: 15, right: 4 };
const MAX_TEXT = BADGE.width - TEXT.left - TEXT.right;

export function drawBadge(ink: Ink, sprite: Extract<Sprite, { form: 'badge' }>): void {
  ink.font = sprite.seen ? SEEN_FONT : BADGE_FONT;
  // The widest prices are condensed.
  const text = Math.min(MAX_TEXT, Math.ceil(ink.measureText(sprite.text).width));
  const width = TEXT.left + text + TEXT.right;
  const left = -width / 2;
  const outline = () => {
    ink.beginPath();
    ink.roundRect(left + 0.5, -BADGE.height / 2 + 0.5, width - 1, BADGE.height - 1, CORNER);
  };
  drawWithShadow(ink, () => {
    outline();
    ink.fillStyle = sprite.selected ? SELECTED : WHITE;
    ink.fill();
  });
  outline();
  ink.lineWidth = 1;
  ink.strokeStyle = sprite.selected ? SELECTED : BORDER;
  ink.stroke();

  ink.save();
  ink.translate(left + MARK.middle, 0);
  const own = LOOKS[sprite.subtype].colour;
  drawSubtypeShape(ink, sprite, sprite.selected ? WHITE : markerColour(sprite, own), MARK.radius);
  ink.restore();

  ink.fillStyle = textColour(sprite);
  ink.textAlign = 'left';
  ink.textBaseline = 'middle';
  ink.fillText(sprite.text, left + TEXT.left, 1, MAX_TEXT);
  if (sprite.saved) drawHeartIcon(ink, -left - 2, -BADGE.height / 2 + 1);
  if (sprite.contacted) drawTickIcon(ink, left + 2, -BADGE.height / 2 + 1);
  if (sprite.cut) drawPriceCutArrow(ink, left + 2, BADGE.height / 2 - 1);
  if (sprite.state === 'stale') drawClockIcon(ink, -left - 1, BADGE.height / 2 - 1);
}

function textColour({ selected, state }: Extract<Sprite, { form: 'badge' }>): string {
  if (selected) return WHITE;
  return state === 'stale' ? STALE : INK;
}
