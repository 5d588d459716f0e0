import type { Position } from '@naksha/events/kernel';
import { PbfReader, PbfWriter } from 'pbf';

/** By number in the file: only add at the end. `main` carries buses, and its class is not known. */
export const STREET_CLASSES = [
  ...(['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'unclassified', 'residential'] as const),
  ...(['living_street', 'service', 'track', 'path', 'main'] as const),
] as const;
export type StreetClass = (typeof STREET_CLASSES)[number];

/** Streets join at equal points, to a hundred-thousandth of a degree (a metre). */
export type StreetSegment = { class: StreetClass; isOneWay: boolean; points: readonly Position[] };

const UNITS = 1e5;
const toUnits = (degrees: number): number => Math.round(degrees * UNITS);

/**
 * Protocol buffers: `message Streets { repeated StreetSegment streets = 1; }`,
 * `message StreetSegment { class = 1; one way = 2; points = 3; }`, points as differences.
 */
export function encodeStreetSegments(streets: readonly StreetSegment[]): Uint8Array {
  const file = new PbfWriter();
  for (const street of streets)
    file.writeMessage(
      1,
      ({ class: kind, isOneWay, points }: StreetSegment, pbf: PbfWriter) => {
        pbf.writeVarintField(1, STREET_CLASSES.indexOf(kind));
        if (isOneWay) pbf.writeBooleanField(2, true);
        let [lat, lng] = [0, 0];
        const differences = points.flatMap((point) => {
          const pair = [toUnits(point.lat) - lat, toUnits(point.lng) - lng];
          [lat, lng] = [toUnits(point.lat), toUnits(point.lng)];
          return pair;
        });
        pbf.writePackedSVarint(3, differences);
      },
      street,
    );
  return file.finish();
}

/** @throws RangeError for invalid bytes */
export function decodeStreetSegments(bytes: Uint8Array): StreetSegment[] {
  return new PbfReader(bytes).readFields<StreetSegment[]>((tag, streets, pbf) => {
    if (tag !== 1) throw new RangeError('is not a street file; create it with npm run region');
    const read = { kind: 0, isOneWay: false, differences: [] as number[] };
    pbf.readMessage((field, into, one) => {
      if (field === 1) into.kind = one.readVarint();
      else if (field === 2) into.isOneWay = one.readBoolean();
      else if (field === 3) one.readPackedSVarint(into.differences);
    }, read);
    const kind = STREET_CLASSES[read.kind];
    if (!kind || read.differences.length < 4)
      throw new RangeError('is not a street file; create it with npm run region');
    streets.push({ class: kind, isOneWay: read.isOneWay, points: toPoints(read.differences) });
  }, []);
}

function toPoints(differences: readonly number[]): Position[] {
  const points: Position[] = [];
  let [lat, lng] = [0, 0];
  for (let at = 0; at + 1 < differences.length; at += 2) {
    lat += differences[at];
    lng += differences[at + 1];
    points.push({ lat: lat / UNITS, lng: lng / UNITS });
  }
  return points;
}
