import { MAX_PHOTOS, type PhotoId } from '@naksha/events/kernel';
import type { ListingDraft } from './listing-draft.ts';

/** Photo id to the reason. */
export type UnfitPhotos = ReadonlyMap<string, string>;

export function validatePhotoChoice(
  { photos: named, cover }: Pick<ListingDraft, 'photos' | 'cover'>,
  unfit: UnfitPhotos | undefined,
  wrong: (field: string, reason: string) => undefined,
): { photos?: PhotoId[]; cover?: PhotoId } {
  const photos = (named ?? []) as PhotoId[];
  if (photos.length > MAX_PHOTOS) {
    wrong('photos', `must have at most ${MAX_PHOTOS} entries`);
    return {};
  }
  const seen = new Set<string>();
  photos.forEach((id, at) => {
    const reason = seen.has(id) ? 'contains the same photo twice' : unfit?.get(id);
    if (reason) wrong(`photos.${at}`, reason);
    seen.add(id);
  });
  if (cover && !photos.includes(cover as PhotoId)) wrong('cover', 'must be one of the photos');
  if (photos.length === 0) return {};
  return { photos, ...(cover && cover !== photos[0] && { cover: cover as PhotoId }) };
}
