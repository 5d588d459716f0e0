import { type AccountId, toListingId } from '@naksha/events/kernel';
import type { ReviewItem } from '@naksha/events/wire/review';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Queue } from './queue.tsx';

const waiting = (demo: boolean): ReviewItem => ({
  listing: {
    ...{ id: toListingId(1), slug: 'flat-1', title: 'A flat', property_type: 'residential', property_subtype: 'flat' },
    ...{
      expected_price: 4_500_000,
      area: { value: 1000, unit: 'sqft', sqft: 1000 },
      city: 'Mohali',
      locality: 'Phase 1',
    },
    ...{
      position: { lat: 30.7, lng: 76.7 },
      state: 'under_review',
      listing_state: 'under_review',
      posted_on: '2026-11-01',
    },
    ...{ cover_image: null, lister: 'owner', seller: 's' as AccountId, own: false, demo },
  },
  waiting_since: '2026-11-01T10:00:00.000Z',
});
const shown = (demo: boolean) =>
  renderToStaticMarkup(<Queue items={[waiting(demo)]} chosen={toListingId(1)} onChoose={() => {}} />);

describe('the queue', () => {
  it('shows how long a person has waited, and of a demo listing that it is one', () => {
    expect(shown(false)).toContain('over by');
    expect(shown(false)).not.toContain('Demo');
    expect(shown(true)).toContain('Demo');
    expect(shown(true)).not.toContain('over by');
  });
});
