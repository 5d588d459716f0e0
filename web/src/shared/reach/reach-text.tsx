import type { PlaceReach, Position } from '@naksha/events/kernel';
import type { ReachTimes } from '@naksha/events/wire/reach';
import { useQuery } from '@tanstack/react-query';
import { t } from '../messages/t.ts';
import { nameInLocale } from '../places/place-name.ts';
import { useCurrentReachFilter } from './close-to.ts';
import { reachQuery } from './reach-query.ts';
import { reachTimeQuery } from './reach-time-query.ts';

/** "18 min to Elante Mall", while homes are filtered by that. */
export function FilterReachTimeText({ at }: { at: Position }) {
  const within = useCurrentReachFilter();
  return within && <ReachTimeText within={within} at={at} />;
}

export function ReachTimeText({ within, at }: { within: PlaceReach; at: Position }) {
  const { data: area } = useQuery(reachQuery(within));
  const { data: time } = useQuery(reachTimeQuery(within, at, area?.router));
  return area && time && <span>{describeReachTime(time, nameInLocale(area))}</span>;
}

export function describeReachTime(time: NonNullable<ReachTimes['times'][number]>, place: string): string {
  if ('streets' in time) return t('reach.none', { place });
  if ('km' in time) return t('reach.km', { n: time.km, place });
  return t(time.about ? 'reach.about' : 'reach.minutes', { n: time.minutes, place });
}
