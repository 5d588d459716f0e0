import { randomUUID } from 'node:crypto';
import { MAX_PHOTOS } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { validatePhotoChoice } from './check-photos.ts';
import { listingDraft, listingPatch } from './listing-draft.ts';

const check = (photos: string[]) => {
  const told: string[] = [];
  const checked = validatePhotoChoice({ photos, cover: undefined }, new Map(), (field, reason) => {
    told.push(`${field} ${reason}`);
    return undefined;
  });
  return { told, checked };
};

/** As many as fit into a body of 256 KB. */
const flood = Array.from({ length: 43_000 }, (_, n) => n.toString(36));

it('a draft with too many photos is rejected once, without loading any', () => {
  expect(check(flood)).toEqual({ told: ['photos must have at most 20 entries'], checked: {} });
});

it('a repeated photo is reported at its second position', () => {
  const photos = Array.from({ length: MAX_PHOTOS - 1 }, () => randomUUID() as string);
  expect(check([...photos, photos[3]]).told).toEqual(['photos.19 contains the same photo twice']);
  expect(check(photos)).toEqual({ told: [], checked: { photos } });
});

describe('drafts and edits are rejected by their shape', () => {
  it.each([
    ['photos', 'must have at most 20 entries'],
    ['amenities', 'must have at most 43 entries'],
    ['rooms', 'must be a boolean, or at most 8 names'],
  ])('if %s is too long', (field, reason) => {
    for (const schema of [listingDraft, listingPatch])
      for (const sent of [flood, flood.map(() => 1)]) {
        const { error } = schema.safeParse({ [field]: sent });
        const about = error!.issues.filter(({ path }) => path[0] === field);
        expect(about).toHaveLength(1);
        if (sent === flood) expect(about[0]).toMatchObject({ path: [field], message: reason });
      }
  });
});
