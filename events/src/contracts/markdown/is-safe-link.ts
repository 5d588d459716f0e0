export const LINK_PROTOCOLS = ['https', 'http'] as const;

/** Browsers ignore these anywhere in an address, and treat a backslash as a slash. */
const SKIPPED = /[\p{Cc}\s]/gu;
const PROTOCOL_RELATIVE = /^[\\/]{2}/;

export function isSafeLink(url: string): boolean {
  const read = url.replaceAll(SKIPPED, '');
  if (PROTOCOL_RELATIVE.test(read)) return false;
  const scheme = /^[^/?#\\]*?(?=:)/.exec(read)?.[0];
  return scheme === undefined || LINK_PROTOCOLS.some((known) => known === scheme.toLowerCase());
}
