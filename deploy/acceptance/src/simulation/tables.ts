/** Rows are replaced, never changed, so that snapshots need no copies. */
export type Row = Readonly<Record<string, unknown>>;
export type Table = Map<string, Row>;

export interface TableAccess {
  read(name: string): ReadonlyMap<string, Row>;
  write(name: string): Table;
}

/** An event as written by `append_group`. */
export type EventRow = Row & {
  partition: number;
  seq: string;
  id: string;
  stream: string;
  version: number;
  type: string;
  occurred_at: Date;
  ordering_key: string;
};

export type DocumentRow = Row & {
  kind: string;
  id: string;
  key: string;
  partition: number;
  seq: string;
  body: unknown;
  hidden: boolean;
};

export class EventRows {
  readonly partitions: EventRow[][] = Array.from({ length: 16 }, () => []);
  readonly #streams = new Map<string, EventRow[]>();
  readonly #keys = new Map<string, EventRow[]>();
  /** Called with all rows of an append. */
  onAppend: (rows: readonly EventRow[]) => void = () => {};

  get size(): number {
    return this.partitions.reduce((sum, { length }) => sum + length, 0);
  }

  stream(name: string): readonly EventRow[] {
    return this.#streams.get(name) ?? [];
  }

  key(name: string): readonly EventRow[] {
    return this.#keys.get(name) ?? [];
  }

  keys(): readonly string[] {
    return [...this.#keys.keys()].sort();
  }

  push(row: EventRow): void {
    this.partitions[row.partition].push(row);
    for (const [index, name] of [
      [this.#streams, row.stream],
      [this.#keys, row.ordering_key],
    ] as const)
      if (index.has(name)) index.get(name)!.push(row);
      else index.set(name, [row]);
  }
}

export class Tables implements TableAccess {
  readonly log = new EventRows();
  onDocuments: (generation: number, partition: number, to: number, written: readonly DocumentRow[]) => void = () => {};
  #committed = new Map<string, Table>();
  /** Tables that a snapshot may reference. */
  readonly #shared = new Set<string>();
  readonly #held = new Map<string, Transaction>();
  readonly #advisory = new Map<string, object>();
  #generations = 0;

  read(name: string): ReadonlyMap<string, Row> {
    return this.#committed.get(name) ?? NOTHING;
  }

  write(name: string): Table {
    const table = this.#committed.get(name);
    if (table && !this.#shared.has(name)) return table;
    const copy = new Map(table);
    this.#committed.set(name, copy);
    this.#shared.delete(name);
    return copy;
  }

  /** Sequence values are not returned by a rollback. */
  nextGeneration(): number {
    return ++this.#generations;
  }

  snapshot(): ReadonlyMap<string, Table> {
    for (const name of this.#committed.keys()) this.#shared.add(name);
    return new Map(this.#committed);
  }

  commit(name: string, table: Table): void {
    this.#committed.set(name, table);
    this.#shared.delete(name);
  }

  isFreeFor(name: string, transaction: Transaction | undefined): boolean {
    const holder = this.#held.get(name);
    return holder === undefined || holder === transaction;
  }

  hold(name: string, transaction: Transaction): void {
    this.#held.set(name, transaction);
  }

  release(transaction: Transaction): void {
    for (const [name, holder] of this.#held) if (holder === transaction) this.#held.delete(name);
  }

  tryLock(key: string, client: object): boolean {
    const holder = this.#advisory.get(key);
    if (holder !== undefined && holder !== client) return false;
    this.#advisory.set(key, client);
    return true;
  }

  isLockFree(key: string, client: object): boolean {
    const holder = this.#advisory.get(key);
    return holder === undefined || holder === client;
  }

  unlockAll(client: object): void {
    for (const [key, holder] of this.#advisory) if (holder === client) this.#advisory.delete(key);
  }
}

const NOTHING: ReadonlyMap<string, Row> = new Map();

export class Transaction implements TableAccess {
  readonly notifications: string[] = [];
  readonly #tables: Tables;
  readonly #snapshot: ReadonlyMap<string, Table> | undefined;
  readonly #own = new Map<string, Table>();

  constructor(tables: Tables, hasSnapshot: boolean) {
    this.#tables = tables;
    this.#snapshot = hasSnapshot ? tables.snapshot() : undefined;
  }

  read(name: string): ReadonlyMap<string, Row> {
    return this.#own.get(name) ?? (this.#snapshot ? (this.#snapshot.get(name) ?? NOTHING) : this.#tables.read(name));
  }

  write(name: string): Table {
    const own = this.#own.get(name);
    if (own) return own;
    const copy = new Map(this.#tables.read(name));
    this.#own.set(name, copy);
    return copy;
  }

  hold(name: string): void {
    this.#tables.hold(name, this);
  }

  /** @returns channels to notify */
  end(commits: boolean): readonly string[] {
    if (commits) for (const [name, table] of this.#own) this.#tables.commit(name, table);
    this.#tables.release(this);
    return commits ? this.notifications : [];
  }
}
