import type { Pixel, Size } from '../../../shared/map/camera.ts';

/** Requirement U-10. */
export const CARD_WIDTH = 280;
const GAP = 28;
const EDGE = 8;

export function placeCardAtMarker(at: Pixel, size: Size, height: number): { left: number; top: number } {
  const left = Math.min(Math.max(EDGE, at.x - CARD_WIDTH / 2), Math.max(EDGE, size.width - CARD_WIDTH - EDGE));
  const above = at.y - GAP - 12 - height;
  const top = above >= EDGE ? above : Math.min(at.y + GAP, size.height - height - EDGE);
  return { left, top: Math.max(EDGE, top) };
}
