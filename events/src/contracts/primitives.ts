import { z } from 'zod';
import { AREA_UNITS } from '../kernel/area.ts';
import {
  type AccountId,
  type EnquiryId,
  isListingId,
  isPlaceId,
  type ListingId,
  type NoteId,
  type PhotoId,
  type PlaceId,
  type SearchId,
  type TextId,
} from '../kernel/ids.ts';
import { isRupees, type Rupees } from '../kernel/rupees.ts';

// Metadata of custom checks is their JSON Schema in AsyncAPI.
export const listingId = z
  .custom<ListingId>((value) => typeof value === 'string' && isListingId(value), 'must be a listing id')
  .meta({ type: 'string', pattern: '^[0-7][0-9a-hjkmnp-tv-z]{10}$' });
export const placeId = z
  .custom<PlaceId>(
    (value) => typeof value === 'string' && isPlaceId(value),
    'must be a place id, such as mohali-phase-7',
  )
  .meta({ type: 'string', pattern: '^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$' });
export const accountId = z.uuid().transform((id) => id as AccountId);
export const searchId = z.uuid().transform((id) => id as SearchId);
export const noteId = z.uuid().transform((id) => id as NoteId);
export const enquiryId = z.uuid().transform((id) => id as EnquiryId);
export const textId = z.uuid().transform((id) => id as TextId);
export const photoId = z.uuid().transform((id) => id as PhotoId);

export const rupees = z
  .custom<Rupees>((value) => typeof value === 'number' && isRupees(value), 'must be whole rupees, 1 to 999,999,999')
  .meta({ type: 'integer', minimum: 1, maximum: 999_999_999 });
export const area = z.object({ value: z.number().positive(), unit: z.enum(AREA_UNITS), sqft: z.number().positive() });
export const position = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
export const istDay = z.iso.date();
