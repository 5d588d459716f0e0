export type Connection = { destroy(): unknown };

type Place<C> = { connections: number; waiting: Set<C> };

/** Sets keep insertion order, so the first of `waiting` has waited longest. */
export class ConnectionTable<C extends Connection> {
  readonly #networks = new Map<C, string | undefined>();
  readonly #places = new Map<string, Place<C>>();
  readonly #waiting = new Set<C>();

  constructor(private readonly max: { total: number; perNetwork: number }) {}

  get size(): number {
    return this.#networks.size;
  }

  /**
   * If there are too many, closes the one that has waited longest, or else the new one.
   * @param network undefined for a trusted proxy
   * @returns whether its network was within its share
   */
  add(connection: C, network: string | undefined): boolean {
    const place = network === undefined ? undefined : this.#findPlace(network);
    const isWithin = !place || place.connections < this.max.perNetwork;
    const hasRoom =
      (isWithin || this.#drop(place.waiting)) && (this.size < this.max.total || this.#drop(this.#waiting));
    if (!hasRoom) {
      connection.destroy();
      if (place?.connections === 0) this.#places.delete(network as string);
      return isWithin;
    }
    this.#networks.set(connection, network);
    // The entry may have been removed with its last connection.
    if (network !== undefined) this.#findPlace(network).connections++;
    this.markWaiting(connection);
    return isWithin;
  }

  markServing(connection: C): void {
    this.#waiting.delete(connection);
    this.#findPlaceOf(connection)?.waiting.delete(connection);
  }

  markWaiting(connection: C): void {
    if (!this.#networks.has(connection)) return;
    this.#waiting.add(connection);
    this.#findPlaceOf(connection)?.waiting.add(connection);
  }

  remove(connection: C): void {
    if (!this.#networks.has(connection)) return;
    this.markServing(connection);
    const network = this.#networks.get(connection);
    this.#networks.delete(connection);
    const place = network === undefined ? undefined : this.#places.get(network);
    if (place && --place.connections === 0) this.#places.delete(network as string);
  }

  #findPlaceOf(connection: C): Place<C> | undefined {
    const network = this.#networks.get(connection);
    return network === undefined ? undefined : this.#places.get(network);
  }

  #findPlace(network: string): Place<C> {
    const known = this.#places.get(network);
    if (known) return known;
    const fresh = { connections: 0, waiting: new Set<C>() };
    this.#places.set(network, fresh);
    return fresh;
  }

  #drop(waiting: Set<C>): boolean {
    const [longest] = waiting;
    if (!longest) return false;
    this.remove(longest);
    longest.destroy();
    return true;
  }
}
