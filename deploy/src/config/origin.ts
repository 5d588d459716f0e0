import type { Config } from './config.ts';

/** Where people reach the site, as configured: without a slash at its end; empty where it isn't said. */
export const readSiteOrigin = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string => PUBLIC_URL.replace(/\/+$/, '');
