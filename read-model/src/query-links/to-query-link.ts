import type { Locale, QueryLinkDefinition } from '@naksha/events/contracts';
import {
  type Camera,
  formatCanonicalHomeQuery,
  type Gazetteer,
  type HomeView,
  type Place,
  parseHomeView,
  placeNameIn,
  placeZoomOrDefault,
  roundCamera,
} from '@naksha/events/kernel';
import type { QueryLink } from '@naksha/events/wire/query-links';

/** Pixels for a place: half of a phone's width. */
const ROOM = 180;
const NEAREST = 15;
const METRES_ROUND = 40_075_017;

/** The place is part of the filter and sets the camera. */
export function toQueryLink(link: QueryLinkDefinition, gazetteer: Gazetteer, language: Locale): QueryLink {
  const place = gazetteer.find(link.place);
  return {
    slug: link.slug,
    title: placeNameIn({ names: link.title }, language),
    query: formatCanonicalHomeQuery(parseQueryLinkView(link)),
    city: place?.cityId ?? null,
    camera: place ? cameraOf(place) : null,
  };
}

export function parseQueryLinkView({ query, place }: QueryLinkDefinition): Pick<HomeView, 'filter' | 'sort'> {
  const { filter, sort } = parseHomeView(query);
  return { filter: place ? { ...filter, place: [place] } : filter, sort };
}

function cameraOf({ kind, position, zoom, radiusM }: Place): Camera {
  if (kind === 'city') return roundCamera({ ...position, zoom: placeZoomOrDefault(zoom) });
  const metresRound = METRES_ROUND * Math.cos((position.lat * Math.PI) / 180);
  const fitting = Math.log2((ROOM / 256) * (metresRound / (2 * radiusM)));
  return roundCamera({ ...position, zoom: Math.min(NEAREST, fitting) });
}
