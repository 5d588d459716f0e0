import type { Position, Subtype } from '@naksha/events/kernel';
import { homePath } from '../../shared/home-path.ts';

/** The map page around a place, for one kind of property or for all. */
export const mapAt = (at: Position, zoom: number, subtype?: Subtype): string =>
  homePath({ camera: { ...at, zoom }, filter: subtype ? { subtype } : {} });
