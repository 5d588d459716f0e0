import { AMENITIES, ATTRIBUTES, FILTER_KEYS, isNumericAttribute, ROOM_FLAGS } from '@naksha/events/kernel';
import { buildSchema } from 'graphql';

const ATTRIBUTE_FIELDS = ATTRIBUTES.map(
  ({ wire, value }) => `  ${wire}: ${isNumericAttribute(value) ? 'Int' : 'String'}`,
).join('\n');
export const RENAMED_ARGUMENTS: Readonly<Record<string, string>> = {
  property_type: 'prop_type',
  property_subtype: 'subtype',
  place: 'locality',
  search: 'other',
};
const FILTER_ARGUMENTS = FILTER_KEYS.filter((key) => !(key in RENAMED_ARGUMENTS))
  .map((key) => `${key}: String`)
  .join(', ');
const FLAGS = [...AMENITIES, ...ROOM_FLAGS].map((flag) => `  ${flag}: Boolean!`).join('\n');

const LISTED = `
  id: ID!
  slug: String!
  title: String!
  cover_image: String
  expected_price: Int!
  position: Position!
  city: String!
  "The assistant's phone number. Only the first four digits are shown unless has_access.can_view is true."
  assisted_by: String!
  is_verified: Boolean!
  has_access: Access!
  property_subtype: String!
  profile_details: ProfileDetails!
  posted_on: String!
  demo: Boolean!`;

export const SCHEMA = buildSchema(`
type Query {
  """
  Homes on the market, oldest first. city and locality are ids or names; other is search text. limit is at most 500, and 0
  means 500. page_no 0 and 1 are the first page; the page_no of the result is the next page, or 0 after the last.
  All other arguments have the format of the query parameters of /api/listings.
  """
  properties_search(
    city: ID, prop_type: String, subtype: String, locality: ID, other: String, page_no: Int = 0, limit: Int = 0
    ${FILTER_ARGUMENTS}
  ): PropertyPage!
  "Projects and localities of a city."
  overall_masterdata(city_id: ID!): [MasterDataItem!]!
  "Projects of a city by type, such as Society."
  projects_masterdata(city_id: ID!, project_type: String!): [MasterDataItem!]!
  cities: [City!]!
  "Listings that the caller has contacted (action_id 1), viewed (2) or saved (3), latest first, 500 per page."
  buyer_listings(action_id: Int!, page_no: Int = 0): PropertyPage!
  "Listings that the caller has posted, newest first, 500 per page."
  my_listings(page_no: Int = 0): OwnPropertyPage!
}

type PropertyPage { property_data: [Property!]! page_no: Int! }
type OwnPropertyPage { property_data: [OwnProperty!]! page_no: Int! }

type Property {${LISTED}
}

type OwnProperty {${LISTED}
  listing_state: String!
  is_sold: Boolean!
  is_sold_by_naksha: Boolean!
  edit_status: String!
}

type Position { lat: Float! lng: Float! }
type Access { can_view: Boolean! is_liked: Boolean! }
type SuperArea { super_area: Float! unit: Int! }
type PlotArea { plot_area: Float! unit: Int! }
type Area { area: Float! unit: Int! }

type ProfileDetails {
  property_type: String!
  property_subtype: String!
${ATTRIBUTE_FIELDS}
  project: String
  locality: String!
  super_area_det: SuperArea
  plot_area_det: PlotArea
  area: Float!
  area_det: Area!
${FLAGS}
}

"A project or a locality."
type MasterDataItem {
  id: ID!
  name: String!
  type: String!
  slug: String!
  city: ID!
  locality: String
  logo: String
  cover_image: String
  is_featured: Boolean!
}

type City {
  id: ID!
  name: String!
  position: Position!
  default_zoom: Float!
  map_ploygon: [Position!]!
  localities: [Locality!]!
}
type Locality { id: ID! name: String! city: String! position: Position! }
`);
