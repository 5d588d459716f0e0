import type { Config } from './config.ts';

/** The configured public URL without a trailing slash; empty if not set. */
export const readSiteOrigin = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string => PUBLIC_URL.replace(/\/+$/, '');
