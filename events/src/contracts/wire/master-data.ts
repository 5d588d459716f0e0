import type { Position } from '../../kernel/geo.ts';
import { PROJECT_TYPES, type ProjectType, type PropertyType } from '../../kernel/options.ts';
import type { PlaceNames } from '../../kernel/place.ts';
import type { ListingCard } from './listing-card.ts';

export const MASTER_DATA_TYPES = [...PROJECT_TYPES, 'Locality'] as const;
export type MasterDataType = (typeof MASTER_DATA_TYPES)[number];

/** Residential and commercial project types. */
export const PROJECT_TYPES_OF: Record<PropertyType, readonly ProjectType[]> = {
  residential: ['Society', 'Residential Plot Project', 'Kothi Project'],
  commercial: ['Commercial Plot Project', 'Commercial Project'],
};

/** A project or locality. `slug` is its permanent id; pictures are null if there are none. */
export type MasterDataItem = {
  id: string;
  name: string;
  names: PlaceNames;
  type: MasterDataType;
  slug: string;
  /** The city's id. */
  city: string;
  /** Locality of a project; null if unknown, and for localities. */
  locality: string | null;
  logo: string | null;
  cover_image: string | null;
  is_featured: boolean;
  /** Fictional, for trying the site. */
  demo?: true;
};

/** `GET /api/property/{societies,kothi_projects,…}?city_id=`: items of a kind. */
export type MasterData = { code: 200; property: MasterDataItem[] };

/** `GET /api/property/projectdetails/{id}/` */
export type ProjectDetails = {
  code: 200;
  property: MasterDataItem & {
    city_name: string;
    position: Position;
    zoom: number;
    radius_m: number;
    /** On the market. */
    homes: number;
  };
};

/** `GET /api/property/project/{id}/related-properties/?sort=&cursor=&after=`: its homes on the market, 24 per page. */
export type RelatedProperties = {
  code: 200;
  property: ListingCard[];
  total: number;
  under_review: number;
  cursor: string | null;
};
