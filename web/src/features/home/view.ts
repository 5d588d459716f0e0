import type { Sort } from '@naksha/events/contracts';
import type { MapFilter } from '@naksha/events/kernel';
import type { Camera } from '../../shared/map/camera.ts';

/** What is being looked at. The URL is its only home; a missing field is the default. */
export type HomeView = {
  /** A city's id: camera, search scope and label, never a filter on tiles. */
  city?: string;
  camera?: Camera;
  filter: MapFilter;
  sort: Sort;
};

export const DEFAULT_SORT: Sort = 'recommended';
export const EMPTY_VIEW: HomeView = { filter: {}, sort: DEFAULT_SORT };
