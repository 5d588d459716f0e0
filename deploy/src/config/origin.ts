import type { Config } from './config.ts';

export const readSiteOrigin = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string => PUBLIC_URL.replace(/\/+$/, '');
