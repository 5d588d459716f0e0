import type { FreeFacts, MaterialFacts } from '@naksha/events/contracts';
import {
  AMENITIES,
  AREA_UNITS,
  ATTRIBUTES,
  type Attribute,
  type BBox,
  createArea,
  type FieldError,
  findAttributesAboveOthers,
  type Gazetteer,
  hasLetterOrDigit,
  isInBBox,
  isReadyOrPossessionMonth,
  isRupees,
  MAX_RUPEES,
  maxAttributeValueAt,
  type Position,
  PROPERTY_TYPES,
  type ReviewedAttributes,
  ROOM_FLAGS,
  type Rupees,
  resolvePlaces,
  SUBTYPES,
  SUBTYPES_OF,
  type Subtype,
  subtypeHasAttribute,
  type TextId,
} from '@naksha/events/kernel';
import { applyFlagsToNames, parseAreaUnitCode, parseOwnership } from '@naksha/events/wire/listing-codes';
import { cleanSingleLine, countCodePoints } from '../text/clean-text.ts';
import { textOrAddContactError } from '../text/refuse-contacts.ts';
import { type UnfitPhotos, validatePhotoChoice } from './check-photos.ts';
import { cleanDescription, listDescriptionErrors } from './description.ts';
import type { ListingDraft } from './listing-draft.ts';

export type CheckedFacts = { price: Rupees; facts: MaterialFacts; free: FreeFacts };
/** `photos`: unusable ones of the draft. */
export type FactsContext = { region: BBox; gazetteer: Gazetteer; now: Date; photos?: UnfitPhotos };
/** Staff may write, and an edit may keep, what only a person can judge. */
export type TextRules = { staff: boolean; standing?: readonly (string | undefined)[] };
export type FactsDraft = Omit<ListingDraft, 'lister' | 'external_id'>;

/** 100 acres; more is a wrong unit. */
const MAX_SQFT = 4_356_000;

/** `text`: the vault's id of the description, which events do not contain. */
export function cleanFactsOrListErrors(
  draft: FactsDraft,
  text: TextId | undefined,
  { region, gazetteer, now, photos: unfit }: FactsContext,
  { staff, standing = [] }: TextRules,
): CheckedFacts | FieldError[] {
  const errors: FieldError[] = listDescriptionErrors(cleanDescription(draft.description));
  const wrong = (field: string, reason: string): undefined => void errors.push({ field, reason });
  /** The list's own value, so that -0 is stored as 0. */
  const checkChoice = <T>(field: string, allowed: readonly T[], value: unknown): T | undefined =>
    allowed.find((one) => one === value) ?? wrong(field, `must be one of ${allowed.join(', ')}`);
  const words = (field: string, value: string | null | undefined, min: number, max: number): string | undefined => {
    const clean = cleanSingleLine(value ?? '');
    if (!clean && min === 0) return undefined;
    if (!clean || countCodePoints(clean) < min || countCodePoints(clean) > max)
      return wrong(field, `must have ${min || 1} to ${max} characters`);
    if (!hasLetterOrDigit(clean)) return wrong(field, 'must contain a letter or a digit');
    return textOrAddContactError(field, clean, { errors, allowed: staff || standing.includes(clean) });
  };

  const propertyType = checkChoice('property_type', PROPERTY_TYPES, draft.property_type);
  const subtype = checkChoice('property_subtype', SUBTYPES, draft.property_subtype);
  if (propertyType && subtype && !SUBTYPES_OF[propertyType].includes(subtype))
    wrong('property_subtype', `${subtype} is not a ${propertyType} property`);
  const attributes = checkAttributes(draft, subtype, { wrong, words, now });

  const price = checkPrice(draft.expected_price, wrong);
  const area = checkArea(draft.area, subtype, wrong);
  const place = checkPlace(draft.position, { region, gazetteer }, wrong);
  const city = words('city', draft.city, 0, 60) ?? place?.city?.names.en;
  const locality = words('locality', draft.locality, 0, 80) ?? place?.locality?.names.en;
  const project = words('project', draft.project, 0, 80);

  const title = words('title', draft.title, 3, 120);
  const amenities = checkChoices(
    'amenities',
    AMENITIES,
    applyFlagsToNames(draft.amenities ?? [], draft, AMENITIES),
    wrong,
  );
  const named = Array.isArray(draft.rooms) ? draft.rooms : [];
  const flags = checkChoices('rooms', ROOM_FLAGS, applyFlagsToNames(named, draft, ROOM_FLAGS), wrong);
  const photos = validatePhotoChoice(draft, unfit, wrong);

  if (errors.length > 0 || !price || !propertyType || !subtype || !area || !title) return errors;
  return {
    price,
    facts: dropUndefined({
      propertyType,
      subtype,
      area,
      ...attributes.material,
      position: { lat: draft.position.lat, lng: draft.position.lng },
      city,
      locality,
      project,
      placeIds: resolvePlaces(gazetteer, { position: draft.position, city, locality, project }),
      ...photos,
    }),
    free: dropUndefined({ title, description: text, amenities, rooms: flags, ...attributes.free }),
  };
}

type Wrong = (field: string, reason: string) => undefined;
type Words = (field: string, value: string | null | undefined, min: number, max: number) => string | undefined;
type Check = { wrong: Wrong; words: Words; now: Date };

/** By whether a change needs review. */
function checkAttributes(draft: FactsDraft, subtype: Subtype | undefined, check: Check) {
  const checked = ATTRIBUTES.flatMap((attribute) => {
    const sent = draft[attribute.wire] ?? undefined;
    if (sent === undefined) return [];
    if (subtype && !subtypeHasAttribute(subtype, attribute)) {
      check.wrong(attribute.wire, `must not be set for ${subtype}`);
      return [];
    }
    return [{ ...attribute, given: checkAttribute(attribute, sent, check) }];
  });
  const given: Record<string, unknown> = Object.fromEntries(checked.map(({ name, given: value }) => [name, value]));
  for (const { attribute, other } of findAttributesAboveOthers(given))
    check.wrong(
      attribute.wire,
      `must not exceed ${other.wire}: ${given[attribute.name]} is more than ${given[other.name]}`,
    );
  const reviewed = <Review extends Attribute['review']>(as: Review) =>
    Object.fromEntries(
      checked.filter(({ review }) => review === as).map(({ name, given }) => [name, given]),
    ) as ReviewedAttributes<Review>;
  return { material: reviewed('material'), free: reviewed('free') };
}

function checkAttribute({ wire, name, value }: Attribute, sent: number | string, { wrong, words, now }: Check) {
  switch (value.type) {
    case 'text':
      return words(wire, String(sent), 0, value.maxLetters);
    case 'choice':
    case 'count': {
      const meant = name === 'ownership' ? (parseOwnership(sent) ?? sent) : sent;
      // The list's own value: -0 is stored as 0.
      return (
        value.options.find((option) => option === meant) ?? wrong(wire, `must be one of ${value.options.join(', ')}`)
      );
    }
    case 'number': {
      const max = maxAttributeValueAt(value, now);
      return Number.isInteger(sent) && Number(sent) >= value.min && Number(sent) <= max
        ? // -0 is stored as 0.
          Number(sent) || 0
        : wrong(wire, `must be a whole number from ${value.min} to ${max}`);
    }
    case 'readyFrom':
      return isReadyOrPossessionMonth(sent) ? sent : wrong(wire, 'must be ready, or a month such as 2027-12');
  }
}

function checkPrice(price: number, wrong: Wrong): Rupees | undefined {
  if (isRupees(price)) return price;
  if (price > MAX_RUPEES) return wrong('expected_price', 'has more than nine digits: lower the price');
  return wrong('expected_price', 'must be whole rupees, 1 to 999,999,999');
}

function checkArea({ value, unit }: FactsDraft['area'], subtype: Subtype | undefined, wrong: Wrong) {
  const known = parseAreaUnitCode(unit, subtype);
  if (!known) return wrong('area.unit', `must be one of ${AREA_UNITS.join(', ')}, or a number of the subtype's units`);
  const area = Number.isFinite(value) ? createArea(value, known) : undefined;
  if (!area || area.sqft < 1) return wrong('area.value', 'must be at least one square foot');
  if (area.sqft > MAX_SQFT) return wrong('area.value', 'is more than a hundred acres. Check the unit');
  return area;
}

function checkPlace(position: Position, { region, gazetteer }: Omit<FactsContext, 'now'>, wrong: Wrong) {
  // NaN is outside every box.
  if (!isInBBox(region, position)) return wrong('position', 'is outside the service region');
  return gazetteer.locate(position);
}

function checkChoices<T extends string>(
  field: string,
  allowed: readonly T[],
  values: readonly string[] | null | undefined,
  wrong: Wrong,
): T[] {
  const unknown = (values ?? []).filter((value) => !allowed.includes(value as T));
  if (unknown.length > 0) wrong(field, `${unknown[0]} is not a known value`);
  // In the list's order, so that reordering is not a change.
  return allowed.filter((flag) => values?.includes(flag));
}

/** So that facts equal those read from the event table. */
const dropUndefined = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T;
