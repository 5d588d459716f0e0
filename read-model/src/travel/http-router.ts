import type { Position, TravelMode } from '@naksha/events/kernel';
import { z } from 'zod';
import { type Router, RouterUnavailable } from './router.port.ts';
import { MAX_TWO_WHEELER, WALK } from './speeds.ts';

/** For one request. */
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 2 * 1024 * 1024;

const seconds = z.number().min(0).nullable();
const valhallaAnswer = z
  .object({ sources_to_targets: z.array(z.tuple([z.object({ time: seconds })])) })
  .transform(({ sources_to_targets: rows }) => rows.map(([{ time }]) => time));
const osrmAnswer = z
  .object({ code: z.literal('Ok'), durations: z.array(z.tuple([seconds])) })
  .transform(({ durations }) => durations.slice(1).map(([time]) => time));

type Protocol = {
  /** Below the servers' default limits. */
  batch: number;
  request(address: string, target: Position, by: TravelMode, from: readonly Position[]): { url: string; body?: string };
  answer: z.ZodType<(number | null)[]>;
};

const COSTING: Readonly<Record<TravelMode, { costing: string; options: object }>> = {
  car: { costing: 'auto', options: {} },
  'two-wheeler': { costing: 'motor_scooter', options: { top_speed: MAX_TWO_WHEELER } },
  foot: { costing: 'pedestrian', options: { walking_speed: WALK } },
};
const toLocation = ({ lat, lng }: Position) => ({ lat, lon: lng });

const VALHALLA: Protocol = {
  batch: 500,
  request(address, target, by, from) {
    const { costing, options } = COSTING[by];
    const asked = { sources: from.map(toLocation), targets: [toLocation(target)] };
    return {
      url: `${address.replace(/\/$/, '')}/sources_to_targets`,
      body: JSON.stringify({ ...asked, costing, costing_options: { [costing]: options } }),
    };
  },
  answer: valhallaAnswer,
};

const OSRM: Protocol = {
  batch: 99,
  request(address, target, by, from) {
    const points = [target, ...from].map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';');
    return { url: `${address.replaceAll('{mode}', by)}/${points}?destinations=0&annotations=duration` };
  },
  answer: osrmAnswer,
};

/** The matrix of a Valhalla server, or the table of an OSRM server if the address contains `{mode}`. */
export class HttpRouter implements Router {
  readonly #protocol: Protocol;

  constructor(
    private readonly address: string,
    private readonly options: { timeoutMs?: number } = {},
  ) {
    this.#protocol = address.includes('{mode}') ? OSRM : VALHALLA;
  }

  async secondsTo(target: Position, by: TravelMode, from: readonly Position[]): Promise<(number | undefined)[]> {
    const { batch } = this.#protocol;
    const all: (number | undefined)[] = [];
    for (let at = 0; at < from.length; at += batch)
      all.push(...(await this.#ask(target, by, from.slice(at, at + batch))));
    return all;
  }

  async #ask(target: Position, by: TravelMode, from: readonly Position[]) {
    const signal = AbortSignal.timeout(this.options.timeoutMs ?? TIMEOUT_MS);
    const { request, answer } = this.#protocol;
    const { url, body } = request(this.address, target, by, from);
    const parsed = answer.safeParse(await fetchJson(url, body, signal));
    if (!parsed.success || parsed.data.length !== from.length)
      throw new RouterUnavailable('Router response is neither a Valhalla matrix nor an OSRM table of the points');
    return parsed.data.map((time) => time ?? undefined);
  }
}

async function fetchJson(url: string, body: string | undefined, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      ...{ signal, method: body ? 'POST' : 'GET', body },
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      // A redirect could name another host.
      redirect: 'manual',
    });
    text = await readText(response);
  } catch (error) {
    if (error instanceof RouterUnavailable) throw error;
    throw new RouterUnavailable(signal.aborted ? 'Router did not respond in time' : 'Router is unreachable');
  }
  if (!response.ok) throw new RouterUnavailable(`Router responded with status ${response.status}`);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new RouterUnavailable(`Router response is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
