import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../post/draft.ts';
import { changesNeedReview, diffDrafts } from './diff-drafts.ts';

const stored = {
  ...EMPTY_DRAFT,
  position: { lat: 30.7, lng: 76.71 },
  locality: { name: 'Sector 70', city: 'Mohali' },
  price: '74,50,000',
  area: '1450',
  attributes: { bedrooms: 3 },
  title: '3 BHK flat',
  description: 'Park facing',
};

describe('an edit', () => {
  it('contains only the changed fields', () => {
    expect(diffDrafts(stored, stored)).toEqual({});
    expect(diffDrafts(stored, { ...stored, price: '7450000' })).toEqual({});
    expect(diffDrafts(stored, { ...stored, price: '70,00,000' })).toEqual({ expected_price: 7_000_000 });
    expect(diffDrafts(stored, { ...stored, lister: 'agent' })).toEqual({});
  });

  it('removes an optional value with null', () => {
    expect(diffDrafts(stored, { ...stored, attributes: {}, description: ' ' })).toEqual({
      bedrooms: null,
      description: null,
    });
  });

  it('lets city and locality follow a moved pin', () => {
    const position = { lat: 30.71, lng: 76.72 };
    expect(diffDrafts(stored, { ...stored, position, locality: undefined })).toEqual({ position });
    expect(diffDrafts(stored, { ...stored, position, locality: { name: 'Phase 5', city: 'Mohali' } })).toEqual({
      position,
      locality: 'Phase 5',
    });
  });

  it('is reviewed unless it changes only price, texts or amenities', () => {
    expect(changesNeedReview({ expected_price: 1, title: 'x', description: null, amenities: [], rooms: [] })).toBe(
      false,
    );
    for (const field of ['position', 'property_subtype', 'area', 'bedrooms', 'bathrooms', 'ownership'])
      expect(changesNeedReview({ [field]: 1 }), field).toBe(true);
  });
});
