import {
  DEFAULT_SORT,
  formatCanonicalHomeQuery,
  type HomeView,
  parseHomeView,
  parseQueryString,
  printCamera,
  repairMalformedQuery,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import type { QueryLink } from '@naksha/events/wire/query-links';
import { queryLinkPath } from '../../../shared/api/query-links.ts';
import { homeViewPath } from '../../../shared/home-path.ts';

/** On a stored search's page, missing parts come from the link. */
export function parseViewUrl(search: string, link: QueryLink | undefined): HomeView {
  const view = withoutToday(parseHomeView(search));
  if (!link) return view;
  const own = ownView(link);
  return {
    ...view,
    filter: own.filter,
    sort: parseQueryString(repairMalformedQuery(search)).sort ? view.sort : own.sort,
    city: view.city ?? own.city,
    camera: view.camera ?? own.camera,
  };
}

const withoutToday = ({ at, ...view }: HomeView): HomeView =>
  at && at < toIndianIsoDay(new Date()) ? { ...view, at } : view;

/** The stored search's URL while its filter is unchanged, else /home. */
export function printViewUrl(view: HomeView, link: QueryLink | undefined): string {
  const own = link && ownView(link);
  if (own && printFilterOf(own) === printFilterOf(view)) {
    const changed: HomeView = {
      ...view,
      filter: {},
      sort: DEFAULT_SORT,
      city: view.city === own.city ? undefined : view.city,
      camera:
        view.camera && own.camera && printCamera(view.camera) === printCamera(own.camera) ? undefined : view.camera,
    };
    const query = [formatCanonicalHomeQuery(changed), view.sort !== own.sort && `sort=${view.sort}`]
      .filter(Boolean)
      .join('&');
    return query ? `${queryLinkPath(link)}?${query}` : queryLinkPath(link);
  }
  return homeViewPath(view);
}

function ownView({ query, city, camera }: QueryLink): HomeView {
  return { ...parseHomeView(query), city: city ?? undefined, camera: camera ?? undefined };
}

const printFilterOf = ({ filter }: HomeView): string => formatCanonicalHomeQuery({ filter, sort: DEFAULT_SORT });
