import { isDeepStrictEqual } from 'node:util';
import { ATTRIBUTES, distanceInMeters, isInBBox, MAX_RUPEES, SUBTYPES, TRICITY_REGION } from '@naksha/events/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { DEMO_LISTINGS, generateDemoListings } from './generate-demo-listings.ts';
import { planDemoSteps } from './post-demo-listings.ts';
import { loadTricityDemoData } from './testing/tricity-ground.ts';

afterEach(() => vi.useRealTimers());

const ground = loadTricityDemoData();
const town = generateDemoListings(ground);

it('L-27 generates the same listings from the same seed, and others from another seed', () => {
  expect(generateDemoListings(ground)).toEqual(town);
  expect(generateDemoListings(ground, DEMO_LISTINGS, 7)).not.toEqual(town);
});

it('L-27 generates the same listings on every day and at every start', async () => {
  vi.useFakeTimers({ now: Date.now() + 17 * 86_400_000, toFake: ['Date'] });
  vi.resetModules();
  const later = await import('./generate-demo-listings.ts');
  // Without a diff, which takes half a minute for 2,500 listings.
  expect(isDeepStrictEqual(later.generateDemoListings(ground), town)).toBe(true);
});

it('places listings inside the service region, near their locality, at prices that can be posted', () => {
  expect(town).toHaveLength(DEMO_LISTINGS);
  for (const { externalId, position, place, price, area } of town) {
    expect(isInBBox(TRICITY_REGION, position), externalId).toBe(true);
    expect(distanceInMeters(position, place.position), externalId).toBeLessThan(800);
    expect(Number.isInteger(price) && price > 100_000 && price <= MAX_RUPEES, `${externalId} ${price}`).toBe(true);
    expect(area.value, externalId).toBeGreaterThan(0);
  }
});

it('no home is posted before the year in which it was built', () => {
  const firstOfDecember = Date.parse('2026-12-01T00:00:00Z');
  for (const { attributes, postedDaysAgo } of town)
    expect(attributes.yearBuilt ?? 0).toBeLessThanOrEqual(
      new Date(firstOfDecember - postedDaysAgo * 86_400_000).getUTCFullYear(),
    );
});

it('includes every subtype, listings under review, sold listings, price cuts, and towers with many flats at one point', () => {
  expect(new Set(town.map(({ subtype }) => subtype))).toEqual(new Set(SUBTYPES));
  const share = (test: (listing: (typeof town)[number]) => unknown) => town.filter(test).length / town.length;
  expect(share(({ verifiedDaysAgo }) => verifiedDaysAgo === undefined)).toBeGreaterThan(0.04);
  expect(share(({ soldDaysAgo }) => soldDaysAgo !== undefined)).toBeGreaterThan(0.04);
  expect(share(({ cut }) => cut)).toBeGreaterThan(0.08);
  const points = Map.groupBy(town, ({ position }) => `${position.lat},${position.lng}`);
  expect([...points.values()].filter((flats) => flats.length >= 5).length).toBeGreaterThanOrEqual(10);
});

const ATTRIBUTES_WITHOUT_DEMO_VALUES = ['reraNumber', 'loanApprovedBy'];

it.each(ATTRIBUTES.filter(({ name }) => !ATTRIBUTES_WITHOUT_DEMO_VALUES.includes(name)))(
  'has homes of every type with $name, for every option, so that each such filter finds homes',
  (attribute) => {
    const { name, value, subtypes } = attribute;
    const given = new Set(town.map(({ attributes }) => attributes[name]));
    if (value.type === 'choice') expect([...given]).toEqual(expect.arrayContaining([...value.options]));
    else expect(given.size).toBeGreaterThan(3);
    for (const { attributes, subtype, externalId } of town)
      if (attributes[name] !== undefined) expect(subtypes, `${externalId} ${name}`).toContain(subtype);
    // What the demo sells as `other` is farm land.
    for (const subtype of subtypes.filter((subtype) => subtype !== 'other' || subtypes.includes('residential-plot')))
      expect(town.some((home) => home.subtype === subtype && home.attributes[name] !== undefined)).toBe(true);
  },
);

it('orders the events of a listing: posted, verified, price cut, sold; it is never sold before its price was cut', () => {
  const { steps, last } = planDemoSteps(town);
  expect(last.verifiedDaysAgo).toBeUndefined();
  expect(steps.every((step, k) => k === 0 || steps[k - 1].daysAgo >= step.daysAgo)).toBe(true);
  for (const [, story] of Map.groupBy(steps, ({ listing }) => listing.externalId)) {
    const order = ['post', 'verify', 'cut', 'sell'];
    expect(story.map(({ what }) => what)).toEqual(
      [...story.map(({ what }) => what)].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    );
  }
});
