import { STACK_SIZE } from './badge-collisions.ts';
import { drawWithShadow } from './draw-shape.ts';
import type { Ink } from './ink.ts';
import { INK, WHITE } from './marker-looks.ts';
import type { Sprite } from './placed-marker.ts';

export function drawClusterOrStack(ink: Ink, sprite: Extract<Sprite, { form: 'cluster' | 'stack' }>): void {
  if (sprite.form === 'cluster') drawCircle(ink, sprite.size / 2);
  else drawPile(ink);
  if (sprite.ringed) drawRing(ink, sprite.form === 'cluster' ? sprite.size / 2 : STACK_SIZE / 2);
  ink.fillStyle = WHITE;
  ink.font = `700 ${sprite.form === 'cluster' && sprite.size === 48 ? 14 : 12}px "Noto Sans", sans-serif`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.fillText(sprite.text, 0, 1);
}

/** Around the white edge. */
function drawRing(ink: Ink, radius: number): void {
  ink.beginPath();
  ink.arc(0, 0, radius + 2, 0, 2 * Math.PI);
  ink.lineWidth = 3;
  ink.strokeStyle = INK;
  ink.stroke();
}

function drawCircle(ink: Ink, radius: number): void {
  drawWithShadow(ink, () => {
    ink.beginPath();
    ink.arc(0, 0, radius, 0, 2 * Math.PI);
    ink.fillStyle = WHITE;
    ink.fill();
  });
  ink.beginPath();
  ink.arc(0, 0, radius - 2, 0, 2 * Math.PI);
  ink.fillStyle = INK;
  ink.fill();
}

function drawPile(ink: Ink): void {
  for (const [k, lift] of [-8, -4, 0].entries()) {
    const half = 13 + k * 1.5;
    drawWithShadow(ink, () => {
      ink.beginPath();
      ink.roundRect(-half - 1.5, lift - 12.5, 2 * half + 3, 27, 5);
      ink.fillStyle = WHITE;
      ink.fill();
    });
    ink.beginPath();
    ink.roundRect(-half, lift - 11, 2 * half, 24, 4);
    ink.fillStyle = INK;
    ink.fill();
  }
}
