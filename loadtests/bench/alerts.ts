import { TRICITY_REGION } from '@naksha/events/kernel';
import { SearchIndex } from '@naksha/read-model';
import type { MapRow } from '@naksha/read-model/map-engine';
import { sampleRows } from '@naksha/read-model/testing';
import { PlainScan } from './alerts-peer.ts';
import { generateSavedSearchFilters } from './alerts-population.ts';
import { computeQuantiles, type Quantiles } from './quantiles.ts';
import { formatSpreadOfRatios } from './spread.ts';

const HOMES = 50_000;
const CHANGES = 4_000;
const ASKED = 3;
const ROUNDS = 7;
const CHANGES_A_ROUND = 20;

/** A change is a new listing or a price reduced by a tenth. */
export async function benchAlerts(sizes: readonly number[]): Promise<void> {
  const rows = [...sampleRows(HOMES)].filter(({ state }) => state === 'verified');
  for (const size of sizes) benchSize(size, rows);
}

function benchSize(size: number, rows: readonly MapRow[]): void {
  const index = new SearchIndex(TRICITY_REGION);
  const scan = new PlainScan();
  const heapBefore = process.memoryUsage().heapUsed;
  let added = 0;
  const built = timed(() => {
    for (const filter of generateSavedSearchFilters(size, rows)) index.put(String(added++), filter);
  });
  const heap = process.memoryUsage().heapUsed - heapBefore;
  for (const filter of generateSavedSearchFilters(size, rows)) scan.add(filter);
  const { searches, filters } = index.size;
  console.log(
    `Alerts, ${searches.toLocaleString('en')} saved searches of ${filters.toLocaleString('en')} different filters: read in ${(built / 1000).toFixed(1)} s, about ${Math.round(heap / size)} bytes each`,
  );
  const change = (k: number): [MapRow | undefined, MapRow] => {
    const row = rows[(k * 7919) % rows.length];
    return k % 2 ? [row, { ...row, price: Math.round(row.price * 0.9) }] : [undefined, row];
  };
  const ask = (k: number) => index.matchAll(...change(k), '2026-11-27');
  // Warm up: filters are compiled on first use.
  for (let k = 0; k < CHANGES; k++) ask(k);
  let matched = 0;
  const measure = (k: number) =>
    timed(() => {
      const { newly, still } = ask(k);
      matched += newly.length + still.length;
    });
  const times = Array.from({ length: CHANGES }, (_, k) => Array.from({ length: ASKED }, () => measure(k)));
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const print = ({ p50, p99, max }: Quantiles) => `p50 ${ms(p50)}, p99 ${ms(p99)}, max ${ms(max)}`;
  const found = (matched / CHANGES / ASKED).toFixed(0);
  console.log(`  one change: ${print(computeQuantiles(times.flat()))}; ${found} filters match`);
  // The minimum of several times excludes waits caused by other load.
  console.log(`  fastest of ${ASKED} runs: ${print(computeQuantiles(times.map((one) => Math.min(...one))))}`);

  const peers: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const asked = Array.from({ length: CHANGES_A_ROUND }, (_, k) => round * CHANGES_A_ROUND + k);
    const ours = timed(() => asked.forEach(ask));
    const peer = timed(() => {
      for (const k of asked) scan.match(change(k)[1]);
    });
    peers.push(peer / CHANGES_A_ROUND);
    ratios.push(peer / ours);
  }
  console.log(`  plain scan: ${ms(computeQuantiles(peers).p50)} a change; ratio ${formatSpreadOfRatios(ratios)}`);
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
