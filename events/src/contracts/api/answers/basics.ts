import { z } from 'zod';
import { AREA_UNITS } from '../../../kernel/area.ts';
import type { BBox } from '../../../kernel/geo.ts';
import type { AccountId, EnquiryId, PhotoId, SearchId } from '../../../kernel/ids.ts';
import { PHOTO_SIZES } from '../../../kernel/photos.ts';
import type { PositionToken } from '../../../kernel/position.ts';
import type { Accepted } from '../../accepted.ts';
import { listingId, placeId, position, rupees } from '../../primitives.ts';
import type { ShownPhoto } from '../../wire/photos.ts';

export const text = z.string().meta({ examples: ['Sector 70'] });
export const count = z
  .int()
  .min(0)
  .meta({ examples: [12] });
export const countsByNameSchema = <Word extends string>(words: readonly Word[]) =>
  z.strictObject(Object.fromEntries(words.map((word) => [word, count])) as Record<Word, typeof count>);
export const flag = z.boolean();
export const moment = z.string().meta({ format: 'date-time', examples: ['2026-11-21T06:00:00.000Z'] });
export const day = z.string().meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}', examples: ['2026-11-21'] });
export const uuid = z.uuid().meta({ examples: ['0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f'] });
const opaque = <Id extends string>() =>
  z
    .custom<Id>((value) => typeof value === 'string')
    .meta({ type: 'string', format: 'uuid', examples: ['0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f'] });
export const account = opaque<AccountId>();
export const photo = opaque<PhotoId>();
export const search = opaque<SearchId>();
export const enquiry = opaque<EnquiryId>();
export const listing = listingId.meta({ ...listingId.meta(), examples: ['1h2k3m4n5p6'] });
export const place = placeId.meta({ ...placeId.meta(), examples: ['mohali-sector-70'] });
export const price = rupees.meta({ ...rupees.meta(), examples: [8_500_000] });
export const point = position.meta({ examples: [{ lat: 30.6972, lng: 76.7189 }] });
export const bbox = z
  .custom<BBox>((value) => Array.isArray(value) && value.length === 4)
  .meta({
    ...{ type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 },
    ...{ description: 'West, south, east, north in degrees', examples: [[76.7, 30.69, 76.72, 30.71]] },
  });
export const area = z.strictObject({ value: z.number(), unit: z.enum(AREA_UNITS), sqft: z.number() });
export const names = z.strictObject({ en: text, hi: z.string().optional(), pa: z.string().optional() });
export const cursor = z
  .string()
  .nullable()
  .meta({ description: 'Cursor of the next page; null on the last page', examples: [null] });
export const positionToken = z
  .custom<PositionToken>((value) => typeof value === 'string')
  .meta({
    ...{ type: 'string', pattern: '^\\d{1,2}:\\d{1,15}$', examples: ['7:1042'] },
    description: 'Pass it as `?after=` to the next read, which then includes this change',
  });
export const shownPhoto = z.strictObject({
  id: photo,
  width: count,
  height: count,
  preview: z.string().meta({ description: 'ThumbHash, base64', examples: ['1QcSHQRnh493V4dIh4eXh1h4kJUI'] }),
  sizes: z.array(z.literal(PHOTO_SIZES)),
}) satisfies z.ZodType<ShownPhoto>;

export const code200 = z.literal(200);
export const done = z.strictObject({ code: code200 });
export const accepted = z.strictObject({ code: code200, position: positionToken }) satisfies z.ZodType<Accepted>;
export const workWanted = z.strictObject({
  challenge: z.string().meta({ examples: ['c2FtcGxl.1763700000.4096'] }),
  attempts: count,
});
export const propertyEnvelopeSchema = <Shape extends z.ZodType>(property: Shape) =>
  z.strictObject({ code: code200, property });
