import { composePlaceId, isPlaceId, type Position, PROJECT_TYPES } from '@naksha/events/kernel';
import type { ContentKind } from '@naksha/events/wire/content';
import { parseTypedNumberOrNaN } from '../../shared/format/typed-number.ts';

export type TranslatedTexts = { en: string; hi: string; pa: string };
/** Articles and questions have their own forms. */
export type PlainKind = Exclude<ContentKind, 'blog' | 'faq'>;
/** Numbers are strings, as typed. */
export type ItemDraft = {
  names: TranslatedTexts;
  aka: string;
  position?: Position;
  radius: string;
  zoom: string;
  stateName: string;
  order: string;
  city: string;
  locality: string;
  type: string;
  featured: boolean;
  group: TranslatedTexts;
  place: string;
  query: string;
};
type Definition = Readonly<Record<string, unknown>>;

const NO_WORDS: TranslatedTexts = { en: '', hi: '', pa: '' };
export const EMPTY_ITEM: ItemDraft = {
  ...{ names: NO_WORDS, aka: '', radius: '700', zoom: '', stateName: '', order: '0', city: '', locality: '' },
  ...{ type: PROJECT_TYPES[0], featured: false, group: NO_WORDS, place: '', query: '' },
};

export const toDraftText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
export const toDraftTranslations = (value: unknown): TranslatedTexts => ({
  ...NO_WORDS,
  ...(value as Partial<TranslatedTexts> | undefined),
});

export const toItemDraft = (definition: Definition): ItemDraft => ({
  names: toDraftTranslations(definition.names ?? definition.title),
  aka: ((definition.aka as string[] | undefined) ?? []).join('; '),
  position: definition.position as Position | undefined,
  radius: toDraftText(definition.radiusM),
  zoom: toDraftText(definition.zoom),
  stateName: toDraftText(definition.stateName),
  order: toDraftText(definition.order),
  city: toDraftText(definition.city),
  locality: toDraftText(definition.locality),
  type: toDraftText(definition.type),
  featured: definition.featured === true,
  group: toDraftTranslations(definition.group),
  place: toDraftText(definition.place),
  query: toDraftText(definition.query),
});

export const removeEmptyTranslations = (draft: TranslatedTexts): Partial<TranslatedTexts> =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([language, said]) => (said.trim() ? [[language, said.trim()]] : [])),
  );
export const toOptionalNumber = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : parseTypedNumberOrNaN(typed);
const optional = (typed: string): string | undefined => typed.trim() || undefined;

/** Fields that the form lacks, such as an outline, are kept. */
export function toItemDefinition(kind: PlainKind, draft: ItemDraft, before: Definition = {}): Definition {
  const { names, aka, position, radius, zoom, order, city, locality, type, featured, group, place, query } = draft;
  if (kind === 'query-link')
    return {
      ...{
        title: removeEmptyTranslations(names),
        group: removeEmptyTranslations(group),
        place: optional(place),
        query: query.trim().replace(/^\?/, ''),
      },
      order: toOptionalNumber(order) ?? 0,
      ...(before.keptInsteadOf !== undefined && { keptInsteadOf: before.keptInsteadOf }),
    };
  const placed = {
    ...before,
    names: removeEmptyTranslations(names),
    aka: aka
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
    position,
    radiusM: toOptionalNumber(radius),
  };
  if (kind === 'city')
    return {
      ...placed,
      zoom: toOptionalNumber(zoom),
      stateName: optional(draft.stateName),
      order: toOptionalNumber(order) ?? 0,
    };
  if (kind === 'locality') return { ...placed, city };
  return { ...placed, city, type, featured, locality: optional(locality) };
}

/** The URL contains the ID. */
export const removeDefinitionId = ({ id: _, slug: __, ...definition }: Definition): Definition => definition;

/** Stays when the name changes. Undefined if none can be made. */
export function suggestItemId(kind: PlainKind, { names, city }: Pick<ItemDraft, 'names' | 'city'>): string | undefined {
  try {
    if (kind === 'city' || kind === 'query-link') return composePlaceId(names.en);
    return isPlaceId(city) ? composePlaceId(city, names.en) : undefined;
  } catch {
    return undefined;
  }
}
