import { createSecretKey } from 'node:crypto';
import { LEAD_ANSWER_TIMES } from '@naksha/events/open-data';
import { describe, expect, it } from 'vitest';
import { countListingInterest, LeadAnswerCounts, nextMonth } from './count-monthly.ts';
import { pseudorandomNoise } from './noise.ts';
import type { ListingTrace } from './trace-listing.ts';

const key = createSecretKey(Buffer.alloc(32, 1));
const MONTHS = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];

const trace = (states: Record<string, string>, acts: string[] = []) =>
  ({
    listings: Object.entries(states).map(([day, state]) => ({ day, state, listing: 'x', demo: false, city: 'mohali' })),
    acts: acts.map((text) => {
      const [day, person, act] = text.split(' ');
      return { day, person, act, place: null, seq: 1 };
    }),
  }) as unknown as ListingTrace;
const noise = (cell: string) => pseudorandomNoise(key, `listing_interest|2026-09-01|x|${cell}`);
const september = (acts: string[]) => {
  const [{ seen, contacted }] = countListingInterest(trace({ '2026-08-20': 'verified' }, acts), ['2026-09-01'], key);
  return { people: seen - noise('seen') - noise('contacted'), contacts: contacted - noise('contacted') };
};

describe('the people who saw a home in a month', () => {
  it.each([
    ['from verification on, in months without a change too', { '2026-09-10': 'verified' }, ['09', '10', '11']],
    ['only before its sale', { '2026-08-10': 'verified', '2026-09-10': 'sold' }, ['08', '09']],
    [
      'again after it is relisted',
      { '2026-08-10': 'verified', '2026-08-11': 'sold', '2026-10-31': 'verified' },
      ['08', '10', '11'],
    ],
    ['never while it is under review', { '2026-08-10': 'under_review' }, []],
    ['not in the month of a rejection', { '2026-08-10': 'verified', '2026-08-20': 'off', '2026-09-02': 'off' }, ['08']],
  ])('have a row %s, although nobody saw it', (_, states, months) => {
    const rows = countListingInterest(trace(states), MONTHS, key);
    expect(rows.map(({ day }) => day)).toEqual(months.map((month) => `2026-${month}-01`));
  });

  it('count once, whatever they did, and only in that month', () => {
    const acts = ['2026-08-31 asha seen', '2026-09-01 asha seen', '2026-09-30 asha saved', '2026-10-01 ravi seen'];
    expect(september(acts)).toEqual({ people: 1, contacts: 0 });
  });

  it('count as contacts if they contacted the office', () => {
    const acts = [
      '2026-09-01 asha seen',
      '2026-09-02 asha contacted',
      '2026-09-02 ravi contacted',
      '2026-09-03 mei seen',
    ];
    expect(september(acts)).toEqual({ people: 3, contacts: 2 });
  });

  it('are in one cell each, so that a person changes the published numbers by one', () => {
    const without = september(['2026-09-03 mei seen']);
    const contacting = september(['2026-09-03 mei seen', '2026-09-02 asha seen', '2026-09-02 asha contacted']);
    const others = ({ people, contacts }: typeof without) => people - contacts;
    expect(others(contacting)).toBe(others(without));
    expect(contacting.contacts).toBe(without.contacts + 1);
  });
});

describe('the time until the office answers a lead', () => {
  const lead = (tookMinutes?: number, facts = {}) => {
    const contactedAt = '2026-09-30T18:00:00.000Z';
    const at = Date.parse(contactedAt) + (tookMinutes ?? 0) * 60_000;
    const answer = tookMinutes === undefined ? {} : { answeredAt: new Date(at).toISOString() };
    return { day: '2026-09-30', city: 'mohali', demo: false, contactedAt, ...answer, ...facts };
  };
  const count = (leads: ReturnType<typeof lead>[], city = 'mohali') => {
    const counts = new LeadAnswerCounts();
    for (const one of leads) counts.add(one);
    const rows = counts.toRows('2026-09-01', ['chandigarh', 'mohali'], key);
    expect(rows).toHaveLength(3 * LEAD_ANSWER_TIMES.length);
    return Object.fromEntries(
      rows
        .filter((row) => row.city === city)
        .map(({ answered_within: within, leads }) => [
          within,
          leads - pseudorandomNoise(key, `lead_answers|2026-09-01|${city}|${within}`),
        ]),
    );
  };

  it('is the shortest of an hour, a day and a week, or none', () => {
    expect(
      count([lead(0), lead(60), lead(61), lead(24 * 60), lead(24 * 60 + 1), lead(7 * 24 * 60 + 1), lead()]),
    ).toEqual({
      ...{ hour: 2, day: 2, week: 1, none: 2 },
    });
  });

  it('has a row for every city and time, and leaves out demo listings and other months', () => {
    const none = { hour: 0, day: 0, week: 0, none: 0 };
    expect(count([lead(1, { demo: true }), lead(1, { day: '2026-10-01' })])).toEqual(none);
    expect(count([lead(1, { city: null })], 'other')).toEqual({ ...none, hour: 1 });
    expect(count([lead(1)], 'chandigarh')).toEqual(none);
  });
});

it('the month after December is January', () => {
  expect(MONTHS.concat('2026-12-01').map(nextMonth).at(-1)).toBe('2027-01-01');
});
