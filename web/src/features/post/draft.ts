import {
  AMENITIES,
  type Amenity,
  AREA_UNITS,
  type AreaUnit,
  ATTRIBUTES,
  type AttributeName,
  LISTER_TYPES,
  type ListerType,
  listAttributeOptions,
  MAX_PHOTOS,
  type PhotoId,
  type Position,
  PROPERTY_TYPES,
  type PropertyType,
  ROOM_FLAGS,
  type RoomFlag,
  SUBTYPES_OF,
  type Subtype,
} from '@naksha/events/kernel';

/** Typed values stay text until complete. */
export type AttributeAnswers = Readonly<{ [Name in AttributeName]?: string | number }>;

/** Numbers are text as typed. */
export type Draft = {
  type: PropertyType;
  subtype: Subtype;
  lister: ListerType;
  position?: Position;
  locality?: { name: string; city: string };
  project: string;
  price: string;
  /** Rupees chosen for an ambiguous number. */
  confirmedPrice?: number;
  area: string;
  unit: AreaUnit;
  /** Before it was replaced by a typed one. */
  chosenUnit?: AreaUnit;
  attributes: AttributeAnswers;
  title: string;
  description: string;
  amenities: readonly Amenity[];
  rooms: readonly RoomFlag[];
  photos: readonly PhotoId[];
  cover?: PhotoId;
};

export const EMPTY_DRAFT: Draft = {
  type: 'residential',
  subtype: 'flat',
  lister: 'owner',
  project: '',
  price: '',
  area: '',
  unit: 'sqft',
  attributes: {},
  title: '',
  description: '',
  amenities: [],
  rooms: [],
  photos: [],
};

export const isDraftEmpty = (draft: Draft): boolean => JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);

/** Fields that cannot be read are dropped. */
export function parseStoredDraft(kept: unknown): Draft {
  const from = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const one = <T>(options: readonly T[], value: unknown): T | undefined => options.find((option) => option === value);
  const many = <T>(options: readonly T[], value: unknown): T[] =>
    Array.isArray(value) ? options.filter((option) => value.includes(option)) : [];
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const type = one(PROPERTY_TYPES, from.type) ?? EMPTY_DRAFT.type;
  return dropUndefined({
    type,
    subtype: one(SUBTYPES_OF[type], from.subtype) ?? SUBTYPES_OF[type][0],
    lister: one(LISTER_TYPES, from.lister) ?? EMPTY_DRAFT.lister,
    position: positionFrom(from.position),
    locality: localityFrom(from.locality),
    project: text(from.project),
    price: text(from.price),
    confirmedPrice: typeof from.confirmedPrice === 'number' ? from.confirmedPrice : undefined,
    area: text(from.area),
    unit: one(AREA_UNITS, from.unit) ?? EMPTY_DRAFT.unit,
    chosenUnit: one(AREA_UNITS, from.chosenUnit),
    attributes: attributesFrom(from),
    title: text(from.title),
    description: text(from.description),
    amenities: many(AMENITIES, from.amenities),
    rooms: many(ROOM_FLAGS, from.rooms),
    ...photosFrom(from),
  });
}

/** Drafts from before 27 November 2026 have attributes at the top level, the RERA number as `rera`. */
function attributesFrom({ attributes, rera, ...older }: Record<string, unknown>): AttributeAnswers {
  const saved: Record<string, unknown> = { ...older, reraNumber: rera, ...(attributes as object | undefined) };
  return Object.fromEntries(
    ATTRIBUTES.flatMap(({ name, value }) => {
      const answer = saved[name];
      const options = listAttributeOptions(value);
      const valid = options
        ? options.some((option) => option === answer)
        : ['string', 'number'].includes(typeof answer);
      return valid && answer !== '' ? [[name, answer]] : [];
    }),
  );
}

function positionFrom(kept: unknown): Position | undefined {
  const { lat, lng } = (kept ?? {}) as Partial<Position>;
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat: lat!, lng: lng! } : undefined;
}

function localityFrom(kept: unknown): Draft['locality'] {
  const { name, city } = (kept ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof city === 'string' ? { name, city } : undefined;
}

function photosFrom({ photos, cover }: Record<string, unknown>): Pick<Draft, 'photos' | 'cover'> {
  const ids = Array.isArray(photos) ? photos.filter((id) => typeof id === 'string' && /^[\da-f-]{36}$/.test(id)) : [];
  const kept = [...new Set<PhotoId>(ids)].slice(0, MAX_PHOTOS);
  return { photos: kept, cover: kept.find((id) => id === cover) };
}

const dropUndefined = <T extends object>(draft: T): T =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as T;
