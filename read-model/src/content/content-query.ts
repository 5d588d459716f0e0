import type {
  CityDefinition,
  LocalityDefinition,
  ProjectDefinition,
  QueryLinkDefinition,
} from '@naksha/events/contracts';
import type { ContentKind, ContentRow } from '@naksha/events/wire/content';
import { Inject, Injectable } from '@nestjs/common';
import { cityKind, localityKind, projectKind, queryLinkKind } from '../catalogue/catalogue-kinds.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';

type Definition = CityDefinition | LocalityDefinition | ProjectDefinition | QueryLinkDefinition;
const KINDS: Readonly<Record<ContentKind, DocumentKind>> = {
  city: cityKind,
  locality: localityKind,
  project: projectKind,
  'query-link': queryLinkKind,
};

/** Places and query links that are not retired, in few words each. */
@Injectable()
export class ContentQuery {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  async list(kind: ContentKind): Promise<ContentRow[]> {
    const order = `body is not null order by coalesce((body->>'order')::int, 0), id`;
    const found = await this.documents.query(KINDS[kind], order, []);
    return found.flatMap(({ body }) => (body ? toRow(body as Definition) : []));
  }
}

function toRow(definition: Definition): ContentRow {
  if ('slug' in definition) {
    const { slug, title, place } = definition;
    return { id: slug, name: title.en, names: title, aka: [], ...(place && { city: place }) };
  }
  const { id, names, aka } = definition;
  return { id, name: names.en, names, aka, ...('city' in definition && { city: definition.city }) };
}
