/** What a link may begin with, beside an address of our own. */
export const LINK_PROTOCOLS = ['https', 'http'] as const;

/** As browsers read addresses: they skip these wherever they are, and take a backslash for a slash. */
const SKIPPED = /[\p{Cc}\s]/gu;
const PROTOCOL_RELATIVE = /^[\\/]{2}/;

/** No link runs anything: it names a page of ours, or one of the web with its scheme. */
export function isSafeLink(url: string): boolean {
  const read = url.replaceAll(SKIPPED, '');
  if (PROTOCOL_RELATIVE.test(read)) return false;
  const scheme = /^[^/?#\\]*?(?=:)/.exec(read)?.[0];
  return scheme === undefined || LINK_PROTOCOLS.some((known) => known === scheme.toLowerCase());
}
