import { AMENITIES, type Amenity } from './amenities.ts';

/** Filters by something that is no listing attribute and has no control of its own in the header. */
export type ListingFilters = {
  /** All of them. */
  amenities?: readonly Amenity[];
  /** At least one photo. */
  withPhotos?: true;
  /** The price was lowered, and is below the one before. */
  priceReduced?: true;
};
export type ListingFilterName = keyof ListingFilters;

/** One filter: its parameter in URLs and in the API, and how the parameter's text is read and written. */
type ListingFilter<Name extends ListingFilterName = ListingFilterName> = {
  name: Name;
  wire: string;
  parse(text: string): { value: NonNullable<ListingFilters[Name]> } | { reason: string };
  print(value: NonNullable<ListingFilters[Name]>): string;
};

/** `power_backup` and `powerbackup` are read as `powerBackup`, since programs that pass links on change their capitals. */
const fold = (name: string): string => name.toLowerCase().replaceAll('_', '');
const AMENITY_BY_FOLDED: ReadonlyMap<string, Amenity> = new Map(AMENITIES.map((name) => [fold(name), name]));

const FLAG = {
  parse: (text: string) => (text === 'yes' ? { value: true as const } : { reason: 'must be yes' }),
  print: () => 'yes',
};

const FILTERS: { [Name in ListingFilterName]-?: Omit<ListingFilter<Name>, 'name'> } = {
  amenities: {
    wire: 'amenities',
    parse(text) {
      const names = text.split(',');
      const unknown = names.find((name) => !AMENITY_BY_FOLDED.has(fold(name)));
      if (unknown !== undefined) return { reason: `"${unknown}" must be one of ${AMENITIES.join(', ')}` };
      return {
        value: AMENITIES.filter((amenity) => names.some((name) => AMENITY_BY_FOLDED.get(fold(name)) === amenity)),
      };
    },
    print: (amenities) => amenities.join(','),
  },
  withPhotos: { wire: 'with_photos', ...FLAG },
  priceReduced: { wire: 'price_reduced', ...FLAG },
};

export const LISTING_FILTERS = Object.entries(FILTERS).map(([name, filter]) => ({
  name: name as ListingFilterName,
  ...filter,
})) as readonly ListingFilter[];

const amenityTerm = (amenity: Amenity): string => `+${amenity}`;
const WITH_PHOTOS = '+with_photos';
const PRICE_REDUCED = '+price_reduced';

/** What these filters look at in a listing. */
type FilteredListing = { amenities: readonly Amenity[]; photos?: readonly unknown[]; isReduced: boolean };

/** @returns the index terms of a listing for these filters: no word, place or attribute begins with `+` */
export const listingTerms = ({ amenities, photos = [], isReduced }: FilteredListing): string[] => [
  ...[...new Set(amenities)].map(amenityTerm),
  ...(photos.length > 0 ? [WITH_PHOTOS] : []),
  ...(isReduced ? [PRICE_REDUCED] : []),
];

/** @returns for each thing that the filter asks for, the terms of which a listing must have one */
export const listingFilterTerms = ({ amenities = [], withPhotos, priceReduced }: ListingFilters): string[][] => [
  ...amenities.map((amenity) => [amenityTerm(amenity)]),
  ...(withPhotos ? [[WITH_PHOTOS]] : []),
  ...(priceReduced ? [[PRICE_REDUCED]] : []),
];
