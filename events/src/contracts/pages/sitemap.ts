export const SITEMAP = '/sitemap.xml';
export const SITEMAP_PAGES = '/sitemap-pages.xml';
/** Parts are numbered from 1. */
export const SITEMAP_HOMES = '/sitemap-homes-:part(^\\d{1,4}$).xml';
