import type { PageConfig } from '@naksha/events/wire/page-config';
import type { Config } from '../config/config.ts';
import type { Region } from '../region/choose-region.ts';

/** What every page carries of this installation: nothing personal, nothing secret. */
export const pageConfig = (config: Config, region: Region): PageConfig => ({
  brand: {
    name: config.BRAND_NAME,
    phone: config.BRAND_PHONE,
    whatsapp: config.BRAND_WHATSAPP,
    email: config.BRAND_EMAIL,
    rera: config.BRAND_RERA,
    grievance_officer: config.BRAND_GRIEVANCE_OFFICER,
    social: config.BRAND_SOCIAL.slice(0, 4),
    red: config.BRAND_RED,
  },
  map_style_url: config.MAP_STYLE_URL || null,
  region: region.bounds,
  ground: { layers: [...region.ground.layers.keys()], credits: region.ground.credits },
});
