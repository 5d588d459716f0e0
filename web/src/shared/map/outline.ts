import type { Position } from '@naksha/events/kernel';

const METRES_PER_DEGREE = 111_320;
const CORNERS = 48;

export const circleAround = ({ lat, lng }: Position, metres: number): Position[] =>
  Array.from({ length: CORNERS }, (_, k) => {
    const angle = (2 * Math.PI * k) / CORNERS;
    return {
      lat: lat + (metres * Math.sin(angle)) / METRES_PER_DEGREE,
      lng: lng + (metres * Math.cos(angle)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
    };
  });
