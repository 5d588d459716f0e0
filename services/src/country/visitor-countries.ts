import { isIPv6 } from 'node:net';
import type { Clock } from '@naksha/events/kernel';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK } from '../injection/tokens.ts';
import { listNetworks } from '../ip-network/to-network.ts';
import { COUNTRY_LOOKUP, type CountryLookup } from './country-lookup.port.ts';

export const DEFAULT_COUNTRY = 'IN';
const HOUR_MS = 3_600_000;
const PAUSE_AFTER_FAILURE_MS = 60_000;
const MAX_CACHED_NETWORKS = 5000;
const MAX_CONCURRENT_LOOKUPS = 8;

type Kept = { country: Promise<string>; until: number };

/** By network only, cached in memory for an hour; never stored. */
@Injectable()
export class VisitorCountries {
  readonly #logger = new Logger(VisitorCountries.name);
  /** Oldest first. */
  readonly #kept = new Map<string, Kept>();
  #underWay = 0;
  #awayUntil = 0;

  constructor(
    @Inject(COUNTRY_LOOKUP) private readonly lookup: CountryLookup | null,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(address: string): Promise<string> {
    const network = truncateToPublicNetwork(address);
    if (!this.lookup || !network) return DEFAULT_COUNTRY;
    const now = this.clock.now().getTime();
    const kept = this.#kept.get(network);
    if (kept && kept.until > now) return kept.country;
    if (this.#underWay >= MAX_CONCURRENT_LOOKUPS || this.#awayUntil > now) return DEFAULT_COUNTRY;
    const country = this.#ask(this.lookup, network);
    this.#store(network, { country, until: now + HOUR_MS });
    return country;
  }

  /** Concurrent callers share a result. */
  async #ask(lookup: CountryLookup, network: string): Promise<string> {
    this.#underWay++;
    try {
      return (await lookup.find(network)) ?? DEFAULT_COUNTRY;
    } catch (error) {
      this.#kept.delete(network);
      this.#awayUntil = this.clock.now().getTime() + PAUSE_AFTER_FAILURE_MS;
      this.#logger.warn({
        err: error,
        msg: 'country lookup failed',
        fallback: DEFAULT_COUNTRY,
        retryInMs: PAUSE_AFTER_FAILURE_MS,
      });
      return DEFAULT_COUNTRY;
    } finally {
      this.#underWay--;
    }
  }

  #store(network: string, one: Kept): void {
    this.#kept.delete(network);
    this.#kept.set(network, one);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_CACHED_NETWORKS) this.#kept.delete(oldest);
  }
}

/** The first address of the IPv4 /24 or IPv6 /48, so that the visitor's address is not sent. */
export function truncateToPublicNetwork(address: string): string | undefined {
  const networks = listNetworks(address);
  const v4 = networks.find(({ scope }) => scope === 'ipv4_24');
  if (v4)
    return /^(0|10|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\./.test(
      `${v4.network}.`,
    )
      ? undefined
      : `${v4.network}.0`;
  const v6 = networks.find(({ scope }) => scope === 'ipv6_48');
  if (!v6 || !isIPv6(`${v6.network}::`) || /^(0|f[cd]..|fe[89ab].):/.test(`${v6.network}:`)) return undefined;
  return `${v6.network}::`;
}
