import { ANALYTICS_EVENTS } from '@naksha/events/wire/analytics';
import { expect, it } from 'vitest';
import type { AnalyticsSink } from '../analytics/analytics-sink.port.ts';

type Sink = {
  sink: AnalyticsSink;
  /** By `event hour`. */
  counted(): Promise<Record<string, number>>;
  break(): Promise<void>;
};

export function analyticsSinkContract(make: () => Sink): void {
  const [nine, ten] = [new Date('2026-11-22T09:00:00.000Z'), new Date('2026-11-22T10:00:00.000Z')];

  it('counts each event by its hour, also concurrently, and receives nothing else', async () => {
    const { sink, counted } = make();
    for (const event of ANALYTICS_EVENTS) await sink.countEvent(event, nine);
    await Promise.all([1, 2, 3].map(() => sink.countEvent('close', nine)));
    await sink.countEvent('close', ten);
    expect(await counted()).toEqual({
      'post property 2026-11-22T09:00:00.000Z': 1,
      'contacted seller 2026-11-22T09:00:00.000Z': 1,
      'close 2026-11-22T09:00:00.000Z': 4,
      'close 2026-11-22T10:00:00.000Z': 1,
    });
  });

  it('reports if it could not count', async () => {
    const { sink, ...made } = make();
    await made.break();
    await expect(sink.countEvent('close', nine)).rejects.toThrow();
  });
}
