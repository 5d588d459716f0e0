import { performance } from 'node:perf_hooks';
import { readRegion, TRICITY } from '@naksha/deploy';
import { Gazetteer, type PlaceId, type Within } from '@naksha/events/kernel';
import { decodeStreets, Reaches, StreetGraph } from '@naksha/read-model';
import { printQuantiles, quantiles } from './quantiles.ts';

const HOMES = 10_000;

export function benchReach(): void {
  const { landmarks, places, streets: bytes, bounds } = readRegion(TRICITY);
  const gazetteer = new Gazetteer(places, landmarks);
  const streets = new StreetGraph(decodeStreets(bytes!));
  const reaches = new Reaches({ gazetteer }, streets);
  const cold: number[] = [];
  const cached: number[] = [];
  for (const { id, position } of landmarks) {
    const within: Within = { of: id as PlaceId, minutes: 25, by: 'car' };
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
    reaches.timeTo(landmarks[0].position, 'car', at);
  }
  const each = (performance.now() - began) / HOMES;
  console.log(`Travel times, ${streets.nodes.toLocaleString('en')} nodes, ${landmarks.length} landmarks`);
  console.log(`  isochrone, cold            ${printQuantiles(quantiles(cold))}`);
  console.log(`  isochrone, cached          ${printQuantiles(quantiles(cached))}`);
  console.log(`  time of a home             ${(each * 1000).toFixed(0)} µs`);
}
