import type { PlaceRing, Position } from '@naksha/events/kernel';

/** An unknown outline is a circle with a dashed edge. */
export type MapShape = { ring: readonly Position[]; gaps?: readonly (readonly Position[])[]; approximate: boolean };

export const outlineToShapes = (outline: readonly PlaceRing[]): MapShape[] =>
  outline.map((ring) => ({ ring: toPositions(ring), approximate: false }));

export const toPositions = (ring: PlaceRing): Position[] => ring.map(([lng, lat]) => ({ lat, lng }));

export const buildPlaceOutlineShapes = (
  outline: readonly PlaceRing[],
  position: Position,
  radiusM: number,
): MapShape[] =>
  outline.length ? outlineToShapes(outline) : [{ ring: circleAround(position, radiusM), approximate: true }];

const METRES_PER_DEGREE = 111_320;
const CORNERS = 48;

const circleAround = ({ lat, lng }: Position, metres: number): Position[] =>
  Array.from({ length: CORNERS }, (_, k) => {
    const angle = (2 * Math.PI * k) / CORNERS;
    return {
      lat: lat + (metres * Math.sin(angle)) / METRES_PER_DEGREE,
      lng: lng + (metres * Math.cos(angle)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
    };
  });
