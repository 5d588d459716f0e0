import { joinPlace } from '../../kernel/join-place.ts';
import { MORE } from '../../kernel/options.ts';
import { exactRupees } from '../../kernel/rupees.ts';
import { shownNumber } from '../../kernel/shown-number.ts';
import type { Translate } from '../messages/index.ts';
import type { Property } from '../wire/property.ts';
import { absoluteAddress, completeHead, type HeadContext, type PageHead } from './page-head.ts';

/** What the head of a listing's page says, in the reader's language, from what may be seen of it. */
export function listingHead(property: Property, context: HeadContext): PageHead {
  const { address, country, locale, t } = context;
  const { title, locality, city, bedrooms, position } = property;
  const summary = summarize(property, t);
  return {
    ...completeHead({ title, description: summary }, context),
    type: 'product',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: title,
      description: property.description ?? summary,
      url: address && absoluteAddress(address, locale),
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

function summarize({ title, bedrooms, area, expected_price, locality, city }: Property, t: Translate): string {
  const facts = [
    bedrooms && t('trade.bhk', { n: bedrooms === MORE ? '9+' : bedrooms }),
    t('trade.area', { value: shownNumber(area.value), unit: t(`trade.unitShort.${area.unit}`) }),
    exactRupees(expected_price),
  ];
  const what = facts.filter(Boolean).join(', ');
  return t('listing.head.description', { title, what, where: joinPlace({ locality, city }) });
}
