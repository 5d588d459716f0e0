import type {
  BlogDefinition,
  CatalogueEvent,
  CityDefinition,
  FaqDefinition,
  KnownEvent,
  LocalityDefinition,
  ProjectDefinition,
  QueryLinkDefinition,
} from '@naksha/events/contracts';
import type { DocumentKind } from '../documents/document-kind.ts';

type Type = CatalogueEvent['type'];

const defineCatalogueKind = <Body>(
  kind: string,
  defined: Type,
  retired: Type,
  toBody = (event: KnownEvent): unknown => event.data,
): DocumentKind<Body> => ({
  kind,
  public: true,
  version: 1,
  indexes: [],
  findId: ({ type, data }: KnownEvent) => {
    if (type !== defined && type !== retired) return undefined;
    const { data: item } = { type, data } as CatalogueEvent;
    return 'slug' in item ? item.slug : item.id;
  },
  fold: (_, event) => (event.type === defined ? (toBody(event) as Body) : null),
});

export const cityKind = defineCatalogueKind<CityDefinition>('city', 'CityDefined', 'CityRetired');
export const localityKind = defineCatalogueKind<LocalityDefinition>('locality', 'LocalityDefined', 'LocalityRetired');
export const projectKind = defineCatalogueKind<ProjectDefinition>('project', 'ProjectDefined', 'ProjectRetired');
export const queryLinkKind = defineCatalogueKind<QueryLinkDefinition>(
  'query-link',
  'QueryLinkDefined',
  'QueryLinkRetired',
);
export type BlogDocument = BlogDefinition & { changedOn: string };
export const blogKind = defineCatalogueKind<BlogDocument>(
  'blog',
  'BlogDefined',
  'BlogRetired',
  ({ data, occurredAt }) => ({
    ...data,
    changedOn: occurredAt,
  }),
);
export const faqKind = defineCatalogueKind<FaqDefinition>('faq', 'FaqDefined', 'FaqRetired');
