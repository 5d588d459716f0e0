import type { ListingId, Position, Subtype } from '@naksha/events/kernel';
import { homePath } from '../../shared/home-path.ts';

type With = { subtype?: Subtype; home?: ListingId };

export const mapPathAt = (at: Position, zoom: number, { subtype, home }: With = {}): string =>
  homePath({ camera: { ...at, zoom }, filter: subtype ? { subtype } : {}, home });
