import { listingIdFromNumber } from '@naksha/events/kernel';
import { sampleAccount, sampleListing } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import type { InterestDocument } from '../leads/interest-document.ts';
import { NewLeads, REMEMBERED } from './new-leads.ts';

const lead = (changes: Partial<InterestDocument> = {}): InterestDocument => ({
  listing: sampleListing(1),
  buyer: sampleAccount(2),
  seller: sampleAccount(1),
  saved: false,
  viewedOn: [],
  contactedAt: '2026-11-21T06:00:00Z',
  status: 'new',
  ...changes,
});

describe('what is news to a seller', () => {
  it('is a contact and each change of its status, not what else the buyer does with the listing', () => {
    const news = new NewLeads();
    expect(news.findNew([lead()])).toHaveLength(1);
    expect(news.findNew([lead({ viewedOn: ['2026-11-22'] })])).toEqual([]);
    expect(news.findNew([lead({ saved: true })])).toEqual([]);
    expect(news.findNew([lead({ status: 'called' })])).toHaveLength(1);
  });

  it('is not who merely looked or saved, nor a document that is gone', () => {
    expect(new NewLeads().findNew([lead({ contactedAt: undefined, saved: true }), null])).toEqual([]);
  });

  it('remembers the last ones of a great many, in no time for each, and forgets who was not heard of for long', () => {
    const news = new NewLeads();
    const many = Array.from({ length: 10 * REMEMBERED }, (_, n) => lead({ listing: listingIdFromNumber(1_000 + n) }));
    expect(news.findNew([lead(), ...many])).toHaveLength(many.length + 1);
    expect(news.findNew(many.slice(-REMEMBERED))).toEqual([]);
    expect(news.findNew([lead()])).toHaveLength(1);
  });
});
