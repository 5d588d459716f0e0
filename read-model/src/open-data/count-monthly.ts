import type { KeyObject } from 'node:crypto';
import { DAY_MS } from '@naksha/events/kernel';
import {
  LEAD_ANSWER_TIMES,
  type LeadAnswerTime,
  type OPEN_TABLES,
  type OpenRow,
  OTHER_CITY,
} from '@naksha/events/open-data';
import { pseudorandomNoise } from './noise.ts';
import type { ListingTrace, TracedLead } from './trace-listing.ts';

export type ListingInterestRow = OpenRow<typeof OPEN_TABLES.listing_interest>;
export type LeadAnswerRow = OpenRow<typeof OPEN_TABLES.lead_answers>;

const HOUR_MS = DAY_MS / 24;
const ANSWERED_WITHIN_MS = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, none: Number.POSITIVE_INFINITY };

/** First day of the month of a day. */
export const toMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export function nextMonth(month: string): string {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
}

/** A row for each month in which the home was for sale, whether anybody saw it or not: its presence reveals nobody. */
export function countListingInterest(
  { listings, acts }: ListingTrace,
  months: readonly string[],
  key: KeyObject,
): ListingInterestRow[] {
  const actsByMonth = Map.groupBy(acts, ({ day }) => toMonth(day));
  return months.flatMap((month) => {
    const end = nextMonth(month);
    const until = listings.filter(({ day }) => day < end);
    const forSale = until.findLast(({ day, state }, k) => {
      const next = until[k + 1];
      return state === 'verified' && (day >= month || next === undefined || next.day >= month);
    });
    if (!forSale) return [];
    const own = actsByMonth.get(month) ?? [];
    const buyers = new Set(own.filter(({ act }) => act === 'contacted').map(({ person }) => person));
    const others = new Set(own.map(({ person }) => person).filter((person) => !buyers.has(person)));
    const { listing, demo, property_type, subtype, city, locality, project } = forSale;
    // Each person is in one of the two cells, so both together spend epsilon once.
    const noisy = (cell: string, people: number) =>
      people + pseudorandomNoise(key, `listing_interest|${month}|${listing}|${cell}`);
    const contacted = noisy('contacted', buyers.size);
    const seen = noisy('seen', others.size) + contacted;
    return { day: month, listing, demo, property_type, subtype, city, locality, project, seen, contacted };
  });
}

/** Each lead is in one cell. */
export class LeadAnswerCounts {
  readonly #leads = new Map<string, number>();

  add({ day, city, demo, contactedAt, answeredAt }: TracedLead): void {
    if (demo) return;
    const tookMs = answeredAt ? Date.parse(answeredAt) - Date.parse(contactedAt) : Number.POSITIVE_INFINITY;
    const within = LEAD_ANSWER_TIMES.find((time) => tookMs <= ANSWERED_WITHIN_MS[time])!;
    const cell = cellOf(toMonth(day), city ?? OTHER_CITY, within);
    this.#leads.set(cell, (this.#leads.get(cell) ?? 0) + 1);
  }

  /** A row for every cell, so that its presence reveals no lead. */
  toRows(month: string, cities: readonly string[], key: KeyObject): LeadAnswerRow[] {
    return [...cities, OTHER_CITY].flatMap((city) =>
      LEAD_ANSWER_TIMES.map((answered_within) => {
        const cell = cellOf(month, city, answered_within);
        const leads = (this.#leads.get(cell) ?? 0) + pseudorandomNoise(key, `lead_answers|${cell}`);
        return { day: month, city, answered_within, leads };
      }),
    );
  }
}

const cellOf = (month: string, city: string, within: LeadAnswerTime): string => `${month}|${city}|${within}`;
