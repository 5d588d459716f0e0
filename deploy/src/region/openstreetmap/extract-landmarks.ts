import { composePlaceId, distanceInMeters, type Landmark, type LandmarkKind } from '@naksha/events/kernel';
import { bboxCentreOfLongestRing, parsePlaceNames } from './extract-places.ts';
import { joinLinesIntoRings } from './join-rings.ts';
import { getElementLines, type OsmElement } from './overpass-answer.ts';

export type FoundLandmark = Omit<Landmark, 'cityId' | 'placedBy' | 'credit'>;
export type FoundLandmarks = { landmarks: FoundLandmark[]; leftOut: string[] };

/** A point and an outline with the same name and kind are the same landmark within this distance. */
const SAME_M = 700;

/** Named landmarks. Names shared by several of one kind ("Government High School") are ambiguous, so all of them are omitted. */
export function extractLandmarks(elements: readonly OsmElement[]): FoundLandmarks {
  const leftOut: string[] = [];
  const found = elements.flatMap((element) => readLandmark(element, leftOut) ?? []);
  const landmarks = [...Map.groupBy(found, ({ id }) => id).values()].flatMap((alike) => {
    const [first, ...others] = alike;
    if (
      others.every(({ kind, position }) => kind === first.kind && distanceInMeters(position, first.position) <= SAME_M)
    )
      return [first];
    leftOut.push(`${first.names.en}: ${alike.length} landmarks have this name`);
    return [];
  });
  return { landmarks, leftOut };
}

function readLandmark(element: OsmElement, leftOut: string[]): FoundLandmark | undefined {
  const kind = toKind(element.tags);
  const names = parsePlaceNames(element.tags);
  if (!kind || !names) return undefined;
  const position =
    element.type === 'node'
      ? { lat: element.lat, lng: element.lon }
      : bboxCentreOfLongestRing([...joinLinesIntoRings(getElementLines(element)), ...getElementLines(element)]);
  if (!position) return undefined;
  try {
    return { id: composePlaceId(names.names.en), kind, ...names, position };
  } catch {
    leftOut.push(
      `${names.names.en}: its id cannot be derived, because its name has no Latin letters; add name:en in OpenStreetMap`,
    );
    return undefined;
  }
}

const AMENITIES: Readonly<Record<string, LandmarkKind>> = {
  hospital: 'hospital',
  university: 'university',
  college: 'college',
  school: 'school',
  bus_station: 'bus-stand',
  marketplace: 'market',
};

function toKind({ amenity = '', railway, aeroway, shop, natural, water }: Readonly<Record<string, string>>) {
  if (Object.hasOwn(AMENITIES, amenity)) return AMENITIES[amenity];
  if (railway === 'station') return 'station';
  if (aeroway === 'aerodrome') return 'airport';
  if (shop === 'mall') return 'mall';
  const isLake = natural === 'water' && (water === undefined || water === 'lake' || water === 'reservoir');
  return isLake ? 'lake' : undefined;
}
