import type { Ink } from './ink.ts';
import { REVIEW, WHITE } from './marker-looks.ts';

/** CSS pixels; larger than a single home, smaller than a cluster. */
export const REVIEW_MARK_RADIUS = 9;
const DOTS = [-4, 0, 4];

/** Dashed like a single home under review, with three dots for several, and without a shadow. */
export function drawReviewMark(ink: Ink): void {
  ink.beginPath();
  ink.arc(0, 0, REVIEW_MARK_RADIUS, 0, 2 * Math.PI);
  ink.fillStyle = WHITE;
  ink.fill();
  ink.strokeStyle = REVIEW;
  ink.lineWidth = 2;
  ink.setLineDash([2.6, 2.2]);
  ink.stroke();
  ink.setLineDash([]);
  ink.fillStyle = REVIEW;
  for (const x of DOTS) {
    ink.beginPath();
    ink.arc(x, 0, 1.4, 0, 2 * Math.PI);
    ink.fill();
  }
}
