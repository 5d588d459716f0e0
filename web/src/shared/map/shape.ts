import type { PlaceRing, Position } from '@naksha/events/kernel';
import { discAround } from './outline.ts';

/** Ground with an edge. One that is not known is a circle, and drawn as a guess: with a broken edge. */
export type Shape = { ring: readonly Position[]; approximate: boolean };

/** The parts of a place's outline, or a circle as far as its radius where it has none. */
export const placeShapes = (outline: readonly PlaceRing[], position: Position, radiusM: number): Shape[] =>
  outline.length
    ? outline.map((ring) => ({ ring: ring.map(([lng, lat]) => ({ lat, lng })), approximate: false }))
    : [{ ring: discAround(position, radiusM), approximate: true }];
