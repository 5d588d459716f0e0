import { z } from 'zod';
import { PROJECT_TYPES } from '../kernel/options.ts';
import { type EventsOf, event } from './define-stream.ts';
import { blogStream, faqStream, slug } from './editorial-events.ts';
import { placeId, position } from './primitives.ts';

const name = z.string().min(1).max(80);
const names = z.object({ en: name, hi: name.optional(), pa: name.optional() });
const [lng, lat] = [z.number().min(-180).max(180), z.number().min(-90).max(90)];
const lngLat = z.tuple([lng, lat]);

/** Common fields, see `Place`. */
const placed = z.object({
  id: placeId,
  names,
  aka: z.array(name).max(20),
  position,
  radiusM: z.number().int().min(1).max(100_000),
  /** Outer rings of all parts. */
  outline: z.array(z.array(lngLat).min(3).max(2_000)).min(1).max(20).optional(),
  /** Attribution required by the licence of position or outline. */
  credit: name.max(200).optional(),
});
const within = placed.extend({ city: placeId });

export const cityDefinition = placed.extend({
  /** 256-px zoom that shows most of it. */
  zoom: z.number().min(9).max(21).optional(),
  /** In English, for postal addresses. */
  stateName: name.optional(),
  /** Sort position from 0; the first city is the default. */
  order: z.number().int().min(0),
});
export const localityDefinition = within;
export const projectDefinition = within.extend({
  type: z.enum(PROJECT_TYPES),
  locality: placeId.optional(),
  featured: z.boolean(),
  /** Fictional, for trying the site. */
  demo: z.boolean().optional(),
});
/** A stored search with a title. */
export const queryLinkDefinition = z.object({
  slug,
  group: names,
  title: names,
  place: placeId.optional(),
  /** The filter as in the map's URL. */
  query: z.string().max(500),
  /** Sort position from 0. */
  order: z.number().int().min(0),
});
export type CityDefinition = z.output<typeof cityDefinition>;
export type LocalityDefinition = z.output<typeof localityDefinition>;
export type ProjectDefinition = z.output<typeof projectDefinition>;
export type QueryLinkDefinition = z.output<typeof queryLinkDefinition>;

const placeRetired = z.object({ id: placeId });

/** Stream `city-{id}`. Definitions are complete and replace earlier ones. */
export const cityStream = { CityDefined: event(cityDefinition), CityRetired: event(placeRetired) };
/** Stream `locality-{id}` */
export const localityStream = { LocalityDefined: event(localityDefinition), LocalityRetired: event(placeRetired) };
/** Stream `project-{id}`: a society, or a builder's project. */
export const projectStream = { ProjectDefined: event(projectDefinition), ProjectRetired: event(placeRetired) };
/** Stream `query-link-{slug}` */
export const queryLinkStream = {
  QueryLinkDefined: event(queryLinkDefinition),
  QueryLinkRetired: event(queryLinkDefinition.pick({ slug: true })),
};

/** Stream `region-served`: the region of this installation, for other processes. */
export const regionStream = {
  RegionServed: event(
    z.object({
      /** min lng, min lat, max lng, max lat in degrees */
      bounds: z.tuple([lng, lat, lng, lat]),
    }),
  ),
};
export type RegionEvent = EventsOf<typeof regionStream>;

export const catalogueStreams = {
  ...cityStream,
  ...localityStream,
  ...projectStream,
  ...queryLinkStream,
  ...blogStream,
  ...faqStream,
};
export type CatalogueEvent = EventsOf<typeof catalogueStreams>;
