import { listingStream } from '@naksha/events/contracts';
import {
  AMENITIES,
  AREA_UNITS,
  ATTRIBUTES,
  type AttributeValueDefinition,
  findAttributesAboveOthers,
  LISTER_TYPES,
  PROPERTY_TYPES,
  parseWireAttributes,
  ROOM_FLAGS,
  SUBTYPES,
  type Subtype,
  subtypeHasAttribute,
  type WireAttributes,
} from '@naksha/events/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flat, gazetteer, now, region, seller } from '../../testing/sample-listing.ts';
import { type ListingDraft, listingDraft } from '../listing-draft.ts';
import { postListing } from './decide-post-listing.ts';

const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 29, arbitrary: usual }, { weight: 1, arbitrary: odd });
const word = mostly(fc.stringMatching(/^[A-Za-z ]{3,30}$/), fc.string({ unit: 'binary' }));
const number = fc.oneof(fc.double(), fc.integer());
const arbitraryChoice = <T extends string | number>(values: readonly T[]) =>
  mostly<T>(fc.constantFrom(...values), (typeof values[0] === 'string' ? fc.string() : number) as fc.Arbitrary<T>);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
function anyAttribute(value: AttributeValueDefinition): fc.Arbitrary<string | number> {
  switch (value.type) {
    case 'choice':
    case 'count':
      return arbitraryChoice<string | number>(value.options);
    case 'number':
      return mostly(fc.integer({ min: value.min, max: value.max }), number);
    case 'readyFrom':
      return mostly<string>(fc.constantFrom('ready', '2027-12'), fc.string());
    case 'text':
      return word;
  }
}
const attributes = Object.fromEntries(ATTRIBUTES.map(({ wire, value }) => [wire, maybe(anyAttribute(value))]));
const anyDraft = fc.record({
  property_type: arbitraryChoice(PROPERTY_TYPES),
  property_subtype: arbitraryChoice(SUBTYPES),
  title: word,
  expected_price: mostly(fc.integer({ min: 1, max: 999_999_999 }), number),
  area: fc.record({
    value: mostly(fc.double({ min: 1, max: 99, noNaN: true }), number),
    unit: arbitraryChoice(AREA_UNITS),
  }),
  ...attributes,
  position: fc.record({
    lat: mostly(fc.double({ min: region[1], max: region[3], noNaN: true }), number),
    lng: mostly(fc.double({ min: region[0], max: region[2], noNaN: true }), number),
  }),
  locality: maybe(word),
  city: maybe(word),
  project: maybe(word),
  lister: arbitraryChoice(LISTER_TYPES),
  description: maybe(word),
  amenities: maybe(fc.array(arbitraryChoice(AMENITIES), { maxLength: 4 })),
  rooms: maybe(fc.array(arbitraryChoice(ROOM_FLAGS), { maxLength: 4 })),
  external_id: maybe(word),
}) as fc.Arbitrary<ListingDraft>;
const FLAT = { property_type: 'residential', property_subtype: 'flat' };
const draft = fc
  .tuple(anyDraft, fc.boolean(), mostly(fc.constant(true), fc.constant(false)))
  .map(([any, isFlat, fits]) => {
    const sent = { ...any, ...(isFlat && FLAT) };
    if (!fits) return sent;
    const others = [
      ...ATTRIBUTES.filter((attribute) => !subtypeHasAttribute(sent.property_subtype as Subtype, attribute)),
      ...findAttributesAboveOthers(parseWireAttributes(sent as WireAttributes)).map(({ attribute }) => attribute),
    ];
    return { ...sent, ...Object.fromEntries(others.map(({ wire }) => [wire, undefined])) };
  });

it('S-18 posts any draft as a valid event, or names the wrong fields', () => {
  const seen = { posted: 0, refused: 0 };
  const fields = [...Object.keys(listingDraft.shape), 'property_type', 'property_subtype'];
  fc.assert(
    fc.property(draft, (sent) => {
      const decision = postListing.decide(
        postListing.initial,
        { caller: seller, draft: sent, demo: false },
        { region, gazetteer, now },
      );
      if ('refusal' in decision) {
        seen.refused++;
        const { errors = [] } = decision.refusal;
        expect(errors.length).toBeGreaterThan(0);
        for (const { field } of errors) expect(fields).toContain(field.split('.')[0]);
        return;
      }
      seen.posted++;
      const [event] = decision.events;
      const stored = JSON.parse(JSON.stringify(event.data));
      expect(listingStream.ListingPosted.schema.parse(stored)).toEqual(event.data);
      expect(JSON.stringify(event)).not.toContain('\\u0000');
    }),
    { numRuns: 2000 },
  );
  expect(Math.min(seen.posted, seen.refused)).toBeGreaterThan(100);
});

it('treats -0 car parkings, which JSON allows, as none', () => {
  const decision = postListing.decide(
    postListing.initial,
    { caller: seller, draft: { ...flat, car_parkings: -0 }, demo: false },
    { region, gazetteer, now },
  );
  if ('refusal' in decision) throw new Error(decision.refusal.code);
  const { facts } = listingStream.ListingPosted.schema.parse(decision.events[0].data);
  expect(Object.is(facts.carParkings, 0)).toBe(true);
});
