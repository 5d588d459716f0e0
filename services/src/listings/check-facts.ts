import type { FreeFacts, MaterialFacts } from '@naksha/events/contracts';
import {
  AMENITIES,
  AREA_UNITS,
  BALCONIES,
  BATHROOMS,
  type BBox,
  BEDROOMS,
  CAR_PARKINGS,
  type FieldError,
  type Gazetteer,
  inBBox,
  isRupees,
  MAX_RUPEES,
  OWNERSHIPS,
  PLOTS,
  type Position,
  PROPERTY_TYPES,
  ROOM_FLAGS,
  type Rupees,
  resolvePlaces,
  SUBTYPES,
  SUBTYPES_OF,
  SUBTYPES_WITH_BEDROOMS,
  type Subtype,
  splitWords,
  type TextId,
  toArea,
} from '@naksha/events/kernel';
import { readOwnership, readUnit, withFlags } from '@naksha/events/wire/listing-codes';
import { cleanLine, letters } from '../text/clean-text.ts';
import { refuseContacts } from '../text/refuse-contacts.ts';
import { checkPhotos, type UnfitPhotos } from './check-photos.ts';
import { cleanDescription, descriptionErrors } from './description.ts';
import type { ListingDraft } from './listing-draft.ts';

export type CheckedFacts = { price: Rupees; facts: MaterialFacts; free: FreeFacts };
/** `photos`: those of the draft that may not be used, with the reason. */
export type FactsContext = { region: BBox; gazetteer: Gazetteer; photos?: UnfitPhotos };
/** Who wrote the texts, and which stand already: what nobody but a person can judge, staff may write and an edit may leave. */
export type Wording = { staff: boolean; standing?: readonly (string | undefined)[] };
export type FactsDraft = Omit<ListingDraft, 'lister' | 'external_id'>;

/** A hundred acres: more is a slip of the unit. */
const MAX_SQFT = 4_356_000;

/**
 * @param text the vault's key of the description, which no event carries
 * @returns the facts as events carry them, or every wrong field with its reason
 */
export function checkFacts(
  draft: FactsDraft,
  text: TextId | undefined,
  { region, gazetteer, photos: unfit }: FactsContext,
  { staff, standing = [] }: Wording,
): CheckedFacts | FieldError[] {
  const errors: FieldError[] = descriptionErrors(cleanDescription(draft.description));
  const wrong = (field: string, reason: string): undefined => void errors.push({ field, reason });
  /** The list's own value, so that -0 car parkings are 0 as they are once they were written. */
  const checkChoice = <T>(field: string, allowed: readonly T[], value: unknown): T | undefined =>
    allowed.find((one) => one === value) ?? wrong(field, `must be one of ${allowed.join(', ')}`);
  const optional = <T>(field: string, allowed: readonly T[], value: unknown): T | undefined =>
    value === undefined || value === null ? undefined : checkChoice(field, allowed, value);
  const words = (field: string, value: string | null | undefined, min: number, max: number): string | undefined => {
    const clean = cleanLine(value ?? '');
    if (!clean && min === 0) return undefined;
    if (!clean || letters(clean) < min || letters(clean) > max)
      return wrong(field, `must have ${min || 1} to ${max} letters`);
    if (splitWords(clean).length === 0) return wrong(field, 'must have a letter or a digit');
    return refuseContacts(field, clean, { errors, allowed: staff || standing.includes(clean) });
  };

  const propertyType = checkChoice('property_type', PROPERTY_TYPES, draft.property_type);
  const subtype = checkChoice('property_subtype', SUBTYPES, draft.property_subtype);
  if (propertyType && subtype && !SUBTYPES_OF[propertyType].includes(subtype))
    wrong('property_subtype', `${subtype} is no ${propertyType} property`);
  const rooms = checkRooms(draft, subtype, optional, wrong);
  const ownership = optional('ownership', OWNERSHIPS, readOwnership(draft.ownership) ?? draft.ownership);
  const reraNumber = words('rera_number', draft.rera_number, 0, 60);

  const price = checkPrice(draft.expected_price, wrong);
  const area = areaFrom(draft.area, subtype, wrong);
  const place = checkPlace(draft.position, { region, gazetteer }, wrong);
  const city = words('city', draft.city, 0, 60) ?? place?.city?.names.en;
  const locality = words('locality', draft.locality, 0, 80) ?? place?.locality?.names.en;
  const project = words('project', draft.project, 0, 80);

  const title = words('title', draft.title, 3, 120);
  const amenities = checkChoices('amenities', AMENITIES, withFlags(draft.amenities ?? [], draft, AMENITIES), wrong);
  const named = Array.isArray(draft.rooms) ? draft.rooms : [];
  const flags = checkChoices('rooms', ROOM_FLAGS, withFlags(named, draft, ROOM_FLAGS), wrong);
  const photos = checkPhotos(draft, unfit, wrong);

  if (errors.length > 0 || !price || !propertyType || !subtype || !area || !title) return errors;
  return {
    price,
    facts: dropUndefined({
      propertyType,
      subtype,
      area,
      ...rooms,
      ownership,
      reraNumber,
      position: { lat: draft.position.lat, lng: draft.position.lng },
      city,
      locality,
      project,
      placeIds: resolvePlaces(gazetteer, { position: draft.position, city, locality, project }),
      ...photos,
    }),
    free: dropUndefined({ title, description: text, amenities, rooms: flags }),
  };
}

type Wrong = (field: string, reason: string) => undefined;
type Optional = <T>(field: string, allowed: readonly T[], value: unknown) => T | undefined;

function checkRooms(draft: FactsDraft, subtype: Subtype | undefined, optional: Optional, wrong: Wrong) {
  const given = (value: number | null | undefined) => value !== undefined && value !== null;
  if (subtype && given(draft.bedrooms) && !SUBTYPES_WITH_BEDROOMS.includes(subtype))
    wrong('bedrooms', `must be left out for ${subtype}`);
  if (subtype && given(draft.bathrooms) && PLOTS.includes(subtype))
    wrong('bathrooms', `must be left out for ${subtype}`);
  if (subtype && given(draft.balconies) && PLOTS.includes(subtype))
    wrong('balconies', `must be left out for ${subtype}`);
  if (subtype && given(draft.car_parkings) && PLOTS.includes(subtype))
    wrong('car_parkings', `must be left out for ${subtype}`);
  return {
    bedrooms: optional('bedrooms', BEDROOMS, draft.bedrooms),
    bathrooms: optional('bathrooms', BATHROOMS, draft.bathrooms),
    balconies: optional('balconies', BALCONIES, draft.balconies),
    carParkings: optional('car_parkings', CAR_PARKINGS, draft.car_parkings),
  };
}

function checkPrice(price: number, wrong: Wrong): Rupees | undefined {
  if (isRupees(price)) return price;
  if (price > MAX_RUPEES) return wrong('expected_price', 'has more than nine digits: lower the price');
  return wrong('expected_price', 'must be whole rupees, 1 to 999,999,999');
}

function areaFrom({ value, unit }: FactsDraft['area'], subtype: Subtype | undefined, wrong: Wrong) {
  const known = readUnit(unit, subtype);
  if (!known) return wrong('area.unit', `must be one of ${AREA_UNITS.join(', ')}, or a number of the subtype's units`);
  const area = Number.isFinite(value) ? toArea(value, known) : undefined;
  if (!area || area.sqft < 1) return wrong('area.value', 'must be at least one square foot');
  if (area.sqft > MAX_SQFT) return wrong('area.value', 'is more than a hundred acres: check the unit');
  return area;
}

function checkPlace(position: Position, { region, gazetteer }: FactsContext, wrong: Wrong) {
  // NaN is within no box.
  if (!inBBox(region, position)) return wrong('position', 'lies outside the service region');
  return gazetteer.locate(position);
}

function checkChoices<T extends string>(
  field: string,
  allowed: readonly T[],
  values: readonly string[] | null | undefined,
  wrong: Wrong,
): T[] {
  const unknown = (values ?? []).filter((value) => !allowed.includes(value as T));
  if (unknown.length > 0) wrong(field, `${unknown[0]} is unknown`);
  // In the list's order, so that another order of the same flags is no change.
  return allowed.filter((flag) => values?.includes(flag));
}

/** Absent optional fields, so that facts compare equal to what comes back from the event table. */
const dropUndefined = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T;
