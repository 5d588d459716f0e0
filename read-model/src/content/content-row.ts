import type {
  BlogDefinition,
  CityDefinition,
  FaqDefinition,
  LocalityDefinition,
  ProjectDefinition,
  QueryLinkDefinition,
} from '@naksha/events/contracts';
import type { PlaceNames } from '@naksha/events/kernel';
import type { ContentRow } from '@naksha/events/wire/content';

export type Definition =
  | CityDefinition
  | LocalityDefinition
  | ProjectDefinition
  | QueryLinkDefinition
  | BlogDefinition
  | FaqDefinition;

export function toContentRow(definition: Definition): ContentRow {
  if ('question' in definition) return namedRow(definition.slug, definition.question);
  if ('text' in definition) {
    const { slug, title, state } = definition;
    return { ...namedRow(slug, { en: title }), ...(state === 'draft' && { draft: true }) };
  }
  if ('slug' in definition) {
    const { slug, title, place } = definition;
    return { ...namedRow(slug, title), ...(place && { city: place }) };
  }
  const { id, names, aka } = definition;
  return { id, name: names.en, names, aka, ...('city' in definition && { city: definition.city }) };
}

const namedRow = (id: string, names: PlaceNames): ContentRow => ({ id, name: names.en, names, aka: [] });
