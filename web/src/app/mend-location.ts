import { findPageByPath, removeLocaleFromPath } from '@naksha/events/contracts';
import {
  decodeUrlPathForComparison,
  encodeCanonicalUrlPath,
  parseListingIdFromSlug,
  repairMalformedQuery,
  repairUnknownUrl,
} from '@naksha/events/kernel';

/** Where the server could not: offline, for homes under review, and behind a `#` caused by `&#38;`. */
export function repairMistypedLocation({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const [escaped] = /^#(0*38|x26);/i.exec(hash) ?? [];
  const asked = {
    path: decodeUrlPathForComparison(pathname),
    search: escaped ? `${search.replace(/&$/, '') || '?'}&${hash.slice(escaped.length)}` : search,
  };
  const isKnown = isPagePath(asked.path);
  const meant = isKnown ? { path: asked.path, search: repairMalformedQuery(asked.search) } : repairUnknownUrl(asked);
  if (meant.path === asked.path && meant.search === search) return undefined;
  if (!isKnown && !isPagePath(meant.path)) return undefined;
  const query = meant.search.replace(/^\?/, '');
  return encodeCanonicalUrlPath(meant.path) + (query && `?${query}`) + (escaped ? '' : hash);
}

/** A home's path ends with its id. */
function isPagePath(path: string): boolean {
  const found = findPageByPath(removeLocaleFromPath(path));
  return (
    found !== undefined && (found.name !== 'SingleProperty' || parseListingIdFromSlug(found.params.slug) !== undefined)
  );
}
