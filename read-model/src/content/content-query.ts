import type { ContentKind, ContentRow } from '@naksha/events/wire/content';
import { Inject, Injectable } from '@nestjs/common';
import { blogKind, cityKind, faqKind, localityKind, projectKind, queryLinkKind } from '../catalogue/catalogue-kinds.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { contentItemKind } from './content-item-kind.ts';
import { type Definition, toContentRow } from './content-row.ts';

const KINDS: Readonly<Record<ContentKind, DocumentKind>> = {
  city: cityKind,
  locality: localityKind,
  project: projectKind,
  'query-link': queryLinkKind,
  blog: blogKind,
  faq: faqKind,
};

@Injectable()
export class ContentQuery {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  async list(kind: ContentKind): Promise<ContentRow[]> {
    const order = `body is not null order by coalesce((body->>'order')::int, 0), body->>'postedOn' desc, id`;
    const found = await this.documents.query(KINDS[kind], order, []);
    return found.flatMap(({ body }) => (body ? toContentRow(body as Definition) : []));
  }

  async listRetired(kind: ContentKind): Promise<ContentRow[]> {
    const where = `body ? 'retiredOn' and body->>'of' = $1 order by body->>'retiredOn' desc, id`;
    const found = await this.documents.query(contentItemKind, where, [kind]);
    return found.flatMap(({ body }) => (body ? { ...body.row, retired_on: body.retiredOn } : []));
  }
}
