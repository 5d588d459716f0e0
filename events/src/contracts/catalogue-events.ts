import { z } from 'zod';
import { PROJECT_TYPES } from '../kernel/options.ts';
import { defineEvent, type EventsOf } from './define-stream.ts';
import { blogStream, faqStream, slug } from './editorial-events.ts';
import { placeId, position } from './primitives.ts';

const name = z.string().min(1).max(80);
const names = z.object({ en: name, hi: name.optional(), pa: name.optional() });
const [lng, lat] = [z.number().min(-180).max(180), z.number().min(-90).max(90)];
const lngLat = z.tuple([lng, lat]);

const placed = z.object({
  id: placeId,
  names,
  aka: z.array(name).max(20),
  position,
  radiusM: z.number().int().min(1).max(100_000),
  /** Outer rings. */
  outline: z.array(z.array(lngLat).min(3).max(2_000)).min(1).max(20).optional(),
  /** Attribution required by the licence. */
  credit: name.max(200).optional(),
});
const within = placed.extend({ city: placeId });

export const cityDefinition = placed.extend({
  /** 256-px zoom. */
  zoom: z.number().min(9).max(21).optional(),
  /** In English, for postal addresses. */
  stateName: name.optional(),
  /** From 0; the first city is the default. */
  order: z.number().int().min(0),
});
export const localityDefinition = within;
export const projectDefinition = within.extend({
  type: z.enum(PROJECT_TYPES),
  locality: placeId.optional(),
  featured: z.boolean(),
  /** Fictional. */
  demo: z.boolean().optional(),
});
export const queryLinkDefinition = z.object({
  slug,
  group: names,
  title: names,
  place: placeId.optional(),
  /** As in the map's URL. */
  query: z.string().max(500),
  order: z.number().int().min(0),
  /** The pack's query that staff declined for their own. */
  keptInsteadOf: z.string().max(500).optional(),
});
export type CityDefinition = z.output<typeof cityDefinition>;
export type LocalityDefinition = z.output<typeof localityDefinition>;
export type ProjectDefinition = z.output<typeof projectDefinition>;
export type QueryLinkDefinition = z.output<typeof queryLinkDefinition>;

const placeRetired = z.object({ id: placeId });

/** Definitions are complete and replace earlier ones. */
export const cityStream = { CityDefined: defineEvent(cityDefinition), CityRetired: defineEvent(placeRetired) };
export const localityStream = {
  LocalityDefined: defineEvent(localityDefinition),
  LocalityRetired: defineEvent(placeRetired),
};
/** A society, or a builder's project. */
export const projectStream = {
  ProjectDefined: defineEvent(projectDefinition),
  ProjectRetired: defineEvent(placeRetired),
};
export const queryLinkStream = {
  QueryLinkDefined: defineEvent(queryLinkDefinition),
  QueryLinkRetired: defineEvent(queryLinkDefinition.pick({ slug: true })),
};

/** Which region this installation serves, for other processes. */
export const regionStream = {
  RegionServed: defineEvent(
    z.object({
      /** min lng, min lat, max lng, max lat */
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
