import { expect, it } from 'vitest';
import { memoryGrowthPerHour, parseLargestMetricValue, Sightings } from './watch-processes.ts';

const MINUTE = 60_000;

it('reports the memory growth per hour, once caches are full', () => {
  const warm = Array.from({ length: 10 }, (_, k) => ({ atMs: k * MINUTE, bytes: 100 + 40 * k }));
  const steady = Array.from({ length: 10 }, (_, k) => ({ atMs: (10 + k) * MINUTE, bytes: 500 }));
  expect(memoryGrowthPerHour([...warm, ...steady])).toBe(0);
  const growing = steady.map((sample, k) => ({ ...sample, bytes: 500 + 2 * k }));
  expect(memoryGrowthPerHour([...warm, ...growing])).toBeCloseTo(120);
  expect(memoryGrowthPerHour([{ atMs: 0, bytes: 5 }])).toBe(0);
});

it('reads the metric of exactly that name, with its largest label value', () => {
  const metrics = '# HELP lag Of all\nlag{kind="a"} 3\nlag{kind="b"} 12.5\nlag_seconds 99\n';
  expect(parseLargestMetricValue(metrics, 'lag')).toBe(12.5);
  expect(parseLargestMetricValue(metrics, 'lag_seconds')).toBe(99);
  expect(parseLargestMetricValue(metrics, 'seconds')).toBeUndefined();
});

it('reports the memory of each process, the largest lag, and processes that did not respond', () => {
  const seen = new Sightings(['projector', 'gone']);
  const answer = (megabytes: number, lag: number) =>
    `process_resident_memory_bytes ${megabytes * 2 ** 20}\nnaksha_projection_lag_seconds ${lag}\n`;
  seen.note('projector', answer(100, 0.25), 0);
  seen.note('projector', answer(140, 4), MINUTE);
  seen.note('projector', answer(120, 0), 20 * MINUTE);
  for (const load of [2, 7.25, 1]) seen.noteLoad(load);
  expect(seen.tell()).toEqual([
    'memory: projector 100 MB at the start, 120 MB at the end, growth in the second half -63 MB per hour',
    'memory: gone not measured',
    'maximum: 4 s projection lag',
    'load average: maximum 7.3',
  ]);
});
