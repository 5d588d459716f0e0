import type { MaterialFacts } from '@naksha/events/contracts';
import { ATTRIBUTES, formatRupees } from '@naksha/events/kernel';
import { formatAttribute } from '../../shared/format/attributes.ts';
import { formatArea } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';

const NAMES: Readonly<Record<string, () => string>> = {
  propertyType: () => t('post.type'),
  subtype: () => t('post.subtype'),
  area: () => t('post.area'),
  ...Object.fromEntries(ATTRIBUTES.map(({ name }) => [name, () => t(`attribute.${name}`)])),
  position: () => t('post.place'),
  city: () => t('listing.fact.locality'),
  locality: () => t('listing.fact.locality'),
  project: () => t('listing.fact.project'),
  photos: () => t('photos.title'),
  cover: () => t('photos.cover'),
  price: () => t('post.price'),
  title: () => t('post.heading'),
  description: () => t('listing.description'),
};

/** Unknown fields are shown as sent. */
export const formatChange = {
  field: (field: string): string => NAMES[field]?.() ?? field,
  value(field: string, value: unknown): string {
    if (field === 'cover') return t('photos.first');
    if (value === null || value === undefined) return t('staff.review.nothing');
    if (field === 'photos') return t('photos.count', { n: (value as readonly unknown[]).length });
    if (field === 'price') return formatRupees(value as number);
    switch (field as keyof MaterialFacts) {
      case 'area':
        return formatArea(value as MaterialFacts['area']);
      case 'subtype':
        return t(`trade.subtype.${value as MaterialFacts['subtype']}`);
      case 'propertyType':
        return t(`trade.type.${value as MaterialFacts['propertyType']}`);
      case 'position': {
        const { lat, lng } = value as MaterialFacts['position'];
        return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
      }
      default: {
        const attribute = ATTRIBUTES.find(({ name }) => name === field);
        return attribute ? formatAttribute(attribute, value as string | number) : String(value);
      }
    }
  },
};
