import { LAKH, TRICITY_REGION } from '@naksha/events/kernel';
import type { PageConfig } from '@naksha/events/wire/page-config';
import { readPageData } from './page-data.ts';

const UNCONFIGURED: PageConfig = {
  brand: {
    name: 'Naksha',
    phone: '',
    whatsapp: '',
    email: '',
    rera: '',
    grievance_officer: '',
    social: [],
    red: '#C8102E',
  },
  map_style_url: null,
  counted_by: null,
  traced: false,
  region: TRICITY_REGION,
  country: null,
  bare_price_from: LAKH,
  words: { region: 'the region', cities: 'the region' },
  ground: { layers: [], streets: null, credits: [] },
};

export const pageConfig: PageConfig = {
  ...(import.meta.env.PROD ? undefined : UNCONFIGURED),
  ...readPageData<PageConfig>('page-config'),
} as PageConfig;
