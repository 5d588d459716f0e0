import { MORE } from '../../kernel/options.ts';
import { photoPath } from '../../kernel/photos.ts';
import { exactRupees } from '../../kernel/rupees.ts';
import { shownNumber } from '../../kernel/shown-number.ts';
import type { Translate } from '../messages/index.ts';
import type { Property } from '../wire/property.ts';
import { absoluteAddress, completeHead, type HeadContext, type PageHead } from './page-head.ts';

/** What a listing is called and where it lies, in the reader's language. */
export type ListingWords = { title: string; place: string };

/** What the head of a listing's page says, in the reader's language, from what may be seen of it. */
export function listingHead(property: Property, words: ListingWords, context: HeadContext): PageHead {
  const { address, country, locale, t } = context;
  const { title } = words;
  const { locality, city, bedrooms, position } = property;
  const summary = summarize(property, words, t);
  const image = address && findImage(property, address.origin);
  return {
    ...completeHead({ title, description: summary }, context),
    type: 'product',
    ...(image && { image: { ...image, alt: title } }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: title,
      description: property.description ?? summary,
      url: address && absoluteAddress(address, locale),
      ...(image && { image: image.url }),
      datePosted: property.posted_on,
      about: {
        '@type': KINDS[property.property_subtype] ?? 'Place',
        ...(bedrooms && bedrooms !== MORE && { numberOfBedrooms: bedrooms }),
        address: {
          '@type': 'PostalAddress',
          ...(locality && { addressLocality: locality }),
          ...(city && { addressRegion: city }),
          ...(country && { addressCountry: country }),
        },
        geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
      },
      offers: { '@type': 'Offer', price: property.expected_price, priceCurrency: 'INR' },
    },
  };
}

/** Names of schema.org. */
const KINDS: Readonly<Record<string, string>> = { flat: 'Apartment', kothi: 'House' };

/** The cover, as large as it is served, of what anybody may open and buy: others' photos are no preview of a link. */
function findImage({ listing_state, cover_image, photos = [] }: Property, origin: string) {
  const cover = photos.find(({ id }) => cover_image?.includes(id));
  const size = cover?.sizes.at(-1);
  if (listing_state !== 'verified' || !cover || !size) return undefined;
  const scale = Math.min(1, size / Math.max(cover.width, cover.height));
  const [width, height] = [cover.width, cover.height].map((pixels) => Math.round(pixels * scale));
  return { url: origin + photoPath(cover.id, size, 'webp'), width, height };
}

function summarize({ bedrooms, area, expected_price }: Property, { title, place }: ListingWords, t: Translate): string {
  const facts = [
    bedrooms && t('trade.bhk', { n: bedrooms === MORE ? '9+' : bedrooms }),
    t('trade.area', { value: shownNumber(area.value), unit: t(`trade.unitShort.${area.unit}`) }),
    exactRupees(expected_price),
  ];
  const what = facts.filter(Boolean).join(', ');
  return t('listing.head.description', { title, what, where: place });
}
