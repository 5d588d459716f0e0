import type { BBox, MapFilter, Sort } from '@naksha/events/kernel';

export type ListQuery = {
  filter: MapFilter;
  bbox?: BBox;
  sort: Sort;
  cursor?: string;
  limit: number;
  /** `total` still counts them. */
  withoutDemo?: true;
};
export type Listed = { ids: number[]; total: number; underReview: number; cursor: string | null };
