/** Where a listing's page is, percent-encoded. */
export const homePath = (subtype: string, slug: string): string => `/${subtype}/${encodeURIComponent(slug)}`;
