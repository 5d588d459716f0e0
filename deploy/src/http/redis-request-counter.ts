import { createHmac } from 'node:crypto';
import { type RedisLink, RedisUnavailable } from '@naksha/read-model/redis';
import { deriveKey } from '@naksha/services';
import { type Counted, type RequestCounter, WINDOW_MS } from './request-counter.port.ts';

export const REQUESTS_PREFIX = 'naksha:requests:';

/** One atomic step, so that no count lacks an expiry. */
const COUNT = `
local n = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {n, left}`;

export type RedisRequestCounterOptions = {
  link: RedisLink;
  /** Counts of this process. It always counts too, so that an unavailable or emptied Redis lifts no limit. */
  nearby: RequestCounter;
  /** Keys the hash of a network, because addresses are personal data in Redis too. */
  secret: string;
  windowMs?: number;
  onRefused?(error: unknown): void;
};

/** Never lower than this process's own. */
export class RedisRequestCounter implements RequestCounter {
  #refused = false;
  readonly #key: Buffer;

  constructor(private readonly options: RedisRequestCounterOptions) {
    this.#key = deriveKey(options.secret, 'requests');
  }

  async count(network: string, units: number): Promise<Counted> {
    const here = this.countHere(network, units);
    const everywhere = await this.#countEverywhere(network, units);
    return everywhere && everywhere.units > here.units ? everywhere : here;
  }

  countHere(network: string, units: number): Counted {
    return this.options.nearby.countHere(network, units);
  }

  async #countEverywhere(network: string, units: number): Promise<Counted | undefined> {
    const { link, windowMs = WINDOW_MS } = this.options;
    try {
      const counted = await link.ask((redis) => redis.eval(COUNT, 1, this.#nameKey(network), windowMs, units));
      this.#refused = false;
      const [all, remainingMs] = counted as [number, number];
      return { units: all, remainingMs };
    } catch (error) {
      if (!(error instanceof RedisUnavailable) && !this.#refused) {
        this.#refused = true;
        this.options.onRefused?.(error);
      }
      return undefined;
    }
  }

  #nameKey(network: string): string {
    const hash = createHmac('sha256', this.#key).update(network).digest('base64url');
    return REQUESTS_PREFIX + hash.slice(0, 22);
  }
}
