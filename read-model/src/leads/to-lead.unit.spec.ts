import { sampleAccount } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import type { PostingDocument } from '../listing/posting-document.ts';
import { sampleListingDocument } from '../testing/sample-listing.ts';
import { type ContactedInterest, formatLeadId, hasContactedSeller, toLead } from './to-lead.ts';

const { id } = sampleListingDocument();
const [seller, buyer] = [sampleAccount(1), sampleAccount(7)];
const seen = { listing: id, buyer, saved: false, viewedOn: ['2026-11-21'] };
const contacted: ContactedInterest = { ...seen, seller, contactedAt: '2026-11-21T06:00:00.000Z', status: 'called' };
const posting: PostingDocument = {
  listing: id,
  seller,
  title: 'Three bedrooms by the park',
  propertyType: 'residential',
  subtype: 'flat',
  deleted: false,
};

describe('a lead', () => {
  it('is an interest of a buyer who contacted the seller', () => {
    for (const none of [undefined, null, seen, { ...seen, seller }, { ...seen, contactedAt: '2026-11-21' }])
      expect(hasContactedSeller(none)).toBe(false);
    expect(hasContactedSeller(contacted)).toBe(true);
  });

  it('shows the seller the buyer, the time, the listing and the status', () => {
    expect(toLead(contacted, posting, { firstName: 'Asha', erased: false })).toEqual({
      id: `${id}-${buyer}`,
      listing: {
        id,
        slug: `three-bedrooms-by-the-park-${id}`,
        title: 'Three bedrooms by the park',
        property_subtype: 'flat',
      },
      buyer: { id: buyer, first_name: 'Asha' },
      status: 'called',
      contacted_at: '2026-11-21T06:00:00.000Z',
    });
    expect(formatLeadId(contacted)).toBe(`${id}-${buyer}`);
  });

  it('shows that an erased buyer is gone', () => {
    expect(toLead(contacted, posting, { firstName: undefined, erased: true }).buyer).toEqual({
      id: buyer,
      first_name: '',
      erased: true,
    });
  });

  it('is new at first, has no name if none is known, and shows that its listing is gone', () => {
    const { status: _, ...fresh } = contacted;
    const lead = toLead(fresh, { ...posting, deleted: true }, { firstName: undefined, erased: false });
    expect([lead.status, lead.buyer.first_name, lead.listing.deleted]).toEqual(['new', '', true]);
  });
});
