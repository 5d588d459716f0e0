import { BADGE } from './badge-collisions.ts';
import { BADGE_FONT } from './draw-badge.ts';
import { markerColour } from './draw-dot.ts';
import { drawClock, drawHeart, drawTick, drawWithShadow } from './draw-shape.ts';
import { GLYPHS } from './glyphs.ts';
import type { Ink } from './ink.ts';
import { INK, LOOKS, WHITE } from './marker-looks.ts';
import type { MarkerFlags, Sprite } from './placed-marker.ts';

/** A 32 px head with its tip at the point. */
const HEAD = { radius: 15, above: 25 };
const GLYPH = 16;
const PRICE_BELOW = 10;

function pinPath(ink: Ink): void {
  const { radius, above } = HEAD;
  ink.beginPath();
  ink.arc(0, -above, radius, Math.PI * 0.86, Math.PI * 2.14);
  ink.quadraticCurveTo(6, -8, 0, 0);
  ink.quadraticCurveTo(-6, -8, -radius * Math.cos(Math.PI * 0.14), -above + radius * Math.sin(Math.PI * 0.14));
  ink.closePath();
}

export function drawPin(ink: Ink, sprite: Extract<Sprite, { form: 'dot' | 'icon' }>): void {
  const colour = markerColour(sprite, LOOKS[sprite.subtype].colour);
  const review = sprite.state === 'review';
  const hollow = !sprite.selected && (review || sprite.seen);
  drawWithShadow(ink, () => {
    pinPath(ink);
    ink.fillStyle = WHITE;
    ink.lineJoin = 'round';
    ink.lineWidth = 2;
    ink.strokeStyle = WHITE;
    ink.stroke();
    ink.fill();
  });
  pinPath(ink);
  if (hollow) {
    ink.strokeStyle = colour;
    ink.lineWidth = 2;
    ink.setLineDash(review ? [4, 3] : []);
    ink.stroke();
    ink.setLineDash([]);
  } else {
    ink.fillStyle = colour;
    ink.fill();
  }
  ink.save();
  ink.translate(-GLYPH / 2, -HEAD.above - GLYPH / 2);
  ink.fillStyle = hollow ? colour : WHITE;
  ink.fill(new Path2D(GLYPHS[sprite.subtype]), 'evenodd');
  ink.restore();
  if (sprite.form === 'icon' && sprite.text) drawPrice(ink, sprite, sprite.text);
  if (sprite.saved) drawHeart(ink, 12, -38);
  if (sprite.contacted) drawTick(ink, -12, -38);
  if (sprite.state === 'stale') drawClock(ink, 12, -13);
}

function drawPrice(ink: Ink, sprite: MarkerFlags, text: string): void {
  ink.font = BADGE_FONT;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.lineJoin = 'round';
  ink.lineWidth = 3;
  ink.strokeStyle = WHITE;
  ink.strokeText(text, 0, PRICE_BELOW, BADGE.width);
  ink.fillStyle = markerColour(sprite, INK);
  ink.fillText(text, 0, PRICE_BELOW, BADGE.width);
}
