import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Random } from '@naksha/deploy';
import { composePlaceId, type Position } from '@naksha/events/kernel';

export const BAY_HOMES = 3_000;
/** The middle of the bay; the sea is to the west. */
const BAY: Position = { lat: -32.95, lng: -71.58 };
const BAY_KM = 3;
export const BAY_BOUNDS = [-71.9, -33.2, -71.3, -32.7] as const;
export const BAY_CREDIT = '© Survey of the bay';

function onShore(degrees: number, km: number): Position {
  const turn = (degrees * Math.PI) / 180;
  const [lat, lng] = [BAY.lat + (km * Math.sin(turn)) / 111.3, BAY.lng + (km * Math.cos(turn)) / (111.3 * 0.839)];
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

type Place = { id: string; city: string; name: string; position: Position };
const place = (city: string, name: string, degrees: number, km: number): Place => ({
  id: city ? composePlaceId(city, name) : composePlaceId(name),
  city: city && composePlaceId(city),
  name,
  position: onShore(degrees, km),
});

/** Fictional names on a real coastline: two cities around a bay. */
export const BAY_CITIES = [place('', 'Bahía Alba', 10, 5), place('', 'Cerro Lindo', -62, 5)];
const [alba, cerro] = BAY_CITIES.map(({ name }) => name);
export const BAY_LOCALITIES = [
  place(alba, 'Faro Norte', 70, 4.4),
  place(alba, 'Los Faroles', 46, 4.4),
  place(alba, 'Caleta Mirto', 24, 4.2),
  place(alba, 'Puerto Viejo', 4, 4.2),
  place(alba, 'Plaza del Sol', 10, 6.4),
  place(alba, 'Las Terrazas', 34, 6.6),
  place(alba, 'Barrio Ingles', -16, 4.4),
  place(cerro, 'Mirador Bajo', -48, 4.4),
  place(cerro, 'Mirador Alto', -58, 6.4),
  place(cerro, 'Punta Clara', -74, 4.4),
];

export type BayHome = { id: string; place: Place; named: boolean; subtype: string; position: Position };

/** Always the same 3,000 homes; every fifth row has a position only. */
export function buildBayHomes(seed = 33): { homes: BayHome[]; csv: string } {
  const random = new Random(seed);
  const lines = ['type,subtype,title,price,area,area_unit,bedrooms,bathrooms,lat,lng,city,locality,external_id'];
  const homes = Array.from({ length: BAY_HOMES }, (_, k): BayHome => {
    const at = random.pick(BAY_LOCALITIES);
    // Each home is closest to its own locality, and on land.
    const [turn, far] = [random.next() * 2 * Math.PI, Math.sqrt(random.next()) * 0.7];
    const lat = Number((at.position.lat + (far * Math.sin(turn)) / 111.3).toFixed(6));
    const lng = Number((at.position.lng + (far * Math.cos(turn)) / (111.3 * 0.839)).toFixed(6));
    const [type, subtype] = random.pick([
      ['residential', 'flat'],
      ['residential', 'flat'],
      ['residential', 'kothi'],
      ['commercial', 'office'],
    ] as const);
    const rooms = type === 'residential' ? random.drawInteger(1, 5) : '';
    const price = random.drawInteger(30, 400) * 100_000;
    const id = `BAY-${k + 1}`;
    const named = k % 5 !== 0;
    const where = named ? `${at.city === BAY_CITIES[0].id ? alba : cerro},${at.name}` : ',';
    lines.push(
      `${type},${subtype},House of the tide ${k + 1},${price},${random.drawInteger(40, 260)},m2,${rooms},${rooms && 2},${lat},${lng},${where},${id}`,
    );
    return { id, place: at, named, subtype, position: { lat, lng } };
  });
  return { homes, csv: `${lines.join('\n')}\n` };
}

const toRow = ({ id, city, name, position: { lat, lng } }: Place, ...rest: (string | number)[]): string =>
  [id, ...(city ? [city] : []), name, lat, lng, ...rest].join(',');

export async function writeBayPack(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'region.json': JSON.stringify({
      name: 'Costa Alba',
      country: 'CL',
      bounds: BAY_BOUNDS,
      defaultCity: BAY_CITIES[0].id,
      sources: { survey: { licence: 'CC0-1.0', credit: BAY_CREDIT } },
    }),
    'cities.csv': ['id,name,lat,lng,radius_m,zoom', ...BAY_CITIES.map((city) => toRow(city, 6000, 13))].join('\n'),
    'localities/survey.csv': [
      'id,city,name,lat,lng,radius_m',
      ...BAY_LOCALITIES.map((locality) => toRow(locality, 700)),
    ].join('\n'),
    'ground/survey/water.geojson': JSON.stringify({ type: 'FeatureCollection', features: [drawBay()] }),
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, content);
  }
}

function drawBay() {
  const [west, south, , north] = BAY_BOUNDS;
  const shore = Array.from({ length: 37 }, (_, k) => onShore(-90 + 5 * k, BAY_KM)).map(({ lat, lng }) => [lng, lat]);
  const ring = [[west, south], [BAY.lng, south], ...shore, [BAY.lng, north], [west, north], [west, south]];
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}
