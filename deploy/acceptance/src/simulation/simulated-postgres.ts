import pg from 'pg';
import type { Process, Scheduler } from './scheduler.ts';
import { databaseError } from './simulated-errors.ts';
import type { Result, Statement } from './statement.ts';
import { findStatement } from './statements.ts';
import { Tables, Transaction } from './tables.ts';

/** The connection breaks before or after the statement, or the server rolls it back. */
export type StatementFault = 'lost-before' | 'lost-after' | 'undone' | undefined;

export type DatabaseHooks = {
  faultOf(process: Process, label: string): StatementFault;
  isAnswerLate(): boolean;
  notify(channel: string): void;
  fail(error: unknown): void;
};

type Listener = (error: Error) => void;

/**
 * An in-memory PostgreSQL for the core's statements, recognized by their text. A statement is one atomic step. Transactions see
 * committed data and their own and hold row locks to their end; snapshots are supported.
 */
export class SimulatedPostgres {
  readonly tables = new Tables();
  readonly #scheduler: Scheduler;
  readonly #hooks: DatabaseHooks;
  readonly #connections = new Set<SimulatedClient>();

  constructor(scheduler: Scheduler, hooks: DatabaseHooks) {
    this.#scheduler = scheduler;
    this.#hooks = hooks;
  }

  poolOf(process: Process): pg.Pool {
    const query = (asked: Asked, values?: unknown[]) => {
      const { text, given } = read(asked, values);
      return this.#send(process, text, given, undefined);
    };
    const connect = async () => {
      await this.#scheduler.turnOf(process, 'connect');
      const client = new SimulatedClient(this, process, (text, given, client) =>
        this.#send(process, text, given, client),
      );
      this.#connections.add(client);
      return client;
    };
    return { query, connect, options: {} } as unknown as pg.Pool;
  }

  run<T>(process: Process, label: string, writes: readonly string[], work: (tables: Tables) => T): Promise<T> {
    const statement: Statement = { label, writes, run: ({ tables }) => work(tables as Tables) as unknown as Result };
    return this.#execute(process, statement, [], 0, undefined) as Promise<T>;
  }

  runNow(text: string, values: unknown[]): unknown {
    const found = findStatement(text);
    if (!found) throw new UnknownStatement(text);
    return this.#perform(found.statement, values, found.generation, undefined, []);
  }

  killed(process: Process): void {
    for (const client of this.#connections) if (client.process === process) this.closed(client);
  }

  closed(client: SimulatedClient): void {
    client.transaction?.end(false);
    client.transaction = undefined;
    this.tables.unlockAll(client);
    this.#connections.delete(client);
  }

  #send(process: Process, text: string, values: unknown[], client: SimulatedClient | undefined): Promise<unknown> {
    const found = findStatement(text);
    if (!found) {
      const error = new UnknownStatement(text);
      this.#hooks.fail(error);
      return Promise.reject(error);
    }
    const { statement, generation } = found;
    return this.#execute(process, statement, values, generation, client);
  }

  #execute(
    process: Process,
    statement: Statement,
    values: unknown[],
    generation: number,
    client: SimulatedClient | undefined,
  ): Promise<unknown> {
    const { label } = statement;
    const names = statement.writes.map((name) => name.replace('#', String(generation)));
    const holder = client?.transaction;
    const isReady = () =>
      names.every((name) => this.tables.isFreeFor(name, holder)) &&
      (statement.isReady?.(this.tables, values, client) ?? true);
    return new Promise((resolve, reject) => {
      const run = () => {
        const writes = names.length > 0 || label === 'commit';
        const fault = writes ? this.#hooks.faultOf(process, label) : undefined;
        if (fault === 'lost-before') return this.#lose(client, reject);
        if (fault === 'undone') return reject(databaseError('40P01', 'deadlock detected'));
        let answer: unknown;
        try {
          answer = this.#perform(statement, values, generation, client, names);
        } catch (error) {
          if (!(error instanceof pg.DatabaseError)) throw error;
          return reject(error);
        }
        if (fault === 'lost-after') return this.#lose(client, reject);
        if (this.#hooks.isAnswerLate()) this.#scheduler.push(process, `answer ${label}`, () => resolve(answer));
        else resolve(answer);
      };
      this.#scheduler.push(process, label, run, isReady);
    });
  }

  #perform(
    { label, run }: Statement,
    values: unknown[],
    generation: number,
    client: SimulatedClient | undefined,
    names: readonly string[],
  ): unknown {
    if (client && (label === 'begin' || label === 'begin-snapshot')) {
      client.transaction = new Transaction(this.tables, label === 'begin-snapshot');
      return EMPTY;
    }
    if (client && (label === 'commit' || label === 'rollback')) {
      const channels = client.transaction?.end(label === 'commit') ?? [];
      client.transaction = undefined;
      for (const channel of channels) this.#hooks.notify(channel);
      return EMPTY;
    }
    const transaction = client?.transaction;
    for (const name of names) transaction?.hold(name);
    const tables = transaction ?? this.tables;
    const result = run({
      tables,
      log: this.tables.log,
      locks: this.tables,
      values,
      generation,
      client,
      now: new Date(this.#scheduler.now),
    });
    if (!result || typeof result !== 'object' || !('rows' in result)) return result;
    for (const channel of result.notify ?? []) {
      if (transaction) transaction.notifications.push(channel);
      else this.#hooks.notify(channel);
    }
    return { rows: result.rows, rowCount: result.rowCount ?? result.rows.length };
  }

  #lose(client: SimulatedClient | undefined, reject: (error: Error) => void): void {
    const error = new Error('Connection terminated unexpectedly');
    if (client) {
      this.closed(client);
      client.isLost = true;
    }
    reject(error);
  }
}

const EMPTY = { rows: [], rowCount: 0 };

export class UnknownStatement extends Error {
  constructor(text: string) {
    super(`the simulated database doesn't know this statement: ${text.replace(/\s+/g, ' ')}`);
    this.name = 'UnknownStatement';
  }
}

type Send = (text: string, values: unknown[], client: SimulatedClient) => Promise<unknown>;

export class SimulatedClient {
  transaction: Transaction | undefined;
  isLost = false;
  readonly process: Process;
  readonly #database: SimulatedPostgres;
  readonly #send: Send;
  #listeners: Listener[] = [];

  constructor(database: SimulatedPostgres, process: Process, send: Send) {
    this.#database = database;
    this.process = process;
    this.#send = send;
  }

  query(asked: Asked, values?: unknown[]): Promise<unknown> {
    if (this.isLost) return Promise.reject(new Error('Client has encountered a connection error and is not queryable'));
    const { text, given } = read(asked, values);
    return this.#send(text, given, this);
  }

  on(_: 'error', listener: Listener): void {
    this.#listeners.push(listener);
  }

  off(_: 'error', listener: Listener): void {
    this.#listeners = this.#listeners.filter((one) => one !== listener);
  }

  emit(_: 'error', error: Error): void {
    for (const listener of this.#listeners) listener(error);
  }

  release(): void {
    this.#database.closed(this);
  }
}

type Asked = string | { text: string; values?: unknown[] };

const read = (asked: Asked, values: unknown[] = []): { text: string; given: unknown[] } =>
  typeof asked === 'string' ? { text: asked, given: values } : { text: asked.text, given: asked.values ?? values };
