import { describe, expect, it } from 'vitest';
import { sampleListingDocument } from '../testing/sample-listing.ts';
import { listFactChanges } from './diff-facts.ts';

const { facts } = sampleListingDocument();

describe('the changes of a revision', () => {
  it('contain each field with both values; a missing value is null', () => {
    expect(listFactChanges(facts, { ...facts, bedrooms: 4, project: 'Ashiana Heights' })).toEqual([
      { field: 'bedrooms', from: 3, to: 4 },
      { field: 'project', from: null, to: 'Ashiana Heights' },
    ]);
    expect(listFactChanges({ ...facts, bathrooms: 2 }, facts)).toEqual([{ field: 'bathrooms', from: 2, to: null }]);
  });

  it('are empty if only the order of values differs', () => {
    const { position, area, ...rest } = facts;
    const reordered = {
      area: { unit: area.unit, sqft: area.sqft, value: area.value },
      position: { lng: position.lng, lat: position.lat },
      ...rest,
    };
    expect(listFactChanges(facts, reordered)).toEqual([]);
  });
});
