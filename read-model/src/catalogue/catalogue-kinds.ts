import type {
  CatalogueEvent,
  CityDefinition,
  KnownEvent,
  LocalityDefinition,
  ProjectDefinition,
  QueryLinkDefinition,
} from '@naksha/events/contracts';
import type { DocumentKind } from '../documents/document-kind.ts';

type Type = CatalogueEvent['type'];

/** One document each, as it was defined last; retired it is deleted, and defined again it is back. */
const kindOf = <Body>(kind: string, defined: Type, retired: Type): DocumentKind<Body> => ({
  kind,
  public: true,
  version: 1,
  indexes: [],
  findId: ({ type, data }: KnownEvent) => {
    if (type !== defined && type !== retired) return undefined;
    const { data: item } = { type, data } as CatalogueEvent;
    return 'slug' in item ? item.slug : item.id;
  },
  fold: (_, { type, data }) => (type === defined ? (data as Body) : null),
});

export const cityKind = kindOf<CityDefinition>('city', 'CityDefined', 'CityRetired');
export const localityKind = kindOf<LocalityDefinition>('locality', 'LocalityDefined', 'LocalityRetired');
export const projectKind = kindOf<ProjectDefinition>('project', 'ProjectDefined', 'ProjectRetired');
export const queryLinkKind = kindOf<QueryLinkDefinition>('query-link', 'QueryLinkDefined', 'QueryLinkRetired');
