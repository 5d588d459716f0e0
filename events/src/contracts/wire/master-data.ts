import type { Position } from '../../kernel/geo.ts';
import { PROJECT_TYPES, type ProjectType, type PropertyType } from '../../kernel/options.ts';
import type { PlaceNames } from '../../kernel/place.ts';
import type { ListingCard } from './listing-card.ts';

/** What an item of master data can be: a kind of project, or a locality. */
export const MASTER_DATA_TYPES = [...PROJECT_TYPES, 'Locality'] as const;
export type MasterDataType = (typeof MASTER_DATA_TYPES)[number];

/** Which projects are homes, and which are for business. */
export const PROJECT_TYPES_OF: Record<PropertyType, readonly ProjectType[]> = {
  residential: ['Society', 'Residential Plot Project', 'Kothi Project'],
  commercial: ['Commercial Plot Project', 'Commercial Project'],
};

/** A project or a locality. `slug` is its id, which stays when it is renamed; pictures are null where there are none. */
export type MasterDataItem = {
  id: string;
  name: string;
  names: PlaceNames;
  type: MasterDataType;
  slug: string;
  /** The city's id. */
  city: string;
  /** Name of the locality that a project lies in; null where none is said, and of a locality. */
  locality: string | null;
  logo: string | null;
  cover_image: string | null;
  is_featured: boolean;
  /** Invented, to try the site out with. */
  demo?: true;
};

/** `GET /api/property/{societies,kothi_projects,…}?city_id=`: the items of a kind, of every city unless one is asked for. */
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

/** `GET /api/property/project/{id}/related-properties/?sort=&cursor=&after=`: homes in it that are on the market, 24 at a time. */
export type RelatedProperties = {
  code: 200;
  property: ListingCard[];
  total: number;
  under_review: number;
  cursor: string | null;
};
