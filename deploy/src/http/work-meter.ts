import { AsyncLocalStorage } from 'node:async_hooks';
import type { ListingSearch } from '@naksha/read-model';
import type { MapEngine, Rebuilder } from '@naksha/read-model/map-engine';
import { UNITS_A_REQUEST } from './request-counter.port.ts';

/** CPU time of a simple request. */
const REQUEST_MICROSECONDS = 2_000;

type Charge = (units: number) => void;
const askers = new AsyncLocalStorage<Charge>();

export const runWithClientCharge = (charge: Charge, go: () => void): void => askers.run(charge, go);

/** Charges the CPU time to the current client, even if the client does not wait for the result. */
export const runAndChargeCurrentClient = <T>(work: () => T): T => runAndChargeCpuTime(askers.getStore(), work);

export function runAndChargeCpuTime<T>(charge: Charge | undefined, work: () => T): T {
  if (!charge) return work();
  const before = process.threadCpuUsage();
  try {
    return work();
  } finally {
    const { user, system } = process.threadCpuUsage(before);
    chargeFor(charge, user + system);
  }
}

function chargeFor(charge: Charge, microseconds: number): void {
  const units = Math.round((microseconds / REQUEST_MICROSECONDS) * UNITS_A_REQUEST);
  if (units > 0) charge(units);
}

export const chargeRebuildsToClient =
  (rebuild: Rebuilder): Rebuilder =>
  (parts) => {
    const charge = askers.getStore();
    return rebuild(parts, (microseconds) => charge && chargeFor(charge, microseconds));
  };

/** Longer durations are more likely waiting than work. */
const LONGEST_CHARGED_MS = 20;

async function meterWait<T>(work: () => Promise<T>): Promise<T> {
  const charge = askers.getStore();
  const before = performance.now();
  try {
    return await work();
  } finally {
    const ms = Math.min(performance.now() - before, LONGEST_CHARGED_MS);
    const units = Math.round(((ms * 1_000) / REQUEST_MICROSECONDS) * UNITS_A_REQUEST);
    if (units > 0) charge?.(units);
  }
}

/** Searching for very common or absent words costs the database a hundred times more than other searches. */
export const chargeSearchesToClient = (search: ListingSearch): ListingSearch => ({
  suggest: (text, options) => meterWait(() => search.suggest(text, options)),
  didYouMean: (text) => meterWait(() => search.didYouMean(text)),
  search: (text, filter, limit) => meterWait(() => search.search(text, filter, limit)),
});

/** Polygons, wide views and new filters cost the engine a hundred times more than other queries. */
export function chargeMapQueriesToClient(engine: MapEngine): MapEngine {
  return {
    startLoad: () => engine.startLoad(),
    apply: (changes) => engine.apply(changes),
    size: () => engine.size(),
    revision: () => engine.revision(),
    prepareReach: (within) => engine.prepareReach(within),
    contentDigest: (address) => engine.contentDigest(address),
    tile: (address, filter) => runAndChargeCurrentClient(() => engine.tile(address, filter)),
    list: (query) => runAndChargeCurrentClient(() => engine.list(query)),
    listByAge: (query) => runAndChargeCurrentClient(() => engine.listByAge(query)),
    findMatches: (filter, ids, bbox) => runAndChargeCurrentClient(() => engine.findMatches(filter, ids, bbox)),
    count: (filter, bbox) => runAndChargeCurrentClient(() => engine.count(filter, bbox)),
    countFacets: (filter, bbox, days) => runAndChargeCurrentClient(() => engine.countFacets(filter, bbox, days)),
    comparableHomes: (query) => runAndChargeCurrentClient(() => engine.comparableHomes(query)),
    nearest: (filter, from) => runAndChargeCurrentClient(() => engine.nearest(filter, from)),
    clusters: (bbox, zoom, filter, layer) =>
      runAndChargeCurrentClient(() => engine.clusters(bbox, zoom, filter, layer)),
    rateCells: (address, filter) => runAndChargeCurrentClient(() => engine.rateCells(address, filter)),
    ratesByPlace: (filter, places) => runAndChargeCurrentClient(() => engine.ratesByPlace(filter, places)),
    rateSpread: (filter) => runAndChargeCurrentClient(() => engine.rateSpread(filter)),
    cluster: (cell, filter) => runAndChargeCurrentClient(() => engine.cluster(cell, filter)),
  };
}
