import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { loadRegionPack, TRICITY } from '@naksha/deploy';
import { Gazetteer, type PlaceId, type PlaceReach, TRICITY_REGION } from '@naksha/events/kernel';
import { decodeStreetSegments, Reaches, StreetGraph } from '@naksha/read-model';
import { createMapEngine } from '@naksha/read-model/map-engine';
import { sampleRows } from '@naksha/read-model/testing';
import { computeQuantiles, formatQuantiles } from './quantiles.ts';

const HOMES = 10_000;
const LISTINGS = 1_000_000;

export async function benchReachableAreas(): Promise<void> {
  const { landmarks, places, streets: bytes, bounds } = loadRegionPack(TRICITY);
  const gazetteer = new Gazetteer(places, landmarks);
  const streets = new StreetGraph(decodeStreetSegments(bytes!));
  const reaches = new Reaches({ gazetteer }, streets);
  const cold: number[] = [];
  const cached: number[] = [];
  for (const { id, position } of landmarks) {
    const within: PlaceReach = { of: id as PlaceId, minutes: 25, by: 'car' };
    for (const times of [cold, cached]) {
      const began = performance.now();
      reaches.outline(position, within);
      times.push(performance.now() - began);
    }
  }
  const [west, south, east, north] = bounds;
  const began = performance.now();
  for (let k = 0; k < HOMES; k++) {
    const at = {
      lat: south + ((k * 7919) % HOMES) * ((north - south) / HOMES),
      lng: west + k * ((east - west) / HOMES),
    };
    reaches.timeTo(landmarks[0].position, { of: landmarks[0].id as PlaceId, minutes: 60, by: 'car' }, at);
  }
  const each = (performance.now() - began) / HOMES;
  console.log(`Travel times, ${streets.nodes.toLocaleString('en')} nodes, ${landmarks.length} landmarks`);
  console.log(`  isochrone, cold            ${formatQuantiles(computeQuantiles(cold))}`);
  console.log(`  isochrone, cached          ${formatQuantiles(computeQuantiles(cached))}`);
  console.log(`  time of a home             ${(each * 1000).toFixed(0)} µs`);
  await benchColdFilter(reaches, { of: landmarks[0].id as PlaceId, minutes: 25, by: 'car' });
}

async function benchColdFilter(reaches: Reaches, within: PlaceReach): Promise<void> {
  const engine = createMapEngine({ region: TRICITY_REGION, findReach: reaches.find });
  engine.load([...sampleRows(LISTINGS)]);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  await engine.prepareReach(within);
  const prepared = performance.now();
  await new Promise(setImmediate);
  delay.disable();
  const { total } = engine.count({ within });
  const compiled = performance.now() - prepared;
  console.log(`Filter within 25 minutes by car, cold, ${LISTINGS.toLocaleString('en')} listings, ${total} found`);
  console.log(`  prepared in slices         ${((prepared - began) / 1000).toFixed(1)} s`);
  console.log(
    `  longest block meanwhile    ${(delay.max / 1e6).toFixed(0)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms`,
  );
  console.log(`  compiled and counted       ${compiled.toFixed(0)} ms`);
}
