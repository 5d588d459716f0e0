import { MORE } from '../../kernel/options.ts';
import { photoUrlPath } from '../../kernel/photos.ts';
import { formatRupees } from '../../kernel/rupees.ts';
import { formatIndianNumber } from '../../kernel/shown-number.ts';
import type { Translate } from '../messages/index.ts';
import type { Property } from '../wire/property.ts';
import { toSchemaOrgProperties } from './listing-properties.ts';
import { composePageHeadFromTexts, type HeadContext, type PageHead, toLocalizedAbsoluteUrl } from './page-head.ts';

/** `place` is '' and `state` missing if unknown. */
export type ListingWords = { title: string; place: string; state?: string };
type Summarized = Pick<Property, 'bedrooms' | 'area' | 'expected_price'>;

export function composeListingHead(property: Property, words: ListingWords, context: HeadContext): PageHead {
  const { address, locale, t } = context;
  const { title } = words;
  const { position } = property;
  const summary = summarizeListing(property, words, t);
  const postalAddress = toPostalAddress(property, words, context);
  const image = address && findImage(property, address.origin);
  const kind = KINDS[property.property_subtype];
  return {
    ...composePageHeadFromTexts({ title, description: summary }, context),
    type: 'product',
    ...(image && { image: { ...image, alt: title } }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: title,
      description: property.description ?? summary,
      url: address && toLocalizedAbsoluteUrl(address, locale),
      ...(image && { image: image.url }),
      datePosted: property.posted_on,
      about: {
        '@type': kind ?? 'Place',
        ...toSchemaOrgProperties(property.profile_details, kind !== undefined, t),
        ...(postalAddress && { address: postalAddress }),
        geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
      },
      offers: { '@type': 'Offer', price: property.expected_price, priceCurrency: 'INR' },
    },
  };
}

const KINDS: Readonly<Record<string, string>> = { flat: 'Apartment', kothi: 'House' };

/** For public listings that are for sale only. */
function findImage({ listing_state, cover_image, photos = [] }: Property, origin: string) {
  const cover = photos.find(({ id }) => cover_image?.includes(id));
  const size = cover?.sizes.at(-1);
  if (listing_state !== 'verified' || !cover || !size) return undefined;
  const scale = Math.min(1, size / Math.max(cover.width, cover.height));
  const [width, height] = [cover.width, cover.height].map((pixels) => Math.round(pixels * scale));
  return { url: origin + photoUrlPath(cover.id, size, 'webp'), width, height };
}

function toPostalAddress({ locality, city }: Property, { state }: ListingWords, { country }: HeadContext) {
  const parts = {
    ...(city && locality && locality !== city && { streetAddress: locality }),
    ...((city || locality) && { addressLocality: city || locality }),
    ...(state && { addressRegion: state }),
    ...(country && { addressCountry: country }),
  };
  return Object.keys(parts).length > 0 ? { '@type': 'PostalAddress', ...parts } : undefined;
}

/** "3 BHK flat: 3 bedrooms, 1,450 sq ft, ₹85,00,000 in Sector 70, Mohali." */
export function summarizeListing(
  { bedrooms, area, expected_price }: Summarized,
  { title, place }: ListingWords,
  t: Translate,
): string {
  const facts = [
    bedrooms && t('trade.bhk', { n: bedrooms === MORE ? '9+' : bedrooms }),
    t('trade.area', { value: formatIndianNumber(area.value), unit: t(`trade.unitShort.${area.unit}`) }),
    formatRupees(expected_price),
  ];
  const what = facts.filter(Boolean).join(', ');
  return t(place ? 'listing.head.description' : 'listing.head.descriptionNowhere', { title, what, where: place });
}
