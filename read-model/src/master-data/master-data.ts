import { Problem, type ProjectDefinition } from '@naksha/events/contracts';
import { type Gazetteer, isPlaceId, type Place, type PlaceId, type Subtype } from '@naksha/events/kernel';
import type { MasterDataItem, MasterDataType } from '@naksha/events/wire/master-data';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { projectKind } from '../catalogue/catalogue-kinds.ts';
import { Places } from '../catalogue/places.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import { FollowedDocuments } from '../feed/followed-documents.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import { MAP_ENGINE } from '../map/tokens.ts';

/** Projects have no pictures yet. */
const NO_PICTURES = { logo: null, cover_image: null };

function toProjectItem(definition: ProjectDefinition, gazetteer: Gazetteer): MasterDataItem {
  const { id, names, type, city, locality, featured, demo } = definition;
  return {
    ...{ id, name: names.en, names, type, slug: id, city },
    locality: gazetteer.find(locality)?.names.en ?? null,
    ...NO_PICTURES,
    is_featured: featured,
    ...(demo && { demo }),
  };
}

const toLocalityItem = ({ id, names, cityId }: Place): MasterDataItem => ({
  ...{ id, name: names.en, names, type: 'Locality' as const, slug: id, city: cityId },
  locality: null,
  ...NO_PICTURES,
  is_featured: false,
});

type Choice = { city?: PlaceId; types?: readonly MasterDataType[] };

const COLLATOR = new Intl.Collator('en', { numeric: true });

/** Projects come from documents, because the gazetteer has no types. */
@Injectable()
export class MasterData implements OnModuleDestroy {
  readonly #projects: FollowedDocuments<ProjectDefinition>;

  constructor(
    @Inject(DocumentFeed) feed: DocumentFeed,
    @Inject(Places) private readonly places: Places,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
  ) {
    this.#projects = new FollowedDocuments(feed, projectKind);
  }

  list({ city, types }: Choice): MasterDataItem[] {
    const { gazetteer } = this.places;
    const order = new Map(gazetteer.list('city').map(({ id }, at) => [id, at]));
    const place = (item: MasterDataItem) => order.get(item.city as PlaceId) ?? order.size;
    const sorted = (items: MasterDataItem[]) =>
      items.sort((a, b) => place(a) - place(b) || COLLATOR.compare(a.name, b.name));
    const projects = this.#projects.values().map((one) => toProjectItem(one, gazetteer));
    const localities = gazetteer.list('locality').map(toLocalityItem);
    return [...sorted(projects), ...sorted(localities)].filter(
      (item) => (city === undefined || item.city === city) && (types === undefined || types.includes(item.type)),
    );
  }

  withHomes(items: readonly MasterDataItem[], subtype: Subtype): MasterDataItem[] {
    return items.filter(({ id }) => this.countHomes(id as PlaceId, subtype) > 0);
  }

  countHomes(project: PlaceId, subtype?: Subtype): number {
    return this.engine.count({ place: [project], ...(subtype && { subtype }) }).total;
  }

  findProject(id: string): { item: MasterDataItem; place: Place } {
    const { gazetteer } = this.places;
    const definition = isPlaceId(id) ? this.#projects.get(id) : undefined;
    const place = definition && gazetteer.find(definition.id);
    if (!place) throw new Problem(404, 'no_such_place', 'Project not found.');
    return { item: toProjectItem(definition, gazetteer), place };
  }

  onModuleDestroy(): void {
    this.#projects.stop();
  }
}
