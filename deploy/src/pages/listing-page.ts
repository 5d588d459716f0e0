import type { Locale, Property } from '@naksha/events/contracts';
import { absolute, type PageHead } from './page-head.ts';
import { pageText, titleOf } from './page-text.ts';

/** What the head of a listing's page says, from what everyone may see of it. */
export function listingHead(
  property: Property,
  address: { origin: string; path: string },
  locale: Locale,
  brand: string,
): PageHead {
  const { title, expected_price, locality, city, area, bedrooms, property_subtype, position, description } = property;
  const price = `₹${expected_price.toLocaleString('en-IN')}`;
  const facts = [bedrooms && `${bedrooms} bedrooms`, `${area.value.toLocaleString('en-IN')} ${area.unit}`, price];
  const summary = `${title}: ${facts.filter(Boolean).join(', ')} in ${locality}, ${city}.`;
  return {
    locale,
    title: titleOf(title, locale, brand),
    description: summary,
    keywords: pageText('app.keywords.default', locale),
    address,
    index: true,
    type: 'product',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: title,
      description: description ?? summary,
      url: absolute(address, locale),
      datePosted: property.posted_on,
      about: {
        '@type': property_subtype === 'flat' ? 'Apartment' : property_subtype === 'kothi' ? 'House' : 'Place',
        ...(bedrooms && { numberOfBedrooms: bedrooms }),
        address: { '@type': 'PostalAddress', addressLocality: locality, addressRegion: city, addressCountry: 'IN' },
        geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
      },
      offers: { '@type': 'Offer', price: expected_price, priceCurrency: 'INR' },
    },
  };
}
