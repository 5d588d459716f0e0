import type { PlaceRing, Position } from '@naksha/events/kernel';
import { discAround } from './outline.ts';

/** An area. An unknown outline is a circle with a dashed edge. */
export type Shape = { ring: readonly Position[]; approximate: boolean };

/** A place's outline, or a circle. */
export const placeShapes = (outline: readonly PlaceRing[], position: Position, radiusM: number): Shape[] =>
  outline.length
    ? outline.map((ring) => ({ ring: ring.map(([lng, lat]) => ({ lat, lng })), approximate: false }))
    : [{ ring: discAround(position, radiusM), approximate: true }];
