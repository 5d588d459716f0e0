import type { PlaceRing, Position } from '@naksha/events/kernel';
import { circleAround } from './outline.ts';

/** An unknown outline is a circle with a dashed edge. */
export type Shape = { ring: readonly Position[]; approximate: boolean };

export const toShapes = (outline: readonly PlaceRing[]): Shape[] =>
  outline.map((ring) => ({ ring: ring.map(([lng, lat]) => ({ lat, lng })), approximate: false }));

export const placeShapes = (outline: readonly PlaceRing[], position: Position, radiusM: number): Shape[] =>
  outline.length ? toShapes(outline) : [{ ring: circleAround(position, radiusM), approximate: true }];
