import { readFileSync } from 'node:fs';
import { routerContract } from '../testing/router-contract.ts';
import type { Router } from './router.port.ts';
import { decodeStreetSegments } from './street-file.ts';
import { StreetGraph } from './street-graph.ts';
import { TravelTimes } from './travel-times.ts';

const STREETS = new URL('../../../deploy/regions/tricity/streets/openstreetmap.bin', import.meta.url);
const graph = new StreetGraph(decodeStreetSegments(readFileSync(STREETS)));
const router: Router = {
  async secondsTo(target, by, from) {
    const times = new TravelTimes(graph, target, by);
    return from.map((position) => times.from(position)?.seconds);
  },
};

routerContract('streets of the region pack', () => router);
