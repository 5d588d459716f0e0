import type { Position } from '../../kernel/geo.ts';
import { PROJECT_TYPES, type ProjectType, type PropertyType } from '../../kernel/options.ts';
import type { PlaceNames } from '../../kernel/place.ts';
import type { ListingCard } from './listing-card.ts';

export const MASTER_DATA_TYPES = [...PROJECT_TYPES, 'Locality'] as const;
export type MasterDataType = (typeof MASTER_DATA_TYPES)[number];

export const PROJECT_TYPES_OF: Record<PropertyType, readonly ProjectType[]> = {
  residential: ['Society', 'Residential Plot Project', 'Kothi Project'],
  commercial: ['Commercial Plot Project', 'Commercial Project'],
};

/** `slug` is its permanent id; pictures are null if there are none. */
export type MasterDataItem = {
  id: string;
  name: string;
  names: PlaceNames;
  type: MasterDataType;
  slug: string;
  /** Its id. */
  city: string;
  /** Null if unknown, and for localities. */
  locality: string | null;
  logo: string | null;
  cover_image: string | null;
  is_featured: boolean;
  /** Fictional. */
  demo?: true;
};

export type MasterData = { code: 200; property: MasterDataItem[] };

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

/** 24 per page. */
export type RelatedProperties = {
  code: 200;
  property: ListingCard[];
  total: number;
  under_review: number;
  cursor: string | null;
};
