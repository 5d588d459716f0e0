import { type AccountId, DAY_MS, type ListingId, toIndianIsoDay } from '@naksha/events/kernel';
import type { OwnDay } from '@naksha/events/wire/own-listings';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { findListingIds } from '../listing/listing-rows.ts';

const DAYS_SHOWN = 30;

const dayOf = (field: string) => `to_char((body->>'${field}')::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
const VIEWED = `array(select day from jsonb_array_elements_text(body->'viewedOn') as viewed (day))`;
const DAYS = `${VIEWED} || array[${dayOf('savedAt')}, ${dayOf('contactedAt')}]`;
const TOLD = `array(select 'seen ' || day from jsonb_array_elements_text(body->'viewedOn') as viewed (day))
  || array['saved ' || ${dayOf('savedAt')}, 'contacted ' || ${dayOf('contactedAt')}]`;

@Injectable()
export class OwnDaysQuery {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  async getDays(seller: AccountId, until: Date, listing: ListingId | undefined): Promise<OwnDay[]> {
    const own = await findListingIds(this.documents, seller);
    const asked = listing === undefined ? own : own.filter((id) => id === listing);
    const from = toIndianIsoDay(new Date(until.getTime() - (DAYS_SHOWN - 1) * DAY_MS));
    const rows = await this.documents.select<{ told: string; n: number }>(
      interestKind,
      `unnest(${TOLD}) as told, count(*)::int as n`,
      `key = any($1) and ($2 <= any(${DAYS})) group by told`,
      [asked, from],
    );
    const counts = new Map(rows.map(({ told, n }) => [told, n]));
    const count = (what: string, day: string) => counts.get(`${what} ${day}`) ?? 0;
    return Array.from({ length: DAYS_SHOWN }, (_, back) => {
      const day = toIndianIsoDay(new Date(until.getTime() - (DAYS_SHOWN - 1 - back) * DAY_MS));
      return { day, seen: count('seen', day), saved: count('saved', day), contacted: count('contacted', day) };
    });
  }
}
