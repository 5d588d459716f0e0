import { Redis, ReplyError } from 'ioredis';

/** Without an answer for so long, and at most twice so long, a Redis is away. */
const ANSWER_TIMEOUT_MS = 150;
/** Pauses before it is tried again, doubling from one to the other while it doesn't answer. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 1000;
/** For a connection that is opened but not yet greeted, as by a stopped process whose kernel still accepts. */
const HANDSHAKE_MS = 2000;

export type LinkState = 'up' | 'away';

/** Asked of a Redis that is away: known at once, without trying. */
export class RedisAway extends Error {
  override readonly name = 'RedisAway';
  constructor() {
    super('Redis is away');
  }
}

export type RedisLinkOptions = {
  timeoutMs?: number;
  /** Told once each time the state changes, never before the first connection was tried. @param reason holds no secret */
  onChange?(state: LinkState, reason: string): void;
};

/**
 * A connection for what may be missing: nothing waits in a queue, and a Redis that hangs costs those who are asking at that
 * moment a fraction of a second; whoever asks after them is told at once, until it answers again. Comes back by itself.
 */
export class RedisLink {
  readonly #redis: Redis;
  #state: LinkState = 'away';
  #told: LinkState | undefined;
  #waiting = 0;
  #answers = 0;
  #watching = false;
  #failures = 0;
  #reason = '';
  #closed = false;

  private constructor(
    url: string,
    private readonly options: RedisLinkOptions,
  ) {
    this.#redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      socketTimeout: HANDSHAKE_MS,
      connectTimeout: HANDSHAKE_MS,
      disconnectTimeout: 10,
      retryStrategy: () => Math.min(FIRST_PAUSE_MS * 2 ** this.#failures++, LONGEST_PAUSE_MS),
      // After a failover the old primary only reads.
      reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    });
    this.#redis.on('ready', () => this.#is('up', 'it answers'));
    this.#redis.on('error', (error) => {
      this.#reason = readReason(error);
    });
    this.#redis.on('close', () => this.#is('away', this.#reason || 'the connection closed'));
  }

  /** Resolves once it is known whether it is there; it is opened either way. */
  static async open(url: string, options: RedisLinkOptions = {}): Promise<RedisLink> {
    const link = new RedisLink(url, options);
    await new Promise((resolve) => link.#redis.once('ready', resolve).once('close', resolve));
    return link;
  }

  get state(): LinkState {
    return this.#state;
  }

  /** @throws RedisAway at once or after the patience, and what Redis itself refuses */
  async ask<T>(command: (redis: Redis) => Promise<T>): Promise<T> {
    if (this.#state === 'away') throw new RedisAway();
    this.#waiting++;
    this.#watch();
    try {
      const answer = await command(this.#redis);
      this.#failures = 0;
      return answer;
    } catch (error) {
      throw error instanceof ReplyError ? error : new RedisAway();
    } finally {
      this.#waiting--;
      this.#answers++;
    }
  }

  close(): void {
    this.#closed = true;
    this.#redis.disconnect();
  }

  /** One timer for all that wait, not one for each: it looks whether any answer has come since it last did. */
  #watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    const seen = this.#answers;
    const checkAnswer = (): void => {
      this.#watching = false;
      if (this.#waiting === 0) return;
      if (this.#answers !== seen) {
        this.#watch();
        return;
      }
      this.#is('away', `no answer in ${this.options.timeoutMs ?? ANSWER_TIMEOUT_MS} ms`);
      this.#redis.disconnect(true);
    };
    // A process that was busy itself reads what has arrived before it judges.
    setTimeout(() => setImmediate(checkAnswer), this.options.timeoutMs ?? ANSWER_TIMEOUT_MS).unref();
  }

  #is(state: LinkState, reason: string): void {
    this.#state = state;
    this.#reason = '';
    if (this.#closed || state === (this.#told ?? 'up')) {
      this.#told ??= state;
      return;
    }
    this.#told = state;
    this.options.onChange?.(state, reason);
  }
}

/** A code of the system's or Redis's own: messages may quote what was sent. */
const readReason = (error: Error & { code?: string }): string =>
  error.code ?? /^[A-Z]{3,}(?= )/.exec(error.message)?.[0] ?? error.name;
