import type { BBox } from '@naksha/events/kernel';
import type { LiveMessage } from '@naksha/events/wire/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { marksQuery } from '../../shared/session/use-marks.ts';
import type { TileSource } from './tiles/tile-source.ts';

export function useLiveMap(source: TileSource, bbox: BBox | undefined, isPresent: boolean): void {
  const queries = useQueryClient();
  const [live, setLive] = useState<typeof import('../../shared/live/live.ts')>();
  useEffect(() => void import('../../shared/live/live.ts').then(setLive), []);
  const area = bbox?.join(',');
  useEffect(() => {
    if (area) live?.watchArea(area.split(',').map(Number) as unknown as BBox);
  }, [live, area]);
  const onMessage = useEffectEvent((message: LiveMessage) => {
    // A past day does not change.
    if (!isPresent) return;
    if (message.event === 'cells') source.changed(message.data.cells, message.data.position);
    else if (message.event === 'reload') source.reload();
    else return;
    void queries.invalidateQueries({ queryKey: listingsKey });
    void queries.invalidateQueries({ queryKey: marksQuery.queryKey });
  });
  useEffect(() => live?.subscribeLive((message) => onMessage(message)), [live]);
  useEffect(() => live?.subscribeReconnected(() => source.retry()), [live, source]);
}
