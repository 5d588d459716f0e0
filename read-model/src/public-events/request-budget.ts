const MINUTE_MS = 60_000;

export class RequestBudget {
  #minute = 0;
  readonly #asked = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Seconds to wait if over the limit. */
  countRequest(partner: string, now: Date): number | undefined {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.#minute) this.#asked.clear();
    this.#minute = minute;
    const asked = (this.#asked.get(partner) ?? 0) + 1;
    this.#asked.set(partner, asked);
    return asked > this.most ? Math.ceil(((minute + 1) * MINUTE_MS - now.getTime()) / 1000) : undefined;
  }
}
