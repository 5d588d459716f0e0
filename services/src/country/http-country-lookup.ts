import { z } from 'zod';
import { type CountryLookup, CountryUnknown } from './country-lookup.port.ts';

/** Short, because the form works without it. */
const TIMEOUT_MS = 1500;
const MOST_BYTES = 64 * 1024;

/** Services send `null`, `""` or `T1` (Tor) for unknown networks. */
const answers = z.looseObject({
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
});
const UNKNOWN_STATUS = 404;

/** The service returns JSON with `country_code`. */
export class HttpCountryLookup implements CountryLookup {
  readonly #url: string;

  /** Contains `{ip}`. */
  constructor(url: string) {
    this.#url = url;
  }

  async find(address: string): Promise<string | undefined> {
    const url = this.#url.replace('{ip}', encodeURIComponent(address));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // A redirect could send the network to another host.
    const body = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
      .then(readResponseBody)
      .catch(() => undefined);
    const { data } = answers.safeParse(body);
    if (!data) throw new CountryUnknown('Country service response has no country_code');
    return data.country_code;
  }
}

async function readResponseBody(answer: Response): Promise<unknown> {
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
