import type { ListingId, Position, Subtype } from '@naksha/events/kernel';
import { homeViewPath } from '../../shared/home-path.ts';

type With = { subtype?: Subtype; home?: ListingId };

export const homeMapPathAt = (at: Position, zoom: number, { subtype, home }: With = {}): string =>
  homeViewPath({ camera: { ...at, zoom }, filter: subtype ? { subtype } : {}, home });
