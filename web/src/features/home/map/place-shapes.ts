import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { placeShapes, type Shape } from '../../../shared/map/shape.ts';

/** What a map draws of a chosen place: its outline, or a circle where it has none. */
export const listShapes = ({ outline, position, radius_m: radius }: PlaceOutline): Shape[] =>
  placeShapes(outline, position, radius);
