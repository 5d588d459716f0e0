import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GEOCODER_BOUNDS, type GeocoderServer, geocoderContract } from '../testing/geocoder-contract.ts';
import { HttpGeocoder } from './http-geocoder.ts';

let server: Server;
let asked = '';
let answer: { status: number; body: string } | undefined;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked = new URL(url, 'http://geocoder').searchParams.get('q') ?? '';
    if (answer) response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Known = Parameters<GeocoderServer['knows']>;
const open =
  (print: (...known: Known) => unknown) =>
  (timeoutMs?: number): GeocoderServer => ({
    geocoder: new HttpGeocoder(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/search?key=secret&q={query}`,
      {
        bounds: GEOCODER_BOUNDS,
        timeoutMs: timeoutMs ?? 20_000,
      },
    ),
    knows: (...known) => {
      answer = { status: 200, body: JSON.stringify(print(...known)) };
    },
    asked: () => asked,
    fails: (how) => {
      answer = how === 'silence' ? undefined : { status: how === 'status' ? 302 : 200, body: '[{"lat": "north"}]' };
    },
  });

geocoderContract(
  'HttpGeocoder, of a Nominatim,',
  open((points, licence) =>
    points.map(({ name, lat, lng }) => ({
      lat: String(lat),
      lon: String(lng),
      display_name: name,
      licence,
      place_id: 1,
    })),
  ),
);
geocoderContract(
  'HttpGeocoder, of one that answers in GeoJSON,',
  open((points, attribution) => ({
    type: 'FeatureCollection',
    geocoding: { version: '0.2', attribution },
    features: points.map(({ name, lat, lng }) => ({
      ...{ type: 'Feature', geometry: { type: 'Point', coordinates: [lng, lat] } },
      properties: { label: name, osm_id: 7 },
    })),
  })),
);

it('builds a name from its parts if the response has none, and drops results without one', async () => {
  const { geocoder, knows } = open(() => ({
    features: [
      { housenumber: '12', street: 'Rose Lane', city: 'Mohali' },
      { name: 'Rose Garden', district: 'Sector 16', city: 'Chandigarh' },
      { osm_id: 3 },
    ].map((properties) => ({ geometry: { type: 'Point', coordinates: [76.7, 30.7] }, properties })),
  }))();
  knows([]);
  const { found } = await geocoder.geocode('rose');
  expect(found.map(({ name }) => name)).toEqual(['12 Rose Lane, Mohali', 'Rose Garden, Sector 16, Chandigarh']);
});

it('reads no more than the size of a response with a few places', async () => {
  const { geocoder } = open(() => [])();
  answer = { status: 200, body: `[${' '.repeat(300 * 1024)}]` };
  await expect(geocoder.geocode('x')).rejects.toThrow(/response is larger than 262144 bytes/);
});
