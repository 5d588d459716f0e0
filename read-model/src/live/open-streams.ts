import { Problem } from '@naksha/events/contracts';

type Stream = { readonly reader: { readonly network: string }; end(): void };

const RETRY_SECONDS = 30;
const tooManyStreams = (status: number, detail: string) =>
  new Problem(status, 'too_many_streams', detail, undefined, RETRY_SECONDS);

export class OpenStreams<S extends Stream> implements Iterable<S> {
  readonly #networks = new Map<string, Set<S>>();
  #size = 0;

  constructor(private readonly max: { streams: number; streamsPerNetwork: number }) {}

  get size(): number {
    return this.#size;
  }

  *[Symbol.iterator](): Iterator<S> {
    for (const streams of [...this.#networks.values()]) yield* [...streams];
  }

  /**
   * A full process takes a place from the network with the most streams, whose oldest reconnects. @throws Problem 429
   * or 503
   */
  assertCapacity(network: string): void {
    const own = this.#networks.get(network)?.size ?? 0;
    if (own >= this.max.streamsPerNetwork)
      throw tooManyStreams(429, 'Too many live streams are open from your IP address. Close some and try again.');
    if (this.#size < this.max.streams) return;
    const most = [...this.#networks.values()].reduce((one, other) => (other.size > one.size ? other : one));
    if (most.size <= own)
      throw tooManyStreams(503, 'The server has reached its limit of live streams. Try again later.');
    const [oldest] = most;
    oldest.end();
  }

  add(stream: S): void {
    const { network } = stream.reader;
    const streams = this.#networks.get(network) ?? new Set();
    this.#networks.set(network, streams.add(stream));
    this.#size++;
  }

  delete(stream: S): void {
    const { network } = stream.reader;
    const streams = this.#networks.get(network);
    if (!streams?.delete(stream)) return;
    this.#size--;
    if (streams.size === 0) this.#networks.delete(network);
  }
}
