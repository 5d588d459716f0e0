/** Loaded before the worker was active. */
export const loadedParts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isPart(pathname))
    .map(({ href }) => href);

const isPart = (pathname: string): boolean =>
  pathname.startsWith('/assets/') || /^\/api\/map\/.*\.(mvt|geojson)$/.test(pathname);
