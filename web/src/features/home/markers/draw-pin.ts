import type { Subtype } from '@naksha/events/kernel';
import { BADGE } from './badge-collisions.ts';
import { BADGE_FONT } from './draw-badge.ts';
import { markerColour } from './draw-dot.ts';
import { drawClock, drawHeart, drawTick, drawWithShadow } from './draw-shape.ts';
import type { Ink } from './ink.ts';
import { INK, LOOKS, WHITE } from './marker-looks.ts';
import type { MarkerFlags, Sprite } from './placed-marker.ts';

/** White 16×16 glyphs as SVG path data (filled, even-odd). */
export const GLYPHS: Record<Subtype, string> = {
  flat: 'M3 15V2h7v4h3v9h-4v-3H7v3zM5 4v1.6h1.4V4zm2.6 0v1.6H9V4zM5 7v1.6h1.4V7zm2.6 0v1.6H9V7zM5 10v1.6h1.4V10z',
  kothi: 'M8 1.5 15 8h-2v6.5H9.5V10h-3v4.500H3V8H1z',
  'residential-plot': 'M1.500 2.500h13v11h-13zM3 4v8h10V4zM8 5.200 11 8H10v2.600H6V8H5z',
  'commercial-plot': 'M1.500 2.500h13v11h-13zM3 4v8h10V4zM5 6h2v4H5zm4-1h2v5H9z',
  office:
    'M6 2h4a1 1 0 0 1 1 1v1.500h3.500V14h-13V4.500H5V3a1 1 0 0 1 1-1zm.500 1.500v1h3v-1zM1.500 8.600v1.200h5v1.200h3V9.800h5V8.600z',
  showroom:
    'M2 2h12l1.500 4.500a1.900 1.900 0 0 1-1.500 1.900V14H2V8.400A1.900 1.900 0 0 1 .500 6.500zM4 9.500V12h5V9.500zm6.500 0V14H12.500V9.500z',
  other: 'M8 1.500 14.500 8 8 14.500 1.500 8zM8 5.500A2.500 2.500 0 1 0 8 10.500 2.500 2.500 0 0 0 8 5.500z',
};

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
