import { z } from 'zod';
import { type CountryLookup, CountryUnknown } from './country-lookup.port.ts';

/** Somebody has a form before them that works without it. */
const TIMEOUT_MS = 1500;
const MOST_BYTES = 64 * 1024;

/** Of a network that it doesn't know a service names no country, or none that is one: `null`, `""`, `T1` of Tor. */
const answers = z.looseObject({
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
});
/** So do others say it. */
const UNKNOWN_STATUS = 404;

/** Asks a service such as GEOIP_URL names, which answers JSON with a `country_code`. */
export class HttpCountryLookup implements CountryLookup {
  readonly #url: string;

  /** @param url has `{ip}` where the address goes */
  constructor(url: string) {
    this.#url = url;
  }

  async find(address: string): Promise<string | undefined> {
    const url = this.#url.replace('{ip}', encodeURIComponent(address));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // Followed, a redirect would carry the network to an address that nobody configured.
    const body = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
      .then(readAnswer)
      .catch(() => undefined);
    const { data } = answers.safeParse(body);
    if (!data) throw new CountryUnknown('the service for countries gave no answer that can be used');
    return data.country_code;
  }
}

async function readAnswer(answer: Response): Promise<unknown> {
  if (answer.status === UNKNOWN_STATUS) {
    await answer.body?.cancel();
    return {};
  }
  if (!answer.ok || !answer.body) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
