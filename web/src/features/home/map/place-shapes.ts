import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { placeShapes, type Shape } from '../../../shared/map/shape.ts';

export const shapesOfPlace = ({ outline, position, radius_m: radius }: PlaceOutline): Shape[] =>
  placeShapes(outline, position, radius);
