import { Socket } from 'node:net';
import pg from 'pg';

const TICK_MS = 250;
/** 1.25 s, so that a request is answered within 2 s. */
const SILENT_TICKS = 5;
/** 5 s. A server that was paused answers the old connection when it continues; one that was restarted only answers a new one. */
const RECONNECT_TICKS = 20;
/** SQLSTATE of a server that is starting or shutting down. Any other error, such as "too many connections", is a response. */
const NOT_RUNNING = /^57P/;

export type DatabaseWatchOptions = {
  url: string;
  onChange?(state: 'away' | 'back'): void;
  tickMs?: number;
};

/**
 * Asks a PostgreSQL server regularly, on its own connection, whether it responds. While it does not, the connections of
 * `openSocket` are closed and new ones fail at once; otherwise a frozen server would hold each request until it times out.
 *
 * It counts its own ticks instead of reading a clock: a stall of this process, however long, is one tick, after which the
 * answers that have arrived are read.
 */
export class DatabaseWatch {
  readonly #options: DatabaseWatchOptions;
  readonly #sockets = new Set<Socket>();
  readonly #timer: NodeJS.Timeout;
  #client: pg.Client | undefined;
  #clientSocket: Socket | undefined;
  #isAsking = false;
  #silentTicks = 0;
  #bytesRead = 0;
  #isEnforced = false;
  #isAway = false;
  #respondedAt = Date.now();

  constructor(options: DatabaseWatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#tick(), options.tickMs ?? TICK_MS);
  }

  /** Call it once the process serves requests. Until then it may wait for a slow server, because it could not start without. */
  enforce(): void {
    this.#isEnforced = true;
    this.#silentTicks = 0;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** When it last responded; undefined while it responds. */
  get awaySince(): Date | undefined {
    return this.#isAway ? new Date(this.#respondedAt) : undefined;
  }

  /** For the option `stream` of a pool or connection. */
  readonly openSocket = (): Socket => {
    const socket = new Socket();
    if (this.#isAway)
      return Object.assign(socket, { connect: () => socket.destroy(notResponding({ syscall: 'connect' })) });
    this.#sockets.add(socket);
    return socket.once('close', () => this.#sockets.delete(socket));
  };

  stop(): void {
    clearInterval(this.#timer);
    this.#clientSocket?.destroy();
  }

  #tick(): void {
    if (this.#hasReceived()) this.#silentTicks = 0;
    else this.#silentTicks++;
    if (this.#isEnforced && this.#silentTicks >= SILENT_TICKS) this.#setAway(true);
    if (this.#silentTicks % RECONNECT_TICKS === 0) this.#clientSocket?.destroy();
    if (!this.#isAsking) void this.#checkServer();
  }

  /** Whether any connection has received data since the last tick: a server that is busy still responds to some. */
  #hasReceived(): boolean {
    const before = this.#bytesRead;
    this.#bytesRead = 0;
    for (const { bytesRead } of this.#sockets) this.#bytesRead += bytesRead;
    return this.#bytesRead > before;
  }

  async #checkServer(): Promise<void> {
    this.#isAsking = true;
    try {
      this.#client ??= await this.#connect();
      await this.#client.query('select 1');
      this.#setAway(false);
    } catch (error) {
      this.#client = undefined;
      this.#clientSocket?.destroy();
      if (error instanceof pg.DatabaseError && error.code && !NOT_RUNNING.test(error.code)) this.#setAway(false);
    } finally {
      this.#isAsking = false;
    }
  }

  async #connect(): Promise<pg.Client> {
    const socket = new Socket();
    this.#clientSocket = socket;
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'naksha watch',
      stream: () => socket,
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  #setAway(isAway: boolean): void {
    if (!isAway) {
      this.#silentTicks = 0;
      this.#respondedAt = Date.now();
    }
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    if (isAway) for (const socket of this.#sockets) socket.destroy(notResponding());
    this.#options.onChange?.(isAway ? 'away' : 'back');
  }
}

const notResponding = (details: { syscall?: 'connect' } = {}) =>
  Object.assign(new Error('PostgreSQL does not respond'), { code: 'ETIMEDOUT', ...details });
