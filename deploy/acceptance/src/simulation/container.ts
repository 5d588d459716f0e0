import 'reflect-metadata';

type Class<T = unknown> = new (...parts: never[]) => T;

/** Nest's metadata of `@Inject`. */
const WANTED = 'self:paramtypes';

export class Container {
  readonly #made: Map<unknown, unknown>;

  constructor(given: Iterable<readonly [unknown, unknown]>) {
    this.#made = new Map(given);
  }

  get<T>(token: Class<T>): T {
    return this.#resolve(token) as T;
  }

  #resolve(token: unknown): unknown {
    if (this.#made.has(token)) return this.#made.get(token);
    if (typeof token !== 'function') throw new Error(`No provider is registered for ${String(token)}`);
    const wanted = (Reflect.getMetadata(WANTED, token) ?? []) as { index: number; param: unknown }[];
    const parts = [...wanted].sort((a, b) => a.index - b.index).map(({ param }) => this.#resolve(param));
    const made = new (token as Class)(...(parts as never[]));
    this.#made.set(token, made);
    return made;
  }
}
