/** What a link may begin with, beside an address of our own. */
export const LINK_PROTOCOLS = ['https', 'http'] as const;

/** No link runs anything: it names a page of ours or of the web. What browsers overlook in a scheme is none of these two. */
export function isSafeLink(url: string): boolean {
  const scheme = /^[^/?#]*?(?=:)/.exec(url)?.[0];
  return scheme === undefined || LINK_PROTOCOLS.some((known) => known === scheme.toLowerCase());
}
