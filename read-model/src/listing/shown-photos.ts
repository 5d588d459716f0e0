import type { MaterialFacts } from '@naksha/events/contracts';
import { type PhotoId, photoUrlPath } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ShownPhoto } from '@naksha/events/wire/photos';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { PHOTO_SOURCE, type PhotoSource } from './photos.ts';

type WithPhotos = Pick<MaterialFacts, 'photos' | 'cover'>;

export const coverPhotoOf = ({ photos, cover }: WithPhotos): PhotoId | undefined => cover ?? photos?.[0];

export function pickCardPhotos(facts: WithPhotos): Pick<ListingCard, 'cover_image' | 'photo_count'> {
  const cover = coverPhotoOf(facts);
  if (cover === undefined) return { cover_image: null };
  return { cover_image: photoUrlPath(cover, 320, 'webp'), photo_count: facts.photos!.length };
}

/** Pages also work without them. */
@Injectable()
export class ShownPhotos {
  private readonly logger = new Logger(ShownPhotos.name);

  constructor(@Inject(PHOTO_SOURCE) private readonly source: PhotoSource) {}

  async addCovers<Card extends ListingCard>(cards: readonly Card[]): Promise<Card[]> {
    const shown = await this.find(cards.flatMap(({ cover_image }) => parseCoverId(cover_image) ?? []));
    return cards.map((card) => {
      const photo = shown.get(parseCoverId(card.cover_image) as PhotoId);
      return photo ? { ...card, photos: [photo] } : card;
    });
  }

  async findPhotosOfListings(listings: readonly WithPhotos[]): Promise<(ShownPhoto[] | undefined)[]> {
    const shown = await this.find(listings.flatMap(({ photos = [] }) => photos));
    return listings.map(({ photos }) => photos?.flatMap((id) => shown.get(id) ?? []));
  }

  async find(ids: readonly PhotoId[]): Promise<ReadonlyMap<PhotoId, ShownPhoto>> {
    if (ids.length === 0) return new Map();
    try {
      return await this.source.findShown(ids);
    } catch (error) {
      this.logger.warn({ err: error, msg: 'photo lookup failed', fallback: 'cards without photos' });
      return new Map();
    }
  }
}

const parseCoverId = (path: string | null): PhotoId | undefined => path?.split('/')[2] as PhotoId | undefined;
