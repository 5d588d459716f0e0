import type { Ink } from './ink.ts';
import { INK, type MarkerShape, WHITE } from './marker-looks.ts';

/** Half side of a square and half diagonal of a diamond with the area of a circle of radius 1. */
const SQUARE = 0.886;
const DIAMOND = 1.253;

/** Equal radii have equal areas. */
export function traceShapePath(ink: Ink, shape: MarkerShape, x: number, y: number, radius: number): void {
  ink.beginPath();
  if (shape === 'circle') ink.arc(x, y, radius, 0, 2 * Math.PI);
  else if (shape === 'square')
    ink.rect(x - radius * SQUARE, y - radius * SQUARE, 2 * radius * SQUARE, 2 * radius * SQUARE);
  else {
    const half = radius * DIAMOND;
    ink.moveTo(x, y - half);
    ink.lineTo(x + half, y);
    ink.lineTo(x, y + half);
    ink.lineTo(x - half, y);
    ink.closePath();
  }
}

export function drawWithShadow(ink: Ink, draw: () => void): void {
  ink.save();
  ink.shadowColor = 'rgba(22, 24, 29, 0.35)';
  // Shadows ignore the transform; two device pixels are soft on every screen.
  ink.shadowBlur = 4;
  ink.shadowOffsetY = 1.5;
  draw();
  ink.restore();
}

export function drawHeartIcon(ink: Ink, x: number, y: number): void {
  ink.save();
  ink.translate(x, y);
  ink.beginPath();
  ink.moveTo(0, 4.2);
  ink.bezierCurveTo(-7.5, -0.8, -3.4, -6, 0, -2.4);
  ink.bezierCurveTo(3.4, -6, 7.5, -0.8, 0, 4.2);
  strokeAndFill(ink, INK);
  ink.restore();
}

export function drawClockIcon(ink: Ink, x: number, y: number): void {
  ink.beginPath();
  ink.arc(x, y, 4.5, 0, 2 * Math.PI);
  strokeAndFill(ink, INK);
  ink.beginPath();
  ink.moveTo(x, y - 2.6);
  ink.lineTo(x, y);
  ink.lineTo(x + 2, y + 1.1);
  ink.strokeStyle = WHITE;
  ink.lineWidth = 1.2;
  ink.stroke();
}

export function drawPriceCutArrow(ink: Ink, x: number, y: number): void {
  ink.beginPath();
  ink.arc(x, y, 4.5, 0, 2 * Math.PI);
  strokeAndFill(ink, INK);
  ink.beginPath();
  ink.moveTo(x, y - 2.6);
  ink.lineTo(x, y + 2.2);
  ink.moveTo(x - 2, y + 0.2);
  ink.lineTo(x, y + 2.2);
  ink.lineTo(x + 2, y + 0.2);
  ink.strokeStyle = WHITE;
  ink.lineWidth = 1.2;
  ink.stroke();
}

/** At the left because heart and clock are elsewhere. */
export function drawTickIcon(ink: Ink, x: number, y: number): void {
  ink.beginPath();
  ink.arc(x, y, 4.5, 0, 2 * Math.PI);
  strokeAndFill(ink, INK);
  ink.beginPath();
  ink.moveTo(x - 2.1, y + 0.1);
  ink.lineTo(x - 0.5, y + 1.8);
  ink.lineTo(x + 2.2, y - 1.5);
  ink.strokeStyle = WHITE;
  ink.lineWidth = 1.2;
  ink.stroke();
}

function strokeAndFill(ink: Ink, colour: string): void {
  ink.lineWidth = 3;
  ink.lineJoin = 'round';
  ink.strokeStyle = WHITE;
  ink.stroke();
  ink.fillStyle = colour;
  ink.fill();
}
