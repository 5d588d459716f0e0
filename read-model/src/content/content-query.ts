import type {
  CityDefinition,
  FaqDefinition,
  LocalityDefinition,
  ProjectDefinition,
  QueryLinkDefinition,
} from '@naksha/events/contracts';
import type { PlaceNames } from '@naksha/events/kernel';
import type { ContentKind, ContentRow } from '@naksha/events/wire/content';
import { Inject, Injectable } from '@nestjs/common';
import {
  type BlogDocument,
  blogKind,
  cityKind,
  faqKind,
  localityKind,
  projectKind,
  queryLinkKind,
} from '../catalogue/catalogue-kinds.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';

type Definition =
  | CityDefinition
  | LocalityDefinition
  | ProjectDefinition
  | QueryLinkDefinition
  | BlogDocument
  | FaqDefinition;
const KINDS: Readonly<Record<ContentKind, DocumentKind>> = {
  city: cityKind,
  locality: localityKind,
  project: projectKind,
  'query-link': queryLinkKind,
  blog: blogKind,
  faq: faqKind,
};

/** Items that are not retired, in few words each. */
@Injectable()
export class ContentQuery {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  async list(kind: ContentKind): Promise<ContentRow[]> {
    const order = `body is not null order by coalesce((body->>'order')::int, 0), body->>'postedOn' desc, id`;
    const found = await this.documents.query(KINDS[kind], order, []);
    return found.flatMap(({ body }) => (body ? toRow(body as Definition) : []));
  }
}

function toRow(definition: Definition): ContentRow {
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
