import type { BBox, MapFilter, Sort } from '@naksha/events/kernel';

export type ListQuery = { filter: MapFilter; bbox?: BBox; sort: Sort; cursor?: string; limit: number };
export type Listed = { ids: number[]; total: number; underReview: number; cursor: string | null };
