import type { ListingId, Position, Subtype } from '@naksha/events/kernel';
import { homePath } from '../../shared/home-path.ts';

type With = { subtype?: Subtype; home?: ListingId };

/** The map around a place, optionally for one kind and with a selected home. */
export const mapAt = (at: Position, zoom: number, { subtype, home }: With = {}): string =>
  homePath({ camera: { ...at, zoom }, filter: subtype ? { subtype } : {}, home });
