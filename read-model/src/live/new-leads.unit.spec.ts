import { listingIdFromNumber } from '@naksha/events/kernel';
import { sampleAccount, sampleListing } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import type { InterestDocument } from '../leads/interest-document.ts';
import { NewLeads, REMEMBERED } from './live-hub.ts';

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

describe('a seller’s notification', () => {
  it('is sent for a contact and each change of its status, but for no other action of the buyer', () => {
    const news = new NewLeads();
    expect(news.findNew([lead()])).toHaveLength(1);
    expect(news.findNew([lead({ viewedOn: ['2026-11-22'] })])).toEqual([]);
    expect(news.findNew([lead({ saved: true })])).toEqual([]);
    expect(news.findNew([lead({ status: 'called' })])).toHaveLength(1);
  });

  it('is not sent for views and saves, nor for deleted documents', () => {
    expect(new NewLeads().findNew([lead({ contactedAt: undefined, saved: true }), null])).toEqual([]);
  });

  it('remembers the latest of many buyers in constant time, and forgets the oldest', () => {
    const news = new NewLeads();
    const many = Array.from({ length: 10 * REMEMBERED }, (_, n) => lead({ listing: listingIdFromNumber(1_000 + n) }));
    expect(news.findNew([lead(), ...many])).toHaveLength(many.length + 1);
    expect(news.findNew(many.slice(-REMEMBERED))).toEqual([]);
    expect(news.findNew([lead()])).toHaveLength(1);
  });
});
