import { type BBox, isInBBox } from '@naksha/events/kernel';
import type { FoundAddress } from '@naksha/events/wire/geocode';
import { z } from 'zod';
import { type Geocoded, type Geocoder, GeocoderUnavailable } from './geocoder.port.ts';

/** Short, because the user can move the pin meanwhile. */
const TIMEOUT_MS = 3_000;
const MAX_RESULTS = 5;
const MAX_BYTES = 256 * 1024;

const degrees = (most: number) => z.coerce.number().min(-most).max(most);
const text = z.string().trim().min(1);
/** Nominatim's `format=jsonv2`. */
const nominatim = z
  .array(z.object({ lat: degrees(90), lon: degrees(180), display_name: text, licence: text.optional() }))
  .transform((rows) => ({
    found: rows.map(({ lat, lon, display_name }) => ({ name: display_name, position: { lat, lng: lon } })),
    credit: rows[0]?.licence,
  }));
/** GeoJSON of Photon, Pelias and Nominatim's `format=geojson`. */
const geojson = z
  .object({
    features: z.array(
      z.object({
        geometry: z.object({
          type: z.literal('Point'),
          coordinates: z.tuple([degrees(180), degrees(90)]).rest(z.number()),
        }),
        properties: z.object({
          display_name: text.optional(),
          label: text.optional(),
          ...{ name: text.optional(), street: text.optional(), housenumber: text.optional() },
          ...{ district: text.optional(), city: text.optional() },
        }),
      }),
    ),
    licence: text.optional(),
    geocoding: z.object({ attribution: text.optional() }).optional(),
  })
  .transform(({ features, licence, geocoding }) => ({
    found: features.flatMap(({ geometry: { coordinates }, properties }): FoundAddress[] => {
      const [lng, lat] = coordinates;
      const name = toName(properties);
      return name ? [{ name, position: { lat, lng } }] : [];
    }),
    credit: licence ?? geocoding?.attribution,
  }));
const answers = z.union([nominatim, geojson]);

type Properties = Partial<
  Record<'display_name' | 'label' | 'name' | 'street' | 'housenumber' | 'district' | 'city', string>
>;

function toName({ display_name, label, name, street, housenumber, district, city }: Properties): string {
  const written = [name, [housenumber, street].filter(Boolean).join(' '), district, city];
  return display_name ?? label ?? [...new Set(written.filter(Boolean))].join(', ');
}

/** `{query}` in the URL is replaced. */
export class HttpGeocoder implements Geocoder {
  constructor(
    /** May contain a key, so it is in no message. */
    private readonly address: string,
    private readonly options: { bounds: BBox; timeoutMs?: number },
  ) {}

  async geocode(address: string): Promise<Geocoded> {
    const { bounds, timeoutMs = TIMEOUT_MS } = this.options;
    const { found, credit } = await this.#ask(address, AbortSignal.timeout(timeoutMs));
    return {
      found: found
        .filter(({ position }) => isInBBox(bounds, position))
        .slice(0, MAX_RESULTS)
        .map(cut),
      ...(credit && { credit: credit.slice(0, 200) }),
    };
  }

  async #ask(address: string, signal: AbortSignal): Promise<z.output<typeof answers>> {
    const url = this.address.replaceAll('{query}', encodeURIComponent(address));
    let answer: Response;
    let body: string;
    try {
      // A redirect could send the address to another host.
      answer = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } });
      body = await readText(answer);
    } catch (error) {
      if (error instanceof GeocoderUnavailable) throw error;
      throw new GeocoderUnavailable(signal.aborted ? 'Geocoder did not respond in time' : 'Geocoder is unreachable');
    }
    if (!answer.ok) throw new GeocoderUnavailable(`Geocoder responded with status ${answer.status}`);
    const parsed = answers.safeParse(parseJson(body));
    if (!parsed.success)
      throw new GeocoderUnavailable('Geocoder response is neither in Nominatim’s format nor GeoJSON');
    return parsed.data;
  }
}

const cut = ({ name, position: { lat, lng } }: FoundAddress): FoundAddress => ({
  name: name.slice(0, 200),
  position: { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) },
});

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new GeocoderUnavailable(`Geocoder response is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
