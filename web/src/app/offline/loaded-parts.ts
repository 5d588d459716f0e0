/** Loaded before the worker was active. */
export const listUncachedUrls = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isCacheable(pathname))
    .map(({ href }) => href);

const isCacheable = (pathname: string): boolean =>
  pathname.startsWith('/assets/') || /^\/api\/map\/.*\.(mvt|geojson)$/.test(pathname);
